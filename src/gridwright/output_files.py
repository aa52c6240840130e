"""Files that are written: where they go, and that they are there whole or not at all.

A file is written beside its place, and takes it when it is whole. Standard output, devices and pipes are written to as
they are.
"""

from __future__ import annotations

import os
import stat
import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from errno import EACCES, EISDIR
from gzip import GzipFile
from io import TextIOWrapper
from pathlib import Path
from typing import BinaryIO, TextIO, cast
from zlib import MAX_WBITS, compressobj

from gridwright.model.errors import GridwrightError
from gridwright.words import say

__all__ = [
    "ending_of", "growing", "is_packed", "is_standard_output", "numbered", "packed", "packed_pieces", "place_of",
    "refuse_inputs", "replacing", "standard_output", "write_all",
]

_STANDARD_OUTPUT = ("-", "/dev/stdout", "/dev/fd/1")
"""Opening the latter like files would cut off what a log that they lead to holds already."""

_STREAMS = ("/dev/stderr", "/dev/fd/", "/proc/")
"""What is behind these is open already, and must not be replaced even if it is a file."""

_PIECE = 1 << 16
"""Bytes of a packed piece: less would take more room, since each begins to learn anew."""


def is_standard_output(path: str) -> bool:
    return path in _STANDARD_OUTPUT


def standard_output() -> BinaryIO:
    """Where bytes are written that go to no file; nowhere if it is closed, as nobody wants to see them."""
    return cast(BinaryIO, open(os.devnull, "wb") if sys.stdout is None else sys.stdout.buffer)


def place_of(path: str) -> Path | None:
    """Where a file is to be put, links followed so that they stay; None for what is no file: that is appended to.

    What cannot be written is an OSError now and not after the work.
    """
    try:
        mode = os.stat(path).st_mode
    except FileNotFoundError:
        folder, name = os.path.split(path)
        if not name or not os.path.isdir(folder or os.curdir):  # a file must not get the name of a directory
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


@contextmanager
def replacing(place: Path, ending: str, *, keep: bool = False, written: int = 0) -> Iterator[BinaryIO]:
    """A file that grows beside its place, its name longer by the ending, and takes it when the work is done.

    If the work fails, what is there of it goes, unless it is to be kept. It can be gone on with after so many bytes
    that were written before.
    """
    part = place.with_name(place.name + ending)
    try:
        with part.open("r+b" if written else "wb") as file:
            if place.exists():  # before it holds what only some may read
                part.chmod(stat.S_IMODE(place.stat().st_mode))
            file.truncate(written)
            file.seek(written)
            yield file
        os.replace(part, place)
    finally:
        if not keep:
            part.unlink(missing_ok=True)


@contextmanager
def growing(path: str, inputs: Sequence[str], *, keep: bool = True) -> Iterator[TextIO]:
    """A text that grows in `PATH.part` and gets its name when it is whole; a device or pipe is written as it is.

    What is there of it when the work fails is kept, or goes.
    """
    try:
        place = place_of(path)
        if place is not None:
            refuse_inputs([path, f"{place}.part"], inputs)
        with (
            replacing(place, ".part", keep=keep) if place else open(path, "ab") as file,
            TextIOWrapper(_packing(file) if is_packed(path) else file, encoding="utf-8") as out,
        ):
            yield out
    except OSError as error:
        raise _cannot_write(error) from None


def ending_of(path: str) -> str:
    """What a file's name says of its format, as `csv` of `rows.csv.gz`; nothing if it has no ending."""
    return os.path.splitext(path[:-3] if is_packed(path) else path)[1][1:].lower()


def is_packed(path: str) -> bool:
    """Whether a file's name says that it is packed with gzip."""
    return path.lower().endswith(".gz")


def _packing(file: BinaryIO) -> BinaryIO:
    """A file to which is written what arrives packed."""
    return cast(BinaryIO, GzipFile("", "wb", fileobj=file, mtime=0))


def packed(data: bytes) -> bytes:
    """The same packed with gzip. There is no time and no name in it: equal texts make equal files.

    Several such pieces one after the other are a packed file, too.
    """
    whole = compressobj(wbits=MAX_WBITS | 16)
    return whole.compress(data) + whole.flush()


def packed_pieces(lines: bytes) -> tuple[bytes, bytes]:
    """As many lines as fill pieces that are worth packing, packed, and the rest, which waits for more.

    Packing cannot be gone on with in the middle of a piece. Where they end depends on nothing but the lines.
    """
    pieces, start = [], 0
    while end := lines.find(b"\n", start + _PIECE - 1) + 1:
        pieces.append(packed(lines[start:end]))
        start = end
    return b"".join(pieces), lines[start:]


def write_all(paths: Sequence[str], contents: Sequence[bytes]) -> None:
    """Writes all files beside their places before any takes it, so that a full disk leaves nothing half-written."""
    streams: dict[str, list[bytes]] = {}
    try:
        with ExitStack() as parts:
            for path, content in zip(paths, contents, strict=True):
                place = place_of(path)
                if place is None:
                    streams.setdefault(path, []).append(content)
                    continue
                file = parts.enter_context(replacing(place, f".{os.getpid()}.part"))
                file.write(packed(content) if is_packed(path) else content)
                file.flush()
            for path, several in streams.items():  # opened once, since a pipe may have a reader for one time only
                with open(path, "ab") as stream:
                    stream.write(packed(b"".join(several)) if is_packed(path) else b"".join(several))
    except OSError as error:
        raise _cannot_write(error) from None


def numbered(path: str, count: int) -> list[str]:
    """As many names of files as asked for: the one given, or `name-1.svg`, `name-2.svg` …, which sort in order.

    A device or pipe has one name only.
    """
    if count == 1 or (os.path.exists(path) and not os.path.isfile(path) and not os.path.isdir(path)):
        return [path] * count
    root, ending = os.path.splitext(path)
    if is_packed(path):
        root, inner = os.path.splitext(root)
        ending = inner + ending
    return [f"{root}-{number:0{len(str(count))}}{ending}" for number in range(1, count + 1)]


def refuse_inputs(paths: Iterable[str], inputs: Sequence[str]) -> None:
    """Makes sure that nothing that was read gets overwritten."""
    for path in filter(os.path.exists, paths):
        if any(os.path.exists(read) and os.path.samefile(path, read) for read in inputs):
            raise GridwrightError(say("same-file", path=path))


def _cannot_write(error: OSError) -> GridwrightError:
    return GridwrightError(say("cannot-write", reason=error.strerror or error))
