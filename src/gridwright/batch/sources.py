"""Inputs that hold one puzzle, or one on each line: which it is, and their texts one by one."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from io import BytesIO
from itertools import chain, islice

import gridwright as gw
from gridwright.batch.blocks import blocks, opened

__all__ = ["Source", "Text", "file_source", "text_source"]

_LOOK = 10
"""Lines that are tried on their own to tell what an input holds."""


@dataclass(frozen=True, slots=True)
class Text:
    """The text of a puzzle, the name of its input, and its line there: 0 where it has the input to itself."""

    name: str
    line: int
    data: bytes

    def read(self) -> str:
        return gw.read_stream(BytesIO(self.data))


@dataclass(frozen=True, slots=True)
class Source:
    """An input. Its blocks of whole lines can be asked for once if it is a pipe, else at any time."""

    name: str
    has_many: bool
    blocks: Callable[[], Iterable[bytes]]
    is_pipe: bool = False

    def texts(self) -> Iterator[Text]:
        if not self.has_many:
            yield Text(self.name, 0, b"".join(self.blocks()))
            return
        lines = (line for block in self.blocks() for line in block.removesuffix(b"\n").split(b"\n"))
        for number, line in enumerate(lines, 1):
            yield Text(self.name, number, line)

    def count(self) -> int | None:
        """How many texts there are, if that can be known before they are read."""
        if self.is_pipe:
            return None
        if not self.has_many:
            return 1
        return sum(block.count(b"\n") + (not block.endswith(b"\n")) for block in self.blocks())


def text_source(name: str, text: str) -> Source:
    """A text given on the command line: one puzzle."""
    return Source(name, False, lambda: [text.encode()])


def file_source(name: str, path: str, is_puzzle: Callable[[str], bool]) -> Source:
    """A file, packed or not, or - for standard input; `is_puzzle` says whether a text is one."""
    is_pipe = not os.path.isfile(path)
    found = _blocks_of(path)
    try:
        first = next(found, b"")
    except OSError as error:
        raise gw.FormatError(f"cannot read {path!r}: {error.strerror or error}") from None
    again = (lambda: chain([first], found)) if is_pipe else (lambda: _blocks_of(path))
    return Source(name, _has_many(first, is_puzzle), again, is_pipe)


def _blocks_of(path: str) -> Iterator[bytes]:
    with opened(path) as stream:
        for block in blocks(stream):
            yield block.data


def _has_many(first: bytes, is_puzzle: Callable[[str], bool]) -> bool:
    """Whether the lines of a text are puzzles, which the text as a whole is not."""
    text = first.decode("utf-8", "replace")
    lines = list(islice((line for line in text.split("\n") if line.strip()), _LOOK))
    if len(lines) < 2 or is_puzzle(text):
        return False
    return 2 * sum(map(is_puzzle, lines)) >= len(lines)
