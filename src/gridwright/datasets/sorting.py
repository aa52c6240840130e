"""Lines in order, however many: those that do not fit in memory are parted by how they begin, and each part sorted."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import ExitStack
from itertools import chain
from pathlib import Path
from typing import BinaryIO

__all__ = ["sorted_lines"]

LIMIT = 1 << 26
"""Bytes that are sorted in memory."""

_EACH = 64
"""Bytes that a line takes besides its own."""

_WIDTH = 2
"""Characters by which lines are parted: of a hash in hexadecimal, into 256 parts."""

_DEEPEST = 32
"""Where lines still begin alike, they are equal."""


def sorted_lines(lines: Iterable[bytes], folder: Path, depth: int = 0) -> Iterator[bytes]:
    """The lines, without line ends, in the order of their bytes; what does not fit in memory is laid in the folder.

    They should begin with a hash: then all parts are about as long, and memory does not grow with their number.
    """
    stream = iter(lines)
    held: list[bytes] = []
    size = 0
    for line in stream:
        held.append(line)
        size += len(line) + _EACH
        if size > LIMIT and depth < _DEEPEST:
            break
    else:
        held.sort()
        yield from held
        return
    for part in _parted(chain(held, stream), folder, depth):
        with part.open("rb") as file:
            yield from sorted_lines((line[:-1] for line in file), folder / part.stem, depth + _WIDTH)
        part.unlink()


def _parted(lines: Iterable[bytes], folder: Path, depth: int) -> list[Path]:
    """Files of the lines that begin alike, in their order."""
    folder.mkdir(parents=True, exist_ok=True)
    parts: dict[bytes, BinaryIO] = {}
    with ExitStack() as files:
        for line in lines:
            key = line[depth : depth + _WIDTH]
            file = parts.get(key)
            if file is None:
                file = parts[key] = files.enter_context((folder / f"{key.hex()}.lines").open("wb"))
            file.write(line)
            file.write(b"\n")
    return [folder / f"{key.hex()}.lines" for key in sorted(parts)]
