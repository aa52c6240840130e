"""What the engine hands out beside single outcomes: answers for many grids, and solutions one after the other."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, cast, overload

from gridwright.model.display import brief, counted
from gridwright.model.grid import Grid
from gridwright.model.puzzle import Outcome, Solution, Status

if TYPE_CHECKING:
    from numpy import uint8
    from numpy.typing import NDArray

__all__ = ["STATUSES", "Answers", "Listing"]

STATUSES = (Status.NONE, Status.UNIQUE, Status.SEVERAL, Status.UNDECIDED)
"""What the bytes of `Answers.statuses` mean."""


@dataclass(frozen=True, slots=True, repr=False)
class Answers(Sequence[Outcome]):
    """A status and a solution for each grid: as arrays, and as a sequence of outcomes."""

    grid: Grid
    status_bytes: memoryview
    solution_bytes: memoryview
    shape: tuple[int, ...]
    """That of the solutions: as the grids were asked about."""

    def __post_init__(self) -> None:
        if self.grid.holes:
            solutions, cells = bytearray(self.solution_bytes), len(self.grid.cells)
            for hole in self.grid.holes:
                solutions[hole::cells] = bytes(len(self))
            object.__setattr__(self, "solution_bytes", memoryview(solutions))

    def __repr__(self) -> str:
        return brief(self, f"{counted(len(self), 'grid')} of {self.grid.rows}x{self.grid.cols}")

    def __reduce__(self) -> tuple[Callable[..., Answers], tuple[Grid, bytes, bytes, tuple[int, ...]]]:
        return _answers, (self.grid, bytes(self.status_bytes), bytes(self.solution_bytes), self.shape)

    @property
    def statuses(self) -> NDArray[uint8]:
        """A byte per grid: 0 none, 1 unique, 2 several, 3 undecided. Without numpy, a memoryview of them."""
        return _array(self.status_bytes, (len(self),))

    @property
    def solutions(self) -> NDArray[uint8]:
        """The first solution of each grid, zeros where there is none, and in cells that hold nothing: n x rows x
        columns or, for one grid, rows x columns if the question had that shape, else n x cells. Without numpy, a
        memoryview of these bytes."""
        return _array(self.solution_bytes, self.shape)

    def __len__(self) -> int:
        return len(self.status_bytes)

    @overload
    def __getitem__(self, index: int) -> Outcome: ...
    @overload
    def __getitem__(self, index: slice) -> list[Outcome]: ...
    def __getitem__(self, index: int | slice) -> Outcome | list[Outcome]:
        if isinstance(index, slice):
            return [self[i] for i in range(*index.indices(len(self)))]
        number = range(len(self))[index]
        cells = len(self.grid.cells)
        status = STATUSES[self.status_bytes[number]]
        values = tuple(self.solution_bytes[number * cells : (number + 1) * cells])
        found = (Solution(self.grid, values),) if any(values) else ()
        at_least = 2 if status is Status.SEVERAL else len(found)
        return Outcome(status, found, at_least, status in (Status.NONE, Status.UNIQUE))


def _answers(grid: Grid, statuses: bytes, solutions: bytes, shape: tuple[int, ...]) -> Answers:
    """Answers that come from another process."""
    return Answers(grid, memoryview(statuses), memoryview(solutions), shape)


def _array(data: memoryview, shape: tuple[int, ...]) -> NDArray[uint8]:
    """Bytes in a shape, as numpy's array where there is numpy."""
    try:
        from numpy import asarray  # noqa: PLC0415 - it takes longer to load than all of this package
    except ImportError:
        return cast("NDArray[uint8]", data.cast("B", shape) if data.nbytes else data)
    return asarray(data).reshape(shape)


class Listing(Iterator[Solution]):
    """Solutions as they are found. Once it has ended, `complete` says whether there are no more of them."""

    def __init__(self, find: Callable[[Listing], Iterator[Solution]]) -> None:
        self.complete = False
        self._found = find(self)

    def __next__(self) -> Solution:
        return next(self._found)
