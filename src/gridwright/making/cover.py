"""Puzzles whose clues cover the grid, as cages do: cut smaller where they leave several solutions, joined where that
makes them harder."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence

from gridwright.clues import Clue
from gridwright.engine import Engine
from gridwright.engine.carving import carve
from gridwright.kinds import find
from gridwright.making.approach import Approach
from gridwright.making.attempt import Attempt
from gridwright.making.blank import Blank
from gridwright.making.refill import refilled
from gridwright.making.request import Request
from gridwright.making.stock import Stock, grouped, loose_stock, printed, stock_of
from gridwright.model.clock import Clock
from gridwright.model.layout import layout_of
from gridwright.model.puzzle import Outcome, Status
from gridwright.model.random_stream import RandomStream

__all__ = ["covered", "with_small_clues"]

_LARGEST = (2, 2, 3, 4, 5, 5)
"""Cells of the largest cages at first, by level."""

_SMALL = 2
"""Cells of the largest cages where some are taken out."""

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
    can_be_cut = any(clue.halves(stock.shown, RandomStream(0)) for clue in stock.clues)
    found = _cut_until_unique(stock, stream, clock) if can_be_cut else refilled(request, stock, stream, clock)
    if found is None:
        return None
    stock, outcome = found
    if can_be_cut:
        # For easier puzzles only those of one cell, which are as good as givens.
        some = stock.clues if way.least else [clue for clue in stock.clues if len(clue.cells) == 1]
        stock, outcome = _joined(stock, outcome, some, _JOINED[level], _GUESSES[level], stream, clock)
    if not stock.optional:
        return Attempt(stock, stock.givens, stock.clues, guesses=outcome.guesses)
    return _without_needless(grouped(request, stock), stream.next(), clock)


def _without_needless(stock: Stock, order: int, clock: Clock) -> Attempt:
    """What is left when the clues beside those that cover the grid go which are not needed."""
    left = carve(
        layout_of(stock.puzzle), [stock.values], stock.groups, [order], optional=stock.optional,
        givens=[stock.givens], rules=[stock.optional], budget=_PATIENCE, clock=clock,
    )[0]  # fmt: skip
    gone = {*stock.optional}.difference(left.rules)
    clues = tuple(clue for clue in stock.clues if clue not in gone)
    return Attempt(stock, stock.givens, clues, order, guesses=left.guesses)


def with_small_clues(
    request: Request, blank: Blank, values: tuple[int, ...], stream: RandomStream, clock: Clock
) -> Stock | None:
    """A stock whose clues cover the grid and leave one solution, small ones, each of which may go."""
    found = _cut_until_unique(stock_of(request, blank, values, stream, _SMALL), stream, clock)
    return loose_stock(request, found[0]) if found else None


def _cut_until_unique(stock: Stock, stream: RandomStream, clock: Clock) -> tuple[Stock, Outcome] | None:
    """The stock with clues cut where two solutions differ, and the proof that there is one.

    Where not even two are known within the patience, any are cut. None if none can be any more.
    """
    while (outcome := _explored(stock, _PATIENCE, clock)).status is not Status.UNIQUE:
        values = [solution.values for solution in outcome.solutions]
        differ = {cell for cell in stock.blank.grid.cells if len(values) < 2 or values[0][cell] != values[1][cell]}
        cut = _cut(stock, [clue for clue in stock.clues if differ.intersection(clue.cells)], stream)
        if cut is None:
            return None
        stock = cut
    return stock, outcome


def _explored(stock: Stock, budget: int, clock: Clock) -> Outcome:
    """What the lanes find within a budget of guesses; OutOfTimeError when the clock says so before."""
    outcome = Engine(stock.puzzle).explore(limit=2, budget=budget, clock=clock)
    clock.require()
    return outcome


def _cut(stock: Stock, clues: list[Clue], stream: RandomStream) -> Stock | None:
    """The stock with one of the clues in two, the largest first; None if none of them has parts."""
    stream.shuffle(clues)
    for clue in sorted(clues, key=lambda clue: -len(clue.cells)):
        if parts := clue.halves(stock.shown, stream):
            return printed(stock, [one for each in stock.clues for one in (parts if each is clue else (each,))])
    return None


def _joined(
    stock: Stock,
    outcome: Outcome,
    some: Sequence[Clue],
    most: int,
    budget: int,
    stream: RandomStream,
    clock: Clock,
) -> tuple[Stock, Outcome]:
    """The stock with as many of some clues joined to one beside them as leave a proof within a budget of guesses."""
    order = [*some]
    stream.shuffle(order)
    for clue in order:
        if clue not in stock.clues:
            continue
        others = [*stock.clues]
        stream.shuffle(others)
        both = ((other, clue.joined(other, stock.shown, stream)) for other in others if other.sort == clue.sort)
        fitting = ((other, one) for other, one in both if one and len(one.cells) <= most)
        for other, one in fitting:
            tried = printed(stock, [one, *(each for each in stock.clues if each not in (clue, other))])
            found = _explored(tried, budget, clock)
            if found.status is Status.UNIQUE:
                stock, outcome = tried, found
                break
    return stock, outcome


def _level(request: Request) -> int:
    levels = find(request.kind).levels
    return bisect_left(levels, request.target.above + 0.05) if request.target else 3
