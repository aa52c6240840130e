"""From a puzzle to its solution, each step by the easiest technique that finds any."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from gridwright.layout import layout_of
from gridwright.logic.board import Board
from gridwright.logic.step import Step, Technique
from gridwright.logic.techniques import ladder
from gridwright.logic.techniques.singles import TECHNIQUES as SINGLES
from gridwright.primitives import values_in
from gridwright.puzzle import Position, Puzzle

__all__ = ["Trail", "explain", "next_step", "singles", "take"]


@dataclass(frozen=True, slots=True)
class Trail:
    """The steps taken and where they led. `broken` means that they prove there is no solution."""

    start: Position
    steps: tuple[Step, ...]
    values: tuple[int, ...]
    candidates: tuple[frozenset[int], ...]
    solved: bool
    broken: bool

    @property
    def puzzle(self) -> Puzzle:
        return self.start.puzzle

    @property
    def rating(self) -> float:
        """That of the hardest step; 0 when there is none."""
        return max((step.rating for step in self.steps), default=0.0)


def singles() -> tuple[Technique, ...]:
    """The techniques that need no candidates removed: naked and hidden singles."""
    return SINGLES


def explain(
    start: Puzzle | Position, techniques: Sequence[Technique] | None = None, *, uniqueness: bool = False
) -> Trail:
    """Takes steps from a puzzle or position until it is solved, broken, or the techniques find nothing more.

    Techniques that rely on the solution being the only one are left out unless `uniqueness` is set.
    """
    position = Position.of(start)
    board = Board(layout_of(position.puzzle), position.values, position.marks)
    chosen = ladder() if techniques is None else tuple(techniques)
    if not uniqueness:
        chosen = tuple(technique for technique in chosen if not technique.needs_uniqueness)
    steps = tuple(_steps(board, chosen))
    return Trail(
        start=position,
        steps=steps,
        values=tuple(board.values),
        candidates=tuple(frozenset(values_in(mask)) for mask in board.candidates),
        solved=board.solved,
        broken=board.broken,
    )


def next_step(board: Board, techniques: Sequence[Technique]) -> Step | None:
    """The first step of the first technique that finds any."""
    for technique in techniques:
        for step in technique.find(board):
            return step
    return None


def take(board: Board, step: Step) -> None:
    for cell, value in step.eliminations:
        board.eliminate(cell, value)
    for cell, value in step.placements:
        board.place(cell, value)


def _steps(board: Board, techniques: Sequence[Technique]) -> Iterator[Step]:
    while board.open and not board.broken:
        step = next_step(board, techniques)
        if step is None:
            return
        take(board, step)
        yield step
