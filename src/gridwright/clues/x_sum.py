"""X-sums: a number outside, to which the first X values of a line add up, X being the first of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar

from gridwright.clues._outside import OutsideClue
from gridwright.model.figures import Badge
from gridwright.model.primitives import Automaton, Machine, Primitive, machine

__all__ = ["CLUE", "XSum"]


@dataclass(frozen=True, slots=True)
class XSum(OutsideClue):
    """As many values as the first of a row or column says add up to a number, itself among them."""

    name: ClassVar[str] = "xsum"
    sort: ClassVar[str] = "xsums"
    nouns: ClassVar[tuple[str, str]] = ("X-sum", "X-sums")
    example: ClassVar[str] = "left1=xsum12"
    summary: ClassVar[str] = (
        "A number outside after Σ is the sum of the first X values seen from there, where X is the first of them."
    )
    spoken: ClassVar[str] = r"x[- ]sums?"
    badge: ClassVar[Badge] = "sigma"
    hints: ClassVar[str] = "x-sum|sum"

    def holds(self, values: Sequence[int]) -> bool:
        line = [values[cell] for cell in self.cells]
        return line[0] <= len(line) and sum(line[: line[0]]) == self.value

    def lower(self, span: range) -> tuple[Primitive, ...]:
        return (Automaton(self.cells, _first(span, self.value)),)

    def possible(self, span: range) -> Iterator[int]:
        yield from range(0 if 0 in span else 1, sum(span) + 1)


@lru_cache(maxsize=256)
def _first(span: range, total: int) -> Machine:
    """States are how many values are still to come and how much they add; at the start, neither is known."""

    def step(state: tuple[int, int] | None, value: int) -> tuple[int, int] | None:
        left, rest = (value, total) if state is None else state
        if left == 0:
            return (0, 0) if rest == 0 else None
        if value > rest or (left == 1 and value < rest) or (left > 1 and value == rest and 0 not in span):
            return None
        return (left - 1, rest - value)

    return machine(span, None, step, lambda state: state == (0, 0))


CLUE = XSum
