"""What classic files say about a puzzle: lines of `#`, a letter and some words, and texts that must be one line."""

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
    """Title, author and source. There is no other place for the date, the level and the address than the source.

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
    """The lines for what there is to say, by their letters, with `gap` after the letter."""
    told = {letter: one_line(getattr(draft, name)) for letter, name in _WRITTEN.items()}
    return {letter: f"#{letter}{gap}{words}" for letter, words in told.items() if words}


def one_line(text: str) -> str:
    """The text on one line, without what no file should have in it."""
    return " ".join("".join(char if char.isprintable() else " " for char in text).split())
