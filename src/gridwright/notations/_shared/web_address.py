"""Texts in web addresses, where some characters are written as a percent sign and a number."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace

from gridwright.model.draft import Draft
from gridwright.model.errors import FormatError

__all__ = ["decoded", "parameters", "read_decoded"]

_ADDRESS = re.compile(r"(?:https?://|www\.)\S+")


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


def read_decoded(read: Callable[[str], Draft], text: str) -> Draft:
    """Read the text that percent signs stand for, without places: those of the decoded text help nobody."""
    try:
        draft = read(decoded(text))
    except FormatError as error:
        raise FormatError(*(replace(problem, line=None, column=None) for problem in error.problems)) from None
    return replace(draft, places={}, region_places={}, size_place=None, boxes_place=None)
