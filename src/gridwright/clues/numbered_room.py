"""Numbered rooms: a number outside stands in the Nth cell of a line, N being the value in its first."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar

from gridwright.clues._outside import OutsideClue
from gridwright.model.figures import Badge
from gridwright.model.primitives import Automaton, Machine, Primitive, machine

__all__ = ["CLUE", "NumberedRoom"]


@dataclass(frozen=True, slots=True)
class NumberedRoom(OutsideClue):
    """The first value of a row or column says in which of its cells the number is."""

    name: ClassVar[str] = "numberedroom"
    sort: ClassVar[str] = "numberedrooms"
    nouns: ClassVar[tuple[str, str]] = ("numbered room", "numbered rooms")
    example: ClassVar[str] = "left1=numberedroom3"
    summary: ClassVar[str] = "A number outside in a box stands in the Nth cell from there, where N is the first value."
    spoken: ClassVar[str] = r"numbered[- ]rooms?"
    badge: ClassVar[Badge] = "box"
    hints: ClassVar[str] = "room"

    def holds(self, values: Sequence[int]) -> bool:
        line = [values[cell] for cell in self.cells]
        return 1 <= line[0] <= len(line) and line[line[0] - 1] == self.value

    def lower(self, span: range) -> tuple[Primitive, ...]:
        return (Automaton(self.cells, _found(span, self.value)),)


@lru_cache(maxsize=256)
def _found(span: range, wanted: int) -> Machine:
    """States are how many cells on the room is: −1 before the first, 0 behind the room. No room has the number 0."""

    def step(left: int, value: int) -> int | None:
        if left == 0:
            return 0
        left = (value if left < 0 else left) - 1
        if left < 0:
            return None
        return left if left or value == wanted else None

    return machine(span, -1, step, lambda left: left == 0)


CLUE = NumberedRoom
