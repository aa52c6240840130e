"""What the engine hands out beside single outcomes: answers for many grids, and solutions one after the other."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import overload

from gridwright.model.display import brief
from gridwright.model.grid import Grid
from gridwright.model.puzzle import Outcome, Solution, Status

__all__ = ["STATUSES", "Answers", "Listing"]

STATUSES = (Status.NONE, Status.UNIQUE, Status.SEVERAL, Status.UNDECIDED)
"""What the bytes of `Answers.statuses` mean."""


@dataclass(frozen=True, slots=True, repr=False)
class Answers(Sequence[Outcome]):
    """A status and a solution for each grid, as buffers that numpy takes as they are, and as a sequence of outcomes.

    `statuses` has a byte per grid: 0 none, 1 unique, 2 several, 3 undecided. `solutions` has a row per grid with its
    first solution, zeros where there is none.
    """

    grid: Grid
    statuses: memoryview
    solutions: memoryview

    def __repr__(self) -> str:
        return brief(self, f"{len(self)} grids of {self.grid.rows}x{self.grid.cols}")

    def __len__(self) -> int:
        return len(self.statuses)

    @overload
    def __getitem__(self, index: int) -> Outcome: ...
    @overload
    def __getitem__(self, index: slice) -> list[Outcome]: ...
    def __getitem__(self, index: int | slice) -> Outcome | list[Outcome]:
        if isinstance(index, slice):
            return [self[i] for i in range(*index.indices(len(self)))]
        number = range(len(self))[index]
        cells = len(self.grid.cells)
        status = STATUSES[self.statuses[number]]
        values = tuple(self.solutions.cast("B")[number * cells : (number + 1) * cells])
        found = (Solution(self.grid, values),) if values[0] else ()
        at_least = 2 if status is Status.SEVERAL else len(found)
        return Outcome(status, found, at_least, status in (Status.NONE, Status.UNIQUE))


class Listing(Iterator[Solution]):
    """Solutions as they are found. Once it has ended, `complete` says whether there are no more of them."""

    def __init__(self, find: Callable[[Listing], Iterator[Solution]]) -> None:
        self.complete = False
        self._found = find(self)

    def __next__(self) -> Solution:
        return next(self._found)
