"""Skyscrapers: how many values can be seen from outside, where each hides all lower ones behind it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import accumulate
from typing import ClassVar

from gridwright.clues._outside import OutsideClue
from gridwright.model.primitives import Automaton, Machine, Primitive, machine

__all__ = ["CLUE", "Skyscraper"]


@dataclass(frozen=True, slots=True)
class Skyscraper(OutsideClue):
    """So many values of a row or column are higher than all before them."""

    name: ClassVar[str] = "skyscraper"
    sort: ClassVar[str] = "skyscrapers"
    nouns: ClassVar[tuple[str, str]] = ("skyscraper clue", "skyscraper clues")
    example: ClassVar[str] = "left1=skyscraper3"
    summary: ClassVar[str] = "A number outside counts the values seen from there: each hides lower ones behind it."
    spoken: ClassVar[str] = r"skyscrapers?(?= (?:sudoku|puzzle|clue))"
    hints: ClassVar[str] = "skyscraper|visible"

    def holds(self, values: Sequence[int]) -> bool:
        return len(set(accumulate((values[cell] for cell in self.cells), max))) == self.value

    def lower(self, span: range) -> tuple[Primitive, ...]:
        return (Automaton(self.cells, _seen(span, self.value)),)


@lru_cache(maxsize=256)
def _seen(span: range, wanted: int) -> Machine:
    def step(state: tuple[int, int], value: int) -> tuple[int, int] | None:
        highest, seen = state
        if value <= highest:
            return state
        return (value, seen + 1) if seen < wanted else None

    return machine(span, (span.start - 1, 0), step, lambda state: state[1] == wanted)


CLUE = Skyscraper
