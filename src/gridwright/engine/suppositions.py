"""What follows from supposing candidates, and the rows of bits in which the core is told sets of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import islice

from gridwright.engine import _core

__all__ = ["Suppositions", "compressed", "members"]

_WORD = 8
"""Bytes of a word."""

_AT_ONCE = 500
"""Rows told to the core together: on large grids they are long."""


def members(bits: int) -> tuple[int, ...]:
    """The numbers of the bits that are set, the lowest first."""
    return _core.members(bits.to_bytes(bits.bit_length() + 7 >> 3, "little"))


def compressed(rows: Iterable[int], kept: int) -> list[int]:
    """Sets of numbers, of which only those of `kept` stay, numbered anew: the lowest is 0, the next 1 …"""
    words = _words(kept.bit_length()) or 1
    width = (_words(kept.bit_count()) or 1) * _WORD
    known, rows, found = _packed([kept], words), iter(rows), list[int]()
    while some := list(islice(rows, _AT_ONCE)):
        packed = _core.compressed(_packed(some, words), known, words)
        found += (int.from_bytes(packed[at : at + width], "little") for at in range(0, len(some) * width, width))
    return found


class Suppositions:
    """Candidates from 0 on, with those that each excludes; and choices, of which one candidate must be true.

    What is true excludes others, and the last one left of a choice is true.
    """

    def __init__(self, excludes: Sequence[int], choices: Iterable[int]) -> None:
        words = _words(len(excludes)) or 1
        self._core = _core.Suppositions(_packed(excludes, words), _packed(choices, words), words)

    def contradiction(self, candidate: int) -> int:
        """How many candidates are true or false on the way to a choice with none left; 0 if it comes to none."""
        return self._core.contradiction(candidate)


def _words(bits: int) -> int:
    return -(-bits // (_WORD * 8))


def _packed(rows: Iterable[int], words: int) -> bytes:
    return b"".join([row.to_bytes(words * _WORD, "little") for row in rows])
