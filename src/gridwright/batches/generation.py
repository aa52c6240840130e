"""Many puzzles to order: made on all processors, told in order, no two of them alike."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import chain
from random import randrange
from typing import Any, NamedTuple, Unpack

import gridwright as gw
from gridwright.batches.processes import each
from gridwright.engine.batches import processors
from gridwright.making.arguments import whole
from gridwright.making.made import Made
from gridwright.making.make import make_block
from gridwright.making.reach import check_reach
from gridwright.making.request import Request, RequestDetails, requested
from gridwright.model.clock import ENDLESS, Cancel, Clock
from gridwright.model.errors import OutOfTimeError
from gridwright.model.random_stream import stream_key
from gridwright.model.suggestions import unknown

__all__ = ["MakingOrder", "Parcel", "distinct", "generate", "made_to_order", "parcels", "random_seed"]

_BLOCK = 256
"""Puzzles that are made side by side where none is rated."""

_RATED_CELLS, _FEW_RATED = 1600, 8
"""Cells of all grids, and the fewest of these, where each puzzle takes milliseconds: small ones take no longer to rate
than to begin with."""

_ENDLESS = 1 << 62
"""Puzzles that nobody will ever see all of."""

_AGAIN = 20
"""How often a puzzle is made anew that was there already, until there is none left that is not."""


class Parcel(NamedTuple):
    """A puzzle on its way from the process that made it: its number, its id, whether it is what was asked, and itself
    or what is written of it."""

    number: int
    id: str
    is_met: bool
    content: Any


@dataclass(frozen=True, slots=True, kw_only=True)
class MakingOrder:
    """So many puzzles of a request. `told` makes of each what is wanted of it; it must be known by name."""

    request: Request
    seed: int
    count: int
    jobs: int | None = None
    clock: Clock = ENDLESS
    told: Callable[[Made], Any] | None = None

    @property
    def block(self) -> int:
        """How many puzzles are made side by side: many where they take no longer than to begin with one."""
        request = self.request
        if request.is_covered or (request.best_of > 1 and not request.target):
            return _FEW_RATED
        is_rated = request.target or request.techniques or request.without
        return max(_FEW_RATED, _RATED_CELLS // len(request.grid.cells)) if is_rated else _BLOCK


def random_seed() -> int:
    """A seed for those who ask for none: short enough to be typed again."""
    return randrange(1_000_000)


def generate(
    kind: str,
    size: int | tuple[int, int] | None = None,
    *,
    count: int | None = 1,
    seed: int | None = None,
    jobs: int = 1,
    timeout: float | None = None,
    cancel: Cancel | None = None,
    **details: Unpack[RequestDetails],
) -> Iterator[Made]:
    """Puzzles to order, one after the other, each with exactly one solution and no two alike; `count` None: no end.

    The same seed gives the same puzzles, on any machine and with any number of `jobs`. Details: values, level, rating,
    minutes, symmetry, givens, minimal, clues, regions, options, techniques, without, pattern, best_of, by, tries. A
    GridwrightError says at once what cannot be asked for, and when no more such puzzles are found. After `timeout`
    seconds, or when another thread sets `cancel`, an OutOfTimeError says how many were made.
    """
    for name in details.keys() - RequestDetails.__annotations__.keys():
        known = ["count", "seed", "jobs", "timeout", "cancel", *RequestDetails.__annotations__]
        raise TypeError(unknown("detail", name, known))
    if count is not None:
        whole("count", count, 1)
    whole("jobs", jobs, 1)
    if seed is not None:
        whole("seed", seed)
    clock = Clock(timeout, cancel)
    request = requested(kind, size, **details)
    check_reach(request, clock)
    order = MakingOrder(
        request=request, seed=random_seed() if seed is None else seed, count=count or _ENDLESS, jobs=jobs, clock=clock
    )
    return _yielded(order)


def _yielded(order: MakingOrder) -> Iterator[Made]:
    seen: set[str] = set()
    for parcel in distinct(order, seen):
        yield parcel.content
    if len(seen) < order.count:
        raise gw.GridwrightError(f"no more than {len(seen)} different puzzles of this sort were found")


def made_to_order(orders: Sequence[tuple[int, Request]], seed: int) -> list[Made]:
    """The puzzles of several orders, on all processors; each order has a seed of its own that follows from the seed."""
    found: list[Made] = []
    for _, request in orders:
        check_reach(request)
    for number, (count, request) in enumerate(orders):
        order = MakingOrder(request=request, seed=stream_key(seed, number) >> 1, count=count)
        found += _yielded(order)
    return found


def distinct(order: MakingOrder, seen: set[str], first: int = 0) -> Iterator[Parcel]:
    """The puzzles of an order from a number on, in turn; none whose id was seen. It ends early where no more are found.

    What was there already, or was not found, is made anew, in this process: which one that is must not depend on how
    many there are. A GridwrightError where not even the first is found.
    """
    number = first
    try:
        for parcel in _different(order, seen, first):
            yield parcel
            number += 1
            order.clock.require()
    except OutOfTimeError:
        if number < order.count:
            made = f"{number}" if order.count == _ENDLESS else f"{number} of {order.count}"
            raise OutOfTimeError(f"the time was over when {made} puzzles were made") from None


def _different(order: MakingOrder, seen: set[str], first: int) -> Iterator[Parcel]:
    for number, parcel in enumerate(_all(order, first), first):
        if parcel is None and number == 0:
            tries = order.request.tries
            raise gw.GridwrightError(f"no such puzzle was found in {tries} tries; there may be one in more")
        again = 0
        while (parcel is None or parcel.id in seen) and again < _AGAIN:
            again += 1
            parcel = parcels(order, range(number, number + 1), again)[0]  # noqa: PLW2901
        if parcel is None or parcel.id in seen:
            return
        seen.add(parcel.id)
        yield parcel


def _all(order: MakingOrder, first: int) -> Iterator[Parcel | None]:
    few = order.count - first <= 4 * order.block  # not worth starting other processes
    count = order.jobs or (1 if few else processors())
    # One alone, so that what cannot be found is known before many are looked for.
    yield from parcels(order, range(first, min(first + 1, order.count)))
    yield from chain.from_iterable(each(partial(parcels, order), _blocks(order, first + 1, count), count))


def _blocks(order: MakingOrder, first: int, jobs: int) -> Iterable[range]:
    """Numbers of puzzles that are made side by side; few at first, so that nobody waits for many who wants one."""
    most = order.block
    size = 1 if jobs == 1 else most
    while first < order.count:
        last = min(first + size, order.count)
        yield range(first, last)
        first, size = last, min(2 * size, most)


def parcels(order: MakingOrder, indices: range, again: int = 0) -> list[Parcel | None]:
    """The puzzles of these numbers; None where none like what was asked was found."""
    found: list[Parcel | None] = []
    for index, made in zip(indices, make_block(order.request, order.seed, indices, again, order.clock), strict=True):
        if made is None:
            found.append(None)
        else:
            found.append(Parcel(index, made.canonical, made.is_met, order.told(made) if order.told else made))
    return found
