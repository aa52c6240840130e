"""Ways to a puzzle of some difficulty: how far to carve, and what is worth a closer look.

What can be proven without a guess is never hard, and the more guesses a proof needs, the harder is a puzzle for people.
"""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import dataclass, replace
from functools import lru_cache

from gridwright.kinds import find
from gridwright.kinds._kind import LEVELS
from gridwright.logic.techniques import technique
from gridwright.making.places import RANDOM
from gridwright.making.request import Request
from gridwright.making.stock import can_have_gaps, climbs
from gridwright.making.target import tenth_below

__all__ = ["Approach", "approaches"]

_LARGE = 150
"""Cells above which it would take seconds to prove that no clue is needless."""

_PATIENCE = 100
"""Guesses for proofs about large grids."""


@dataclass(frozen=True, slots=True)
class Approach:
    """Carve as far as there is a proof within a budget of guesses (None: any), at so many attempts of one layout.

    What needed fewer guesses than the `least` is no use. With `back`, clues are put back where it is too hard. With a
    `rung`, it is carved as long as techniques up to this rating solve it instead, for which the core must know
    all rules. With `gaps`, clues that cover the grid are taken out like others and leave cells that none is about.
    """

    budget: int | None
    least: int = 0
    width: int = 1
    back: bool = False
    rung: float | None = None
    gaps: bool = False

    @property
    def is_plain(self) -> bool:
        """Whether nothing but a single solution is wanted."""
        return self.budget is None and self.least == 0


_BY_LEVEL = (
    Approach(0, back=True),
    Approach(0, back=True),
    Approach(0, back=True),
    Approach(1, 1, 8),
    Approach(1, 1, 8),
    Approach(20, 5, 16),
)
"""The way to each level, easiest first."""

_GUESSING = 3
"""The first level whose puzzles take guesses."""

_PLAIN = 3.0
"""The rating up to which a proof takes no guess."""

_SMALL, _ORDERS = 36, 4
"""Cells of grids with regions of their own on which laying these takes longest, and orders in which each is carved."""

_FEW_GUESSES = Approach(1, 1, 2)
"""The way to levels before it with techniques that are harder: these take a guess as well."""

_TRICKY = 2
"""The first level whose puzzles are sooner found by guesses than carved by what solves them."""


_CHAINS = 4
"""The level whose puzzles take chains of candidates."""

_WITH_GAPS = Approach(2, 1, 8, gaps=True)
"""The way to them where clues cover the grid: these say so much together that hardly any takes chains, and no more."""


@lru_cache(maxsize=64)
def approaches(request: Request) -> tuple[Approach, ...]:
    """What to try in turns."""
    found = _by_target(request) or (Approach(None),)
    large = len(request.grid.cells) > _LARGE
    if request.minimal:
        found = tuple(dict.fromkeys(replace(one, budget=None, back=False) for one in found))
    elif large:
        found = tuple(_on_large(one) for one in found)
    if request.target and request.regions in RANDOM and len(request.grid.cells) <= _SMALL:
        found = tuple(replace(one, width=max(one.width, _ORDERS)) for one in found)
    if request.is_covered:
        found = tuple(one if one.gaps else replace(one, width=1) for one in found)
    return found


def _on_large(way: Approach) -> Approach:
    return way if way.budget is not None else replace(way, budget=_PATIENCE if way.least else 0)


def _by_target(request: Request) -> tuple[Approach, ...]:
    levels, target = find(request.kind).levels, request.target
    if target is None and not request.techniques:
        return ()
    above, high = (target.above, target.high) if target else (-1.0, levels[-1] + 1)
    above = max(above, *(technique(name).rating - 0.05 for name in request.techniques), -1.0)
    if target is None:
        high = max(technique(name).rating for name in request.techniques)
    first, last = bisect_left(levels, above + 0.05), bisect_left(levels, high)
    if last < _TRICKY and not request.minimal and climbs(request):
        return (Approach(0, rung=tenth_below(high)),)
    if first == last == _CHAINS and request.is_covered and can_have_gaps(request):
        return (_WITH_GAPS,)
    found = dict.fromkeys(_BY_LEVEL[first : max(first, last) + 1])
    if last < _GUESSING and high > _PLAIN:
        found = {_FEW_GUESSES: None, **found}
    elif first == last == _TRICKY:  # where no houses cross, singles alone leave nothing for a proof without a guess
        found = {**found, _FEW_GUESSES: None}
    if target and target.name in LEVELS:
        return tuple(found)
    # A window is narrower than a level, and what comes near to it is too rare to be thrown away.
    return tuple(replace(one, back=one.budget is not None) for one in found)
