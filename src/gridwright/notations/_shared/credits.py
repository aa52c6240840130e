"""Title, author and source of a puzzle, in classic files: lines of `#`, a letter and some words."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import NamedTuple

from gridwright.model.draft import Draft

__all__ = ["Credits", "credit_lines", "credits_in", "is_credit", "one_line"]

_LINE = re.compile(r"\s*#([A-Z])(.*)")
_WRITTEN = {"A": "author", "D": "title", "S": "source"}


class Credits(NamedTuple):
    title: str
    author: str
    source: str


def is_credit(line: str) -> bool:
    return line.lstrip().startswith("#")


def credits_in(lines: Iterable[str]) -> Credits:
    """Title, author and source. The date, the level and the address become part of the source.

    The number of clues and solutions and the time taken are left out: they follow from the puzzle, or don't matter.
    """
    said: dict[str, list[str]] = {}
    for match in filter(None, map(_LINE.match, lines)):
        if words := match[2].strip():
            said.setdefault(match[1], []).append(words)
    title = said.get("D") or said.get("C") or []
    source = [words for letter in "SBLU" for words in said.get(letter, ())]
    return Credits(" ".join(title), ", ".join(said.get("A", ())), ", ".join(source))


def credit_lines(draft: Draft, gap: str) -> dict[str, str]:
    """A line for each of title, author and source that is there, by its letter, with `gap` after the letter."""
    told = {letter: one_line(getattr(draft, name)) for letter, name in _WRITTEN.items()}
    return {letter: f"#{letter}{gap}{words}" for letter, words in told.items() if words}


def one_line(text: str) -> str:
    """The text on one line, with spaces for what cannot be printed."""
    return " ".join("".join(char if char.isprintable() else " " for char in text).split())
