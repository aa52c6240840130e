"""How much time a question has left, and a way to take it back from another thread."""

from __future__ import annotations

from time import monotonic
from typing import SupportsFloat

from gridwright.model.arguments import must_be
from gridwright.model.errors import GridwrightError, OutOfTimeError

__all__ = ["ENDLESS", "Cancel", "Clock"]

_LOOK = 0.02
"""Seconds of work between two looks at whether somebody cancelled it."""


_TELLING = 0.5
"""Seconds in which to tell what was found until the time was over."""


class Cancel:
    """A way to stop work from another thread: passed to it as `cancel=`, it ends as if its time were over.

    One may be passed to any number of questions; `set()` stops them all, for good.
    """

    __slots__ = ("_is_set",)

    def __init__(self) -> None:
        self._is_set = False

    def __repr__(self) -> str:
        return "<Cancel: set>" if self._is_set else "<Cancel>"

    def set(self) -> None:
        """Stops whatever it was passed to, within a few hundredths of a second."""
        self._is_set = True

    @property
    def is_set(self) -> bool:
        """Whether somebody has stopped it."""
        return self._is_set


class Clock:
    """Counts down from a number of seconds, or never ends when there is none; `cancel` ends it at once."""

    __slots__ = ("_end", "cancel")

    def __init__(self, seconds: float | None = None, cancel: Cancel | None = None) -> None:
        self._end = float("inf") if seconds is None else monotonic() + _seconds(seconds)
        must_be(cancel, Cancel | None, "a Cancel")
        self.cancel = cancel

    @property
    def is_endless(self) -> bool:
        """Whether it is never over."""
        return self.cancel is None and self._end == float("inf")

    def left(self) -> float:
        """Seconds until it is over; infinity if it never is."""
        if self.cancel is not None and self.cancel.is_set:
            return 0.0
        return max(0.0, self._end - monotonic()) if self._end != float("inf") else self._end

    def slice(self) -> float:
        """Seconds to work until the next look at the clock: all that is left, unless it may be cancelled meanwhile."""
        return self.left() if self.cancel is None else min(self.left(), _LOOK)

    def within(self, seconds: float) -> Clock:
        """A clock that is over after so many seconds at the latest, or with this one."""
        return Clock(min(seconds, self.left()), self.cancel)

    def half(self) -> Clock:
        """A clock that is over when half of what is left is: for what comes first of two."""
        return self.within(self.left() / 2)

    def telling(self) -> Clock:
        """A clock to tell what was found with this one: what is left, or a moment if nothing is."""
        return Clock(max(_TELLING, self.left()), self.cancel)

    def over(self) -> bool:
        if self.cancel is not None and self.cancel.is_set:
            return True
        return self._end != float("inf") and monotonic() >= self._end

    def require(self) -> None:
        """Raises OutOfTimeError when it is over."""
        if self.over():
            raise OutOfTimeError("the time is over")


def _seconds(timeout: object) -> float:
    """A timeout as a number, which more than any float is, too."""
    if isinstance(timeout, bool) or not isinstance(timeout, float | int | SupportsFloat):
        raise TypeError(f"a timeout is a number of seconds, or None for no limit, not {timeout!r}")
    try:
        seconds = float(timeout)
    except OverflowError:
        seconds = float("inf") if timeout > 0 else float("-inf")  # type: ignore[operator]
    if not seconds >= 0:  # which NaN is not either
        raise GridwrightError(f"a timeout of {timeout} seconds is impossible; it is 0 or more, or None for no limit")
    return seconds


ENDLESS = Clock()
"""The clock of those who have all the time in the world."""
