"""Where output goes: to standard output, to a device or pipe as it is, or to a file beside which it grows."""

from __future__ import annotations

import os
import stat
from errno import EACCES, EISDIR
from pathlib import Path

__all__ = ["is_standard_output", "keep_mode", "place_of"]

_STANDARD_OUTPUT = ("-", "/dev/stdout", "/dev/fd/1")
"""Opening the latter like files would cut off what a log that they lead to holds already."""

_STREAMS = ("/dev/stderr", "/dev/fd/", "/proc/")
"""What is behind these is open already, and must not be replaced even if it is a file."""


def is_standard_output(path: str) -> bool:
    return path in _STANDARD_OUTPUT


def place_of(path: str) -> Path | None:
    """Where a file is to be put, links followed so that they stay; None for what is no file: that is appended to.

    What cannot be written is an OSError now and not after the work.
    """
    try:
        mode = os.stat(path).st_mode
    except FileNotFoundError:
        if not os.path.basename(path):  # the name of a directory, which must not become that of a file
            raise
        return _followed(path)
    if stat.S_ISDIR(mode):
        raise IsADirectoryError(EISDIR, os.strerror(EISDIR), path)
    if not os.access(path, os.W_OK):  # to move another file there would need no permission
        raise PermissionError(EACCES, os.strerror(EACCES), path)
    if not stat.S_ISREG(mode) or path.startswith(_STREAMS):
        return None
    return _followed(path)


def _followed(path: str) -> Path:
    """Messages name a file as the user does, unless it is a link."""
    return Path(os.path.realpath(path) if os.path.islink(path) else path)


def keep_mode(part: Path, place: Path) -> None:
    """Gives a growing file the mode of the one that it will replace, before it holds what only some may read."""
    if place.exists():
        part.chmod(stat.S_IMODE(place.stat().st_mode))
