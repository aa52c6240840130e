"""Puzzles whose clues follow from the values alone, as sums of runs do: other values where two solutions differ, until
there is only one."""

from __future__ import annotations

from gridwright.engine import Engine
from gridwright.engine.fills import fill
from gridwright.making.blank import Blank
from gridwright.making.request import Request
from gridwright.making.stock import Stock, stock_of
from gridwright.model.clock import Clock
from gridwright.model.layout import layout_of
from gridwright.model.puzzle import Outcome, Status
from gridwright.model.random_stream import RandomStream

__all__ = ["refilled"]

_ROUNDS = 300
"""How often values are changed before a blank is given up."""

_PATIENCE = 200
"""Guesses for a proof."""


def refilled(
    request: Request, blank: Blank, values: tuple[int, ...], stream: RandomStream, clock: Clock
) -> tuple[Stock, Outcome] | None:
    """A stock whose clues leave one solution, and the proof; None if the search for one came to no end."""
    best: tuple[tuple[int, ...], set[int]] | None = None
    layout = layout_of(blank.puzzle)
    for _ in range(_ROUNDS):
        clock.require()
        stock = stock_of(request, blank, values, stream)
        outcome = Engine(stock.puzzle).solve(budget=_PATIENCE)
        if outcome.status is Status.UNIQUE:
            return stock, outcome
        differ = _differing(blank, outcome)
        if best is None or len(differ) <= len(best[1]):
            best = values, differ
        values, differ = best
        around = stream.choice(sorted(differ))
        near = {cell for clue in stock.clues if around in clue.cells for cell in clue.cells}
        kept = [0 if cell in differ or cell in near else value for cell, value in enumerate(values)]
        values = fill(layout, [stream.next()], givens=kept)[0] or values
    return None


def _differing(blank: Blank, outcome: Outcome) -> set[int]:
    """The cells in which two solutions differ; all of them if not even two are known."""
    if len(outcome.solutions) < 2:
        return set(blank.grid.filled)
    one, other = (solution.values for solution in outcome.solutions)
    return {cell for cell in blank.grid.filled if one[cell] != other[cell]}
