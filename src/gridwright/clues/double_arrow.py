"""Double arrows: the values between two circles add up to the sum of those in the circles."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar

from gridwright.clues._drawn import DrawnClue
from gridwright.clues._totals import weighted_total
from gridwright.model.figures import Figure, Pill, Ribbon
from gridwright.model.primitives import Primitive

__all__ = ["CLUE", "DoubleArrow"]


@dataclass(frozen=True, slots=True)
class DoubleArrow(DrawnClue):
    """The first and the last value add up to as much as all between them."""

    name: ClassVar[str] = "doublearrow"
    sort: ClassVar[str] = "doublearrows"
    nouns: ClassVar[tuple[str, str]] = ("double arrow", "double arrows")
    example: ClassVar[str] = "r1c1-r1c2-r2c2-r2c3=doublearrow"
    summary: ClassVar[str] = "The values between two circles of a double arrow add up to as much as those in them."
    spoken: ClassVar[str] = r"double[- ]arrows?"
    hints: ClassVar[str] = "arrow|circle|sum"
    fewest: ClassVar[int] = 3

    def holds(self, values: Sequence[int]) -> bool:
        first, *between, last = (values[cell] for cell in self.cells)
        return first + last == sum(between)

    def lower(self, span: range) -> tuple[Primitive, ...]:
        return weighted_total(self.cells, (-1, *(1 for _ in self.cells[2:]), -1), 0, span)

    def figures(self) -> Iterator[Figure]:
        yield Ribbon(self.cells, "pink")
        yield Pill(self.cells[:1])
        yield Pill(self.cells[-1:])


CLUE = DoubleArrow
