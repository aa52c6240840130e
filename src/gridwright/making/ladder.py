"""How hard a puzzle is, asked no further than a target wants to know."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from functools import cache

from gridwright.engine.rungs import FirstRungs
from gridwright.logic.explain import next_step, usable
from gridwright.logic.first_rungs import HIGHEST_RUNG, house_rungs, known_finders, put_on
from gridwright.logic.route import board_of, take
from gridwright.making.target import Target, tenth_below
from gridwright.model.clock import ENDLESS, Clock
from gridwright.model.layout import layout_of
from gridwright.model.puzzle import Puzzle

__all__ = ["Climb", "Start", "climb", "climb_by_houses", "climb_from"]


_MOSTLY_KNOWN = 5.5
"""The rating up to which the core knows so much that what it does not solve is hardly ever as easy, but for sums."""


@dataclass(frozen=True, slots=True)
class Climb:
    """How far techniques up to a rating lead: whether to the solution, the highest rating met, and what was used.

    `cut` says that it ended before the solution because enough was known.
    """

    solved: bool
    rating: float
    used: Collection[str]
    cut: bool = False


def climb(puzzle: Puzzle, high: float, *, enough: float | None = None, clock: Clock = ENDLESS) -> Climb:
    """Solves a puzzle with techniques up to a rating; until one is used that is above what is `enough` to know.

    OutOfTimeError when the clock says so before.
    """
    techniques = tuple(technique for technique in usable() if technique.rating <= high)
    board = board_of(puzzle, clock)
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


def climb_by_houses(puzzle: Puzzle, target: Target, *, clock: Clock = ENDLESS) -> Climb:
    """Whether techniques that the target allows solve a puzzle, and such as it wants are needed.

    As `climb`, but sooner where the target is high: what is too easy for it and about houses is done by the core,
    before anything else. So it is not known what was used, nor how hard it is just if it is too easy. In what order
    easy steps are taken matters to the rating of easy puzzles, so for these it is the same as `climb`.
    """
    low, layout = tenth_below(target.above), layout_of(puzzle)
    rungs = house_rungs(layout)
    if rungs is None or low < _MOSTLY_KNOWN:
        return climb(puzzle, target.high, enough=target.above if target.is_open else None, clock=clock)
    known, allowed = known_finders(layout), [one for one in usable() if one.rating <= target.high]
    easy = tuple(one for one in allowed if one.rating <= low and one.find not in known)
    hard = tuple(one for one in allowed if one.rating > low)
    board, rating = board_of(puzzle, clock), low
    while board.open and not board.broken:
        put_on(board, rungs.climb(board.candidates, board.open, low))
        if not board.open:
            break
        step = next((step for one in board.in_time(easy) for step in one.find(board)), None) or next_step(board, hard)
        if step is None:
            return Climb(False, rating, ())
        rating = max(rating, step.rating)
        if target.is_open and rating > target.above:
            return Climb(False, rating, (), cut=True)
        take(board, step)
    return Climb(board.solved, rating, ())


@dataclass(frozen=True, slots=True, eq=False)
class Start:
    """A puzzle whose rules the core's rungs all know: its givens, what optional rules are on, and how to build it."""

    rungs: FirstRungs
    toggles: Sequence[int]
    givens: tuple[int, ...]
    build: Callable[[], Puzzle]

    def is_solved_below(self, rating: float) -> bool:
        return rating > 0 and self.rungs.solve([self.givens], rating, toggles=self.toggles)[0]


def climb_from(start: Start, target: Target, *, clock: Clock = ENDLESS) -> Climb:
    """Whether techniques that the target allows solve a puzzle, and such as it wants are needed.

    What the core knows is done by it, and in whatever order is soonest done: so it is not known what was used, nor how
    hard it is just, but that the rating is within the target or not. With nothing too hard for the target, it is cut as
    soon as it is hard enough.
    """
    low, high = tenth_below(target.above), target.high
    rung = tenth_below(high) if low <= HIGHEST_RUNG else low
    if start.is_solved_below(rung):
        is_below = low > HIGHEST_RUNG or start.is_solved_below(low)
        return Climb(True, _lowest(start) if is_below else high, ())
    if high <= HIGHEST_RUNG or (low <= HIGHEST_RUNG and high == _MOSTLY_KNOWN and not start.rungs.has_sums):
        return Climb(False, 0.0, ())
    # Where nothing is too hard, what easier techniques do not solve is hard enough.
    hardest = target.above if target.is_open else high
    techniques = tuple(technique for technique in usable() if HIGHEST_RUNG < technique.rating <= hardest)
    board = board_of(start.build(), clock)
    put_on(board, start.rungs.begin(start.givens, rung, toggles=start.toggles))
    rating = HIGHEST_RUNG
    while board.open and not board.broken:
        step = next_step(board, techniques)
        if target.is_open and (step is None or step.rating > target.above):
            return Climb(False, high, (), cut=True)
        if step is None:
            return Climb(False, rating, ())
        rating = max(rating, step.rating)
        if rating > high:
            return Climb(False, rating, ())
        take(board, step)
        put_on(board, start.rungs.climb(board.candidates, board.open, rung, toggles=start.toggles))
    return Climb(board.solved, rating, ())


def _lowest(start: Start) -> float:
    """The rating of the lowest rung up to which it is solved."""
    ratings = _ratings()
    return ratings[bisect_left(ratings, True, hi=len(ratings) - 1, key=start.is_solved_below)]


@cache
def _ratings() -> tuple[float, ...]:
    return tuple(sorted({technique.rating for technique in usable() if technique.rating <= HIGHEST_RUNG}))
