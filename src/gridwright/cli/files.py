"""Files that are written whole or not at all."""

from __future__ import annotations

import os
from collections.abc import Mapping
from errno import EISDIR

import gridwright as gw

__all__ = ["numbered", "refuse_inputs", "write_all"]


def numbered(path: str, count: int) -> list[str]:
    """As many names of files as asked for: the one given, or `name-1.svg`, `name-2.svg` …, which sort in order."""
    if count == 1:
        return [path]
    root, ending = os.path.splitext(path)
    return [f"{root}-{number:0{len(str(count))}}{ending}" for number in range(1, count + 1)]


def refuse_inputs(paths: list[str], inputs: tuple[str, ...]) -> None:
    """Makes sure that nothing that was read gets overwritten."""
    for path in filter(os.path.exists, paths):
        if any(os.path.exists(read) and os.path.samefile(path, read) for read in inputs):
            raise gw.GridwrightError(gw.say("same-file", path=path))


def write_all(contents: Mapping[str, bytes]) -> None:
    """Writes beside every file first and then moves into place, so that a full disk leaves nothing half-written."""
    beside = {path: f"{path}.{os.getpid()}.part" for path in contents}
    try:
        for path, content in contents.items():
            if os.path.isdir(path):  # which would only be found out once other files are in place
                raise IsADirectoryError(EISDIR, os.strerror(EISDIR))
            with open(beside[path], "wb") as file:
                file.write(content)
        for path, written in beside.items():
            os.replace(written, path)
    except OSError as error:
        raise gw.GridwrightError(gw.say("cannot-write", reason=error.strerror or error)) from None
    finally:
        for written in beside.values():
            if os.path.exists(written):
                os.unlink(written)
