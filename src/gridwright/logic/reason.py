"""Smallest reasons as steps: what has no name, or what is asked for, follows from as few statements as can be found."""

from __future__ import annotations

from itertools import pairwise

from gridwright.engine import Reason, fillable, reason_against
from gridwright.logic.board import Board
from gridwright.logic.route import placed
from gridwright.logic.step import Candidate, Link, Step
from gridwright.model.clock import Cancel, Clock
from gridwright.model.errors import GridwrightError
from gridwright.model.layout import Layout, layout_of
from gridwright.model.primitives import Distinct, Domain, Pair, bit, values_in
from gridwright.model.puzzle import Position, Puzzle

__all__ = ["elimination", "rating_of", "reason"]

_RATINGS = ((0, 1.0), (2, 2.9), (4, 4.5), (5, 7.0), (6, 7.2), (8, 8.4), (10, 9.0), (20, 9.3), (60, 9.9))
"""Sizes of reasons and how hard such steps are, on Sudoku Explainer's scale."""


def reason(
    start: Puzzle | Position,
    cell: int | str,
    value: int,
    *,
    timeout: float | None = None,
    cancel: Cancel | None = None,
) -> Step:
    """Why a value must stand in a cell, or cannot: a step with the smallest set of premises that was found.

    The cell is a number or a name such as "r1c1". Raises GridwrightError when asked about what does not follow, and
    OutOfTimeError after `timeout` seconds, or when another thread sets `cancel`.
    """
    clock = Clock(timeout, cancel)
    position = Position.of(start)
    grid = position.puzzle.grid
    number = grid.named(cell) if isinstance(cell, str) else cell
    if number not in grid.cells:
        raise GridwrightError(f"{cell!r} is not a cell of this grid")
    layout = layout_of(position.puzzle)
    board = Board(layout, position.values, position.marks)
    name, mask = grid.name(number), board.candidates[number]
    if board.values[number]:
        raise GridwrightError(f"{name} holds {board.values[number]} already")
    if value not in values_in(mask):
        raise GridwrightError(f"{value} is not a candidate of {name}")
    before, after = board.candidates[:number], board.candidates[number + 1 :]
    claims = [(number, bit(value)), (number, mask & ~bit(value))]
    with_it, without = fillable(layout, [[*before, values, *after] for _, values in claims], clock)
    if with_it and without:
        raise GridwrightError(f"it does not follow that {name} is {value} or is not: there are solutions of both sorts")
    if not with_it and not without:
        raise GridwrightError(f"nothing follows about {name}: there is no solution from here")
    found = reason_against(layout, board.candidates, claims[with_it], clock)
    assert found is not None, "the learning solver refutes all that has no solution"
    step = _placement(layout, found, (number, value)) if with_it else elimination(layout, found)
    return placed(position, [step])[0]


def elimination(layout: Layout, found: Reason) -> Step:
    """The step that takes away all candidates a reason refutes."""
    wrong = tuple((cell, value) for cell, mask in found.refuted for value in values_in(mask))
    return _step(layout, found, wrong[0], eliminations=wrong, grounds=found.grounds)


def _placement(layout: Layout, found: Reason, right: Candidate) -> Step:
    """The step that enters a value, from a reason against all others of the cell."""
    grounds = tuple(sorted({right[0], *found.grounds}))
    return _step(layout, found, right, placements=(right,), grounds=grounds)


def _step(
    layout: Layout, found: Reason, first: Candidate, *, grounds: tuple[int, ...],
    placements: tuple[Candidate, ...] = (), eliminations: tuple[Candidate, ...] = (),
) -> Step:  # fmt: skip
    houses = layout.facts_for("the search for smallest reasons", Domain, Distinct, Pair).houses
    chain = [first, *(second for _, second, _ in found.links)]
    return Step(
        "smallest-reason", rating_of(found.size), placements=placements, eliminations=eliminations,
        cells=tuple(dict.fromkeys(cell for cell, _ in chain)),
        values=tuple(dict.fromkeys(value for _, value in chain)),
        links=tuple(Link(*link) for link in found.links),
        grounds=grounds,
        houses=tuple(dict.fromkeys(houses[house] for house, _ in found.places)),
        pairs=tuple(dict.fromkeys(found.pairs)),
    )  # fmt: skip


def rating_of(size: float) -> float:
    """How hard a reason of that size is, between the sizes for which it is known."""
    for (smaller, low), (larger, high) in pairwise(_RATINGS):
        if size <= larger:
            return round(low + (high - low) * (size - smaller) / (larger - smaller), 1)
    return _RATINGS[-1][1]
