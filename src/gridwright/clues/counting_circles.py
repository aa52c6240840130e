"""Counting circles: a value in a circle says how many circles hold it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar, Literal, Self

from gridwright.clues._drawn import DrawnClue
from gridwright.model.figures import Figure, Pill
from gridwright.model.grid import Grid, Regions
from gridwright.model.primitives import Automaton, Domain, Machine, Primitive, machine, mask_of
from gridwright.model.random_stream import RandomStream

__all__ = ["CLUE", "CountingCircles"]


_SHARE = 4
"""One of so many cells has a circle at most, in puzzles that are made."""


@dataclass(frozen=True, slots=True)
class CountingCircles(DrawnClue):
    """All circles of a puzzle together: each value in them is there as often as it says."""

    name: ClassVar[str] = "circles"
    sort: ClassVar[str] = "circles"
    nouns: ClassVar[tuple[str, str]] = ("set of counting circles", "sets of counting circles")
    example: ClassVar[str] = "r1c1-r1c2-r2c3=circles"
    summary: ClassVar[str] = "A value in a circle says how many circles hold that value."
    spoken: ClassVar[str] = r"counting[- ]circles?"
    hints: ClassVar[str] = "circle|circled|counting"
    order: ClassVar[Literal["any", "line", "path"]] = "any"
    fewest: ClassVar[int] = 1

    def holds(self, values: Sequence[int]) -> bool:
        return all(value == times for value, times in Counter(values[cell] for cell in self.cells).items())

    def lower(self, span: range) -> tuple[Primitive, ...]:
        usable = _in_some_set(span, len(self.cells))
        counted = [Automaton(self.cells, _none_or_all(span, value)) for value in usable]
        return Domain(self.cells, mask_of(span, usable)), *counted

    def figures(self) -> Iterator[Figure]:
        yield from (Pill((cell,)) for cell in self.cells)

    @classmethod
    def together(cls, clues: Sequence[Self]) -> Iterable[Self]:
        """All circles count, whichever words they stand in."""
        yield cls(clues[0].grid, tuple({cell for clue in clues for cell in clue.cells}))

    @classmethod
    def proposals(
        cls, grid: Grid, regions: Regions, values: Sequence[int], stream: RandomStream, most: int = 0
    ) -> Iterator[Self]:
        """Circles around some values, each as often as it says."""
        kinds = sorted(value for value, times in Counter(values).items() if 0 < value <= times)
        stream.shuffle(kinds)
        marked: list[int] = []
        for value in kinds:
            cells = [cell for cell in grid.filled if values[cell] == value]
            stream.shuffle(cells)
            if not marked or len(marked) + value <= len(values) // _SHARE:
                marked += cells[:value]
        if marked:
            yield cls(grid, tuple(marked))


def _in_some_set(span: range, count: int) -> list[int]:
    """The values of sets that add up to the number of circles: no others can be in one, and 0 least of all."""
    countable = [value for value in span if value]

    def sums(without: int) -> set[int]:
        found = {0}
        for value in countable:
            if value != without:
                found |= {value + other for other in found}
        return found

    return [value for value in countable if count - value in sums(value)]


@lru_cache(maxsize=256)
def _none_or_all(span: range, counted: int) -> Machine:
    """That a value is there as often as it says, or not at all; states are how often it was."""

    def step(times: int, value: int) -> int | None:
        if value != counted:
            return times
        return times + 1 if times < counted else None

    return machine(span, 0, step, lambda times: times in (0, counted))


CLUE = CountingCircles
