"""Sandwiches: a number outside, to which the values between the lowest and the highest of a line add up."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar

from gridwright.clues._outside import OutsideClue
from gridwright.model.figures import Badge
from gridwright.model.primitives import Automaton, Machine, Primitive, machine

__all__ = ["CLUE", "Sandwich"]

_BEFORE, _DONE = -2, -1
"""The states before the first crust and behind the second."""


@dataclass(frozen=True, slots=True)
class Sandwich(OutsideClue):
    """In a row or column of n cells, which holds 1 and n once each, the values between these two add up to a number.

    Where a puzzle says what its values are, the two are the lowest and the highest of these.
    """

    name: ClassVar[str] = "sandwich"
    sort: ClassVar[str] = "sandwiches"
    nouns: ClassVar[tuple[str, str]] = ("sandwich clue", "sandwich clues")
    example: ClassVar[str] = "left1=sandwich12"
    summary: ClassVar[str] = (
        "A number outside between two bars is the sum of the values between the lowest and the highest of its line."
    )
    spoken: ClassVar[str] = r"sandwich\w*"
    badge: ClassVar[Badge] = "bars"
    hints: ClassVar[str] = "sandwich"

    def holds(self, values: Sequence[int]) -> bool:
        line = [values[cell] for cell in self.cells]
        low, high = self._crusts
        if low == high or line.count(low) != 1 or line.count(high) != 1:
            return False
        one, other = sorted((line.index(low), line.index(high)))
        return sum(line[one + 1 : other]) == self.value

    @property
    def _crusts(self) -> tuple[int, int]:
        """The lowest and the highest value of a line."""
        line = self.grid.span(self.grid.count or len(self.cells))
        return line[0], line[-1]

    def lower(self, span: range) -> tuple[Primitive, ...]:
        return (Automaton(self.cells, _between(span, self._crusts, self.value)),)

    def possible(self, span: range) -> Iterator[int]:
        low, high = self._crusts
        inside = {0: {0}}  # by how many values there are
        for value in range(low + 1, high):
            for count in sorted(inside, reverse=True):
                if count + 2 < len(self.cells):
                    inside.setdefault(count + 1, set()).update(value + other for other in inside[count])
        yield from sorted(set().union(*inside.values()))


@lru_cache(maxsize=256)
def _between(span: range, crusts: tuple[int, int], total: int) -> Machine:
    """States are the first crust and the sum behind it."""

    def step(state: tuple[int, int], value: int) -> tuple[int, int] | None:
        crust, sum_ = state
        if value in crusts:
            if crust == _BEFORE:
                return (value, 0)
            return (_DONE, 0) if crust not in (value, _DONE) and sum_ == total else None
        if crust in (_BEFORE, _DONE):
            return state
        return (crust, sum_ + value) if sum_ + value <= total else None

    return machine(span, (_BEFORE, 0), step, lambda state: state[0] == _DONE)


CLUE = Sandwich
