"""How objects show themselves: as text for `print`, as a picture for notebooks, and in brief for the debugger.

What makes words and pictures lies in higher layers. This is the only place from where a lower one reaches up: by name,
and only when somebody asks.
"""

from __future__ import annotations

from importlib import import_module
from typing import cast

__all__ = ["as_picture", "as_text", "brief", "counted", "quoted", "quoted_word"]

_LONGEST = 200
"""Characters of a `repr`."""


def as_text(thing: object) -> str:
    """What `str` says of a result: what the command line would say, in English."""
    return cast(str, import_module("gridwright.results.text").text_of(thing))


def as_picture(thing: object) -> str | None:
    """What a notebook shows; None where there is nothing to draw."""
    return cast("str | None", import_module("gridwright.pictures.notebook").picture_of(thing))


def brief(thing: object, *facts: object) -> str:
    """A `repr` that fits on a line or two: what sort of thing it is, and a few facts about it."""
    text = f"{type(thing).__name__}: {', '.join(fact for fact in map(str, facts) if fact)}".removesuffix(": ")
    return f"<{text}>" if len(text) <= _LONGEST - 2 else f"<{text[: _LONGEST - 3]}…>"


def counted(number: int, one: str, many: str | None = None) -> str:
    """`1 cell`, `2 cells`."""
    return f"{number} {one if number == 1 else many or one + 's'}"


def quoted(text: str, most: int = 40) -> str:
    """A piece of text as a message shows it: in quotes, and cut when it is long."""
    return repr(text) if len(text) <= most else repr(text[:most]) + "…"


def quoted_word(word: str) -> str:
    """The word of a clue, which may be long and have what is wrong at its end."""
    return quoted(word, _LONGEST)
