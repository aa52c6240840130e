"""The line: n² characters row by row, the common notation for Sudoku.

Digits, then letters from A = 10 on, or another alphabet where the characters tell so; any of `. 0 * _ ? x O` means
empty. Spaces, line breaks and the lines people draw between boxes are passed over. `-` is such a line too, unless only
`-` for empty makes the grid square; spaces and commas are empty cells where nothing else is and they make the grid
square.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from math import isqrt
from typing import NamedTuple

from gridwright.model.draft import Draft
from gridwright.model.errors import FormatError, Problem
from gridwright.model.grid import Grid
from gridwright.notations._shared.alphabets import alphabet_of, is_lettered, values_told
from gridwright.notations._shared.blank_cells import with_dots
from gridwright.notations._shared.cells import must_be_several
from gridwright.notations._shared.notation import Notation
from gridwright.notations._shared.source_text import counted, placed, quoted, refuse
from gridwright.notations._shared.symbols import (
    SYMBOLS,
    are_grids,
    meanings,
    mostly_cells,
    must_be_clear,
    must_have_symbols,
)
from gridwright.notations.candidates import is_candidates
from gridwright.notations.table import has_wide_cells

_LAYOUT = " \t|+"
_HINT = "; {!r} is passed over, '.' means empty"


_LEAST = 4
"""Rows of the smallest grid in which lines are drawn."""


class _CellRow(NamedTuple):
    """A line that has cells: its number, its text, and its cells alone."""

    number: int
    text: str
    cells: str


def _rows(text: str, layout: str) -> list[_CellRow]:
    drop = str.maketrans("", "", layout)
    rows = (_CellRow(number, line, line.translate(drop)) for number, line in enumerate(text.split("\n"), 1))
    return [row for row in rows if row.cells]


def _is_square(rows: list[_CellRow]) -> bool:
    """Whether there are n rows of n cells."""
    return all(len(row.cells) == len(rows) for row in rows)


def _cells(text: str) -> tuple[list[_CellRow], str]:
    """The rows, and the characters passed over in them."""
    rows = _rows(text, _LAYOUT + "-")
    dashed = _rows(text, _LAYOUT) if "-" in text else []
    if dashed and _is_square(dashed) and len(rows) < _LEAST:  # without its empty rows, a grid may look like a tiny one
        return dashed, _LAYOUT
    if not any(char in text for char in "- ,") or ("," not in text and len(rows) > 1 and _is_square(rows)):
        return rows, _LAYOUT + "-"
    if dotted := with_dots(text):
        return _rows(dotted, _LAYOUT + "-"), _LAYOUT + "-"
    filled = [row for row in dashed if row.cells.strip("-")]
    for some in (dashed, filled, [row for row in dashed if row in filled or "|" in row.text]):
        one_line = len(some) == 1 and isqrt(len(some[0].cells)) ** 2 == len(some[0].cells)
        if some and (one_line or _is_square(some)):
            return some, _LAYOUT
    return rows, _LAYOUT + "-"


def recognises(text: str) -> bool:
    rows, _ = _cells(text)
    chars = "".join(row.cells for row in rows)
    if not chars.strip("-"):
        return False
    chars = chars.replace("-", ".")
    # Where all else is a grid, a few wrong characters are let through, so that `read` can say where they stand.
    is_grid = isqrt(len(chars)) ** 2 == len(chars) and (len(rows) == 1 or _is_square(rows))
    size = isqrt(len(chars))
    if len(chars) < 4 or not (
        mostly_cells(chars, size, is_grid * len(chars) // 25) or (is_grid and is_lettered(chars, size))
    ):
        return False
    is_table = has_wide_cells(text) and not with_dots(text)
    return not is_table and not is_candidates(text)


class _LineColumns(Mapping[int, tuple[int, int]]):
    """The places of cells that are the characters of one line."""

    def __init__(self, count: int) -> None:
        self._count = count

    def __getitem__(self, cell: int) -> tuple[int, int]:
        if not 0 <= cell < self._count:
            raise KeyError(cell)
        return 1, cell + 1

    def __iter__(self) -> Iterator[int]:
        return iter(range(self._count))

    def __len__(self) -> int:
        return self._count


_BAD = 255
_DIGITS = frozenset("123456789")


@cache
def _square(size: int) -> Grid:
    """One grid for all puzzles of a size, so that what is remembered of it is found at once."""
    return Grid(size, size)


@cache
def _table(size: int) -> bytes:
    """For each byte the value that it means in a grid of that size."""
    known = meanings(size)
    return bytes(known.get(chr(code), _BAD) for code in range(256))


def read(text: str) -> Draft:
    return _read_word(text.removesuffix("\n")) or _read_rows(text)


def _read_word(word: str) -> Draft | None:
    """A line of nothing but cells, read all at once, since files have them by the million; None if it is another."""
    size = isqrt(len(word))
    if not 2 <= size < len(SYMBOLS) or size * size != len(word) or not word.isascii():
        return None
    values = word.encode().translate(_table(size))
    if size > 9 and _DIGITS.isdisjoint(word):
        return None
    if _BAD in values or ((empty := values.find(0)) >= 0 and values.count(0) != word.count(word[empty])):
        return None
    return Draft(kind="sudoku", grid=_square(size), givens=tuple(values), places=_LineColumns(len(word)))


def _read_rows(text: str) -> Draft:
    """Rows with whatever stands between and around cells, and all that is wrong with them."""
    rows, layout = _cells(text)
    passed = next((char for char in "- " if char in layout and any(char in row.text.strip() for row in rows)), "")
    size = _size(rows, _HINT.format(passed) if passed else "")
    grid = Grid(size, size)
    givens: list[int] = []
    places: dict[int, tuple[int, int]] = {}
    problems: list[Problem] = []
    empty: set[str] = set()
    known, notes = alphabet_of(set("".join(row.cells for row in rows)), size)
    for row in rows:
        for column, char in enumerate(row.text, 1):
            if char in layout:
                continue
            cell = len(givens)
            value = 0 if char == "-" else known.get(char)
            places[cell] = row.number, column
            if value is None:
                message = f"{grid.name(cell)}: {char!r} is not a value {values_told(size)}"
                problems.append(Problem(message, (cell,), row.number, column))
            elif not value:
                empty.add(char)
            givens.append(value or 0)
    refuse(problems)
    must_be_clear(empty, size)
    return Draft(kind="sudoku", grid=grid, givens=tuple(givens), places=places, notes=notes)


def _must_be_no_name(rows: list[_CellRow]) -> None:
    """Refuses a word above a grid: of a kind that is known it would be a header."""
    if len(rows) > 1 and _is_square(rows[1:]) and len(rows[0].cells) != len(rows[1].cells):
        name = rows[0].text.strip()
        if name.isalpha():
            from gridwright.notations._shared.vocabulary import kind_id  # noqa: PLC0415  # which loads all kinds

            try:
                kind_id(name)
            except FormatError as error:
                raise placed(error, rows[0].number, 1) from None


def _size(rows: list[_CellRow], hint: str) -> int:
    """The size of the grid. One row per line is not asked for, but where most lines have one, the others are wrong."""
    _must_be_no_name(rows)
    widths = Counter(len(row.cells) for row in rows)
    usual, often = widths.most_common(1)[0] if widths else (0, 0)
    if usual == len(rows) and 2 * often > usual:
        refuse(
            [
                Problem(
                    f"row {number} has {counted(len(row.cells), 'cell')}, the others {usual}: "
                    f"{quoted(row.text.strip(), 80)}{hint}", (), row.number, 1,
                )
                for number, row in enumerate(rows, 1)
                if len(row.cells) != usual
            ]
        )
    if usual == often == len(rows) and are_grids([row.cells for row in rows]):
        raise FormatError(f"{len(rows)} lines of {usual} cells look like {len(rows)} puzzles")
    count = sum(len(row.cells) for row in rows)
    size = isqrt(count)
    if 1 < len(rows) == often != usual >= 16 and isqrt(usual) ** 2 == usual:
        raise FormatError(f"{len(rows)} lines of {usual} cells look like {len(rows)} puzzles")
    if size * size != count:
        what, near = counted(count, "cell"), ", ".join(f"{n * n} make {n}x{n}" for n in (size, size + 1))
        if 1 < len(rows) == often:
            what, near = f"{len(rows)} rows of {counted(usual, 'cell')}", f"{usual} rows make {usual}x{usual}"
        raise FormatError(f"{what} do not make a square grid ({near}){hint}")
    return size


def write(draft: Draft) -> str:
    must_be_several(draft, "line")
    return characters(draft) + "\n"


def characters(draft: Draft) -> str:
    """The givens, a character each."""
    must_have_symbols(draft.grid.rows, "line")
    return "".join(SYMBOLS[value] if value else "." for value in draft.givens)


NOTATION = Notation(
    id="line",
    title="one line of n² characters",
    titles={
        "cs": "jeden řádek s n² znaky",
        "de": "eine Zeile mit n² Zeichen",
        "es": "una línea de n² caracteres",
        "pt": "uma linha de n² caracteres",
    },
    kinds=("sudoku",),
    carries=frozenset(),
    recognises=recognises,
    read=read,
    write=write,
    loose=True,
    example="53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n",
)
