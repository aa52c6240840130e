"""What callers pass: whatever is no such thing is refused in words that say what is needed, as a TypeError."""

from __future__ import annotations

from collections.abc import Iterable
from operator import index
from types import UnionType
from typing import TypeVar

__all__ = ["must_be", "several", "whole"]

T = TypeVar("T")

_LONGEST = 40
"""Characters of a value that messages quote."""


def must_be(value: object, type_: type | UnionType, what: str) -> None:
    """Refuses a value of any other type. `what` is what is needed: `a Puzzle`."""
    if not isinstance(value, type_):
        raise TypeError(f"{what} is needed, not {type(value).__name__}")


def several(values: Iterable[T], what: str) -> Iterable[T]:
    """The same, if one can go through them."""
    must_be(values, Iterable, what)
    return values


def whole(value: object, what: str) -> int:
    """A number of any integer type, as arrays have their own; True is none."""
    try:
        return index(None if isinstance(value, bool) else value)  # type: ignore[arg-type]
    except TypeError:
        shown = repr(value)
        shown = shown if len(shown) <= _LONGEST else type(value).__name__
        raise TypeError(f"{what} is a whole number, not {shown}") from None
