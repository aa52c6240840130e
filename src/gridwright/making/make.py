"""One puzzle from a request, a seed and an index: a blank, a full grid, its clues, carved and chosen."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from gridwright.engine.carving import CarvedPuzzle
from gridwright.making.approach import Approach, approaches
from gridwright.making.attempt import Attempt, Judgement, attempt_of, judged, loosened
from gridwright.making.blank import Blank, blank_of
from gridwright.making.cover import covered, with_small_clues
from gridwright.making.made import Made
from gridwright.making.measures import measure
from gridwright.making.questions import Carve, Fill, Making, together
from gridwright.making.request import Request
from gridwright.making.stock import Stock, has_all, stock_of
from gridwright.model.clock import ENDLESS, Clock
from gridwright.model.puzzle import Solution
from gridwright.model.random_stream import RandomStream, stream_key

__all__ = ["make", "make_block"]

_AT_FIRST = 16
"""Full grids that are tried for what is not rated, each in one order; then each is in so many: that is quicker."""

Drawn = tuple[CarvedPuzzle, int, RandomStream]
"""What was carved, the key of the order in which it was, and the stream that goes on to decide about it."""


def make(request: Request, seed: int, index: int, again: int = 0, clock: Clock = ENDLESS) -> Made | None:
    """The puzzle of that number, None if none was found.

    `again` counts how often it was made before, and turned out to be there already.
    """
    return make_block(request, seed, [index], again, clock)[0]


def make_block(
    request: Request, seed: int, indices: Sequence[int], again: int = 0, clock: Clock = ENDLESS
) -> list[Made | None]:
    """The puzzles of these numbers, made side by side; each is the same whatever is made beside it.

    OutOfTimeError when the clock says so before all are made.
    """
    return together([_made(request, seed, index, again, clock) for index in indices], clock)


def _made(request: Request, seed: int, index: int, again: int, clock: Clock) -> Making[Made | None]:
    """The puzzle of that number, the best of as many as are asked for."""
    best: Made | None = None
    for number in range(request.best_of):
        made = yield from _steered(request, seed, index, stream_key(seed, index, again, number), again, clock)
        if made is None or request.best_of == 1:
            return made
        if best is None or (made.is_met, measure(made, request.by)) > (best.is_met, measure(best, request.by)):
            best = made
    return best


def _steered(
    request: Request, seed: int, index: int, key: int, again: int, clock: Clock
) -> Making[Made | None]:
    """What is nearest to what was asked: the first that is just that, or the best of all; None if there is none."""
    ways = approaches(request)
    nearest: Judgement | None = None
    attempts, number = 0, -1
    while attempts < request.tries:
        clock.require()
        number += 1
        way = ways[number % len(ways)]
        if attempts >= _AT_FIRST and way.is_plain and not request.is_covered:
            way = replace(way, width=max(way.width, _AT_FIRST))
        found = yield from _carved(request, stream_key(key, number), way, clock)
        attempts += way.width
        if again and not request.minimal:
            anew = stream_key(key, number, again)
            found = [loosened(request, attempt, 1 + again // 4, anew) for attempt in found]
        for attempt in found:
            judgement = judged(request, attempt, back=way.back, clock=clock)
            if nearest is None or judgement.distance < nearest.distance:
                nearest = judgement
            if judgement.is_met:
                return _recorded(request, seed, index, judgement, attempts)
    return _recorded(request, seed, index, nearest, attempts) if nearest else None


def _carved(request: Request, key: int, way: Approach, clock: Clock = ENDLESS) -> Making[Iterable[Attempt]]:
    """Attempts on one full grid: clues go in a different order in each."""
    blank = blank_of(request, key, clock)
    if blank is None:
        return []
    keys = [stream_key(key, number) for number in range(way.width)]
    values = blank.values or (yield Fill(blank.puzzle, (keys[0],)))[0]
    if values is None:
        return []
    streams = [RandomStream(~one) for one in keys]  # the grid is drawn from a key itself
    if request.is_covered and not way.gaps:
        attempt = covered(request, blank, values, streams[0], way, clock)
        return [attempt] if attempt else []
    stock = _stock(request, blank, values, streams[0], way, clock)
    if stock is None or not has_all(request, stock):
        return []
    orders = tuple(stream.next() for stream in streams)
    answers = yield Carve((stock,) * way.width, orders, way.budget, way.rung)
    drawn = [one for one in zip(answers, orders, streams, strict=True) if one[0].unique]
    attempts = (attempt_of(request, stock, *one) for one in _worth(drawn, way))
    if way.rung is None:
        return (attempt for attempt in attempts if attempt)
    # What the rungs no longer solve without a clue may have one solution all the same.
    return (replace(attempt, rung=way.rung, proven=False) for attempt in attempts if attempt)


def _stock(
    request: Request, blank: Blank, values: tuple[int, ...], stream: RandomStream, way: Approach, clock: Clock
) -> Stock | None:
    if way.gaps:
        return with_small_clues(request, blank, values, stream, clock)
    return stock_of(request, blank, values, stream)


def _worth(drawn: list[Drawn], way: Approach) -> list[Drawn]:
    """Those worth a closer look, most promising first; where all needed too few guesses, the best of them."""
    ordered = sorted(drawn, key=lambda one: -one[0].guesses) if way.least else drawn
    return [one for one in ordered if one[0].guesses >= way.least] or ordered[:1]


def _recorded(request: Request, seed: int, index: int, judgement: Judgement, attempts: int) -> Made:
    attempt = judgement.attempt
    stock: Stock = attempt.stock
    puzzle = attempt.puzzle
    return Made(
        request=request,
        seed=seed,
        index=index,
        attempts=attempts,
        puzzle=puzzle,
        solution=Solution(puzzle.grid, stock.values),
        proven=attempt.proven,
        is_met=judgement.is_met,
    )
