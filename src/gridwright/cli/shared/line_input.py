"""Lines that a person types or a script sends, one by one; what Ctrl-C means while waiting for one, and at work."""

from __future__ import annotations

import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from types import FrameType
from typing import Any

import gridwright as gw

__all__ = ["at_terminal", "cancelled_by_ctrl_c", "next_line"]


def at_terminal() -> bool:
    """Whether a person types what comes from standard input."""
    return bool(sys.stdin and sys.stdin.isatty())


def next_line(prompt: str = "") -> str | None:
    """The next line without its end, None when there are no more; a person is asked for it, and can edit it."""
    if sys.stdin is None:
        return None
    if not at_terminal() or not prompt:
        line = sys.stdin.buffer.readline().decode(errors="replace")
        return line.rstrip("\r\n") if line else None
    with suppress(ImportError):  # not everywhere
        import readline  # noqa: F401, PLC0415 - with it, input() knows the arrow keys
    waited = signal.getsignal(signal.SIGINT)
    try:
        # Readline puts the terminal back as it was only if it sees an exception.
        with _hearing(signal.default_int_handler):
            return input(prompt)
    except EOFError:
        return None
    except KeyboardInterrupt:
        if callable(waited):
            waited(signal.SIGINT, None)
        raise


@contextmanager
def cancelled_by_ctrl_c(cancel: gw.Cancel) -> Iterator[None]:
    """Ctrl-C stops the work that a person waits for and not the program, unless it comes a second time."""
    if not at_terminal():
        yield
        return
    outer = signal.getsignal(signal.SIGINT)

    def stop(signum: int, frame: FrameType | None) -> None:
        if cancel.is_set and callable(outer):
            outer(signum, frame)
        cancel.set()

    with _hearing(stop):
        yield


@contextmanager
def _hearing(handler: Any) -> Iterator[None]:
    """Ctrl-C means something else for a while, unless it is to be ignored."""
    outer = signal.getsignal(signal.SIGINT)
    if outer in (signal.SIG_IGN, None):
        yield
        return
    signal.signal(signal.SIGINT, handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, outer)
