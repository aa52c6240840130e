"""What to say of a text that no notation reads: of what it is, where that is clear, rather than that it is unknown."""

from __future__ import annotations

import os
import re

from gridwright.model.errors import FormatError
from gridwright.notations._shared.lzstring import decompress
from gridwright.notations._shared.source_text import quoted
from gridwright.notations._shared.vocabulary import unknown_rule
from gridwright.notations._shared.web_address import within

__all__ = ["about", "must_be_no_file"]

_TATHAM = re.compile(r"sgtatham\S*/([a-z]+)(?:\.html)?#\S")
_LINK = re.compile(r"\s*(?:https?://|www\.)\S+\s*")
_PACKED = re.compile(r"\s*N4[A-Za-z0-9+/=\s]{20,}")
_ADDRESS = 2_000
"""How much of a line is looked at for an address."""
_WORDS = 200
"""How much of a text is looked at for the name of a puzzle."""


def must_be_no_file(text: str) -> None:
    """Refuse the name of a file where its text is wanted."""
    name = text.strip()
    if len(name) < _ADDRESS and "\n" not in name and os.path.isfile(name):
        message = f"{quoted(name)} is the name of a file, not a puzzle; load_file() and load_all_file() read files"
        raise FormatError(message)


def about(text: str) -> FormatError:
    """What is wrong with a text that no notation recognises."""
    return _packed_wrongly(text) if _PACKED.fullmatch(text) else FormatError(_sentence(text))


def _packed_wrongly(text: str) -> FormatError:
    """What is wrong with what stands in links to f-puzzles and SudokuPad, without a link around it."""
    packed = "".join(text.split())
    try:
        inner = decompress(packed)
    except FormatError as error:
        return within(error, text, packed)
    return FormatError(f"what is packed here is no puzzle of f-puzzles or SudokuPad: {quoted(inner)}")


def _sentence(text: str) -> str:
    start = text.strip().split("\n", 1)[0]
    if game := _TATHAM.search(start[:_ADDRESS]):
        known = "it knows solo, unequal, towers and keen"
        return f"Gridwright does not know the game {quoted(game[1])} of Simon Tatham; {known}"
    if _LINK.fullmatch(text):
        return f"no notation recognises this address, or the puzzle in it is missing: {quoted(start)}"
    if word := unknown_rule(text[:_WORDS]):
        return f"this speaks of {quoted(word)}, whose rules Gridwright does not know: {quoted(start)}"
    return f"no notation recognises this text: {quoted(start)}"
