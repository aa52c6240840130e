"""Whether there are puzzles as hard as is asked: said at once where there are none, before many are attempted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

from gridwright.engine import solve
from gridwright.engine.fills import fill
from gridwright.kinds import find
from gridwright.logic.techniques import technique
from gridwright.making.blank import blank_of
from gridwright.making.make import make
from gridwright.making.places import RANDOM
from gridwright.making.request import Request
from gridwright.making.stock import Stock, stock_of
from gridwright.model.clock import ENDLESS, Clock
from gridwright.model.errors import GridwrightError
from gridwright.model.layout import layout_of
from gridwright.model.puzzle import Status
from gridwright.model.random_stream import RandomStream

__all__ = ["check_reach", "plain"]

_SMALL = 16
"""Cells of grids that are looked through in no time."""

_PROBES = 32
"""Attempts on these."""

_FEW = 4
"""Attempts at puzzles without givens that are to be easy."""

_PROOF = 5.0
"""Seconds for a proof that rules leave no full grid."""

_BEYOND = 2
"""How many times as many clues as a few full grids have there are in none."""


def check_reach(request: Request, clock: Clock = ENDLESS) -> None:
    """Refuses a target that no puzzle of a small grid reaches, or that is too easy for one without givens.

    That none was found proves nothing, but there is no hope that many more attempts would find one. What leaves no full
    grid, or several solutions whatever is given, is refused as well. OutOfTimeError when the clock says so before.
    """
    _check_rules(request, clock)
    _check_pattern(request, clock)
    _check_amounts(request, clock)
    _check_techniques(request, clock)
    target = request.target
    if target is None or target.minutes is not None:
        return
    easy = request.is_covered and target.high < find(request.kind).levels[2]
    small = len(request.grid.cells) <= _SMALL
    if not (easy or small):
        return
    tries = _PROBES if small else _FEW
    made, others = make(replace(request, tries=tries, best_of=1), 0, 0, clock=clock), 0
    if made is not None and made.is_met:
        return
    if made is None and easy:  # not even one that falls short; what is made for no level says how hard they are
        made, others = make(plain(request, _FEW), 0, 0, clock=clock), tries
    if made is None:
        return
    rows, cols = request.grid.rows, request.grid.cols
    what = f"no {request.kind} of {rows}x{cols}{' without givens' if easy else ''} was found that is {target.name}"
    nearest = f"the nearest of {others + made.attempts} is rated {made.rated.rating:.1f} ({made.reached})"
    raise GridwrightError(f"{what}: {nearest}")


def _check_rules(request: Request, clock: Clock) -> None:
    """Refuses rules that no full grid of the size keeps, if all puzzles have the same."""
    regions, kind = request.regions, find(request.kind)
    if kind.holes or regions in RANDOM or not (request.options or regions):
        return
    blank = blank_of(request, 0, clock)
    if blank is None or fill(layout_of(blank.puzzle), [0], clock=clock)[0]:
        return
    limits = clock.within(_PROOF)
    if solve(blank.puzzle, limit=1, timeout=limits.left(), cancel=limits.cancel).status is Status.NONE:
        rules = " and ".join([*sorted(request.options), *(["these regions"] if regions else [])])
        raise GridwrightError(f"no full grid of {request.grid.rows}x{request.grid.cols} fits a {kind.id} with {rules}")


def _check_pattern(request: Request, clock: Clock) -> None:
    """Refuses a pattern where not even givens in all of its cells leave one solution."""
    if request.pattern is None:
        return
    if make(plain(request, _PROBES), 0, 0, clock=clock) is None:
        places = f"givens in these {len(request.pattern)} cells"
        raise GridwrightError(f"{places} left several solutions in each of {_PROBES} full grids that were tried")


def _check_amounts(request: Request, clock: Clock) -> None:
    """Refuses many more clues of a sort than are true in any of a few full grids."""
    wanted = {name: amount for name, amount in request.clues if isinstance(amount, int)}
    grids, most = 0, Counter[str]()
    for stock in _few_stocks(request, clock) if wanted else ():
        grids += 1
        most |= Counter(clue.sort for clue in stock.clues)
    for name, amount in wanted.items():
        if grids and amount > _BEYOND * (most[name] + 1):
            tried = f"none of {grids} full grids of {request.grid.rows}x{request.grid.cols}"
            raise GridwrightError(f"{name}: {amount} are too many; {tried} had more than {most[name]}")


def _check_techniques(request: Request, clock: Clock) -> None:
    """Refuses techniques that find nothing in such puzzles, whatever is given: what they look at is not there."""
    named = [one for one in map(technique, request.techniques) if one.looks_at]
    layouts = [layout_of(stock.puzzle) for stock in _few_stocks(request, clock)] if named else []
    missing = [one for one in named if one.looks_at and layouts and not any(map(one.looks_at, layouts))]
    if missing:
        rows, cols = request.grid.rows, request.grid.cols
        raise GridwrightError(f"{missing[0].id} never finds anything in a {request.kind} of {rows}x{cols}")


def _few_stocks(request: Request, clock: Clock) -> Iterator[Stock]:
    """All that could be printed in a few full grids."""
    for key in range(_FEW):
        blank = blank_of(request, key, clock)
        values = blank and (blank.values or fill(layout_of(blank.puzzle), [key], clock=clock)[0])
        if blank and values:
            yield stock_of(request, blank, values, RandomStream(key))


def plain(request: Request, tries: int) -> Request:
    """The request without anything that says how hard the puzzle is, at so many attempts."""
    return replace(request, target=None, techniques=(), without=frozenset(), best_of=1, tries=tries)
