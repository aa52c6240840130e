"""Zipper lines: cells equally far from the middle of a line have equal sums."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar

from gridwright.clues._drawn import DrawnClue
from gridwright.clues._totals import weighted_total
from gridwright.model.figures import Figure, Ribbon
from gridwright.model.primitives import Primitive

__all__ = ["CLUE", "Zipper"]


@dataclass(frozen=True, slots=True)
class Zipper(DrawnClue):
    """The first and last values add up to the same as the second and the last but one, and so on; if there is one in
    the middle, to that."""

    name: ClassVar[str] = "zipper"
    sort: ClassVar[str] = "zippers"
    nouns: ClassVar[tuple[str, str]] = ("zipper line", "zipper lines")
    example: ClassVar[str] = "r1c1-r1c2-r2c2=zipper"
    summary: ClassVar[str] = (
        "Two cells equally far from the middle of a zipper line have the same sum, which a cell in the middle has too."
    )
    spoken: ClassVar[str] = r"zippers?(?: lines?)?"
    hints: ClassVar[str] = "zipper|sum"
    fewest: ClassVar[int] = 3

    def holds(self, values: Sequence[int]) -> bool:
        along = [values[cell] for cell in self.cells]
        sums = [one + other for one, other in zip(along, reversed(along), strict=True)]
        middle = len(along) // 2
        if len(along) % 2:
            sums[middle] = along[middle]
        return len(set(sums)) == 1

    def lower(self, span: range) -> tuple[Primitive, ...]:
        half, odd = divmod(len(self.cells), 2)
        pairs = [(self.cells[place], self.cells[-1 - place]) for place in range(half)]
        # All are compared with what says most: the middle, or else the two cells beside it.
        inner = self.cells[half : half + 1] if odd else pairs.pop()
        found: list[Primitive] = []
        for pair in pairs:
            found += weighted_total((*pair, *inner), (1, 1, *(-1 for _ in inner)), 0, span)
        return tuple(found)

    def figures(self) -> Iterator[Figure]:
        yield Ribbon(self.cells, "lavender")


CLUE = Zipper
