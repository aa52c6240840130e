"""The three parts of a clue's word, `r1c1-r1c2=cage12`: the place, what it is called, and what stands behind."""

from __future__ import annotations

import re
from typing import NamedTuple

__all__ = ["ClueParts", "parts_of"]

_WORD = re.compile(r"([^=]+)=([a-z]*)(.*)")


class ClueParts(NamedTuple):
    """The parts of a clue's word."""

    place: str
    name: str
    rest: str

    @property
    def cells(self) -> list[str]:
        """The names of its cells, in capitals as other programs write them."""
        return self.place.upper().split("-")


def parts_of(word: str) -> ClueParts:
    """A word taken apart; one that begins with cells and has something behind `=`, as all that are listed."""
    match = _WORD.fullmatch(word)
    return ClueParts(match[1], match[2], match[3]) if match else ClueParts(word, "", "")
