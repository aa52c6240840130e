"""What to say of a text that no notation reads: of what it is, where that is clear, rather than that it is unknown."""

from __future__ import annotations

import re

from gridwright.notations._shared.source_text import quoted
from gridwright.notations._shared.vocabulary import unknown_rule

__all__ = ["about"]

_TATHAM = re.compile(r"sgtatham\S*/([a-z]+)(?:\.html)?#\S")
_LINK = re.compile(r"\s*(?:https?://|www\.)\S+\s*")
_ADDRESS = 2_000
"""How much of a line is looked at for an address."""
_WORDS = 200
"""How much of a text is looked at for the name of a puzzle."""


def about(text: str) -> str:
    """What is wrong with a text that no notation recognises."""
    start = text.strip().split("\n", 1)[0]
    if game := _TATHAM.search(start[:_ADDRESS]):
        return f"Gridwright does not know the game {quoted(game[1])} of Simon Tatham; it knows solo and unequal"
    if _LINK.fullmatch(text):
        return f"no notation recognises this address, or the puzzle in it is missing: {quoted(start)}"
    if word := unknown_rule(text[:_WORDS]):
        return f"this speaks of {quoted(word)}, whose rules Gridwright does not know: {quoted(start)}"
    return f"no notation recognises this text: {quoted(start)}"
