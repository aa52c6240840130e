"""How much time a question has left."""

from __future__ import annotations

from math import isnan
from time import monotonic

from gridwright.model.errors import GridwrightError

__all__ = ["Clock"]


class Clock:
    """Counts down from a number of seconds, or never ends when there is none."""

    def __init__(self, seconds: float | None) -> None:
        if seconds is not None and isnan(seconds):
            raise GridwrightError("a timeout of nan seconds is no time")
        self._end = float("inf") if seconds is None else monotonic() + seconds

    def left(self) -> float:
        return max(0.0, self._end - monotonic()) if self._end != float("inf") else self._end

    def over(self) -> bool:
        return self._end != float("inf") and monotonic() >= self._end
