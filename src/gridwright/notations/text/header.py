"""The first line of our own text: kind, size and options, as in `sudoku 6x6 boxes=3x2 values=0-5 diagonals`."""

from __future__ import annotations

import re
from typing import NamedTuple

from gridwright.kinds import all_kinds, all_options, ids, option
from gridwright.model.draft import Draft
from gridwright.model.errors import FormatError, Problem, RuleError
from gridwright.model.span import read_span, span_text
from gridwright.model.suggestions import unknown
from gridwright.notations._shared.source_text import TextLine, as_int, placed, quoted
from gridwright.notations._shared.vocabulary import kind_id
from gridwright.notations.text.grid import Word

__all__ = ["Header", "is_header", "read_header", "span_said", "write_header"]

_START = re.compile(r"\s*[A-Za-z][\w-]+\s+[0-9]+ *[xX×] *[0-9]+(?!\S)")
_SIZE = re.compile(r"([0-9]+) *[xX×] *([0-9]+)")
_WORD = re.compile(r"(?:boxes=)?[0-9]+ *[xX×] *[0-9]+(?!\S)|\S+", re.IGNORECASE)
_BOXES, _VALUES = "boxes=", "values="


class Header(NamedTuple):
    kind: str
    size: tuple[int, int] | None
    boxes: tuple[int, int] | None
    span: range | None
    """What values are shown as, if that is said."""
    options: frozenset[str]
    disconnected: bool
    size_place: tuple[int, int]
    """Where the size stands, or should."""
    boxes_place: tuple[int, int]


def is_header(line: TextLine) -> bool:
    """Whether a line means to be a header: a word and a size, or a kind whose size may be missing.

    A letter by itself is no word: in a row, `x 2 x 3` are cells.
    """
    if _START.match(line.text):
        return True
    first, *rest = line.text.lower().split()[:2]
    return first in ids() or (first[0].isalpha() and (_is_alias(first) or _is_alias("-".join([first, *rest]))))


def _is_alias(name: str) -> bool:
    return any(name in kind.aliases for kind in all_kinds())


def read_header(line: TextLine) -> Header:
    words = [Word(match.group(), match.start() + 1) for match in _WORD.finditer(line.text.rstrip(" :") or line.text)]
    if len(words) > 1 and _is_alias(joined := f"{words[0].text}-{words[1].text}".lower()):  # as people say it
        words = [Word(joined, words[0].column), *words[2:]]
    try:
        kind = kind_id(words[0].text)
    except FormatError as error:
        raise placed(error, line.number, words[0].column) from None
    end = words[0].column + len(words[0].text)
    size, size_column, boxes_column = None, end, end
    if len(words) > 1 and words[1].text[0].isdigit():
        size, size_column = _pair(line, words[1], words[1].text), words[1].column
        boxes_column = size_column
    boxes, span, options, disconnected = None, None, set(), False
    for word in words[2 if size else 1 :]:
        name = word.text.lower()
        if name.startswith(_BOXES):
            boxes, boxes_column = _pair(line, word, name.removeprefix(_BOXES)), word.column
        elif name.startswith(_VALUES):
            span = span_said(line, word, name.removeprefix(_VALUES))
        elif name == "disconnected":
            disconnected = True
        else:
            options.add(_option(line, word))
    places = (line.number, size_column), (line.number, boxes_column)
    return Header(kind, size, boxes, span, frozenset(options), disconnected, *places)


def _option(line: TextLine, word: Word) -> str:
    """The id of the option that a word names."""
    try:
        return option(word.text.lower()).id
    except RuleError:
        known = [option.id for option in all_options()]
        message = unknown("option", word.text, ["boxes=3x3", "values=0-8", "disconnected", *known])
        raise FormatError(Problem(message, (), line.number, word.column)) from None


def span_said(line: TextLine, word: Word, text: str) -> range:
    """What values are shown as, written like 0-8."""
    try:
        return read_span(text)
    except RuleError as error:
        raise placed(error, line.number, word.column) from None


def _pair(line: TextLine, word: Word, text: str) -> tuple[int, int]:
    """Rows and columns written like 9x9."""
    match = _SIZE.fullmatch(text)
    rows, cols = (as_int(match[1]), as_int(match[2])) if match else (None, None)
    if rows is None or cols is None:
        message = f"{quoted(word.text)} is not a size; sizes are written like 9x9"
        raise FormatError(Problem(message, (), line.number, word.column))
    return rows, cols


def write_header(draft: Draft) -> str:
    words = [draft.kind, f"{draft.grid.rows}x{draft.grid.cols}"]
    if draft.boxes:
        words.append("boxes={}x{}".format(*draft.boxes))
    if not draft.grid.shows_usual_values:
        words.append(f"{_VALUES}{span_text(draft.grid.span())}")
    words += sorted(draft.options)
    if draft.disconnected:
        words.append("disconnected")
    return " ".join(words) + "\n"
