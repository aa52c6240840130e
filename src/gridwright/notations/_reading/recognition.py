"""Which notations a text may be written in, by a quick look that reads nothing."""

from __future__ import annotations

import re
from collections.abc import Sequence
from math import isqrt

from gridwright.model.errors import FormatError
from gridwright.notations._registry import all_notations, notation
from gridwright.notations._shared.notation import Notation

__all__ = ["BARE", "is_line", "named", "readable", "readers_of", "recognising", "splitters_of"]

BARE = ("blocks", "candidates", "jigsaw-line", "line", "nonomino", "table")
"""The notations of which a text may have nothing but cells.

All others have a signature with a character that no cell has. They need not be loaded to know that they don't recognise
such a text.
"""

_CELLS = re.compile(r"[0-9.*_? \n-]*")

_WORD = re.compile(r"[0-9.]{16,}\n?")


def readers_of(text: str, from_: str | None = None) -> list[Notation]:
    """The notations that recognise a text, those with a signature first."""
    if from_ is None and is_line(text):
        return [notation("line")]
    return recognising(text, _possible(text, from_))


def splitters_of(text: str, from_: str | None = None) -> list[Notation]:
    """Those of them that say themselves where one puzzle ends and the next begins."""
    return recognising(text, [candidate for candidate in _possible(text, from_) if candidate.split])


def _possible(text: str, from_: str | None) -> list[Notation]:
    if from_ is None and _CELLS.fullmatch(text):
        return list(map(notation, BARE))
    return readable(from_)


def is_line(text: str) -> bool:
    """Whether a text can be nothing but a line: one word of n² digits and dots, as files have them by the million.

    Of the notations in `BARE`, candidates have n³ characters, a jigsaw line 2n², and the others several words.
    """
    if not _WORD.fullmatch(text):
        return False
    count = len(text.removesuffix("\n"))
    return isqrt(count) ** 2 == count and round(count ** (1 / 3)) ** 3 != count


def recognising(text: str, notations: Sequence[Notation]) -> list[Notation]:
    """Those of some notations that recognise a text, those with a signature first."""
    found = [candidate for candidate in notations if candidate.recognises(text)]
    return sorted(found, key=lambda candidate: candidate.loose)


def readable(from_: str | None) -> list[Notation]:
    """The notations that are read; with an id, the one that has it."""
    if from_ is None:
        return [candidate for candidate in all_notations() if candidate.read]
    if notation(from_).read is None:
        raise FormatError(f"{from_} is only written, not read")
    return [notation(from_)]


def named(from_: str | None) -> list[Notation]:
    """The notation that is asked for, if any: it reads even what it does not recognise."""
    return [notation(from_)] if from_ else []
