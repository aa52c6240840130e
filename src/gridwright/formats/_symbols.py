"""Values of one character: digits, then letters from A = 10 on, and the characters that mean empty."""

from __future__ import annotations

from gridwright.errors import FormatError

__all__ = ["EMPTY", "SYMBOLS", "is_symbol", "mostly_cells", "must_be_clear", "must_have_symbols", "value_of"]

SYMBOLS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"
EMPTY = ".0*_?X"
_VALUES = {symbol: value for value, symbol in enumerate(SYMBOLS)} | {
    symbol.lower(): value for value, symbol in enumerate(SYMBOLS)
}


def is_symbol(char: str) -> bool:
    return char in _VALUES or char in EMPTY


def value_of(char: str, size: int) -> int | None:
    """The value that a character means in a grid of that size, 0 for empty; None if it means none."""
    # In a 34x34 grid and larger X is a value; nobody writes such a grid with X for empty.
    if char in EMPTY and (char != "X" or size < SYMBOLS.index("X")):
        return 0
    value = _VALUES.get(char)
    return value if value is not None and value <= size else None


def mostly_cells(chars: str, size: int, slips: int = 0) -> bool:
    """Whether characters look like cells: mostly letters are words, unless all of them are values of the grid.

    As many as `slips` may be something else.
    """
    if sum(not is_symbol(char) for char in chars) > slips:
        return False
    plain = sum(char in EMPTY or char in "123456789" for char in chars)
    return 2 * plain >= len(chars) or all(value_of(char, size) is not None for char in chars)


def must_be_clear(empty: set[str], size: int) -> None:
    """Refuse two characters that may both mean empty: in other puzzles, and in grids of 0 to F, one is a value."""
    both = sorted(empty & set(EMPTY + "-"))
    if len(both) > 1:
        raise FormatError(
            f"both {both[0]!r} and {both[1]!r} in a grid of {size}x{size}: which one is empty? "
            "Use one of them, and write values from 1 on (A = 10)"
        )


def must_have_symbols(size: int, name: str) -> None:
    if size >= len(SYMBOLS):
        raise FormatError(f"the {name} notation has symbols for {len(SYMBOLS) - 1} values, not {size}")
