"""Blocks: a puzzle with regions as two grids of characters, the givens and the regions, in either order.

Each has one row per line, with or without spaces between the cells; between the two a blank line may stand. The regions
have a letter or digit for every cell, the givens a character such as `.` or `,` in empty ones, or a space if regions
have letters. Which puzzle it is follows from the regions: n of them with n cells each, in a square, make a jigsaw, and
any others a Suguru.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from gridwright.kinds import find
from gridwright.model.checks import region_problems
from gridwright.model.draft import Draft
from gridwright.model.errors import FormatError, Problem
from gridwright.model.grid import MAX_SIDE, Grid
from gridwright.notations._shared.alphabets import alphabet_of, values_told
from gridwright.notations._shared.cells import rows_of
from gridwright.notations._shared.notation import Notation, Piece
from gridwright.notations._shared.regions import region_numbers
from gridwright.notations._shared.source_text import TextLine, counted, quoted, refuse
from gridwright.notations._shared.symbols import EMPTY, SYMBOLS, must_be_clear, must_have_symbols, value_of

_NOTE = "note-kind"
_GRID = re.compile(r"\S.*(?:\n[ \t]*\S.*)*")
_LABELS = re.compile("[A-Za-z]{2,}")
_SPACED = re.compile(f"[1-9 {re.escape(EMPTY)}-]*")
_LEAST = 4
"""Cells of the smallest puzzle; smaller ones could be anything."""

_HOLES = frozenset(EMPTY + "-")


class _CellBlock(NamedTuple):
    """One of the two grids: its rows, its cells and where they stand."""

    lines: Sequence[TextLine]
    cells: Sequence[str]
    places: dict[int, tuple[int, int]]

    @property
    def widths(self) -> list[int]:
        return [len("".join(line.text.split())) for line in self.lines]


def _halves(text: str) -> list[_CellBlock]:
    """The two halves of a text: what stands before and after its only blank line, or as many rows each."""
    if len(text) > 8 * MAX_SIDE**2:
        return []
    lines = [TextLine(number, line) for number, line in enumerate(text.split("\n"), 1) if line.strip()]
    gaps = [place for place, (line, after) in enumerate(pairwise(lines), 1) if after.number > line.number + 1]
    middle = gaps[0] if len(gaps) == 1 else len(lines) // 2
    return [_block(half) for half in (lines[:middle], lines[middle:]) if half]


def _block(lines: Sequence[TextLine]) -> _CellBlock:
    placed = [(char, (number, column)) for number, text in lines for column, char in enumerate(text, 1) if char > " "]
    return _CellBlock(lines, [char for char, _ in placed], {cell: place for cell, (_, place) in enumerate(placed)})


def _givens_and_regions(text: str) -> tuple[_CellBlock, _CellBlock] | None:
    """The two halves of a text, if one of them can be regions and the other givens."""
    typed = _matched(_halves(text)) or _matched(_halves(_with_dots(text)))
    return typed or (_matched(_halves(text.replace(",", "."))) if "," in text else None)


def _matched(halves: Sequence[_CellBlock]) -> tuple[_CellBlock, _CellBlock] | None:
    for givens, regions in (halves, halves[::-1]) if len(halves) == 2 else ():
        if _are_regions(regions) and _are_givens(givens, regions):
            return givens, regions
    return None


def _with_dots(text: str) -> str:
    """The text with dots for spaces in empty cells of the givens; nothing if it is not typed so."""
    lines = text.rstrip("\n").split("\n")
    labels = [number for number, line in enumerate(lines) if _LABELS.fullmatch(line)]
    if len(text) > 8 * MAX_SIDE**2 or not labels or len(labels) != labels[-1] - labels[0] + 1:
        return ""
    before, behind = lines[: labels[0]], lines[labels[-1] + 1 :]
    if any(map(str.strip, before)) == any(map(str.strip, behind)):
        return ""
    shown = lines[labels[0] : labels[-1] + 1]
    if not any(map(str.strip, before)):
        rows = _dotted(behind, len(shown), len(shown[0]))
        return "\n".join([*before, *shown, *rows]) if rows else ""
    rows = _dotted(before[::-1], len(shown), len(shown[0]))[::-1]
    return "\n".join([*rows, *shown]) if rows else ""


def _dotted(lines: Sequence[str], count: int, width: int) -> list[str]:
    """So many rows with dots in empty cells, from the line next to the regions on, unless that is an empty one."""
    gap = lines[:1] if lines[0] == "" or (len(lines) > count and not lines[0].strip()) else []
    rest = [line.rstrip() for line in lines[len(gap) :]]
    rows = [*rest, *[""] * count][:count]
    if any(rest[count:]) or not all(len(row) <= width and _SPACED.fullmatch(row) for row in rows):
        return []
    return [*gap, *(row.ljust(width).replace(" ", ".") for row in rows), *rest[count:]]


def _are_regions(block: _CellBlock) -> bool:
    """Whether characters are labels, one for every cell of a rectangle; digits only of regions in one piece."""
    labels, widths = block.cells, set(block.widths)
    if len(block.lines) < 2 or len(labels) < _LEAST or len(widths) != 1 or not 1 < len(set(labels)) < len(labels):
        return False
    if max(*widths, len(block.lines)) > MAX_SIDE or not all(label.isascii() and label.isalnum() for label in labels):
        return False
    if all(label.isalpha() for label in labels) and max(widths) > 1:
        return True
    grid = Grid(len(block.lines), max(widths))
    return not region_problems(grid, _cells_of(labels), None, allow_disconnected=False)


def _cells_of(labels: Sequence[str]) -> dict[str, list[int]]:
    groups: dict[str, list[int]] = {}
    for cell, label in enumerate(labels):
        groups.setdefault(label, []).append(cell)
    return groups


def _are_givens(block: _CellBlock, regions: _CellBlock) -> bool:
    """Whether characters are givens between empty cells, in about as many rows and columns as the regions have."""
    cells, width = block.cells, regions.widths[0]
    known = sum(value_of(char, len(SYMBOLS) - 1) is not None or char == "-" for char in cells)
    rows = sum(abs(count - width) <= 1 for count in block.widths)
    if known < len(cells) - len(cells) // 25 or abs(rows - len(regions.lines)) > 1 or rows < len(block.lines):
        return False
    if all(map(str.isalpha, regions.cells)) and not any(map(str.isalpha, cells)):
        return True
    # Regions may be labelled with digits too, but an empty cell is never only one of many labels.
    usual, often = Counter(cells).most_common(1)[0]
    is_square = len(block.lines) + len(regions.lines) == width  # a grid that is cut in two has it in both halves
    return usual in _HOLES and 3 * often >= len(cells) and not (is_square and usual in regions.cells)


def recognises(text: str) -> bool:
    """Whether a text is two grids, or many puzzles of two grids each."""
    return bool(split(text)) or _givens_and_regions(text) is not None


def split(text: str) -> Sequence[Piece]:
    """The puzzles of a text with many, each two grids with blank lines before and after them."""
    grids = list(_GRID.finditer(text)) if "\n\n" in text else []
    if len(grids) < 4 or len(grids) % 2:
        return ()
    pairs = list(zip(grids[::2], grids[1::2], strict=True))
    pieces = [
        Piece(text[first.start() : second.end()], text.count("\n", 0, first.start()) + 1)
        for first, second in pairs
    ]
    return pieces if all(_givens_and_regions(piece.text) for piece in pieces) else ()


def read(text: str) -> Draft:
    found = _givens_and_regions(text)
    if found is None:
        raise FormatError("these are not two grids of the same size, one with labels for all cells and one with givens")
    givens, regions = found
    grid = Grid(len(regions.lines), regions.widths[0])
    refuse(_wrong_rows(givens, grid))
    is_jigsaw = _is_jigsaw(grid, regions.cells)
    size = grid.rows if is_jigsaw else max(map(len, _cells_of(regions.cells).values()))
    known, notes = alphabet_of(set(givens.cells), size)
    values = [0 if char == "-" else known.get(char) for char in givens.cells]
    refuse(
        [
            Problem(f"{grid.name(cell)}: {char!r} is not a value {values_told(size)}", (cell,), *givens.places[cell])
            for cell, (char, value) in enumerate(zip(givens.cells, values, strict=True))
            if value is None
        ]
    )
    must_be_clear({givens.cells[cell] for cell, value in enumerate(values) if not value}, size)
    return Draft(
        kind="jigsaw" if is_jigsaw else "suguru",
        grid=grid,
        givens=tuple(value or 0 for value in values),
        regions=tuple(regions.cells),
        places=givens.places,
        region_places=regions.places,
        notes=notes if is_jigsaw else (*notes, _NOTE),
    )


def _wrong_rows(block: _CellBlock, grid: Grid) -> list[Problem]:
    """What is wrong with givens that have other rows than the regions."""
    wrong = [
        Problem(
            f"row {number} has {counted(width, 'cell')}, the regions have {grid.cols}: {quoted(line.text.strip())}", (),
            line.number, 1,
        )
        for number, (line, width) in enumerate(zip(block.lines, block.widths, strict=True), 1)
        if width != grid.cols
    ]
    if not wrong and len(block.lines) != grid.rows:
        rows = counted(len(block.lines), "row")
        wrong.append(Problem(f"{rows} of givens and {grid.rows} of regions", (), block.lines[-1].number, 1))
    return wrong


def _is_jigsaw(grid: Grid, labels: Sequence[object]) -> bool:
    return grid.is_square and {labels.count(label) for label in labels} == {grid.rows}


def write(draft: Draft) -> str:
    grid, numbers = draft.grid, region_numbers(draft)
    if len(grid.cells) < _LEAST or grid.cols < 2 or not 1 < len(set(numbers)) < len(numbers):
        raise FormatError(f"blocks cannot show the regions of a grid of {grid.rows}x{grid.cols} like this one")
    must_have_symbols(max(max(numbers) + 1, *draft.givens), "blocks")
    if _is_jigsaw(grid, numbers) != find(draft.kind).square:
        raise FormatError(f"blocks cannot tell a {draft.kind} with these regions from another kind")
    givens = [SYMBOLS[value] if value else "." for value in draft.givens]
    labels = [SYMBOLS[number + 10] if max(numbers) < 26 else SYMBOLS[number + 1] for number in numbers]
    parts = ["".join("".join(row) + "\n" for row in rows_of(grid, cells)) for cells in (givens, labels)]
    text = "\n".join(parts)
    found = _givens_and_regions(text)
    if found is None or list(found[0].cells) != givens:
        raise FormatError("blocks cannot tell these givens from regions; more cells must be empty")
    return text


NOTATION = Notation(
    id="blocks",
    title="two grids: givens, then regions",
    titles={
        "cs": "dvě mřížky: zadané hodnoty, pak oblasti",
        "de": "zwei Gitter: Vorgaben, dann Gebiete",
        "es": "dos cuadrículas: valores dados, luego regiones",
        "pt": "duas grades: valores dados, depois regiões",
    },
    kinds=("suguru", "jigsaw"),
    carries=frozenset({"connected regions"}),
    recognises=recognises,
    read=read,
    write=write,
    split=split,
    example="""\
....4
.2...
.....
5.43.

ABCCC
ABCCD
ABBEE
AAEEE
""",
)
