"""Inputs as blocks of whole lines, so that memory does not grow with the file."""

from __future__ import annotations

import gzip
import sys
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from io import BufferedReader
from pathlib import Path
from typing import BinaryIO, cast

import gridwright as gw

__all__ = ["Block", "blocks", "opened"]

_GZIP = b"\x1f\x8b"

SIZE = 1 << 22
"""Bytes read at a time."""


@dataclass(frozen=True, slots=True)
class Block:
    """Some whole lines of one input, and where the input goes on after them."""

    data: bytes
    end: int


def opened(path: str) -> BinaryIO:
    """A file for reading, unpacked if its name says it is packed; `-` is standard input, packed if it begins so."""
    if path == "-":
        return _standard_input()
    if path.endswith(".gz"):
        return cast(BinaryIO, gzip.open(path, "rb"))
    return Path(path).open("rb")


def _standard_input() -> BinaryIO:
    if sys.stdin is None:
        raise gw.FormatError("cannot read standard input: it is closed")
    stream = sys.stdin.buffer
    if not isinstance(stream, BufferedReader):
        return stream
    # A pipe may have sent one byte so far, but no text begins with that.
    first = stream.peek(len(_GZIP))[: len(_GZIP)]
    if not first or not _GZIP.startswith(first):
        return stream
    return cast(BinaryIO, gzip.GzipFile("standard input", "rb", fileobj=stream))


def blocks(stream: BinaryIO, start: int = 0) -> Iterator[Block]:
    """The lines of a stream from an offset on. A line longer than a block comes in pieces, which no puzzle has."""
    _skip(stream, start)
    at, rest = start, b""
    while data := _read(stream):
        data = rest + data
        cut = data.rfind(b"\n") + 1 or (len(data) if len(data) > SIZE else 0)
        rest = data[cut:]
        if cut:
            at += cut
            yield Block(data[:cut], at)
    if rest:
        yield Block(rest, at + len(rest))


def _read(stream: BinaryIO) -> bytes:
    try:
        return stream.read(SIZE)
    except (EOFError, zlib.error, gzip.BadGzipFile) as error:
        name = getattr(stream, "name", "the input")
        raise gw.FormatError(f"{name!r} is damaged or ends too early: {error}") from None


def _skip(stream: BinaryIO, count: int) -> None:
    if count and stream.seekable():
        stream.seek(count)  # a packed file reads its way there
        return
    while count > 0 and (data := stream.read(min(count, SIZE))):
        count -= len(data)
