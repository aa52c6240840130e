"""A board drawn with characters, taken apart: what stands in each cell, what between two, and which lines are heavy."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

from gridwright.model.errors import FormatError, Problem
from gridwright.model.grid import Grid
from gridwright.notations._reading.box_characters import HEAVY, arms_of, is_line
from gridwright.notations._shared.notation import Piece
from gridwright.notations._shared.source_text import sized
from gridwright.notations._shared.walls import Wall

__all__ = ["DrawnBoard", "taken_apart"]

_PITCHES = (4, 3, *range(5, 24))
"""How far the columns of a plain drawing are apart: it has no lines between cells of a region."""


@dataclass(frozen=True)
class DrawnBoard:
    """`texts` has what stands in each cell, `signs` what stands between two neighbours, `walls` the heavy lines.

    `outlined` says whether some lines are heavier than others, so that the heavy ones mean something.
    """

    grid: Grid
    texts: Sequence[str]
    signs: Mapping[Wall, str]
    walls: frozenset[Wall]
    outlined: bool
    places: Mapping[int, tuple[int, int]]


@dataclass(frozen=True)
class _Canvas:
    """The lines of a drawing, all as long as the first, and the columns in which lines between cells stand."""

    lines: Sequence[str]
    columns: Sequence[int]
    first_line: int
    indent: int

    @property
    def plain(self) -> bool:
        return self.lines[0][0] == "+"

    def cell(self, row: int, col: int) -> str:
        return self.lines[2 * row + 1][self.columns[col] + 1 : self.columns[col + 1]]

    def upright(self, row: int, col: int) -> str:
        """What stands at the left of a cell."""
        return self.lines[2 * row + 1][self.columns[col]]

    def level(self, row: int, col: int) -> str:
        """What stands above a cell."""
        return self.lines[2 * row][self.columns[col] + 1 : self.columns[col + 1]]

    def corner(self, row: int, col: int) -> str:
        """Where lines meet, above and to the left of a cell."""
        return self.lines[2 * row][self.columns[col]]


def taken_apart(piece: Piece) -> DrawnBoard | None:
    """The board that a piece of text draws with a line around every cell or region; None if it is drawn otherwise."""
    canvas = next((canvas for canvas in _canvases(piece) if _has_single_words(canvas)), None)
    if canvas is None:
        return None
    rows, cols = (len(canvas.lines) - 1) // 2, len(canvas.columns) - 1
    grid = sized(rows, cols, canvas.first_line, canvas.indent + 1)
    signs: dict[Wall, str] = {}
    walls: set[Wall] = set()
    for wall, line in _between(canvas, grid):
        marks = [char for char in line if not _is_drawn(char, plain=canvas.plain)]
        if marks:
            signs[wall] = "".join(marks)
        heavy = _is_heavy(canvas, grid, wall, [char for char in line if char not in marks])
        if heavy:
            walls.add(wall)
    framed = canvas.plain or HEAVY in arms_of(canvas.lines[0][0])
    texts = [canvas.cell(*grid.where(cell)) for cell in grid.cells]
    return DrawnBoard(
        grid,
        [text.strip() for text in texts],
        signs,
        frozenset(walls),
        framed,
        {cell: _place(canvas, grid, cell, text) for cell, text in enumerate(texts)},
    )


def _place(canvas: _Canvas, grid: Grid, cell: int, text: str) -> tuple[int, int]:
    row, col = grid.where(cell)
    blank = len(text) - len(text.lstrip()) if text.strip() else 0
    return canvas.first_line + 2 * row + 1, canvas.indent + canvas.columns[col] + blank + 2


def _canvases(piece: Piece) -> Iterator[_Canvas]:
    lines = piece.text.split("\n")
    indent = len(lines[0]) - len(lines[0].lstrip())
    width = len(lines[0].rstrip()) - indent
    cut = [line[indent : indent + width].ljust(width) for line in lines]
    if width < 3 or len(cut) < 3 or len(cut) % 2 == 0 or any(line[:indent].strip() for line in lines):
        return
    if is_line(cut[0][0]):
        columns = [column for column, char in enumerate(cut[0]) if arms_of(char).down]
        yield _Canvas(cut, columns, piece.line, indent)
    else:
        for pitch in _PITCHES:
            if width % pitch == 1:
                yield _Canvas(cut, range(0, width, pitch), piece.line, indent)


def _has_single_words(canvas: _Canvas) -> bool:
    """Whether every cell has one word at most, and a line or sign beside it."""
    rows, cols = (len(canvas.lines) - 1) // 2, len(canvas.columns) - 1
    lines = [canvas.cell(row, col) for row in range(rows) for col in range(cols)]
    if cols < 1 or any(len(text.split()) > 1 or "|" in text or any(map(is_line, text)) for text in lines):
        return False
    sides = [canvas.upright(row, col) for row in range(rows) for col in range(cols + 1)]
    if canvas.plain:
        # Every cell shows something, and nothing else than lines and signs stands between them.
        return all(text.strip() for text in lines) and not any(side.isalnum() and side not in "ovXV" for side in sides)
    return all(side.strip() for side in sides) and not any(arms_of(side).right for side in sides)


def _between(canvas: _Canvas, grid: Grid) -> Iterator[tuple[Wall, str]]:
    for row in range(grid.rows):
        for col, (left, right) in enumerate(pairwise(grid.row(row)), 1):
            yield (left, right), canvas.upright(row, col)
    for row in range(1, grid.rows):
        for col, (above, below) in enumerate(zip(grid.row(row - 1), grid.row(row), strict=True)):
            yield (above, below), canvas.level(row, col)


def _is_drawn(char: str, *, plain: bool) -> bool:
    """Whether a character between cells is a line; in a plain drawing light lines are blank."""
    return char in " -|+" if plain else is_line(char)


def _is_heavy(canvas: _Canvas, grid: Grid, wall: Wall, line: Sequence[str]) -> bool:
    """Whether the line between two cells is heavy. Where a sign hides all of it, its ends tell."""
    if line:
        return any(char in "-|" for char in line) if canvas.plain else any(HEAVY in arms_of(char) for char in line)
    (row, col), (to_row, _) = map(grid.where, wall)
    upright = row == to_row
    ends = (
        (canvas.corner(row, col + 1), canvas.corner(row + 1, col + 1))
        if upright
        else (canvas.corner(row + 1, col), canvas.corner(row + 1, col + 1))
    )
    if not canvas.plain:
        first, last = map(arms_of, ends)
        return HEAVY in ((first.down, last.up) if upright else (first.right, last.left))
    if set(ends) & set("|" if upright else "-"):
        return True
    if set(ends) & set(" -" if upright else " |"):
        return False
    if (upright and 0 in (row, row + 1 - grid.rows)) or (not upright and 0 in (col, col + 1 - grid.cols)):
        return True  # on the frame, lines meet only where a border begins
    names = " and ".join(map(grid.name, wall))
    message = f"the sign between {names} hides whether there is a border; with Unicode lines that can be seen"
    raise FormatError(Problem(message, wall, canvas.first_line + 2 * row + 1 + (not upright)))
