"""Effort: the minutes that a person is expected to need, and how sure that is.

    minutes = 0.068 · e^(0.08 rating) · empties · rounds^0.45 / (1 + openings)^0.2

Openings are the cells that a hidden single fills, on average over the first half of the way, after which there are
always many. Rounds are how often the grid is looked through until a cell is filled, on average, if all openings are
filled in each round. The weights were fitted to what players took; docs/rating.md tells how.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from math import exp, pow

from gridwright.kinds import all_kinds, build
from gridwright.logic.board import Board
from gridwright.logic.route import take
from gridwright.logic.step import Step
from gridwright.model.draft import Draft
from gridwright.model.grid import Grid
from gridwright.model.primitives import bit
from gridwright.model.puzzle import Puzzle
from gridwright.model.rules import Rule

__all__ = ["HALF", "HARDEST", "LONGEST", "is_beyond", "is_timed", "mean_rounds", "minutes", "openings", "span"]

HALF = (0.85, 1.15)
"""Between these multiples of the minutes lie the mean times of half of the puzzles."""

HARDEST = 7.0
"""People's times are known up to this rating, but for a puzzle or two."""

LONGEST = 20.0
"""And up to so many minutes by the formula."""


def minutes(rating: float, empties: int, rounds: float, mean_openings: float) -> float:
    return 0.068 * exp(0.08 * rating) * empties * pow(rounds, 0.45) / pow(1 + mean_openings, 0.2)


def span(effort: float, rating: float, *, timed: bool) -> tuple[float | None, float | None]:
    """Between what minutes the mean time of people lies with a probability of a half, as far as their times tell.

    Only the least of it is known where it is longer than the times that are known; neither where there are none.
    """
    if not timed:
        return None, None
    if is_beyond(effort, rating):
        return min(effort, LONGEST), None
    return HALF[0] * effort, HALF[1] * effort


def is_beyond(effort: float, rating: float) -> bool:
    """Whether a puzzle is longer or harder than those that people's times are known of."""
    return rating > HARDEST or effort > LONGEST


def is_timed(puzzle: Puzzle) -> bool:
    """Whether people's times are known for puzzles of these rules."""
    return frozenset(puzzle.rules) in _timed_rules(puzzle.grid)


@lru_cache(maxsize=8)
def _timed_rules(grid: Grid) -> tuple[frozenset[Rule], ...]:
    if grid.holes:
        return ()
    kinds = [kind for kind in all_kinds() if kind.timed_size == grid.rows == grid.cols]
    empty = (0,) * len(grid.cells)
    return tuple(frozenset(build(Draft(kind=kind.id, grid=grid, givens=empty)).rules) for kind in kinds)


def openings(board: Board) -> dict[int, int]:
    """The cells that a hidden single fills now, each with its value."""
    found, where, left = {}, board.where, board.open
    for value, houses in enumerate(board.shape.holding):
        places = where[value] & left
        if places:
            for cells in houses:
                here = places & cells
                if here and here & (here - 1) == 0:
                    found[here.bit_length() - 1] = value
    return found


def mean_rounds(board: Board, steps: Iterable[Step]) -> float:
    """In how many rounds a cell that is open on this board is still looked at, on average.

    A round fills all openings, or takes the next step of the way where there are none. The board is filled thereby.
    """
    empties = board.open.bit_count()
    looks, way = 0, iter(steps)
    while board.open:
        found = openings(board)
        looks += board.open.bit_count()
        for cell, value in found.items():
            board.place(cell, value)
        if not found:
            take(board, next(step for step in way if _is_new(board, step)))
    return looks / empties if empties else 0.0


def _is_new(board: Board, step: Step) -> bool:
    """Whether a step still changes a board."""
    return any(not board.values[cell] for cell, _ in step.placements) or any(
        board.candidates[cell] & bit(value) for cell, value in step.eliminations
    )
