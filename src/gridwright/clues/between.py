"""Between lines: a line from circle to circle, on which all values lie strictly between those in the circles."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar

from gridwright.clues._drawn import DrawnClue
from gridwright.clues._ends import inner_values
from gridwright.clues._relations import at_least_apart
from gridwright.model.figures import Figure, Pill, Stroke
from gridwright.model.primitives import Domain, Pair, Primitive, mask_of

__all__ = ["CLUE", "BetweenLine"]


@dataclass(frozen=True, slots=True)
class BetweenLine(DrawnClue):
    """The values between the ends of a line are greater than one of these and less than the other."""

    name: ClassVar[str] = "between"
    sort: ClassVar[str] = "betweenlines"
    nouns: ClassVar[tuple[str, str]] = ("between line", "between lines")
    example: ClassVar[str] = "r1c1-r1c2-r2c3=between"
    summary: ClassVar[str] = "Values on a line between two circles lie strictly between those in the circles."
    spoken: ClassVar[str] = r"between[- ]lines?"
    hints: ClassVar[str] = "circle|line"
    fewest: ClassVar[int] = 3

    def holds(self, values: Sequence[int]) -> bool:
        first, *inner, last = (values[cell] for cell in self.cells)
        return all(min(first, last) < value < max(first, last) for value in inner)

    def lower(self, span: range) -> tuple[Primitive, ...]:
        first, *inner, last = self.cells
        return (
            Domain(tuple(inner), mask_of(span, span[1:-1])),
            Pair(first, last, at_least_apart(span, 2)),
            inner_values(self.cells, span, 2, _between),
        )

    def figures(self) -> Iterator[Figure]:
        yield Stroke(self.cells)
        yield Pill(self.cells[:1])
        yield Pill(self.cells[-1:])


def _between(low: int, high: int, value: int) -> bool:
    return low < value < high


CLUE = BetweenLine
