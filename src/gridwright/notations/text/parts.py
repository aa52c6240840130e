"""A text cut up into its parts, before anything in them is read."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from gridwright.model.errors import FormatError, Problem
from gridwright.model.suggestions import unknown
from gridwright.notations._shared.clue_words import is_listing, is_meant, listed_sorts
from gridwright.notations._shared.source_text import TextLine

__all__ = ["ABOUT", "TextParts", "stating_lines", "text_parts"]

_FIELD = re.compile(r" *([A-Za-z]+) *:(?!//)")
ABOUT = ("title", "author", "source")
"""The fields that say something about a puzzle."""
_GRIDS = ("givens", "regions")
_VALUES = "values"


class TextParts(NamedTuple):
    """A text cut up: the lines of the header, of each grid and of the clues of each sort, and what is said about it.

    Clues that stand by themselves, of whatever sort, have no name.
    """

    header: TextLine
    grids: dict[str, list[TextLine]]
    clues: dict[str, list[TextLine]]
    about: dict[str, str]
    span: list[TextLine]
    """What values are shown as, if a line of its own says that."""


def stating_lines(text: str) -> Iterator[TextLine]:
    """The lines that say something. Tabs become the spaces they look like, as signs stand below cells."""
    for number, line in enumerate(text.split("\n"), 1):
        if line.strip() and not line.lstrip().startswith("#"):
            yield TextLine(number, line.rstrip().expandtabs())


def text_parts(text: str) -> TextParts:
    """What stands in which part; a FormatError names a field that is unknown or there twice."""
    lines = stating_lines(text)
    header = next(lines, None)
    if header is None:
        raise FormatError("there is no header such as 'sudoku 9x9'")
    parts = TextParts(header, {"givens": []}, {}, {}, [])
    section, begun = parts.grids["givens"], set[str]()
    known = (*ABOUT, *_GRIDS, _VALUES, *listed_sorts())
    for line in lines:
        field = _FIELD.match(line.text)
        if field is None:
            is_row = any(section is lines for lines in parts.grids.values())
            listed = is_listing(line.text) or (is_row and is_meant(line.text))
            (parts.clues.setdefault("", []) if listed else section).append(line)
            continue
        name, rest = field[1].lower(), line.text[field.end() :]
        if len(name) == 1:  # a cage and its number
            section.append(line)
            continue
        if name not in known:
            message = unknown("field", field[1], known)
            raise FormatError(Problem(message, (), line.number, field.start(1) + 1))
        if name in begun:
            raise FormatError(Problem(f"{name} is given twice", (), line.number, field.start(1) + 1))
        begun.add(name)
        if name in ABOUT:
            parts.about[name] = rest.strip()
        elif name == _VALUES:  # the rows may stand below it
            parts.span.append(TextLine(line.number, " " * field.end() + rest))
        else:
            section = (parts.grids if name in _GRIDS else parts.clues).setdefault(name, [])
            if rest.strip():
                section.append(TextLine(line.number, " " * field.end() + rest))
    return parts
