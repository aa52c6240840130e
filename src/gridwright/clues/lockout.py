"""Lockout lines: a line from diamond to diamond, on which no value lies between those in the diamonds."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar

from gridwright.clues._drawn import NumberedClue, usual_values
from gridwright.clues._ends import inner_values
from gridwright.clues._relations import at_least_apart
from gridwright.model.figures import Figure, Pill, Stroke
from gridwright.model.grid import Grid
from gridwright.model.primitives import Pair, Primitive, pairs

__all__ = ["CLUE", "LockoutLine"]


@dataclass(frozen=True, slots=True)
class LockoutLine(NumberedClue):
    """The ends of a line differ by its number or more, and what is between them is below or above both."""

    name: ClassVar[str] = "lockout"
    sort: ClassVar[str] = "lockoutlines"
    nouns: ClassVar[tuple[str, str]] = ("lockout line", "lockout lines")
    example: ClassVar[str] = "r1c1-r1c2-r2c3=lockout"
    summary: ClassVar[str] = (
        "Values in the two diamonds of a lockout line are far apart, and none on the line is one of them or between."
    )
    spoken: ClassVar[str] = r"lockout(?: lines?)?"
    hints: ClassVar[str] = "lockout|diamond|line"
    optional: ClassVar[bool] = True
    fewest: ClassVar[int] = 3

    @classmethod
    def usual(cls, grid: Grid) -> int:
        return max(1, usual_values(grid) // 2)

    def holds(self, values: Sequence[int]) -> bool:
        low, high = sorted((values[self.cells[0]], values[self.cells[-1]]))
        locked = range(low, high + 1)
        return high - low >= self.value and all(values[cell] not in locked for cell in self.cells[1:-1])

    def lower(self, span: range) -> tuple[Primitive, ...]:
        first, *inner, last = self.cells
        differ = at_least_apart(span, 1)
        return (
            Pair(first, last, at_least_apart(span, self.value)),
            *pairs([(end, cell) for end in (first, last) for cell in inner], differ),
            inner_values(self.cells, span, self.value, _outside),
        )

    def figures(self) -> Iterator[Figure]:
        yield Stroke(self.cells, self.number)
        yield Pill(self.cells[:1], diamond=True)
        yield Pill(self.cells[-1:], diamond=True)

    def possible(self, span: range) -> Iterator[int]:
        yield from range(1, len(span))


def _outside(low: int, high: int, value: int) -> bool:
    return value < low or value > high


CLUE = LockoutLine
