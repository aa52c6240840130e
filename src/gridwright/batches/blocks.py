"""Inputs as blocks of whole lines, so that memory does not grow with the file.

Where they are cut depends on nothing but the input: whoever goes on at the end of a block gets the same blocks as
whoever did not stop.
"""

from __future__ import annotations

import gzip
import os
import sys
import zlib
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from io import BufferedReader, BytesIO
from pathlib import Path
from typing import BinaryIO, cast

import gridwright as gw

__all__ = ["Block", "Line", "blocks", "blocks_of", "gathered", "is_passed", "is_pipe", "lines_of", "opened"]

_GZIP = b"\x1f\x8b"

SIZE = 1 << 22
"""Bytes read at a time, and more than any line with a puzzle has."""

FIRST = 1 << 14
"""The same at the beginning, then twice as many each time, where nobody shall wait long for the first row."""


_TOGETHER = 20
"""Lines that are sent to a worker elsewhere at once."""


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


def is_pipe(path: str) -> bool:
    """Whether an input can be read only once: standard input, or what stands in a file's place, such as a pipe."""
    return path == "-" or (os.path.exists(path) and not os.path.isfile(path))


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
    inputs: Sequence[str], *, by_line: bool = False, file: int = 0, offset: int = 0, lines: int = 0
) -> Iterator[Block]:
    """The blocks of all inputs, or each line as one; from an offset of one of them on, if so many lines were before."""
    sizes = [0 if is_pipe(path) else os.stat(path).st_size for path in inputs]
    known = not any(map(is_pipe, inputs)) and sum(sizes) > 0
    for number in range(file, len(inputs)):
        with opened(inputs[number]) as stream:
            packed = getattr(stream, "fileobj", None)  # the file behind it
            start = offset if number == file else 0
            found = blocks(stream, start, FIRST, at_once=is_pipe(inputs[number]))
            for block in single_lines(found) if by_line else found:
                share = (sum(sizes[:number]) + (packed.tell() if packed else block.end)) / sum(sizes) if known else None
                yield Block(block.data, block.end, number, lines + 1, share)
                lines += block.data.count(b"\n") + (not block.data.endswith(b"\n"))


def blocks(stream: BinaryIO, start: int = 0, first: int | None = None, *, at_once: bool = False) -> Iterator[Block]:
    """The lines of a stream from an offset on. A line longer than any puzzle comes in pieces.

    `first` is how much is read at first, if less than later on. With `at_once`, a block is what a pipe has sent so
    far: nobody waits for more.
    """
    _skip(stream, start)
    first = SIZE if first is None else min(first, SIZE)
    at, rest = start, b""
    read, until = start, _boundary(_boundary(start - 1, first), first)  # a block that ended here was read to the former
    while data := _read(stream, until - read, at_once):
        read += len(data)
        until = _boundary(read, first)
        data = rest + data
        cut = data.rfind(b"\n") + 1 or (len(data) if len(data) > SIZE else 0)
        rest = data[cut:]
        if cut:
            at += cut
            yield Block(data[:cut], at)
    if rest:
        yield Block(rest, at + len(rest))


def single_lines(pieces: Iterable[Block]) -> Iterator[Block]:
    """The same line by line, where each takes long: its row comes as soon as it is done, and little is ever lost."""
    for block in pieces:
        at = block.end - len(block.data)
        for line in BytesIO(block.data):
            at += len(line)
            yield Block(line, at)


def gathered(pieces: Iterable[Block]) -> Iterator[Block]:
    """Blocks of a line each, several as one: to send them one by one would take longer than most work."""
    held: list[Block] = []
    for block in pieces:
        if held and (len(held) >= _TOGETHER or block.file != held[0].file or len(block.data) > FIRST):
            yield _joined(held)
            held = []
        held.append(block)
    if held:
        yield _joined(held)


def _joined(some: list[Block]) -> Block:
    first, last = some[0], some[-1]
    return Block(b"".join(block.data for block in some), last.end, first.file, first.number, last.share)


def is_passed(line: bytes) -> bool:
    """Whether a line is blank or a comment, and so no puzzle that could be wrong."""
    line = line.strip()
    return not line or line.startswith(b"#")


def lines_of(block: Block) -> Iterator[Line]:
    lines = block.data.removesuffix(b"\n").split(b"\n")
    return (Line(number, line) for number, line in enumerate(lines, block.number))


def _boundary(place: int, first: int) -> int:
    """To where is read from this place on."""
    if place < 0:
        return 0
    return place - place % SIZE + SIZE if place >= SIZE else min(SIZE, max(first, 1 << place.bit_length()))


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
