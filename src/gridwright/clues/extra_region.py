"""Extra regions: shaded cells whose values all differ, beside the regions that a puzzle has anyway."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar, Literal

from gridwright.clues._drawn import DrawnClue
from gridwright.model.figures import Figure, Shade
from gridwright.model.primitives import Distinct, Primitive

__all__ = ["CLUE", "ExtraRegion"]


@dataclass(frozen=True, slots=True)
class ExtraRegion(DrawnClue):
    """The values of these cells differ; where there are as many cells as values, each of these is there."""

    name: ClassVar[str] = "region"
    sort: ClassVar[str] = "extraregions"
    nouns: ClassVar[tuple[str, str]] = ("extra region", "extra regions")
    example: ClassVar[str] = "r1c1-r1c2-r2c3=region"
    summary: ClassVar[str] = "The values in an extra region all differ."
    spoken: ClassVar[str] = r"extra regions?|windoku|hyper-?sudoku"
    hints: ClassVar[str] = "extra region|windoku|window"
    order: ClassVar[Literal["any", "line", "path"]] = "any"

    @property
    def variety(self) -> str:
        return "extra region"

    def holds(self, values: Sequence[int]) -> bool:
        return len({values[cell] for cell in self.cells}) == len(self.cells)

    def lower(self, span: range) -> tuple[Primitive, ...]:
        return (Distinct(self.cells),)

    def figures(self) -> Iterator[Figure]:
        yield Shade(self.cells, "grey")


CLUE = ExtraRegion
