"""Texts in web addresses, where some characters are written as a percent sign and a number."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace

from gridwright.model.draft import Draft
from gridwright.model.errors import FormatError
from gridwright.notations._shared.source_text import SourceText

__all__ = ["START", "decoded", "fully_decoded", "parameters", "read_decoded", "within"]

_MOST_TIMES = 3
_CHARACTER = re.compile(r"%(?:25)*[0-9A-Fa-f]{2}|.", re.DOTALL)
START = r"(?:https?://|www\.|(?:[\w-]+\.)+[a-z]{2,}/)"
"""How an address begins by itself, where its `https://` may be missing; as a pattern."""

_ADDRESS = re.compile(rf"{START}\S+")


def parameters(text: str) -> dict[str, str]:
    """The names and values that an address has after its `?` or `#`, as they are written; none if it is no address."""
    address = text.strip()
    if not _ADDRESS.fullmatch(address):
        return {}
    parts = (part.partition("=") for part in re.split("[?#&]", address)[1:])
    return {name: value for name, _, value in parts}


def decoded(text: str) -> str:
    """The text that percent signs stand for."""
    if "%" not in text:
        return text
    from urllib.parse import unquote  # noqa: PLC0415

    return unquote(text)


def fully_decoded(text: str) -> str:
    """The text that percent signs stand for which may stand for percent signs themselves, as in links within links."""
    for _ in range(_MOST_TIMES):
        text = decoded(text)
    return text


def within(error: FormatError, address: str, part: str) -> FormatError:
    """The same error about a decoded part of an address, with its place in all of it; without one if that is unclear.

    Blanks and line breaks in the address do not count.
    """
    source = SourceText(address).without_blanks()
    starts = [match.start() for match in _CHARACTER.finditer(source.text)]
    whole = fully_decoded(source.text)
    start = whole.find(part) if len(whole) == len(starts) else -1
    starts.append(len(source.text))
    return FormatError(
        *(
            problem.at(*source.place(starts[start + problem.column - 1]))
            if problem.column and start >= 0
            else replace(problem, line=None, column=None)
            for problem in error.problems
        )
    )


def read_decoded(read: Callable[[str], Draft], text: str) -> Draft:
    """Read the text that percent signs stand for, without places: those of the decoded text help nobody."""
    try:
        draft = read(decoded(text))
    except FormatError as error:
        raise FormatError(*(replace(problem, line=None, column=None) for problem in error.problems)) from None
    return replace(draft, places={}, region_places={}, size_place=None, boxes_place=None)
