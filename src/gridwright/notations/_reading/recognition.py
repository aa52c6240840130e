"""Which notations a text may be written in, by a quick look that reads nothing."""

from __future__ import annotations

from collections.abc import Sequence

from gridwright.model.errors import FormatError
from gridwright.notations._registry import all_notations, notation
from gridwright.notations._shared.notation import Notation

__all__ = ["BARE", "named", "readable", "readers_of", "recognising"]

BARE = ("blocks", "candidates", "jigsaw-line", "line", "nonomino", "table")
"""The notations of which a text may have nothing but cells.

All others have a signature with a character that no cell has. They need not be loaded to know that they don't recognise
such a text.
"""

_CELLS = frozenset("0123456789.*_?- \n")


def readers_of(text: str, from_: str | None = None) -> list[Notation]:
    """The notations that recognise a text, those with a signature first."""
    if from_ is None and _CELLS.issuperset(text):
        return recognising(text, list(map(notation, BARE)))
    return recognising(text, readable(from_))


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
