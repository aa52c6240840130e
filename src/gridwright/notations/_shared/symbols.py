"""Values of one character: digits, then letters from A = 10 on, and the characters that mean empty."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from math import isqrt
from string import ascii_uppercase, digits

from gridwright.model.errors import FormatError

__all__ = [
    "EMPTY", "SYMBOLS", "are_grids", "is_symbol", "meanings", "mostly_cells", "must_be_clear", "must_have_symbols",
    "value_of",
]

SYMBOLS = digits + ascii_uppercase
EMPTY = ".0*_?XxOo"
"""An O is a zero that was typed as a letter."""

_SAME = {"x": "X", "o": "0", "O": "0", "_": ".", "-": "."}
"""Characters beside which another is no sign of doubt: a dash or a dot is never a value."""
_VALUES = {symbol: value for value, symbol in enumerate(SYMBOLS)} | {
    symbol.lower(): value for value, symbol in enumerate(SYMBOLS)
}


_ALL = frozenset(_VALUES) | frozenset(EMPTY)
_PLAIN = frozenset(".0*_?X123456789")
_LETTERS = "xOo"


def is_symbol(char: str) -> bool:
    return char in _ALL


@cache
def meanings(size: int) -> Mapping[str, int]:
    """What each character means in a grid of that size, 0 for empty."""
    # In large grids O and X are values; nobody writes such a grid with X for empty.
    empty = [char for char in EMPTY if _VALUES.get(char, 0) > size or not char.isalpha()]
    return {symbol: value for symbol, value in _VALUES.items() if value <= size} | dict.fromkeys(empty, 0)


def value_of(char: str, size: int) -> int | None:
    """The value that a character means in a grid of that size, 0 for empty; None if it means none."""
    return meanings(size).get(char)


def mostly_cells(chars: str, size: int, slips: int = 0) -> bool:
    """Whether characters look like cells. Where most are letters they are words, unless all are values of the grid.

    As many as `slips` may be something else.
    """
    if sum(map(_ALL.__contains__, chars)) < len(chars) - slips:
        return False
    known, plain = meanings(size), sum(map(_PLAIN.__contains__, chars))
    if 2 * plain >= len(chars):
        return True
    # Letters mean empty cells only where something else stands between them, or any xoxo would be a puzzle.
    empty = sum(chars.count(letter) for letter in _LETTERS if not known.get(letter))
    if empty:
        return bool(plain) and 2 * (plain + empty) >= len(chars)
    return all(map(known.__contains__, chars))


def are_grids(lines: Sequence[str]) -> bool:
    """Whether lines of n² characters are grids, though there are so many of them that they could be the rows of one.

    They have no values but those of a grid of n², and one has a value twice, which no row has.
    """
    size = isqrt(len(lines[0])) if lines else 0
    if size < 4 or any(len(line) != size * size for line in lines):
        return False
    known = meanings(size)
    if not all(map(known.__contains__, "".join(lines))):
        return False
    values = ([char for char in line if known[char]] for line in lines)
    return any(len(set(row)) < len(row) for row in values)


def must_be_clear(empty: set[str], size: int) -> None:
    """Refuse two characters that may both mean empty: in other puzzles, and in grids of 0 to F, one is a value."""
    both = sorted({_SAME.get(char, char): char for char in empty & set(EMPTY + "-")}.values())
    if len(both) > 1:
        raise FormatError(
            f"both {both[0]!r} and {both[1]!r} in a grid of {size}x{size}: which one is empty? "
            "Use one of them, and write values from 1 on (A = 10)"
        )


def must_have_symbols(size: int, name: str) -> None:
    if size >= len(SYMBOLS):
        raise FormatError(f"the {name} notation has symbols for {len(SYMBOLS) - 1} values, not {size}")
