"""Which characters are the values of a grid: 1 to 9 and then A on, A on from the start, or 0 to 9 and then A on.

The characters that were used say which. What is not written in the usual way has a note, since a solution is.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from string import ascii_uppercase
from typing import NamedTuple

from gridwright.notations._shared.symbols import EMPTY, SYMBOLS, meanings

__all__ = ["ZERO", "Alphabet", "alphabet_of", "is_lettered", "values_told"]

_LETTERS = "note-letters"
ZERO = "note-zero"
"""That 0 was read as the last value, which is all the same only where rules compare no values."""

_LEAST = 9
"""The smallest grid that letters alone are believed to be the values of: others may be labels of regions."""


class Alphabet(NamedTuple):
    """What characters mean, 0 for empty, and what to tell of that."""

    meanings: Mapping[str, int]
    notes: tuple[str, ...] = ()


def alphabet_of(chars: Collection[str], size: int) -> Alphabet:
    """The alphabet in which all the characters of a grid are values or empty; the usual one if there is none."""
    used = {char.upper() for char in chars}
    usual, letters = meanings(size), used & set(ascii_uppercase)
    if any(len(char) > 1 for char in used):
        return Alphabet(usual)
    if not used & set("123456789") and letters and _LEAST <= size <= len(ascii_uppercase):
        lettered = _lettered(size)
        is_empty_told = any(not lettered.get(char, 1) for char in used) or "-" in used
        if is_empty_told and letters <= set(lettered) and any(char not in usual for char in letters):
            return Alphabet(lettered, (f"{_LETTERS}: A–{ascii_uppercase[size - 1]} = 1–{size}",))
        first = [char for char in sorted(letters) if usual.get(char)]
        if first and size > _LEAST:
            return Alphabet(usual, (f"{_LETTERS}: {first[0]} = {usual[first[0]]}",))
    if _counts_from_zero(used, size):
        return Alphabet({**usual, "0": size}, (f"{ZERO}: {size}",))
    return Alphabet(usual)


def is_lettered(chars: Collection[str], size: int) -> bool:
    """Whether characters are the cells of a grid in another alphabet than the usual one."""
    known, notes = alphabet_of(set(chars), size)
    return bool(notes) and all(char in known or char == "-" for char in chars)


def values_told(size: int) -> str:
    """The values of a grid, for messages."""
    if not _LEAST < size <= len(ascii_uppercase):
        return f"from 1 to {size}"
    return f"from 1 to {size}; write 1 to 9 and A to {SYMBOLS[size]}, or A to {ascii_uppercase[size - 1]} for all"


def _lettered(size: int) -> dict[str, int]:
    values = {char: value for value, char in enumerate(ascii_uppercase[:size], 1)}
    values |= {char.lower(): value for char, value in values.items()}
    return dict.fromkeys((char for char in EMPTY if char not in values), 0) | values


def _counts_from_zero(used: set[str], size: int) -> bool:
    """Whether 0 is a value: another character is empty, the last symbol is not used, and the others are.

    That two characters mean empty is as likely where there are digits only, unless they are the values.
    """
    if not 10 <= size < len(SYMBOLS) or "0" not in used or not used & set(".-_*?"):
        return False
    values = used - set(".-_*?")
    return values <= set(SYMBOLS[:size]) and (size == 10 or any(char.isalpha() for char in values))
