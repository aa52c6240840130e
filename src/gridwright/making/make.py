"""One puzzle from a request, a seed and an index: a blank, a full grid, its clues, carved and chosen."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from gridwright.making.approach import Approach, approaches
from gridwright.making.attempt import Attempt, Judgement, attempt_of, judged, loosened
from gridwright.making.blank import blank_of
from gridwright.making.cover import covered
from gridwright.making.made import Made
from gridwright.making.measures import measure
from gridwright.making.questions import Carve, Fill, Making, together
from gridwright.making.request import Request
from gridwright.making.stock import Stock, has_all, order_of_groups, stock_of
from gridwright.model.clock import ENDLESS, Clock
from gridwright.model.puzzle import Solution
from gridwright.model.random_stream import RandomStream, stream_key

__all__ = ["make", "make_block"]


def make(request: Request, seed: int, index: int, again: int = 0) -> Made | None:
    """The puzzle of that number, None if none was found.

    `again` counts how often it was made before, and turned out to be there already.
    """
    return make_block(request, seed, [index], again)[0]


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
        found = yield from _carved(request, stream_key(key, number), way, clock)
        attempts += way.width
        if again and not request.minimal:
            found = [loosened(request, attempt, 1 + again // 4, stream_key(key, number, again)) for attempt in found]
        for attempt in _worth(found, way):
            judgement = judged(request, attempt, back=way.back, clock=clock)
            if nearest is None or judgement.distance < nearest.distance:
                nearest = judgement
            if judgement.is_met:
                return _recorded(request, seed, index, judgement, attempts)
    return _recorded(request, seed, index, nearest, attempts) if nearest else None


def _worth(found: Sequence[Attempt], way: Approach) -> Sequence[Attempt]:
    """Those worth a closer look, most promising first; where all needed too few guesses, the best of them."""
    ordered = sorted(found, key=lambda attempt: -attempt.guesses) if way.least else found
    return [attempt for attempt in ordered if attempt.guesses >= way.least] or ordered[:1]


def _carved(request: Request, key: int, way: Approach, clock: Clock = ENDLESS) -> Making[list[Attempt]]:
    """Attempts on one blank."""
    blank = blank_of(request, key)
    if blank is None:
        return []
    keys = tuple(stream_key(key, number) for number in range(way.width))
    grids = [blank.values] * way.width if blank.values else (yield Fill(blank.puzzle, keys))
    streams = [RandomStream(~one) for one in keys]  # grids are drawn from the keys themselves
    filled = [(values, stream) for values, stream in zip(grids, streams, strict=True) if values]
    if request.is_covered:
        found = [covered(request, blank, values, stream, way, clock) for values, stream in filled]
        return [attempt for attempt in found if attempt]
    stocks = [(stock_of(request, blank, values, stream), stream) for values, stream in filled]
    stocks = [(stock, stream) for stock, stream in stocks if has_all(request, stock)]
    made: list[Attempt] = []
    for some in _alike(stocks):
        orders = tuple(order_of_groups(request, stock, stream) for stock, stream in some)
        rung = way.rung if way.rung and some[0][0].rungs else None
        answers = yield Carve(tuple(stock for stock, _ in some), orders, way.budget, rung)
        for (stock, stream), order, carved in zip(some, orders, answers, strict=True):
            if carved.unique and (attempt := attempt_of(request, stock, order, carved, stream)):
                made.append(replace(attempt, rung=rung))
    return made


def _alike(stocks: Sequence[tuple[Stock, RandomStream]]) -> Iterable[list[tuple[Stock, RandomStream]]]:
    """Those together that share a layout."""
    alike: dict[int, list[tuple[Stock, RandomStream]]] = {}
    for stock, stream in stocks:
        alike.setdefault(id(stock.puzzle.rules), []).append((stock, stream))
    return alike.values()


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
