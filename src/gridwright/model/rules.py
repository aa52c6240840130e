"""Rules: one statement about cells each, in a person's words.

Every rule says what it means twice, on purpose and independently: `holds` in the plainest way, to check any
solution that anything produces, and `lower` as primitives for the engine.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Protocol, runtime_checkable

from gridwright.model.figures import BlackCell, Border, Figure, Stroke
from gridwright.model.grid import BESIDE, KING, KNIGHT, Grid, Move, Regions, leaps
from gridwright.model.primitives import Distinct, Domain, Primitive, mask_up_to, pairs, relation

__all__ = [
    "AllDifferent", "Different", "NoConsecutive", "Nothing", "Rule", "Shown", "Values",
    "anti_knight", "diagonals", "disjoint_groups", "falling_diagonal", "latin_rules", "no_equals_apart", "no_touch",
    "regions_filled", "regions_in", "rising_diagonal",
]


class Rule(Protocol):
    """What every rule offers."""

    @property
    def cells(self) -> tuple[int, ...]:
        """The cells it speaks about."""

    @property
    def label(self) -> str:
        """What people call it: `row 1`, `no touching equals`."""

    def holds(self, values: Sequence[int]) -> bool:
        """Whether a full grid (what each cell of the grid shows) keeps it."""

    def lower(self, span: range) -> tuple[Primitive, ...]:
        """The same as primitives, for a puzzle whose values are shown as those of the span: 1 … 9, or 0 … 8."""


@runtime_checkable
class Shown(Rule, Protocol):
    """What rules offer of which there is something to be seen."""

    def figures(self) -> Iterator[Figure]:
        """What is to be seen of it."""


@dataclass(frozen=True, slots=True)
class Values:
    """The cells hold values from 1 to `high`, the least of which is shown as `first`."""

    cells: tuple[int, ...]
    high: int
    first: int = 1

    @property
    def label(self) -> str:
        return f"values {self.first} to {self.first + self.high - 1}"

    def holds(self, values: Sequence[int]) -> bool:
        return all(self.first <= values[cell] < self.first + self.high for cell in self.cells)

    def lower(self, span: range) -> tuple[Primitive, ...]:
        return (Domain(self.cells, mask_up_to(self.high)),)


@dataclass(frozen=True, slots=True)
class Nothing:
    """The cells hold nothing. The engine, which fills every cell, is told that there is but one value for them."""

    cells: tuple[int, ...]

    @property
    def label(self) -> str:
        return "cells that hold nothing"

    def holds(self, values: Sequence[int]) -> bool:
        return all(values[cell] in (0, 1) for cell in self.cells)

    def lower(self, span: range) -> tuple[Primitive, ...]:
        return (Domain(self.cells, mask_up_to(1)),)

    def figures(self) -> Iterator[Figure]:
        yield from map(BlackCell, self.cells)


@dataclass(frozen=True, slots=True)
class AllDifferent:
    """The values of a house all differ. What it is called (`row`, 3) is not part of what it says."""

    cells: tuple[int, ...]
    what: str = field(default="house", compare=False)
    number: int = field(default=0, compare=False)

    @property
    def label(self) -> str:
        return f"{self.what} {self.number}" if self.number else self.what

    def holds(self, values: Sequence[int]) -> bool:
        return len({values[cell] for cell in self.cells}) == len(self.cells)

    def lower(self, span: range) -> tuple[Primitive, ...]:
        return (Distinct(self.cells),)

    def figures(self) -> Iterator[Figure]:
        if self.what in ("box", "region"):
            yield Border(self.cells)
        elif "diagonal" in self.what:
            yield Stroke(self.cells)


@dataclass(frozen=True, slots=True)
class Different:
    """Cells a certain move apart hold different values: a king's move, a knight's, a step to the side.

    A move without a name of its own is told by its numbers, `1×3`.
    """

    grid: Grid
    moves: tuple[Move, ...]
    name: str = field(default="cells that must differ", compare=False)
    move: str = field(default="", compare=False)

    @property
    def cells(self) -> tuple[int, ...]:
        return tuple(self.grid.cells)

    @property
    def label(self) -> str:
        return self.name

    def holds(self, values: Sequence[int]) -> bool:
        return all(values[a] != values[b] for a, b in self.grid.pairs(self.moves))

    def lower(self, span: range) -> tuple[Primitive, ...]:
        return _all_different(self.grid, self.moves)


@lru_cache(maxsize=64)
def _all_different(grid: Grid, moves: tuple[Move, ...]) -> tuple[Primitive, ...]:
    # Four cells of a square all touch each other: one house does the work of six pairs.
    # A grid one cell high or wide has no such square, so there the pairs remain.
    if moves == KING and grid.rows > 1 and grid.cols > 1:
        corners = ((cell, grid.moved(cell, (1, 1))) for cell in grid.cells)
        return tuple(Distinct((cell, cell + 1, last - 1, last)) for cell, last in corners if last is not None)
    return tuple(Distinct(pair) for pair in grid.pairs(moves))


@lru_cache(maxsize=16)
def _none_consecutive(grid: Grid, span: range) -> tuple[Primitive, ...]:
    not_consecutive = relation(span, lambda value, other: abs(value - other) != 1)
    return pairs(grid.pairs(BESIDE), not_consecutive)


@dataclass(frozen=True, slots=True)
class NoConsecutive:
    """Neighbours side by side never hold consecutive values."""

    grid: Grid

    @property
    def cells(self) -> tuple[int, ...]:
        return tuple(self.grid.cells)

    @property
    def label(self) -> str:
        return "no consecutive neighbours"

    def holds(self, values: Sequence[int]) -> bool:
        return all(abs(values[a] - values[b]) != 1 for a, b in self.grid.pairs(BESIDE))

    def lower(self, span: range) -> tuple[Primitive, ...]:
        return _none_consecutive(self.grid, span)


def no_touch(grid: Grid) -> Different:
    """Equal values never touch, not even at a corner."""
    return Different(grid, KING, "no touching equals")


def anti_knight(grid: Grid) -> Different:
    """Equal values are never a knight's move apart."""
    return Different(grid, KNIGHT, "no equals a knight's move apart")


def no_equals_apart(grid: Grid, move: Move) -> Different:
    """Equal values are never so many rows and columns apart, nor as many columns and rows."""
    name, low, high = "no equals a certain move apart", min(move), max(move)
    return Different(grid, leaps(move), name, f"{low}×{high}")


def latin_rules(grid: Grid, regions: Regions) -> Iterator[Rule]:
    """Values once in every row, every column and, if there are any, every region: 1 … n, or what the grid shows.

    Rectangles that tile the grid are called boxes.
    """
    yield Values(tuple(grid.cells), grid.count or grid.rows, grid.first)
    for row in range(grid.rows):
        yield AllDifferent(grid.row(row), "row", row + 1)
    for col in range(grid.cols):
        yield AllDifferent(grid.column(col), "column", col + 1)
    what = "box" if grid.box_shape(regions) else "region"
    for number, region in enumerate(regions, 1):
        yield AllDifferent(region, what, number)


def regions_filled(regions: Regions) -> Iterator[Rule]:
    """Every region of n cells holds 1 … n."""
    for number, region in enumerate(regions, 1):
        yield Values(region, len(region))
        yield AllDifferent(region, "region", number)


def falling_diagonal(grid: Grid) -> Rule:
    """The diagonal of a square grid from top left to bottom right holds different values."""
    return AllDifferent(tuple(i * grid.cols + i for i in range(grid.rows)), "falling diagonal")


def rising_diagonal(grid: Grid) -> Rule:
    """The other diagonal does."""
    return AllDifferent(tuple(i * grid.cols + grid.cols - 1 - i for i in range(grid.rows)), "rising diagonal")


def diagonals(grid: Grid) -> Iterator[Rule]:
    """Both diagonals of a square grid hold different values."""
    yield falling_diagonal(grid)
    yield rising_diagonal(grid)


def disjoint_groups(regions: Regions) -> Iterator[Rule]:
    """The first cells of all regions hold different values, and so do the second ones, and so on."""
    for number in range(max(map(len, regions))):
        cells = tuple(sorted(region[number] for region in regions if number < len(region)))
        yield AllDifferent(cells, "disjoint group", number + 1)


def regions_in(rules: Iterable[Rule]) -> Regions:
    """The regions that rules speak of, boxes or others."""
    return tuple(rule.cells for rule in rules if isinstance(rule, AllDifferent) and rule.what in ("box", "region"))
