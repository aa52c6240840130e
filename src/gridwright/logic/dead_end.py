"""Where a puzzle without a solution comes to an end: a cell or house with no option left, and the steps to it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass

from gridwright.logic.board import Board
from gridwright.logic.explain import next_step
from gridwright.logic.needs import ALL, needs_of
from gridwright.logic.preparations import told
from gridwright.logic.route import board_of, placed, take
from gridwright.logic.step import Step
from gridwright.logic.techniques import ladder
from gridwright.model.clock import Clock
from gridwright.model.display import brief
from gridwright.model.layout import House
from gridwright.model.primitives import bit
from gridwright.model.puzzle import Position, Puzzle

__all__ = ["DeadEnd", "dead_end"]

_HARDEST = 4.0
"""Steps beyond this rating are no help to see what is wrong, and take long to find."""


@dataclass(frozen=True, slots=True, repr=False)
class DeadEnd:
    """After the steps, a cell has no value left or, where there is a house, a value has no place left in it."""

    steps: tuple[Step, ...]
    cell: int | None = None
    house: House | None = None
    value: int | None = None

    def __repr__(self) -> str:
        what = f"cell {self.cell}" if self.cell is not None else f"no place for {self.value}"
        return brief(self, what, f"{len(self.steps)} steps")


def dead_end(puzzle: Puzzle, clock: Clock | None = None) -> DeadEnd | None:
    """Where easy steps lead in a puzzle without a solution, with those of them that matter; None if they get stuck.

    OutOfTimeError when the clock is over before.
    """
    board = board_of(puzzle, clock)
    techniques = [each for each in ladder() if each.rating <= _HARDEST and not each.needs_uniqueness]
    steps: list[Step] = []
    states = [board.candidates[:]]
    while (end := _end(board)) is None:
        step = next_step(board, techniques) if board.open else None
        if step is None:
            return None
        take(board, step)
        steps.append(step)
        states.append(board.candidates[:])
    needed = told(board_of(puzzle, clock), _needed(end, steps, states))
    return DeadEnd(placed(Position(puzzle), [*needed]), end.cell, end.house, end.value)


def _end(board: Board) -> DeadEnd | None:
    if board.broken:
        return DeadEnd((), cell=board.candidates.index(0))
    for house in board.shape.full:
        for value in house.values:
            if not board.where[value] & house.cells:
                return DeadEnd((), house=house.house, value=value)
    return None


def _needed(end: DeadEnd, steps: Sequence[Step], states: Sequence[Sequence[int]]) -> tuple[Step, ...]:
    """The steps without which the end would not be reached: those that took candidates which later ones rely on."""
    missing: defaultdict[int, int] = defaultdict(int)
    if end.house and end.value:
        missing |= {cell: bit(end.value) for cell in end.house.cells}
    elif end.cell is not None:
        missing[end.cell] = ALL
    needed: list[Step] = []
    for step, before, after in zip(reversed(steps), states[-2::-1], states[:0:-1], strict=True):
        if any((before[cell] & ~after[cell]) & mask for cell, mask in missing.items()):
            needed.append(step)
            for cell, mask in needs_of(step, len(before)).items():
                missing[cell] |= mask
    return tuple(reversed(needed))
