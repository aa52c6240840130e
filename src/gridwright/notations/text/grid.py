"""Grids drawn with characters: rows of givens with the signs between them, and rows of region labels.

A row is compact, one character per cell, or has a word per cell. `<` and `>` stand between two cells of a row,
`^` or `∧` (the upper cell is less) and `v`, `V` or `∨` (it is greater) on a line of their own, each below a character
of its cell.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple

from gridwright.clues.run import is_hole
from gridwright.model.errors import Problem
from gridwright.model.grid import Grid
from gridwright.notations._shared.cells import rows_of
from gridwright.notations._shared.source_text import TextLine, as_int, counted, enough, quoted, refuse
from gridwright.notations._shared.symbols import must_be_clear, value_of

__all__ = [
    "Word", "draw", "is_upright", "look_like_regions", "read_givens", "read_labels", "shown_size", "write_labels",
]

Sign = tuple[int, int]

_GIVEN = re.compile(r"[^\s<>]+")
_LABEL = re.compile(r"\S+")
_UPRIGHT = str.maketrans("V∨∧", "vv^")


class Word(NamedTuple):
    """A piece of a line, with the column of its first character from 1."""

    text: str
    column: int


class Drawing(NamedTuple):
    """What a grid of givens shows."""

    givens: tuple[int, ...]
    signs: tuple[Sign, ...]
    places: dict[int, tuple[int, int]]
    holes: dict[int, str]
    """The cells that hold nothing, with what is written there: perhaps sums."""


def is_upright(line: TextLine) -> bool:
    """Whether a line holds signs between rows, and no cells."""
    return set(line.text) <= set(" ^v∧∨V")


def shown_size(lines: Sequence[TextLine], *, square: bool) -> tuple[int, int] | None:
    """The size that rows show by themselves: cells are single words, or single characters without spaces."""
    rows = [_GIVEN.findall(line.text) for line in lines if not is_upright(line)]
    if not rows:
        return None
    if square:
        # Where most rows are equally wide, that is the size: a row that is missing or too many is told as such.
        width, often = Counter(map(_width, rows)).most_common(1)[0]
        size = width if 2 * often > len(rows) else len(rows)
        return (size, size)
    cols = {len(words[0]) if len(words) == 1 else len(words) for words in rows}
    clear = all(len(words) == 1 or all(len(word) == 1 for word in words) for words in rows)
    return (len(rows), cols.pop()) if clear and len(cols) == 1 else None


def _width(words: Sequence[str]) -> int:
    """The cells of a row whose size is not known: its characters where it is written without spaces, else its words."""
    is_compact = len(words) == 1 or any("." in word and len(word) > 1 for word in words)
    return sum(map(len, words)) if is_compact else len(words)


def look_like_regions(line: TextLine) -> bool:
    """Whether a line where givens should stand holds letters, and not all the same."""
    letters = set(line.text) - {" "}
    return len(letters) > 1 and all(char.isascii() and char.isalpha() for char in letters) and not is_upright(line)


def read_givens(grid: Grid, lines: Sequence[TextLine]) -> Drawing:
    """The givens and the signs among them; no lines mean that every cell is empty."""
    if not lines:
        return Drawing((0,) * len(grid.cells), (), {}, {})
    givens: list[int] = []
    signs: list[Sign] = []
    places: dict[int, tuple[int, int]] = {}
    problems: list[Problem] = []
    above: list[Word] = []
    below: set[int] = set()
    empty: set[str] = set()
    letters = False
    holes: dict[int, str] = {}
    for line in lines:
        first = len(givens)
        if is_upright(line):
            found, wrong = _signs_below(grid, first - grid.cols, above, line, below)
        else:
            above, below = _words(grid, first // grid.cols, line, _GIVEN), set()
            found, wrong = _signs_inside(grid, first, above, line)
            for cell, word in enumerate(above, first):
                places[cell] = line.number, word.column
                if is_hole(word.text):
                    holes[cell] = word.text
                    givens.append(0)
                    continue
                value = _value(word.text, grid)
                letters |= bool(value) and value is not None and grid.shown(value) > 9 and word.text.isalpha()
                if value == 0:
                    empty.add(word.text)
                if value is None:
                    message = f"{grid.name(cell)}: {quoted(word.text)} is not a value; write a number, or '.' for empty"
                    wrong.append(Problem(message, (cell,), line.number, word.column))
                givens.append(value or 0)
        signs += found
        problems += wrong
        if enough(problems):
            break
    refuse(problems or _missing(grid, len(givens), lines, "givens"))
    # Both 0 and `.` may be empty, unless values go from 0 to F.
    must_be_clear(empty if letters else empty - {"0"}, grid.rows)
    return Drawing(tuple(givens), tuple(dict.fromkeys(signs)), places, holes)


def _value(text: str, grid: Grid) -> int | None:
    """The value that a cell states, 0 if it is empty; letters go on after 9. Where 0 is a value, an O is neither."""
    if text == "-":
        return 0
    number = value_of(text, max(grid.span()[-1], 9)) if len(text) == 1 else as_int(text)
    if grid.first == 1 or number is None:
        return number
    if number == 0 and (grid.first or not text.isdecimal()):
        return None if text in "oO" else 0
    return grid.value(number)


def read_labels(grid: Grid, lines: Sequence[TextLine]) -> tuple[tuple[str, ...], dict[int, tuple[int, int]]]:
    """The region label of each cell ("" where a `.` stands), and where it stands."""
    labels: list[str] = []
    places: dict[int, tuple[int, int]] = {}
    for row, line in enumerate(lines):
        for word in _words(grid, row, line, _LABEL):
            places[len(labels)] = line.number, word.column
            labels.append("" if word.text == "." else word.text)
    refuse(_missing(grid, len(labels), lines, "regions"))
    return tuple(labels), places


def draw(grid: Grid, givens: Sequence[int], signs: Iterable[Sign], holes: Mapping[int, str]) -> str:
    """The grid of givens, compact where that is clear, with its signs in fixed columns."""
    words = [holes.get(cell) or (str(grid.shown(value)) if value else ".") for cell, value in enumerate(givens)]
    width, known = max(map(len, words)), set(signs)
    if not known:
        return write_labels(grid, words)
    lines = []
    for row in map(grid.row, range(grid.rows)):
        text = words[row[0]].rjust(width)
        for left, right in pairwise(row):
            text += f" {_symbol(known, left, right, '<>')} {words[right].rjust(width)}"
        below = "   ".join(_symbol(known, cell, cell + grid.cols, "^v").rjust(width) for cell in row)
        lines += [text, below.rstrip()]
    return _lines(filter(None, lines))


def write_labels(grid: Grid, labels: Sequence[str]) -> str:
    """One word per cell, without spaces between them when each is a single character."""
    width = max(map(len, labels))
    gap = "" if width == 1 else " "
    return _lines(gap.join(label.rjust(width) for label in row) for row in rows_of(grid, labels))


def _lines(lines: Iterable[str]) -> str:
    return "".join(line + "\n" for line in lines)


def _symbol(signs: set[Sign], cell: int, other: int, symbols: str) -> str:
    if (cell, other) in signs:
        return symbols[0]
    return symbols[1] if (other, cell) in signs else " "


def _words(grid: Grid, row: int, line: TextLine, pattern: re.Pattern[str]) -> list[Word]:
    """The cells of a row: its words if there is one for each cell, else its characters."""
    words = [Word(match.group(), match.start() + 1) for match in pattern.finditer(line.text)]
    chars = sum(len(word.text) for word in words)
    if row >= grid.rows:
        refuse([Problem(f"a row too many after {counted(grid.rows, 'row')}: {quoted(line.text)}", (), line.number, 1)])
    if len(words) == grid.cols:
        return words
    if chars == grid.cols:
        return [Word(char, word.column + i) for word in words for i, char in enumerate(word.text)]
    count = counted(_width([word.text for word in words]), "cell")
    message = f"row {row + 1} has {count} instead of {grid.cols}: {quoted(line.text.strip(), 80)}"
    refuse([Problem(message, (), line.number, 1)])
    return []


def _signs_inside(grid: Grid, first: int, words: Sequence[Word], line: TextLine) -> tuple[list[Sign], list[Problem]]:
    """The signs between the cells of a row, `first` being its first cell."""
    signs: list[Sign] = []
    problems: list[Problem] = []
    ends = [word.column + len(word.text) for word in words]
    for match in re.finditer(r"[<>](?:\s*[<>])*", line.text):
        column = match.start() + 1
        before = sum(end <= column for end in ends)
        left, right = first + before - 1, first + before
        if not 0 < before < grid.cols or len(match.group()) > 1:
            message = f"{quoted(match.group())} does not stand between two cells of row {first // grid.cols + 1}"
            problems.append(Problem(message, (), line.number, column))
        else:
            signs.append((left, right) if match.group() == "<" else (right, left))
    return signs, problems


def _signs_below(
    grid: Grid, first: int, above: Sequence[Word], line: TextLine, taken: set[int]
) -> tuple[list[Sign], list[Problem]]:
    """The signs on the line below a row, `first` being the first cell of that row. `taken` cells have one already."""
    signs: list[Sign] = []
    problems: list[Problem] = []
    under = {word.column + i: cell for cell, word in enumerate(above, first) for i in range(len(word.text))}
    for match in re.finditer(r"[v^]", line.text.translate(_UPRIGHT)):
        column, cell = match.start() + 1, under.get(match.start() + 1)
        if cell is None:
            message = f"the {match.group()!r} stands under no cell"
        elif cell in taken:
            message = f"a second sign under {grid.name(cell)}: {match.group()!r}"
        elif (below := cell + grid.cols) not in grid.cells:
            message = f"the {match.group()!r} stands below the last row"
        else:
            taken.add(cell)
            signs.append((cell, below) if match.group() == "^" else (below, cell))
            continue
        problems.append(Problem(message, () if cell is None else (cell,), line.number, column))
        if enough(problems):
            break
    return signs, problems


def _missing(grid: Grid, count: int, lines: Sequence[TextLine], what: str) -> list[Problem]:
    """What to say when there are fewer rows than the grid has."""
    if count == len(grid.cells):
        return []
    rows = counted(count // grid.cols, "row")
    if not lines:
        return [Problem(f"no rows of {what} instead of {grid.rows}")]
    return [Problem(f"{rows} of {what} instead of {grid.rows}; this is the last", (), lines[-1].number, 1)]
