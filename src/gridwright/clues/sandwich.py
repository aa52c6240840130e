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

_DONE = -1
"""The state behind the second crust."""


@dataclass(frozen=True, slots=True)
class Sandwich(OutsideClue):
    """In a row or column of n cells, which holds 1 and n once each, the values between these two add up to a number."""

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
        if len(line) == 1 or line.count(1) != 1 or line.count(len(line)) != 1:
            return False
        one, other = sorted((line.index(1), line.index(len(line))))
        return sum(line[one + 1 : other]) == self.value

    def lower(self, size: int) -> tuple[Primitive, ...]:
        return (Automaton(self.cells, _between(size, len(self.cells), self.value)),)

    def possible(self, size: int) -> Iterator[int]:
        sums = {0}
        for value in range(2, len(self.cells)):
            sums |= {value + other for other in sums}
        yield from sorted(sums)


@lru_cache(maxsize=256)
def _between(size: int, length: int, total: int) -> Machine:
    """States are the first crust and the sum behind it."""

    def step(state: tuple[int, int], value: int) -> tuple[int, int] | None:
        crust, sum_ = state
        if value in (1, length):
            if crust == 0:
                return (value, 0)
            return (_DONE, 0) if crust not in (value, _DONE) and sum_ == total else None
        if crust in (0, _DONE):
            return state
        return (crust, sum_ + value) if sum_ + value <= total else None

    return machine(size, (0, 0), step, lambda state: state[0] == _DONE)


CLUE = Sandwich
