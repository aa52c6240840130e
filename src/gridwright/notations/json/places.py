"""Where in a JSON text a field stands, or what is inside it: looked for only where something is wrong."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property

from gridwright.model.errors import FormatError, Problem
from gridwright.model.grid import Grid
from gridwright.notations._shared.source_text import SourceText

__all__ = ["CellPlaces", "Path", "error_at", "only", "path_name", "problem_at"]

Path = tuple[str | int, ...]
"""The way to a value: the name of a field, then the numbers of elements from 0."""

_BLANKS = re.compile(r"[ \t\r\n]*")
_IN_LINE = re.compile(r"[^\r\n]")


@dataclass(frozen=True)
class CellPlaces(Mapping[int, tuple[int, int]]):
    """The line and column of each cell of a field that has rows of cells."""

    text: str
    field: str
    grid: Grid

    def __getitem__(self, cell: int) -> tuple[int, int]:
        return self._places[cell]

    def __iter__(self) -> Iterator[int]:
        return iter(self._places)

    def __len__(self) -> int:
        return len(self._places)

    @cached_property
    def _places(self) -> dict[int, tuple[int, int]]:
        source, places = SourceText(self.text), dict[int, tuple[int, int]]()
        for row in range(self.grid.rows):
            offset = _offset(self.text, (self.field, row, 0))
            if offset is None:
                break
            for cell in self.grid.row(row):
                places[cell] = source.place(offset)
                offset = _next(self.text, offset)
        return places


def path_name(path: Path) -> str:
    """A path as messages tell it: `signs, element 2`."""
    return ", element ".join(str(part + 1) if isinstance(part, int) else part for part in path)


def problem_at(text: str, path: Path, message: str, *cells: int) -> Problem:
    """A problem with what stands there, or with what it stands in if it cannot be found."""
    for length in range(len(path), 0, -1):
        offset = _offset(text, path[:length])
        if offset is not None:
            return SourceText(text).problem(message, offset, *cells)
    return Problem(message, cells)


def error_at(text: str, path: Path, message: str) -> FormatError:
    return FormatError(problem_at(text, path, message))


def only(text: str, path: Path) -> str:
    """The value at the end of a path, with blanks for all before it: what is in it keeps its line and column."""
    start = _offset(text, path)
    if start is None:
        return text
    _, end = _value(text, start)
    return _IN_LINE.sub(" ", text[:start]) + text[start:end]


def _offset(text: str, path: Path) -> int | None:
    """Where the value at the end of a path begins; None if there is no such thing, or no JSON before it."""
    try:
        offset = _after_blanks(text, 0)
        for part in path:
            offset = _member(text, offset, part) if isinstance(part, str) else _element(text, offset, part)
    except (ValueError, IndexError, RecursionError):
        return None
    return offset


def _member(text: str, offset: int, name: str) -> int:
    """Where the value of a field begins, in an object that begins at an offset; of several, the last one counts."""
    found = None
    offset = _opened(text, offset, "{")
    while text[offset] != "}":
        key, offset = _value(text, offset)
        offset = _after_blanks(text, _opened(text, offset, ":"))
        if key == name:
            found = offset
        offset = _next(text, offset)
    if found is None:
        raise ValueError(name)
    return found


def _element(text: str, offset: int, number: int) -> int:
    """Where an element of a list begins."""
    offset = _opened(text, offset, "[")
    for _ in range(number):
        offset = _next(text, offset)
    if text[offset] == "]":
        raise IndexError(number)
    return offset


def _next(text: str, offset: int) -> int:
    """Behind the value that begins there, and the comma after it."""
    _, offset = _value(text, offset)
    return _opened(text, offset, ",") if text[offset] == "," else offset


def _opened(text: str, offset: int, mark: str) -> int:
    if text[offset] != mark:
        raise ValueError(mark)
    return _after_blanks(text, offset + 1)


def _value(text: str, offset: int) -> tuple[object, int]:
    """A value and where the next thing begins."""
    from json import JSONDecoder  # noqa: PLC0415 - only mistakes need it

    value, end = JSONDecoder().raw_decode(text, offset)
    return value, _after_blanks(text, end)


def _after_blanks(text: str, offset: int) -> int:
    match = _BLANKS.match(text, offset)
    return match.end() if match else offset
