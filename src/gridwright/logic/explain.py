"""From a puzzle to its solution, each step by the easiest technique that finds any."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import chain

from gridwright.logic.board import Board
from gridwright.logic.first_rungs import hopeless
from gridwright.logic.preparations import Preparations, told
from gridwright.logic.route import board_of, filled, placed, replay, take
from gridwright.logic.step import Step, Technique
from gridwright.logic.techniques import ladder
from gridwright.model.arguments import must_be, several
from gridwright.model.clock import Cancel, Clock
from gridwright.model.display import as_picture, as_text, brief
from gridwright.model.errors import OutOfTimeError
from gridwright.model.primitives import values_in
from gridwright.model.puzzle import Position, Puzzle

__all__ = ["Trail", "cut", "explain", "next_step", "singles", "steps_on", "taken_in", "usable"]


@dataclass(frozen=True, slots=True, repr=False)
class Trail:
    """The steps taken and where they led. `broken` means that they prove there is no solution."""

    start: Position
    steps: tuple[Step, ...]
    values: tuple[int, ...]
    candidates: tuple[frozenset[int], ...]
    solved: bool
    broken: bool
    stopped: bool = False
    """Whether the time was over before it was known how to go on."""

    __str__ = as_text
    _repr_svg_ = as_picture

    def __repr__(self) -> str:
        grid, names = self.puzzle.grid, ("solved", "broken", "stopped")
        ends = [name for name in names if getattr(self, name)]
        what = f"{self.puzzle.kind} {grid.rows}x{grid.cols}".strip()
        return brief(self, what, f"{len(self.steps)} steps", f"rating {self.rating}", *ends)

    @property
    def positions(self) -> tuple[Position, ...]:
        """The position before each step, and that after the last."""
        place = self.steps[0].place if self.steps else None
        return place[0].positions if place else (self.start,)

    @property
    def puzzle(self) -> Puzzle:
        """The puzzle that is explained."""
        return self.start.puzzle

    @property
    def open(self) -> tuple[int, ...]:
        """The cells that are still empty in the end."""
        return tuple(cell for cell in self.puzzle.grid.filled if not self.values[cell])

    @property
    def rating(self) -> float:
        """That of the hardest step; 0 when there is none."""
        return max((step.rating for step in self.steps), default=0.0)


def singles() -> tuple[Technique, ...]:
    """The techniques that need no candidates removed: naked and hidden singles."""
    from gridwright.logic.techniques.singles import TECHNIQUES  # noqa: PLC0415 - loaded when they are needed

    return TECHNIQUES


def explain(
    start: Puzzle | Position,
    techniques: Sequence[Technique] | None = None,
    *,
    uniqueness: bool = False,
    timeout: float | None = None,
    cancel: Cancel | None = None,
    tell: Callable[[int, int], None] | None = None,
    hear: Callable[[Step], None] | None = None,
) -> Trail:
    """Takes steps from a puzzle or position until it is solved, broken, or the techniques find nothing more.

    Techniques that rely on the solution being the only one are left out unless `uniqueness` is set. After `timeout`
    seconds, or when another thread sets `cancel`, the trail ends where it is, and is `stopped`. After each step, `tell`
    is told how many there are and how many cells are still empty. `hear` gets each step as soon as it is found.
    """
    position = Position.of(start)
    board = board_of(position, Clock(timeout, cancel))
    if tell is not None and not callable(tell):
        raise TypeError(f"a function of two numbers is needed, not {type(tell).__name__}")
    if hear is not None and not callable(hear):
        raise TypeError(f"a function of a step is needed, not {type(hear).__name__}")
    kept = Preparations(board)
    steps: list[Step] = []
    try:
        for step in steps_on(board, usable(techniques, uniqueness=uniqueness), kept):
            steps.append(step)
            if hear:
                hear(step)
            if tell:
                tell(len(steps), board.open.bit_count())
        stopped = False
    except OutOfTimeError:
        stopped = True
    values, masks = filled(board, position.puzzle)
    candidates = [{*values_in(mask)} for mask in masks]
    for cell, value in kept.untold() if not board.solved else ():
        candidates[cell].add(value)
    return Trail(
        start=position,
        steps=placed(position, steps),
        values=values,
        candidates=tuple(map(frozenset, candidates)),
        solved=board.solved,
        broken=board.broken,
        stopped=stopped,
    )


def taken_in(trail: Trail) -> Iterator[tuple[Step, Position]]:
    """The steps of a trail, each with the position that it is taken in; what nobody asks for is not worked out."""
    return zip(trail.steps, chain([trail.start], replay(trail.start, trail.steps)), strict=False)


def cut(trail: Trail, count: int) -> Trail:
    """Its first steps, as if there had been no time for more."""
    if count >= len(trail.steps):
        return trail
    board = board_of(trail.start)
    for step in trail.steps[:count]:
        take(board, step)
    values, masks = filled(board, trail.puzzle)
    return replace(
        trail,
        steps=trail.steps[:count],
        values=values,
        candidates=tuple(frozenset(values_in(mask)) for mask in masks),
        solved=False,
        broken=False,
        stopped=True,
    )


def usable(techniques: Sequence[Technique] | None = None, *, uniqueness: bool = False) -> tuple[Technique, ...]:
    """These techniques, or all there are; without those that rely on the only solution unless they are wanted."""
    chosen = ladder() if techniques is None else several(techniques, "a sequence of techniques")
    for technique in chosen:
        must_be(technique, Technique, "a Technique")
    return tuple(technique for technique in chosen if uniqueness or not technique.needs_uniqueness)


def next_step(board: Board, techniques: Sequence[Technique]) -> Step | None:
    """The first step of the first technique that finds any; OutOfTimeError when the board's clock says so before."""
    without = hopeless(board)
    for technique in board.in_time(techniques):
        if technique.find not in without:
            for step in technique.find(board):
                return step
    return None


def steps_on(board: Board, techniques: Sequence[Technique], kept: Preparations | None = None) -> Iterator[Step]:
    """The steps that techniques find on a board, as long as they find any; they are taken on it."""
    return told(board, _found(board, techniques), kept)


def _found(board: Board, techniques: Sequence[Technique]) -> Iterator[Step]:
    while board.open and not board.broken:
        step = next_step(board, techniques)
        if step is None:
            return
        yield step
