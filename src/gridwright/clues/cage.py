"""Killer cages: a dashed line around cells whose values differ and add up to the number in the corner."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import ClassVar, Literal, Self

from gridwright.clues._drawn import NumberedClue
from gridwright.clues._random_cells import random_halves, random_pieces, usual_sizes
from gridwright.clues._totals import different_total, total_range
from gridwright.model.figures import Cage, Figure
from gridwright.model.grid import Grid, Regions
from gridwright.model.primitives import Distinct, Primitive
from gridwright.model.random_stream import RandomStream

__all__ = ["CLUE", "KillerCage"]


_LARGEST = 4
"""Cells of a cage in puzzles as they are printed, at most."""


@dataclass(frozen=True, slots=True)
class KillerCage(NumberedClue):
    """Values that differ and add up to a number; without a number they only differ."""

    name: ClassVar[str] = "cage"
    sort: ClassVar[str] = "cages"
    nouns: ClassVar[tuple[str, str]] = ("cage", "cages")
    example: ClassVar[str] = "r1c1-r1c2-r2c1=cage12"
    summary: ClassVar[str] = "The values in a cage differ and add up to the number in its corner."
    spoken: ClassVar[str] = r"(?<!little )(?<!little-)killer(?![- ]suguru)\w*|cages?"
    hints: ClassVar[str] = "cage|killer|sum"
    order: ClassVar[Literal["any", "line", "path"]] = "any"
    fewest: ClassVar[int] = 1
    optional: ClassVar[bool] = True
    covering: ClassVar[bool] = True
    gaps: ClassVar[bool] = True

    @property
    def variety(self) -> str:
        if not self.value:
            return "cage without a sum"
        return "cage" if len(self.cells) > 1 else "cage of one cell"

    def holds(self, values: Sequence[int]) -> bool:
        inside = [values[cell] for cell in self.cells]
        return len(set(inside)) == len(inside) and self.value in (0, sum(inside))

    def lower(self, span: range) -> tuple[Primitive, ...]:
        return different_total(self.cells, self.value, span) if self.value else (Distinct(self.cells),)

    def figures(self) -> Iterator[Figure]:
        yield Cage(self.cells, str(self.value or ""))

    def possible(self, span: range) -> Iterator[int]:
        yield from total_range(len(self.cells), span)

    @classmethod
    def proposals(
        cls, grid: Grid, regions: Regions, values: Sequence[int], stream: RandomStream, most: int = 0
    ) -> Iterator[Self]:
        """Cages all over the grid."""

        def differ(cells: Sequence[int]) -> bool:
            return len({values[cell] for cell in cells}) == len(cells)

        for piece in random_pieces(grid, usual_sizes(most or _LARGEST), differ, stream):
            if total := sum(values[cell] for cell in piece):  # a cell with 0 alone would be a cage without a sum
                yield cls(grid, piece, total)

    def halves(self, values: Sequence[int], stream: RandomStream) -> tuple[Self, ...]:
        parts = random_halves(self.grid, self.cells, stream)
        totals = [sum(values[cell] for cell in part) for part in parts]
        return tuple(map(partial(type(self), self.grid), parts, totals)) if all(totals) else ()

    def joined(self, other: Self, values: Sequence[int], stream: RandomStream) -> Self | None:
        both = {*self.cells, *other.cells}
        if other == self or len({values[cell] for cell in both}) < len(both) or not self.grid.is_connected(both):
            return None
        return type(self)(self.grid, tuple(both), sum(values[cell] for cell in both))


CLUE = KillerCage
