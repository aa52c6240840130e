"""How hard a puzzle is for people, in two numbers: its hardest step, and the minutes it takes.

Rating: that of the hardest step, on Sudoku Explainer's scale. Effort: the minutes that a person is expected to need.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from gridwright.engine import solve
from gridwright.kinds import find
from gridwright.kinds._kind import USUAL_LEVELS, Levels, level_of
from gridwright.logic import effort
from gridwright.logic.board import Board
from gridwright.logic.explain import next_step, usable
from gridwright.logic.preparations import Preparations, is_preparation
from gridwright.logic.route import board_of, take
from gridwright.logic.step import Step, Technique
from gridwright.model.clock import Cancel, Clock
from gridwright.model.display import as_text, brief
from gridwright.model.errors import GridwrightError, OutOfTimeError
from gridwright.model.puzzle import Puzzle, Status

__all__ = ["Difficulty", "Rated", "difficulty", "rate"]

_REFUSED = {
    Status.NONE: "there is no solution; only a puzzle with exactly one can be rated",
    Status.SEVERAL: "there are several solutions; only a puzzle with exactly one can be rated",
    Status.UNDECIDED: "undecided how many solutions there are; only a puzzle with exactly one can be rated",
}


@dataclass(frozen=True, slots=True, repr=False)
class Rated:
    """How hard a puzzle is: `rating` of the hardest step, `effort` in minutes, the name of its kind's `level`.

    Of half of such puzzles the mean time of people lies between `effort_low` and `effort_high`. The latter is None for
    puzzles that take longer than the times that are known, and both are where none are known: the effort is a guess.
    `hardest` is the technique of the hardest step, empty if there is nothing to do; `techniques` counts the steps of
    each technique, easiest first; `path` has the rating of each step and the candidates left in open cells after it.
    """

    rating: float
    effort: float
    effort_low: float | None
    effort_high: float | None
    level: str
    hardest: str
    techniques: tuple[tuple[str, int], ...]
    empties: int
    openings: float
    rounds: float
    path: tuple[tuple[float, int], ...]

    __str__ = as_text

    @property
    def effort_basis(self) -> str:
        """What the minutes rest on: people's `times`; they lie `beyond` all that are known; or they are a `guess`."""
        if self.effort_high is not None:
            return "times"
        return "guess" if self.effort_low is None else "beyond"

    def __repr__(self) -> str:
        return brief(self, self.rating, self.level, self.hardest, f"{len(self.path)} steps", f"{self.effort:.0f} min")


@dataclass(frozen=True, slots=True)
class Difficulty:
    """The level of a puzzle and its rating, which is at least that much if it is not `exact`."""

    level: str
    rating: float
    exact: bool


def rate(puzzle: Puzzle, *, timeout: float | None = None, cancel: Cancel | None = None) -> Rated:
    """Rates a puzzle that has exactly one solution; any other is refused with a GridwrightError.

    Raises OutOfTimeError after `timeout` seconds, or when another thread sets `cancel`.
    """
    clock = Clock(timeout, cancel)
    status = solve(puzzle, timeout=timeout, cancel=cancel).status
    if status is Status.UNDECIDED:
        raise OutOfTimeError(_REFUSED[status])
    if status is not Status.UNIQUE:
        raise GridwrightError(_REFUSED[status])
    board = board_of(puzzle, clock)
    techniques = usable()
    empties = board.open.bit_count()
    steps: list[Step] = []
    openings: list[int] = []
    used: Counter[str] = Counter()
    path: list[tuple[float, int]] = []
    kept = Preparations(board)
    while board.open:
        step = _next(board, techniques)
        if step.placements and len(openings) < (empties + 1) // 2:
            openings.append(len(effort.openings(board)))
        take(board, step)
        steps.append(step)
        if is_preparation(step):
            kept.keep(step)
            continue
        for told in kept.told_with(step):
            used[told.technique] += 1
            path.append((told.rating, _candidates(board) + len([*kept.untold()])))
    hardest = max(steps, key=lambda step: step.rating, default=None)
    rating = hardest.rating if hardest else 0.0
    mean = sum(openings) / len(openings) if openings else 0.0
    rounds = effort.mean_rounds(board_of(puzzle, clock), steps)
    minutes = effort.minutes(rating, empties, rounds, mean)
    low, high = effort.span(minutes, rating, timed=effort.is_timed(puzzle))
    return Rated(
        rating=rating,
        effort=minutes,
        effort_low=low,
        effort_high=high,
        level=level_of(rating, _levels(puzzle)),
        hardest=hardest.technique if hardest else "",
        techniques=tuple((technique.id, used[technique.id]) for technique in techniques if used[technique.id]),
        empties=empties,
        openings=mean,
        rounds=rounds,
        path=tuple(path),
    )


def difficulty(puzzle: Puzzle, *, timeout: float | None = None) -> Difficulty | None:
    """The level of a puzzle with exactly one solution, or None if that takes longer than so many seconds.

    The hardest level is known by the first step that belongs to it; finding the hardest step takes many times as long.
    """
    levels, techniques = _levels(puzzle), usable()
    board = board_of(puzzle, Clock(timeout))
    rating = 0.0
    while board.open and rating <= levels[-1]:
        try:
            step = _next(board, techniques)
        except OutOfTimeError:
            return None
        rating = max(rating, step.rating)
        take(board, step)
    return Difficulty(level_of(rating, levels), rating, exact=not board.open)


def _levels(puzzle: Puzzle) -> Levels:
    return find(puzzle.kind).levels if puzzle.kind else USUAL_LEVELS


def _next(board: Board, techniques: tuple[Technique, ...]) -> Step:
    try:
        step = next_step(board, techniques)
    except OutOfTimeError:
        raise OutOfTimeError("undecided how hard it is: stopped before the hardest step was known") from None
    if step is None:  # which the last technique of the ladder, trial, keeps from happening
        raise GridwrightError("the techniques do not lead to the solution, so it cannot be rated")
    return step


def _candidates(board: Board) -> int:
    """The candidates left in open cells."""
    left = board.open
    return sum((cells & left).bit_count() for cells in board.where)
