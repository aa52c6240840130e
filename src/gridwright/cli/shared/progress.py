"""How far a long run is, told on a terminal."""

from __future__ import annotations

import sys
from collections.abc import Callable
from time import monotonic

import click

from gridwright.batches import Progress
from gridwright.words import say

__all__ = ["clear_line", "meter"]


def meter(start: float) -> Callable[[Progress], None]:
    """Who to tell how far a run is that began at that time; nobody if no person is watching."""
    return _Meter(start).tell if sys.stderr.isatty() else lambda progress: None


def clear_line() -> str:
    """What takes the meter off the screen."""
    return "\r\x1b[K" if sys.stderr.isatty() else ""


class _Meter:
    """A line that tells how far the run is, at most ten times a second."""

    def __init__(self, start: float) -> None:
        self._start = start
        self._last = start
        self._rows: int | None = None

    def tell(self, progress: Progress) -> None:
        now = monotonic()
        if self._rows is None:
            self._rows = progress.rows
        if now - self._last < 0.1:
            return
        self._last = now
        rate = (progress.rows - self._rows) / (now - self._start)
        left = "" if not progress.share else f"{(now - self._start) * (1 / progress.share - 1):.0f}"
        key = "batch-progress-share" if progress.share else "batch-progress"
        sentence = say(key, rows=progress.rows, rate=rate, percent=(progress.share or 0) * 100, left=left)
        click.echo(clear_line() + sentence, err=True, nl=False)
