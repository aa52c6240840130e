"""Random numbers that are the same on every machine, and in the core (cpp/shapes/random.hpp): a stream for each key.

What is drawn from a stream depends on its key alone, so what is made does not depend on what was made before it,
beside it or in another process.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import Any, TypeVar

__all__ = ["RandomStream", "stream_key"]

T = TypeVar("T")

_WORD = (1 << 64) - 1
_HALF = (1 << 32) - 1
_GAMMA = 0x9E3779B97F4A7C15


class RandomStream:
    """Steele, Lea and Flood's splitmix64."""

    __slots__ = ("_state",)

    def __init__(self, key: int) -> None:
        self._state = key & _WORD

    def next(self) -> int:
        """Any number of 64 bits."""
        self._state = (self._state + _GAMMA) & _WORD
        return _mixed(self._state)

    def below(self, bound: int) -> int:
        """One of 0 … bound − 1, each as likely as another; the bound is at most 2³² − 1."""
        if not 0 < bound <= _HALF:
            raise ValueError(f"a number below {bound} cannot be drawn")
        product = (self.next() >> 32) * bound
        if product & _HALF < bound:
            least = (1 << 32) % bound
            while product & _HALF < least:
                product = (self.next() >> 32) * bound
        return product >> 32

    def fraction(self) -> float:
        """From 0 to below 1, in steps of 2⁻⁵³."""
        return (self.next() >> 11) * 2.0**-53

    def choice(self, items: Sequence[T]) -> T:
        """One of the items, each as likely as another."""
        return items[self.below(len(items))]

    def shuffle(self, items: MutableSequence[Any]) -> None:
        """Puts the items in any order, each as likely as another."""
        for left in range(len(items), 1, -1):
            other = self.below(left)
            items[left - 1], items[other] = items[other], items[left - 1]


def stream_key(*numbers: int) -> int:
    """The key of a stream, from the numbers that name it: a seed, then an index, an attempt …

    Of each number the lowest 64 bits count. Streams of keys from different numbers have nothing in common, nor has one
    with the stream of a key that was made from it.
    """
    key = 0
    for number in numbers:
        key = _mixed(_mixed((key + _GAMMA) & _WORD) ^ (number & _WORD))
    return key


def _mixed(word: int) -> int:
    word = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & _WORD
    word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & _WORD
    return word ^ (word >> 31)
