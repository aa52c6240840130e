"""What goes on while nothing is printed yet: a line on standard error, if it is a terminal, after half a second."""

from __future__ import annotations

import shutil
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic

from gridwright.batches import Progress
from gridwright.words import say, spoken

__all__ = ["Working", "clear_line", "meter", "working"]

_PATIENCE = 0.5
"""Seconds for which nobody wonders what goes on."""

_AGAIN = 0.2
"""Seconds after which the line is written anew."""


class Working:
    """What is told of a work while it goes on; it fills in the blanks of its sentence as it knows more."""

    def __init__(self, key: str, **blanks: object) -> None:
        self._key, self._blanks = key, blanks
        self._lang, self._start = spoken(), monotonic()

    def tell(self, **blanks: object) -> None:
        self._blanks = {**self._blanks, **blanks}

    def sentence(self) -> str:
        return say(self._key, self._lang, seconds=monotonic() - self._start, **self._blanks)


@contextmanager
def working(key: str, **blanks: object) -> Iterator[Working]:
    """While it lasts, and nothing is printed in it, a person who watches is told what goes on."""
    work = Working(key, **blanks)
    if not _is_watched():
        yield work
        return
    ended = threading.Event()
    thread = threading.Thread(target=_keep_telling, args=(work, ended), daemon=True)
    thread.start()
    try:
        yield work
    finally:
        ended.set()
        thread.join()


def _keep_telling(work: Working, ended: threading.Event) -> None:
    if ended.wait(_PATIENCE):
        return
    while True:
        _write(work.sentence())
        if ended.wait(_AGAIN):
            break
    _write("")


def meter(start: float) -> Callable[[Progress], None]:
    """Who to tell how far a run is that began at that time; nobody if no person is watching."""
    return _Meter(start).tell if _is_watched() else lambda progress: None


def clear_line() -> str:
    """What takes the line off the screen."""
    return "\r\x1b[K" if _is_watched() else ""


class _Meter:
    """Tells how far a run is whenever it has come further, but not all the time."""

    def __init__(self, start: float) -> None:
        self._start = start
        self._next = start + _PATIENCE
        self._rows: int | None = None

    def tell(self, progress: Progress) -> None:
        now = monotonic()
        if self._rows is None:
            self._rows = progress.rows
        if now < self._next:
            return
        self._next = now + _AGAIN
        rate = (progress.rows - self._rows) / (now - self._start)
        left = "" if not progress.share else f"{(now - self._start) * (1 / progress.share - 1):.0f}"
        key = "batch-progress-share" if progress.share else "batch-progress"
        _write(say(key, rows=progress.rows, rate=rate, percent=(progress.share or 0) * 100, left=left))


def _is_watched() -> bool:
    return bool(sys.stderr and sys.stderr.isatty())


def _write(sentence: str) -> None:
    """The line, cut where it would run into the next: that could not be taken off the screen."""
    width = shutil.get_terminal_size().columns
    sys.stderr.write(clear_line() + sentence[: max(width - 1, 1)])
    sys.stderr.flush()
