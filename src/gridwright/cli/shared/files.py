"""Files that are written whole or not at all.

What -o means is settled in `gridwright.batch.places`, for batches too. That is loaded when a file is written only, so
that commands start quickly.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO

import gridwright as gw
from gridwright.words import say

__all__ = ["goes_to_file", "growing", "numbered", "refuse_inputs", "write_all"]


def goes_to_file(path: str) -> bool:
    """Whether a value of -o names a file, device or pipe, and not standard output."""
    from gridwright.batch.places import is_standard_output  # noqa: PLC0415

    return not is_standard_output(path)


def numbered(path: str, count: int) -> list[str]:
    """As many names of files as asked for: the one given, or `name-1.svg`, `name-2.svg` …, which sort in order.

    A device or pipe has one name only.
    """
    if count == 1 or (os.path.exists(path) and not os.path.isfile(path) and not os.path.isdir(path)):
        return [path] * count
    root, ending = os.path.splitext(path)
    return [f"{root}-{number:0{len(str(count))}}{ending}" for number in range(1, count + 1)]


def refuse_inputs(paths: list[str], inputs: tuple[str, ...], lang: str = "en") -> None:
    """Makes sure that nothing that was read gets overwritten."""
    for path in filter(os.path.exists, paths):
        if any(os.path.exists(read) and os.path.samefile(path, read) for read in inputs):
            raise gw.GridwrightError(say("same-file", lang, path=path))


def write_all(paths: Sequence[str], contents: Sequence[bytes]) -> None:
    """Writes beside every file first and then moves into place, so that a full disk leaves nothing half-written."""
    from gridwright.batch.places import keep_mode, place_of  # noqa: PLC0415

    parts: dict[Path, Path] = {}
    streams: dict[str, list[bytes]] = {}
    try:
        for path, content in zip(paths, contents, strict=True):
            place = place_of(path)
            if place is None:
                streams.setdefault(path, []).append(content)
                continue
            part = place.with_name(f"{place.name}.{os.getpid()}.part")
            parts[part] = place
            with part.open("wb") as file:
                keep_mode(part, place)
                file.write(content)
        for path, several in streams.items():  # opened once, since a pipe may have a reader for one time only
            with open(path, "ab") as stream:
                stream.write(b"".join(several))
        for part, place in parts.items():
            os.replace(part, place)
    except OSError as error:
        raise _cannot_write(error) from None
    finally:
        for part in parts:
            if os.path.exists(part):
                os.unlink(part)


@contextmanager
def growing(path: str, inputs: tuple[str, ...], lang: str = "en") -> Iterator[TextIO]:
    """A file that grows in `PATH.part` and gets its name when it is whole; a device or pipe is written as it is."""
    from gridwright.batch.places import keep_mode, place_of  # noqa: PLC0415

    try:
        place = place_of(path)
        if place is None:
            with open(path, "a", encoding="utf-8") as out:
                yield out
            return
        part = place.with_name(place.name + ".part")
        refuse_inputs([path, str(part)], inputs, lang)
        with part.open("w", encoding="utf-8") as out:
            keep_mode(part, place)
            yield out
        os.replace(part, place)
    except OSError as error:
        raise _cannot_write(error) from None


def _cannot_write(error: OSError) -> gw.GridwrightError:
    return gw.GridwrightError(say("cannot-write", reason=error.strerror or error))
