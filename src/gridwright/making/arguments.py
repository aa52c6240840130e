"""Arguments of the functions that make puzzles, refused in words where they are no such thing."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from gridwright.model.arguments import whole as any_whole
from gridwright.model.errors import GridwrightError
from gridwright.model.suggestions import unknown

__all__ = ["names", "one_name", "whole", "window"]


def whole(name: str, value: object, least: int | None = None) -> int:
    """A whole number, not less than the least."""
    number = any_whole(value, name)
    if least is not None and number < least:
        raise GridwrightError(f"{name} is at least {least}, not {number}")
    return number


def one_name(what: str, value: object, known: Sequence[str]) -> str:
    """One of the names that are known."""
    if not isinstance(value, str):
        raise TypeError(f"a {what} is a word such as {known[0]}, not {value!r}")
    if value not in known:
        raise GridwrightError(unknown(what, value, known))
    return value


def names(name: str, value: object) -> tuple[str, ...]:
    """Several names."""
    if isinstance(value, str):
        raise TypeError(f"{name}: several words are needed, not the text {value!r}")
    if isinstance(value, Mapping) or not isinstance(value, Iterable):  # what {"trail": False} means is anybody's guess
        raise TypeError(f"{name}: several words are needed, not {value!r}")
    found = tuple(value)
    for one in found:
        if not isinstance(one, str):
            raise TypeError(f"{name}: words are needed, not {one!r}")
    return found


def window(name: str, value: object) -> tuple[float, float]:
    """The least and the most of something, in this order."""
    if not isinstance(value, tuple | list) or len(value) != 2:
        raise TypeError(f"{name} is a least and a most, such as (1, 4), not {value!r}")
    for number in value:
        if not isinstance(number, int | float) or isinstance(number, bool):
            raise TypeError(f"{name} has numbers, not {number!r}")
    try:
        low, high = map(float, value)
    except OverflowError:
        raise GridwrightError(f"{name} has a number with hundreds of digits") from None
    if not 0 <= low <= high:
        raise GridwrightError(f"{name} {low:g}..{high:g}: the first must not be more than the second, nor less than 0")
    return low, high
