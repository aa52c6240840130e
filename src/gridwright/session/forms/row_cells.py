"""The cells of one line that a person types, who has many characters for an empty one, spaces and commas among them.

Where a line can be read in several ways, the size of the puzzle decides; the first line sets it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from gridwright.kinds import Kind
from gridwright.model.errors import GridwrightError
from gridwright.model.grid import default_boxes
from gridwright.model.primitives import MAX_VALUES
from gridwright.session.forms.row_parsing import parsed
from gridwright.words import say

__all__ = [
    "USUAL_WIDTH", "behind_colon", "cells_of", "dotted", "has_signs", "is_spaced", "is_too_long", "must_differ",
    "too_long", "width_of", "without_end",
]

_SIGNS = str.maketrans("<>", "  ")
_BLANKS = str.maketrans("xXoO_-*?", "........")
_LETTERS = 24
"""The size from which a letter that may mean empty is a value, O being 24."""

USUAL_WIDTH = 9
"""As many cells as there are digits: where spaces are cells, each has one."""
_BLANKED = re.compile(r"[0-9.,;|\sxXoO_*?-]+")
_BY_SPACE = re.compile(r"[0-9. xXoO_*?-]+")
_BY_COMMA = re.compile(r"(?=.*(?:,,|[0-9]{2}|^,|,$))[0-9]*,[0-9,]*")
"""Lines of which each character may be a cell."""
_SHORT = re.compile(r"(?=.* )[0-9 ]+| [0-9. xXoO_*?-]+")
"""The same where it is known how many cells there are."""
_HAS_GAPS = re.compile(r"^ |  ")
"""Spaces that do more than to stand between two cells."""
_EVEN = re.compile(r"\S(?P<gap> +)\S(?:(?P=gap)\S)+")


def has_signs(line: str) -> bool:
    return line != line.translate(_SIGNS)


def dotted(line: str, width: int) -> str:
    """The line with dots for the characters that people have in empty cells."""
    return line.translate(_BLANKS) if width < _LETTERS else line


def is_spaced(line: str) -> bool:
    """Whether spaces of a line stand for empty cells, of which those at its end may be missing."""
    if not _BY_SPACE.fullmatch(line) or " " not in line:
        return False
    inside = line.strip(" ")
    return not _is_regular(inside) or (line[0] == " " and inside.replace(" ", "").isdigit())


def _is_regular(inside: str) -> bool:
    """Whether spaces only stand between cells, or between groups of as many."""
    words = inside.split(" ")
    if "" in words:
        return _EVEN.fullmatch(inside) is not None
    numbers = [int(word) for word in words if word.isdigit()]
    are_values = all(len(word) == 1 or word.isdigit() for word in words) and max(numbers, default=0) <= len(words)
    return are_values or len({len(word) for word in words}) == 1


def width_of(line: str, kind: Kind, lang: str = "en") -> int:
    """How many cells the first row of a puzzle has: as many as usual if it can be read so."""
    widths = [len(reading) for reading in _by_character(line, is_spaced(line))]
    refused = None
    try:
        widths.append(len(parsed(_plain(line, 0), None, 1, None if kind.square else MAX_VALUES, lang)))
    except GridwrightError as error:
        refused = error
    if USUAL_WIDTH in widths:
        return USUAL_WIDTH
    for width in widths:
        if kind.regions != "boxes" or default_boxes(width)[0] > 1:
            return width
    if is_spaced(line) and len(line) < USUAL_WIDTH:
        return USUAL_WIDTH
    if refused:
        raise refused
    return widths[-1]


def behind_colon(text: str, width: int) -> str:
    """What was typed behind `row 3:`, of so many cells: spaces at its beginning count where others of it are cells, but
    for the one that everybody types there."""
    plain, typed = text.strip(" "), text.removeprefix(" ")
    counts = is_spaced(typed) and (len(typed.rstrip(" ")) <= width or is_spaced(plain))
    return typed if counts else plain


def without_end(line: str, width: int) -> str:
    """The line without spaces that follow so many cells: nobody sees them."""
    return line[:width] + line[width:].rstrip(" ")


def is_too_long(line: str, kind: Kind) -> bool:
    """Whether spaces are cells in a row that has more of them than there are digits, as no square grid is typed."""
    return len(line) > USUAL_WIDTH and is_spaced(line) and width_of(line, kind) == len(line)


def too_long(line: str, number: int, width: int, lang: str) -> GridwrightError:
    told = say("ask-count", lang, number=number, count=len(line), width=width, text=repr(line))
    return GridwrightError(told)


def cells_of(line: str, number: int, width: int, most: int = MAX_VALUES, lang: str = "en") -> tuple[int, ...]:
    """The values of a row of so many cells, signs apart."""
    readings = list(_by_character(line, is_spaced(line) or _SHORT.fullmatch(line) is not None))
    for reading in (*readings, *(without_end(one, width) for one in readings[:1])):
        padded = reading if "," in line else reading.ljust(width)
        if len(padded) == width:
            return parsed(padded.replace(" ", ".").replace(",", ".").translate(_BLANKS), width, number, most, lang)
    shown = line.rstrip()
    if len(shown) > width and _HAS_GAPS.search(shown) and is_spaced(line):  # its spaces are cells, so they count
        raise too_long(shown, number, width, lang)
    return parsed(_plain(line, width), width, number, most, lang, line)


def must_differ(values: Sequence[int], number: int, lang: str) -> None:
    """Refuse a row that has a value twice."""
    places: dict[int, list[str]] = {}
    for column, value in enumerate(values, 1):
        places.setdefault(value, []).append(f"r{number}c{column}")
    for value, names in places.items():
        if value and len(names) > 1:
            raise GridwrightError(say("ask-twice", lang, number=number, value=value, cells=" ".join(names)))


def _by_character(line: str, by_space: bool) -> Iterator[str]:
    """The readings of a line in which a comma or space is an empty cell; with a space between any two cells, too."""
    if _BY_COMMA.fullmatch(line):
        yield line
    if by_space:
        yield line
        if line.strip(" ") and not line[1::2].strip(" "):
            yield line[::2]


def _plain(line: str, width: int) -> str:
    """A line in which spaces and commas only stand between cells."""
    plain = line.translate(_SIGNS)
    return plain.translate(_BLANKS) if width < _LETTERS and _BLANKED.fullmatch(plain) else plain
