"""Inputs as blocks of whole lines, so that memory does not grow with the file."""

from __future__ import annotations

import gzip
import os
import sys
import zlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from io import BufferedReader
from pathlib import Path
from typing import BinaryIO, cast

import gridwright as gw

__all__ = ["Block", "Line", "blocks", "blocks_of", "is_passed", "lines_of", "opened"]

_GZIP = b"\x1f\x8b"

SIZE = 1 << 22
"""Bytes read at a time."""

SMALL = 1 << 12
"""The same where each line takes long: one process has so much at a time, and it is lost when the run is stopped."""


@dataclass(frozen=True, slots=True)
class Block:
    """Some whole lines of an input: which input, where it goes on after them, and the number of the first line.

    Lines are numbered through all inputs. `share` is how much of all inputs is read after them, if that is known.
    """

    data: bytes
    end: int
    file: int = 0
    number: int = 1
    share: float | None = None


@dataclass(frozen=True, slots=True)
class Line:
    """A line of an input, or the puzzle that stands in its place, and its number."""

    number: int
    content: bytes | str | gw.Puzzle


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


def blocks_of(
    inputs: Sequence[str], *, small: bool = False, file: int = 0, offset: int = 0, lines: int = 0
) -> Iterator[Block]:
    """The blocks of all inputs; from an offset of one of them on, if so many lines were read before."""
    sizes = [0 if path == "-" else os.stat(path).st_size for path in inputs]
    known = "-" not in inputs and sum(sizes) > 0
    for number in range(file, len(inputs)):
        with opened(inputs[number]) as stream:
            raw = getattr(stream, "fileobj", stream)  # of a packed file, the file behind it
            start = offset if number == file else 0
            for block in blocks(stream, start, SMALL if small else SIZE, at_once=inputs[number] == "-"):
                share = (sum(sizes[:number]) + raw.tell()) / sum(sizes) if known else None
                yield Block(block.data, block.end, number, lines + 1, share)
                lines += block.data.count(b"\n") + (not block.data.endswith(b"\n"))


def blocks(stream: BinaryIO, start: int = 0, size: int | None = None, *, at_once: bool = False) -> Iterator[Block]:
    """The lines of a stream from an offset on. A line longer than a block comes in pieces, which no puzzle has.

    Where it is cut depends on nothing but the stream: whoever goes on at the end of a block gets the same blocks as
    whoever did not stop. With `at_once`, a block is what a pipe has sent so far: nobody waits for more.
    """
    size = size or SIZE
    _skip(stream, start)
    at, rest = start, b""
    more = size + -start % size  # to where the block after the one that ended here was read
    while data := _read(stream, more, at_once):
        more = size
        data = rest + data
        cut = data.rfind(b"\n") + 1 or (len(data) if len(data) > size else 0)
        rest = data[cut:]
        if cut:
            at += cut
            yield Block(data[:cut], at)
    if rest:
        yield Block(rest, at + len(rest))


def is_passed(line: bytes) -> bool:
    """Whether a line is blank or a comment, and so no puzzle that could be wrong."""
    line = line.strip()
    return not line or line.startswith(b"#")


def lines_of(block: Block) -> Iterator[Line]:
    lines = block.data.removesuffix(b"\n").split(b"\n")
    return (Line(number, line) for number, line in enumerate(lines, block.number))


def _read(stream: BinaryIO, size: int, at_once: bool) -> bytes:
    try:
        read1 = getattr(stream, "read1", None) if at_once else None
        return cast(bytes, read1(size)) if read1 else stream.read(size)
    except (EOFError, zlib.error, gzip.BadGzipFile) as error:
        name = getattr(stream, "name", "the input")
        raise gw.FormatError(f"{name!r} is damaged or ends too early: {error}") from None


def _skip(stream: BinaryIO, count: int) -> None:
    if count and stream.seekable():
        stream.seek(count)  # a packed file reads its way there
        return
    while count > 0 and (data := stream.read(min(count, SIZE))):
        count -= len(data)
