"""What keyboards, word processors and pages make of digits, dots, dashes and spaces, as plain characters again."""

from __future__ import annotations

import re
from html import unescape
from unicodedata import category, decimal

__all__ = ["visible", "with_usual_blanks"]

_ENTITY = re.compile(r"&(?:#[0-9]{1,7}|#[xX][0-9A-Fa-f]{1,6}|[A-Za-z]{2,8});")
_ESCAPE = re.compile(r"\\(?=[_*.|<>~-])")
"""The backslash that Markdown wants before a character which means something there."""

_SPECIAL = {
    **dict.fromkeys("·•∙⋅・．", "."),
    **dict.fromkeys("−－", "-"),
    "…": "...",
    # Digits in a key, as they stand on telephones, have these two behind them.
    **dict.fromkeys("\ufe0f\u20e3", ""),
}
_LEAST = 0.2
"""What part of all that is written the cells of a puzzle are which are empty, at least."""
_PUNCTUATION = "|+-=,;:'\"[](){}"
"""What stands between cells or around them."""
_AROUND = "/>"
"""What stands between rows in one line, and before those of a letter."""
_BY_CATEGORY = {"Zs": " ", "Pd": "-", "Cf": ""}
"""Spaces, dashes, and characters that nobody sees."""


class _Plain(dict[int, str]):
    """What becomes of each character, found out when one comes up for the first time."""

    def __missing__(self, code: int) -> str:
        char = chr(code)
        sort = category(char)
        self[code] = str(decimal(char)) if sort == "Nd" else _SPECIAL.get(char, _BY_CATEGORY.get(sort, char))
        return self[code]


_PLAIN = _Plain()


def visible(text: str) -> str:
    """The text with plain spaces, dots, dashes and digits, and without characters that nobody sees."""
    if "&" in text:
        text = _ENTITY.sub(lambda entity: unescape(entity.group()), text)
    return _ESCAPE.sub("", text).translate(_PLAIN)


def with_usual_blanks(text: str) -> str:
    """The text with dots in place of the one character that nobody but its writer has for empty cells; else nothing."""
    strange = {char for char in set(text) if not (char.isalnum() or char.isspace() or char in _PUNCTUATION)}
    (blank, *others) = sorted(strange, key=_AROUND.__contains__) or ("",)
    is_blank = blank and all(other in _AROUND for other in others)
    many = text.count(blank) >= _LEAST * sum(map(len, text.split()))
    return text.replace(blank, ".") if is_blank and many else ""
