"""Inputs that hold one puzzle, one on each line, or many in some other way: which it is, and what they hold."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from io import BytesIO
from itertools import chain, islice

import gridwright as gw
from gridwright.batches.blocks import blocks, is_passed, opened
from gridwright.notations import recognised
from gridwright.notations._reading.files import read_stream, text_of
from gridwright.notations._shared.source_text import moved

__all__ = ["Source", "Text", "file_source", "text_source"]

_LOOK = 10
"""Lines that are tried on their own to tell what an input holds."""

_SMALL = 100_000
"""Characters up to which the whole of it is tried."""


@dataclass(frozen=True, slots=True)
class Text:
    """The text of a puzzle, the name of its input, and its line there: 0 where it has the input to itself."""

    name: str
    line: int
    data: bytes
    loaded: gw.Loaded | None = None
    """What stands there, where that had to be found out to tell one puzzle from the next."""

    def read(self) -> str:
        return text_of(self.data) if self.line else read_stream(BytesIO(self.data))

    def puzzle(self, read: Callable[[str], gw.Puzzle]) -> gw.Puzzle:
        """The puzzle; what is wrong with it is told with its line in the input."""
        if self.loaded:
            return self.loaded.or_raise().puzzle
        try:
            return read(self.read())
        except gw.GridwrightError as error:
            raise moved(error, self.line or 1) from None


@dataclass(frozen=True, slots=True)
class Source:
    """An input. Its blocks of whole lines can be asked for once if it is a pipe, else at any time."""

    name: str
    has_many: bool
    blocks: Callable[[], Iterable[bytes]]
    is_pipe: bool = False
    loaded: Sequence[gw.Loaded] = ()
    """The puzzles of an input that has many, but not one on each line."""

    def texts(self) -> Iterator[Text]:
        if self.loaded:
            for item in self.loaded:
                yield Text(self.name, item.line, b"", item)
            return
        if not self.has_many:
            yield Text(self.name, 0, b"".join(self.blocks()))
            return
        for number, line in enumerate(self._lines(), 1):
            if not is_passed(line):
                yield Text(self.name, number, line)

    def _lines(self) -> Iterator[bytes]:
        return (line for block in self.blocks() for line in block.removesuffix(b"\n").split(b"\n"))

    def count(self) -> int | None:
        """How many texts there are, if that can be known before they are read."""
        if self.loaded:
            return len(self.loaded)
        if self.is_pipe:
            return None
        if not self.has_many:
            return 1
        return sum(not is_passed(line) for line in self._lines())


def text_source(name: str, text: str) -> Source:
    """A text given on the command line: one puzzle."""
    return Source(name, False, lambda: [text.encode()])


def file_source(name: str, path: str, load_each: Callable[[str], Iterable[gw.Loaded]]) -> Source:
    """A file, packed or not, or - for standard input; `load_each` says what a text holds."""
    is_pipe = not os.path.isfile(path)
    found = _blocks_of(path)
    try:
        first = next(found, b"")
    except OSError as error:
        raise gw.FormatError(f"cannot read {path!r}: {error.strerror or error}") from None
    if _has_lines(first, load_each):
        return Source(name, True, (lambda: chain([first], found)) if is_pipe else (lambda: _blocks_of(path)), is_pipe)
    whole = b"".join(chain([first], found))
    loaded = _loaded(read_stream(BytesIO(whole)), load_each)
    return Source(name, len(loaded) > 1, lambda: [whole], is_pipe, loaded if len(loaded) > 1 else ())


def _loaded(text: str, load_each: Callable[[str], Iterable[gw.Loaded]]) -> list[gw.Loaded]:
    """All that a text holds; nothing when it cannot be read, which is told where it is read as one puzzle."""
    try:
        return list(load_each(text))
    except gw.GridwrightError:
        return []


def _blocks_of(path: str) -> Iterator[bytes]:
    with opened(path) as stream:
        for block in blocks(stream):
            yield block.data


def _has_lines(first: bytes, load_each: Callable[[str], Iterable[gw.Loaded]]) -> bool:
    """Whether the lines of a text are puzzles, and the text as a whole is not told better in some other way."""
    text = first.decode("utf-8", "replace")
    lines = list(islice(_lines(text), _LOOK))
    if len(lines) < 2 or 2 * sum(_is_puzzle(line, load_each) for line in lines) < len(lines):
        return False
    # What has more lines than puzzles, all of them well, has puzzles of several lines.
    loaded = _loaded(text, load_each) if len(text) <= _SMALL and "\ufffd" not in text else []
    return not loaded or not all(item.position for item in loaded) or len(loaded) == sum(1 for _ in _lines(text))


def _lines(text: str) -> Iterator[str]:
    """The lines that must be puzzles."""
    return (line for line in text.split("\n") if not is_passed(line.encode(errors="replace")))


def _is_puzzle(line: str, load_each: Callable[[str], Iterable[gw.Loaded]]) -> bool:
    """Whether a line is a puzzle and nothing else."""
    loaded = _loaded(line, load_each) if recognised(line) else []
    return len(loaded) == 1 and loaded[0].position is not None
