"""The first line of our own text: kind, size and options, as in `sudoku 6x6 boxes=3x2 diagonals`."""

from __future__ import annotations

import re
from typing import NamedTuple

from gridwright.draft import Draft
from gridwright.errors import FormatError, Problem
from gridwright.formats._cells import kind_id
from gridwright.formats._drawn import Line, Word
from gridwright.formats._source import as_int, placed, quoted, sized
from gridwright.grid import Grid
from gridwright.kinds import ids
from gridwright.options import OPTIONS

__all__ = ["Header", "is_header", "read_header", "write_header"]

_START = re.compile(r"\s*[A-Za-z][\w-]*\s+[0-9]+[xX×][0-9]+(?!\S)")
_SIZE = re.compile(r"([0-9]+)[xX×]([0-9]+)")


class Header(NamedTuple):
    kind: str
    grid: Grid
    boxes: tuple[int, int] | None
    options: frozenset[str]
    disconnected: bool


def is_header(line: Line) -> bool:
    """Whether a line means to be a header: a word and a size, or a kind whose size may be missing."""
    return _START.match(line.text) is not None or line.text.split()[0].lower() in ids()


def read_header(line: Line) -> Header:
    words = [Word(match.group(), match.start() + 1) for match in re.finditer(r"\S+", line.text)]
    try:
        kind = kind_id(words[0].text)
    except FormatError as error:
        raise placed(error, line.number, words[0].column) from None
    if len(words) == 1:
        message = f"the header {quoted(line.text)} lacks a size; it is written like '{kind} 9x9'"
        raise FormatError(Problem(message, (), line.number, words[0].column + len(words[0].text)))
    grid = sized(*_pair(line, words[1], words[1].text), line.number, words[1].column)
    boxes, options, disconnected = None, set(), False
    known = [option.id for option in OPTIONS]
    for word in words[2:]:
        name = word.text.lower()
        if name.startswith("boxes="):
            boxes = _pair(line, word, name.removeprefix("boxes="))
        elif name == "disconnected":
            disconnected = True
        elif name in known:
            options.add(name)
        else:
            message = f"unknown option {quoted(word.text)}; there are boxes=3x3, disconnected, {', '.join(known)}"
            raise FormatError(Problem(message, (), line.number, word.column))
    return Header(kind, grid, boxes, frozenset(options), disconnected)


def _pair(line: Line, word: Word, text: str) -> tuple[int, int]:
    """Rows and columns written like 9x9."""
    match = _SIZE.fullmatch(text)
    rows, cols = (as_int(match[1]), as_int(match[2])) if match else (None, None)
    if rows is None or cols is None:
        message = f"{quoted(word.text)} is no size; sizes are written like 9x9"
        raise FormatError(Problem(message, (), line.number, word.column))
    return rows, cols


def write_header(draft: Draft) -> str:
    words = [draft.kind, f"{draft.grid.rows}x{draft.grid.cols}"]
    if draft.boxes:
        words.append("boxes={}x{}".format(*draft.boxes))
    words += sorted(draft.options)
    if draft.disconnected:
        words.append("disconnected")
    return " ".join(words) + "\n"
