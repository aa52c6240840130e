"""How hard a puzzle is to be: a band of ratings, from a level or a window, or minutes."""

from __future__ import annotations

from dataclasses import dataclass
from math import floor

from gridwright.kinds import Kind
from gridwright.kinds._kind import LEVELS
from gridwright.logic.explain import usable
from gridwright.logic.rate import Rated
from gridwright.making.arguments import one_name
from gridwright.model.errors import GridwrightError

__all__ = ["Target", "Window", "level_target", "minutes_target", "rating_target", "tenth_below"]

Window = tuple[float, float]
"""The least and the most of something."""

_ALL = 99.0
"""More than any rating."""

_STEP = 0.05
"""Ratings are tenths: half of one is between any two."""

_SIGN_BOUND, _LONG_CHAIN = 1.6, 2.0
"""The ratings of the shortest chain of signs and of one longer than there are."""


@dataclass(frozen=True, slots=True)
class Target:
    """Ratings above one and up to another, and minutes from … to …; `name` is what was asked for, in a word."""

    name: str
    above: float = -1.0
    high: float = _ALL
    minutes: Window | None = None

    def takes(self, rating: float) -> bool:
        return self.above < rating <= self.high

    def met_by(self, rated: Rated) -> bool:
        """Whether a puzzle is as hard as that."""
        in_time = self.minutes is None or self.minutes[0] <= rated.effort <= self.minutes[1]
        return in_time and self.takes(rated.rating)

    @property
    def counts_chains(self) -> bool:
        """Whether it lies where chains of signs are rated by their length, at which the core does not look."""
        return _SIGN_BOUND <= self.high < _LONG_CHAIN

    @property
    def is_open(self) -> bool:
        """Whether nothing is too hard for it."""
        return self.high == _ALL


def tenth_below(rating: float) -> float:
    """The highest rating that there can be up to that one."""
    return floor(rating * 10 + 1e-6) / 10


def level_target(kind: Kind, level: str) -> Target:
    """The band of a level of the kind."""
    bounds = (-1.0, *kind.levels, _ALL)
    number = LEVELS.index(one_name("level", level, LEVELS))
    return Target(level, bounds[number], bounds[number + 1])


def rating_target(window: Window) -> Target:
    """Ratings from … to …, both included; a window without a technique is refused."""
    low, high = window
    ratings = sorted({technique.rating for technique in usable()})
    if not any(low <= rating <= high for rating in ratings):
        below = max((rating for rating in ratings if rating < low), default=None)
        next_ = min((rating for rating in ratings if rating > high), default=None)
        near = [f"{rating:.1f}" for rating in (below, next_) if rating is not None]
        nearest = f"the nearest {'is' if len(near) == 1 else 'are'} {' and '.join(near)}"
        raise GridwrightError(f"no technique is rated {low:g}..{high:g}; {nearest}")
    return Target(f"{low:g}..{high:g}", low - _STEP, min(high + _STEP, _ALL))


def minutes_target(window: Window) -> Target:
    """Puzzles that take people so many minutes."""
    if window[1] <= 0:
        raise GridwrightError(f"minutes {window[0]:g}..{window[1]:g}: every puzzle takes some time")
    return Target(f"{window[0]:g}..{window[1]:g} min", minutes=window)
