"""Text that may hold anything, made fit for a place inside of markup."""

from __future__ import annotations

import re

from gridwright.model.arguments import must_be

__all__ = ["escaped", "printable", "shortened"]

_NEVER = re.compile("[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]|[\u007f-\u009f]")
"""What XML does not allow, however it is written, and what it advises against."""

_TURNING = re.compile("[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")
"""What turns the direction of the text after it."""

_LONGEST = 200
"""Characters of a title; nobody listens to more."""


def escaped(text: str) -> str:
    """The text as the content of an element, or of an attribute between double quotes."""
    must_be(text, str, "a text")
    clean = _NEVER.sub("\ufffd", text)
    for character, name in (("&", "amp"), ("<", "lt"), (">", "gt"), ('"', "quot")):
        clean = clean.replace(character, f"&{name};")
    return clean


def shortened(title: str, longest: int = _LONGEST) -> str:
    """A title on one line, cut off where it is too long for one."""
    must_be(title, str, "a title")
    line = " ".join(title.split())
    return line if len(line) <= longest else line[: longest - 1] + "…"


def printable(title: str, longest: int = _LONGEST) -> str:
    """A title on one line with nothing but what can be printed."""
    must_be(title, str, "a title")
    return shortened(_NEVER.sub("", _TURNING.sub("", title)), longest)
