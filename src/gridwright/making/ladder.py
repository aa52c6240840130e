"""How hard a puzzle is, asked no further than a target wants to know."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from gridwright.logic.explain import next_step, usable
from gridwright.logic.route import board_of, take
from gridwright.model.puzzle import Puzzle

__all__ = ["Climb", "climb"]


@dataclass(frozen=True, slots=True)
class Climb:
    """How far techniques up to a rating lead: whether to the solution, the highest rating met, and what was used.

    `cut` says that it ended before the solution because enough was known.
    """

    solved: bool
    rating: float
    used: Collection[str]
    cut: bool = False


def climb(puzzle: Puzzle, high: float, *, enough: float | None = None) -> Climb:
    """Solves a puzzle with techniques up to a rating; until one is used that is above what is `enough` to know."""
    techniques = tuple(technique for technique in usable() if technique.rating <= high)
    board = board_of(puzzle)
    rating = 0.0
    used: set[str] = set()
    while board.open:
        step = next_step(board, techniques)
        if step is None:
            return Climb(False, rating, used)
        rating = max(rating, step.rating)
        used.add(step.technique)
        if enough is not None and rating > enough:
            return Climb(False, rating, used, cut=True)
        take(board, step)
    return Climb(True, rating, used)
