"""What was found about sets of cells on a board, looked for again only where candidates have changed since."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from gridwright.logic.structure.sets import cells_in

if TYPE_CHECKING:
    from gridwright.logic.board import Board

__all__ = ["Memory", "recall"]


class OfCells(Protocol):
    """Whatever is about some cells, given as a set."""

    @property
    def cells(self) -> int:
        """The cells whose candidates matter to it."""


T = TypeVar("T", bound=OfCells)
Found = TypeVar("Found")


class Memory:
    """What one technique found at each of its things, by their numbers; where it found nothing, there is nothing."""

    def __init__(self, things: Sequence[OfCells], cells: int) -> None:
        self.found: dict[int, Any] = {}
        self._before: list[int] = []
        self._at: list[list[int]] = [[] for _ in range(cells)]
        for number, thing in enumerate(things):
            for cell in cells_in(thing.cells):
                self._at[cell].append(number)
        self._all = range(len(things))

    def stale(self, candidates: Sequence[int]) -> Sequence[int]:
        """The things of which some cell has other candidates than when this was last asked."""
        before = self._before
        if before == candidates:
            return ()
        self._before = list(candidates)
        if not before:
            return self._all
        changed = {number for cell, mask in enumerate(candidates) if mask != before[cell] for number in self._at[cell]}
        return sorted(changed)


def recall(
    board: Board, look: Callable[[Board, T], Found | None], things: Sequence[T]
) -> list[tuple[T, Found]]:
    """What `look` finds at each thing, for those where it finds something; it sees no cells but those of the thing."""
    if not things:
        return []
    memory: Memory | None = board.memory.get(look)
    if memory is None:
        memory = board.memory[look] = Memory(things, len(board.candidates))
    found: dict[int, Found] = memory.found
    for number in memory.stale(board.candidates):
        result = look(board, things[number])
        if result is None:
            found.pop(number, None)
        else:
            found[number] = result
    return [(things[number], found[number]) for number in sorted(found)]
