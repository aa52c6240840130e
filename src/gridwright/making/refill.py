"""Puzzles whose clues follow from the values alone, as sums of runs do: other values where it cannot be solved, until
all of it can."""

from __future__ import annotations

from gridwright.engine import Engine
from gridwright.engine.fills import fill
from gridwright.logic.first_rungs import HIGHEST_RUNG, first_rungs
from gridwright.logic.structure.sets import cells_in
from gridwright.making.request import Request
from gridwright.making.stock import Stock, stock_of
from gridwright.making.target import tenth_below
from gridwright.model.clock import Clock
from gridwright.model.layout import layout_of
from gridwright.model.primitives import OneOf
from gridwright.model.puzzle import Outcome, Status
from gridwright.model.random_stream import RandomStream

__all__ = ["refilled"]

_ROUNDS = 20
"""How often values are changed for each cell before a blank is given up."""

_PATIENCE = 200
"""Guesses for a proof."""

_DRAWN = 4
"""Ways to change values of which the one is taken whose clues say most."""

_NEARLY = 0.25
"""The part of the cells that easy techniques may leave open where a proof is tried."""


def refilled(request: Request, stock: Stock, stream: RandomStream, clock: Clock) -> tuple[Stock, Outcome] | None:
    """A stock whose clues leave one solution, and the proof; None if the search for one came to no end.

    The fewer cells techniques leave open that the target allows, as far as the core knows them, the nearer it is. Where
    all of it is too easy, it goes on from any values beside it.
    """
    layout, filled, target = layout_of(stock.blank.puzzle), stock.blank.grid.filled, request.target
    low, high = (tenth_below(target.above), tenth_below(target.high)) if target else (-1.0, HIGHEST_RUNG)
    best, left = stock, _left_open(stock, high, clock)
    is_new = True
    for _ in range(_ROUNDS * len(filled)):
        clock.require()
        around = stream.choice(left or filled)
        if is_new and len(left) <= (_NEARLY * len(filled) if high >= HIGHEST_RUNG else 0):
            outcome = Engine(best.puzzle).explore(limit=2, budget=_PATIENCE, clock=clock)
            is_too_easy = not left and _is_solved(best, low)
            if outcome.status is Status.UNIQUE and not is_too_easy:
                return best, outcome
            left = left or ([*filled] if is_too_easy else _differing(best, outcome))
        near = {cell for clue in best.clues if around in clue.cells for cell in clue.cells}
        kept = [0 if cell in near else value for cell, value in enumerate(best.values)]
        is_new = False
        drawn = fill(layout, [stream.next() for _ in range(_DRAWN)], givens=kept, clock=clock)
        others = [stock_of(request, stock.blank, values, stream) for values in dict.fromkeys(drawn) if values]
        tried = min((other for other in others if other.values != best.values), key=_looseness, default=None)
        if tried is None:
            continue
        open_now = _left_open(tried, high, clock)
        if len(open_now) <= len(left):
            best, left, is_new = tried, open_now, True
    return None


def _looseness(stock: Stock) -> int:
    """How many sets of values the clues leave to their cells, all together."""
    grid = stock.blank.grid
    said = (primitive for clue in stock.clues for primitive in clue.lower(grid.span(max(stock.values))))
    return sum(len(primitive.sets) for primitive in said if isinstance(primitive, OneOf))


def _left_open(stock: Stock, rating: float, clock: Clock) -> list[int]:
    """The cells that easy techniques do not fill; where the core does not know all rules, those in which two solutions
    differ."""
    rungs = first_rungs(layout_of(stock.puzzle))
    if rungs is None:
        outcome = Engine(stock.puzzle).explore(limit=2, budget=_PATIENCE, clock=clock)
        return [] if outcome.status is Status.UNIQUE else _differing(stock, outcome)
    return [*cells_in(rungs.begin(stock.givens, rating).open)]


def _is_solved(stock: Stock, rating: float) -> bool:
    """Whether easy techniques are known to solve it."""
    rungs = first_rungs(layout_of(stock.puzzle))
    return rungs is not None and rating > 0 and rungs.solve([stock.givens], rating)[0]


def _differing(stock: Stock, outcome: Outcome) -> list[int]:
    """The cells in which two solutions differ; all of them if not even two are known."""
    filled = stock.blank.grid.filled
    if len(outcome.solutions) < 2:
        return [*filled]
    one, other = (solution.values for solution in outcome.solutions)
    return [cell for cell in filled if one[cell] != other[cell]]
