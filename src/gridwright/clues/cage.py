"""Killer cages: a dashed line around cells whose values differ and add up to the number in the corner."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar, Literal

from gridwright.clues._drawn import NumberedClue
from gridwright.clues._totals import different_total, total_range
from gridwright.model.figures import Cage, Figure
from gridwright.model.primitives import Distinct, Primitive

__all__ = ["CLUE", "KillerCage"]


@dataclass(frozen=True, slots=True)
class KillerCage(NumberedClue):
    """Values that differ and add up to a number; without a number they only differ."""

    name: ClassVar[str] = "cage"
    sort: ClassVar[str] = "cages"
    nouns: ClassVar[tuple[str, str]] = ("cage", "cages")
    example: ClassVar[str] = "r1c1-r1c2-r2c1=cage12"
    summary: ClassVar[str] = "The values in a cage differ and add up to the number in its corner."
    spoken: ClassVar[str] = r"(?<!little )(?<!little-)killer(?![- ]suguru)\w*|cages?"
    hints: ClassVar[str] = "cage|killer"
    order: ClassVar[Literal["any", "line", "path"]] = "any"
    fewest: ClassVar[int] = 1
    optional: ClassVar[bool] = True

    @property
    def variety(self) -> str:
        return "cage" if self.value else "cage without a sum"

    def holds(self, values: Sequence[int]) -> bool:
        inside = [values[cell] for cell in self.cells]
        return len(set(inside)) == len(inside) and self.value in (0, sum(inside))

    def lower(self, size: int) -> tuple[Primitive, ...]:
        return different_total(self.cells, self.value, size) if self.value else (Distinct(self.cells),)

    def figures(self) -> Iterator[Figure]:
        yield Cage(self.cells, str(self.value or ""))

    def possible(self, size: int) -> Iterator[int]:
        yield from total_range(len(self.cells), size)


CLUE = KillerCage
