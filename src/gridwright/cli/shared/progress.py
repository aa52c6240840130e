"""What goes on while nothing is printed yet: a line on standard error, if it is a terminal, after half a second."""

from __future__ import annotations

import shutil
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic

from gridwright.batches import Progress
from gridwright.output_files import is_standard_output
from gridwright.words import say, spoken

__all__ = ["Working", "metered", "on_screen", "working"]

_PATIENCE = 0.5
"""Seconds for which nobody wonders what goes on."""

_AGAIN = 0.2
"""Seconds after which the line is written anew."""

_CLEAR = "\r\x1b[K"
"""What takes the line off the screen."""


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
    with _telling(work.sentence):
        yield work


@contextmanager
def metered(key: str, start: float, *, is_seen: bool = False) -> Iterator[Callable[[Progress], None]]:
    """While a run lasts that began at that time, a person who watches is told how far it is, as it tells itself.

    Until it has come anywhere, the sentence with that key says what goes on. Where its rows are seen on the screen,
    they speak for themselves.
    """
    meter = _Meter(key, start)
    if is_seen:
        yield meter.tell
        return
    with _telling(meter.sentence):
        yield meter.tell


@contextmanager
def _telling(sentence: Callable[[], str]) -> Iterator[None]:
    if not _is_watched():
        yield
        return
    ended = threading.Event()
    thread = threading.Thread(target=_keep_telling, args=(sentence, ended), daemon=True)
    thread.start()
    try:
        yield
    finally:
        ended.set()
        thread.join()


def _keep_telling(sentence: Callable[[], str], ended: threading.Event) -> None:
    if ended.wait(_PATIENCE):
        return
    while True:
        _write(sentence())
        if ended.wait(_AGAIN):
            break
    _write("")


class _Meter:
    """What was told last of a run; what was there when it began is not counted into its speed."""

    def __init__(self, key: str, start: float) -> None:
        self._waiting, self._start = Working(key), start
        self._lang = spoken()
        self._first: Progress | None = None
        self._last: Progress | None = None

    def tell(self, progress: Progress) -> None:
        self._first = self._first or progress
        self._last = progress

    def sentence(self) -> str:
        first, last = self._first, self._last
        if first is None or last is None or not last.rows:
            return self._waiting.sentence()
        seconds = monotonic() - self._start
        rate = (last.rows - first.rows) / seconds
        before = first.share if first.share and first.share != last.share else 0.0
        left = f"{seconds * (1 - last.share) / (last.share - before):.0f}" if last.share else ""
        key = "batch-progress-share" if last.share else "batch-progress"
        return say(key, self._lang, rows=last.rows, rate=rate, percent=(last.share or 0) * 100, left=left)


def on_screen(output: str | None) -> bool:
    """Whether what goes to that file, or else to standard output, appears on the screen."""
    return (output is None or is_standard_output(output)) and bool(sys.stdout and sys.stdout.isatty())


def _is_watched() -> bool:
    return bool(sys.stderr and sys.stderr.isatty())


def _write(sentence: str) -> None:
    """The line, cut where it would run into the next: that could not be taken off the screen."""
    width = shutil.get_terminal_size().columns
    sys.stderr.write(_CLEAR + sentence[: max(width - 1, 1)])
    sys.stderr.flush()
