"""The rectangle of cells: numbering, names, lines, boxes and neighbours, and what values look like in it.

Cells are numbered row by row from 0 and named `r1c1` for people. Values are numbered from 1, 0 for an empty cell, and
shown as these numbers unless a puzzle says where they begin.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from string import ascii_lowercase, ascii_uppercase

from gridwright.model.arguments import whole
from gridwright.model.errors import RuleError
from gridwright.model.span import check_span

__all__ = ["BESIDE", "KING", "KNIGHT", "MAX_SIDE", "Grid", "Move", "Regions", "default_boxes", "leaps", "region_label"]

MAX_SIDE = 100
"""The most rows or columns a grid may have."""

Regions = tuple[tuple[int, ...], ...]
"""Regions as tuples of cells, each sorted, in the order of their first cells."""

Move = tuple[int, int]

# Half of each symmetric set of moves: the other half is the same pairs seen from the other cell.
BESIDE: tuple[Move, ...] = ((0, 1), (1, 0))
KING: tuple[Move, ...] = ((0, 1), (1, -1), (1, 0), (1, 1))
KNIGHT: tuple[Move, ...] = ((1, -2), (1, 2), (2, -1), (2, 1))

_LABELS = ascii_uppercase + ascii_lowercase
_LONGEST = 40
"""Characters of a name that messages quote."""

_NAME = re.compile(r"[rR]([0-9]{1,4})[cC]([0-9]{1,4})")


@dataclass(frozen=True, slots=True, order=True)
class Grid:
    """`rows` × `cols` cells, of which some may be `holes`: they hold nothing, and no move leads there.

    The least value is shown as `first`; `count` is how many values there are, 0 if that is as usual.
    """

    rows: int
    cols: int
    holes: frozenset[int] = frozenset()
    first: int = 1
    count: int = 0

    def __post_init__(self) -> None:
        for count, what in ((self.rows, "rows"), (self.cols, "columns")):
            if not 1 <= whole(count, f"a number of {what}") <= MAX_SIDE:
                raise RuleError(f"a grid of {self.rows}x{self.cols}: {count} {what} is outside 1 to {MAX_SIDE}")
        if self.count or self.first != 1:
            check_span(self.first, self.count or self.usual_count)
            object.__setattr__(self, "count", 0 if self.count == self.usual_count else self.count)

    @property
    def cells(self) -> range:
        """The numbers of all cells."""
        return range(self.rows * self.cols)

    @property
    def filled(self) -> tuple[int, ...]:
        """The cells that hold something."""
        return tuple(cell for cell in self.cells if cell not in self.holes) if self.holes else tuple(self.cells)

    @property
    def usual_count(self) -> int:
        """How many values a puzzle on such a grid has that says nothing else, if its kind is one of squares."""
        return max(self.rows, self.cols)

    def span(self, count: int = 0) -> range:
        """What the values are shown as: all, or the first so many of them."""
        return range(self.first, self.first + (count or self.count or self.usual_count))

    def with_span(self, span: range) -> Grid:
        """The same cells with values that are shown so."""
        return Grid(self.rows, self.cols, self.holes, span.start, len(span))

    def with_holes(self, holes: Iterable[int]) -> Grid:
        """The same with these cells holding nothing."""
        return Grid(self.rows, self.cols, frozenset(holes), self.first, self.count)

    @property
    def empty(self) -> int:
        """What stands for an empty cell among numbers that are shown: 0, or -1 where 0 is a value."""
        return 0 if self.first else -1

    def shown(self, value: int) -> int:
        """What a value is shown as."""
        return value + self.first - 1 if value > 0 or self.first == 1 else value + self.first

    def value(self, shown: int) -> int:
        """The value that is shown as a number. What is lower than all becomes negative, never 0, which is empty."""
        value = shown - self.first + 1
        return value if value > 0 or self.first == 1 else value - 1

    def all_shown(self, values: Sequence[int]) -> Sequence[int]:
        """What the values of a full grid are shown as."""
        return values if self.first == 1 else [value + self.first - 1 for value in values]

    @property
    def shows_usual_values(self) -> bool:
        """Whether values are what kinds have: from 1 on, as many as usual."""
        return self.first == 1 and not self.count

    @property
    def is_square(self) -> bool:
        """Whether there are as many rows as columns."""
        return self.rows == self.cols

    def row(self, row: int) -> tuple[int, ...]:
        """The cells of a row, the first being 0."""
        return tuple(range(row * self.cols, (row + 1) * self.cols))

    def column(self, col: int) -> tuple[int, ...]:
        """The cells of a column, the first being 0."""
        return tuple(range(col, self.rows * self.cols, self.cols))

    def where(self, cell: int) -> tuple[int, int]:
        """Row and column of a cell, from 0."""
        return divmod(cell, self.cols)

    def name(self, cell: int) -> str:
        """What people call a cell: `r1c1`."""
        row, col = self.where(cell)
        return f"r{row + 1}c{col + 1}"

    def names(self, cells: Iterable[int]) -> str:
        """The names of cells, with blanks between them."""
        return " ".join(map(self.name, cells))

    def named(self, name: str) -> int:
        """The cell that a name such as `r1c1` means."""
        match = _NAME.fullmatch(name.strip())
        if match is None:
            shown = repr(name) if len(name) <= _LONGEST else f"{name[:_LONGEST]!r}…"
            raise RuleError(f"{shown} is not a cell; cells are written like r1c1")
        row, col = int(match[1]) - 1, int(match[2]) - 1
        if not (0 <= row < self.rows and 0 <= col < self.cols):
            raise RuleError(f"{name.strip()} is off the grid of {self.rows}x{self.cols}")
        if row * self.cols + col in self.holes:
            raise RuleError(f"{name.strip()} is a cell that holds nothing")
        return row * self.cols + col

    def moved(self, cell: int, move: Move) -> int | None:
        """The cell that a move leads to, or None when it leaves the grid or ends in a hole."""
        row, col = cell // self.cols + move[0], cell % self.cols + move[1]
        if 0 <= row < self.rows and 0 <= col < self.cols and (found := row * self.cols + col) not in self.holes:
            return found
        return None

    def line(self, cell: int, move: Move) -> tuple[int, ...]:
        """The cells from one on in the direction of a move, as far as the grid goes."""
        return _line(self, cell, move)

    def pairs(self, moves: Iterable[Move]) -> tuple[tuple[int, int], ...]:
        """Every two cells one of the moves apart."""
        return _pairs(self, tuple(moves))

    def neighbours(self, cell: int) -> tuple[int, ...]:
        """The cells that share a side with this one: left, up, right, down, as far as they exist."""
        return _neighbours(self, cell)

    def boxes(self, height: int, width: int) -> Regions:
        """The grid cut into boxes of `height` rows and `width` columns."""
        if height < 1 or width < 1 or self.rows % height or self.cols % width:
            raise RuleError(f"boxes of {height}x{width} do not fill a grid of {self.rows}x{self.cols}")
        return tuple(
            tuple(r * self.cols + c for r in range(top, top + height) for c in range(left, left + width))
            for top in range(0, self.rows, height)
            for left in range(0, self.cols, width)
        )

    def box_shape(self, regions: Regions) -> tuple[int, int] | None:
        """Height and width of the boxes that the regions are, or None if they are no boxes."""
        if not regions:
            return None
        height, width = self.where(regions[0][-1])[0] + 1, self.where(regions[0][-1])[1] + 1
        if self.rows % height or self.cols % width or regions != self.boxes(height, width):
            return None
        return height, width

    def region_numbers(self, regions: Regions) -> list[int | None]:
        """The number of each cell's region, from 0; None for a cell in no region."""
        numbers: list[int | None] = [None] * len(self.cells)
        for number, region in enumerate(regions):
            for cell in region:
                numbers[cell] = number
        return numbers

    def is_connected(self, cells: Iterable[int]) -> bool:
        """Whether one can walk between any two of the cells from side to side without leaving them."""
        return len(self.pieces(cells)) < 2

    def pieces(self, cells: Iterable[int]) -> list[tuple[int, ...]]:
        """The cells in connected pieces, each sorted."""
        rest, found = set(cells), []
        while rest:
            piece = [rest.pop()]
            for cell in piece:
                beside = rest.intersection(self.neighbours(cell))
                rest -= beside
                piece += beside
            found.append(tuple(sorted(piece)))
        return found


def leaps(move: Move) -> tuple[Move, ...]:
    """A move in all directions, as half of them: by so many rows and columns, or by as many columns and rows."""
    both = {(rows, cols) for rows, cols in (move, move[::-1])}
    every = {(rows, sign * cols) for rows, cols in both for sign in (1, -1)}
    return tuple(sorted((rows, cols) for rows, cols in every if rows or cols > 0))


def region_label(number: int | None) -> str:
    """A short name for the region of that number: A … Z, a … z, then 53, 54 …; "" for none."""
    if number is None:
        return ""
    return _LABELS[number] if number < len(_LABELS) else str(number + 1)


def default_boxes(size: int) -> tuple[int, int]:
    """Height and width of the boxes of an n×n Sudoku: as near to square as can be, never higher than wide."""
    height = next(h for h in range(int(size**0.5), 0, -1) if size % h == 0)
    return height, size // height


# These are remembered: clues and rules ask for the same ones in puzzle after puzzle.
@lru_cache(maxsize=1024)
def _line(grid: Grid, cell: int, move: Move) -> tuple[int, ...]:
    found = [cell]
    while (following := grid.moved(found[-1], move)) is not None:
        found.append(following)
    return tuple(found)


@lru_cache(maxsize=1024)
def _neighbours(grid: Grid, cell: int) -> tuple[int, ...]:
    found = [grid.moved(cell, move) for move in ((0, -1), (-1, 0), (0, 1), (1, 0))]
    return tuple([other for other in found if other is not None])


@lru_cache(maxsize=16)
def _pairs(grid: Grid, moves: tuple[Move, ...]) -> tuple[tuple[int, int], ...]:
    apart = [(cell, grid.moved(cell, move)) for cell in grid.filled for move in moves]
    return tuple([(cell, other) for cell, other in apart if other is not None])
