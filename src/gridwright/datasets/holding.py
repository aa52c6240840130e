"""One run at a time: a folder is held by the process that works in it, until that ends, however it does."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from errno import EACCES, EAGAIN, EWOULDBLOCK
from pathlib import Path

import gridwright as gw

__all__ = ["held"]


@contextmanager
def held(folder: Path) -> Iterator[None]:
    """Refuses a folder in which another run is at work; nobody else may work there from then on.

    Where a file system knows no locks, or the system has none on folders, nothing is held.
    """
    if sys.platform == "win32":
        yield
        return
    import fcntl  # noqa: PLC0415 - only there

    number = os.open(folder, os.O_RDONLY)
    try:
        try:
            fcntl.flock(number, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            if error.errno in (EACCES, EAGAIN, EWOULDBLOCK):
                raise gw.GridwrightError(_busy(folder)) from None
        if not folder.exists() or not os.path.samestat(os.fstat(number), os.stat(folder)):
            raise gw.GridwrightError(_busy(folder))  # the other run has ended just now, and taken it away
        yield
    finally:
        os.close(number)


def _busy(folder: Path) -> str:
    return f"another run is at work in {str(folder)!r}: wait until it has ended, or choose another directory"
