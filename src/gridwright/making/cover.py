"""Puzzles whose clues cover the grid, as cages do: cut smaller where they leave several solutions, joined where that
makes them harder."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import replace

from gridwright.clues import Clue
from gridwright.engine import Engine
from gridwright.kinds import find
from gridwright.making.approach import Approach
from gridwright.making.attempt import Attempt
from gridwright.making.blank import Blank
from gridwright.making.refill import refilled
from gridwright.making.request import Request
from gridwright.making.stock import Stock, stock_of
from gridwright.model.clock import Clock
from gridwright.model.puzzle import Outcome, Status
from gridwright.model.random_stream import RandomStream

__all__ = ["covered"]

_LARGEST = (2, 2, 3, 4, 5, 5)
"""Cells of the largest cages at first, by level."""

_JOINED = (2, 2, 4, 5, 6, 7)
"""The same after some were joined."""

_PATIENCE = 200
"""Guesses for a proof."""

_GUESSES = (0, 0, 0, 1, 4, _PATIENCE)
"""Guesses for a proof after cages were joined, by level."""


def covered(
    request: Request, blank: Blank, values: tuple[int, ...], stream: RandomStream, way: Approach, clock: Clock
) -> Attempt | None:
    """A puzzle without givens: random cages, cut in two where two solutions differ, until there is only one."""
    level = _level(request)
    stock = stock_of(request, blank, values, stream, _LARGEST[level])
    while (outcome := Engine(stock.puzzle).solve(budget=_PATIENCE)).status is not Status.UNIQUE:
        if len(outcome.solutions) < 2:
            return None
        clock.require()
        one, other = (solution.values for solution in outcome.solutions)
        differ = {cell for cell in blank.grid.cells if one[cell] != other[cell]}
        cut = _cut(stock, [clue for clue in stock.clues if differ.intersection(clue.cells)], stream)
        if cut is None:
            found = refilled(request, blank, values, stream, clock)
            return Attempt(found[0], found[0].givens, found[0].clues, guesses=found[1].guesses) if found else None
        stock = cut
    if way.least:
        stock, outcome = _joined(stock, outcome, _JOINED[level], _GUESSES[level], stream)
    return Attempt(stock, stock.givens, stock.clues, guesses=outcome.guesses)


def _cut(stock: Stock, clues: list[Clue], stream: RandomStream) -> Stock | None:
    """The stock with one of the clues in two, the largest first; None if none of them has parts."""
    stream.shuffle(clues)
    for clue in sorted(clues, key=lambda clue: -len(clue.cells)):
        if parts := clue.halves(stock.values, stream):
            return _printed(stock, [one for each in stock.clues for one in (parts if each is clue else (each,))])
    return None


def _joined(stock: Stock, outcome: Outcome, most: int, budget: int, stream: RandomStream) -> tuple[Stock, Outcome]:
    """The stock with as many clues joined to one beside them as leave a proof within a budget of guesses."""
    order = [*stock.clues]
    stream.shuffle(order)
    for clue in order:
        if clue not in stock.clues:
            continue
        others = [*stock.clues]
        stream.shuffle(others)
        both = ((other, clue.joined(other, stock.values, stream)) for other in others if other.sort == clue.sort)
        fitting = ((other, one) for other, one in both if one and len(one.cells) <= most)
        for other, one in fitting:
            tried = _printed(stock, [one, *(each for each in stock.clues if each not in (clue, other))])
            found = Engine(tried.puzzle).solve(budget=budget)
            if found.status is Status.UNIQUE:
                stock, outcome = tried, found
            break
    return stock, outcome


def _printed(stock: Stock, clues: Sequence[Clue]) -> Stock:
    """The stock with these clues instead of its own."""
    printed = tuple(sorted(clues, key=lambda clue: clue.cells))
    blank = stock.blank.puzzle
    puzzle = replace(blank, rules=(*blank.rules, *printed))  # what is in these clues was checked when they were made
    return replace(stock, puzzle=puzzle, clues=printed)


def _level(request: Request) -> int:
    levels = find(request.kind).levels
    return bisect_left(levels, request.target.above + 0.05) if request.target else 3
