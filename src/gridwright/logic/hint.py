"""Help for a player in the middle of a puzzle: the next step, and what is wrong already."""

from __future__ import annotations

from collections.abc import Sequence

from gridwright.logic.explain import steps_on, usable
from gridwright.logic.preparations import is_preparation
from gridwright.logic.route import board_of, placed
from gridwright.logic.step import Step, Technique
from gridwright.model.clock import Cancel, Clock
from gridwright.model.puzzle import Position, Puzzle

__all__ = ["hint", "mistakes"]


def hint(
    start: Puzzle | Position,
    techniques: Sequence[Technique] | None = None,
    *,
    uniqueness: bool = False,
    timeout: float | None = None,
    cancel: Cancel | None = None,
) -> Step | None:
    """The easiest step from a puzzle or position; None if there is none, or nothing is left to do.

    Techniques that rely on the solution being the only one are left out unless `uniqueness` is set. Raises
    OutOfTimeError after `timeout` seconds, or when another thread sets `cancel`.
    """
    board = board_of(start, Clock(timeout, cancel))
    if not board.open or board.broken:
        return None
    steps = steps_on(board, usable(techniques, uniqueness=uniqueness))
    step = next(steps, None)
    if step and step.parts and all(map(is_preparation, step.parts)) and next(steps, None) is None:
        step = step.parts[0]  # where they lead to nothing, one of them is enough
    return placed(Position.of(start), [step])[0] if step else None


def mistakes(position: Position, solution: Sequence[int]) -> tuple[int, ...]:
    """The cells whose entry is not the solution's value, or whose marks leave it out."""
    marks = position.marks or (frozenset(),) * len(solution)
    return tuple(
        cell
        for cell, (value, right, marked) in enumerate(zip(position.values, solution, marks, strict=True))
        if (value != right if value else marked and right not in marked)
    )
