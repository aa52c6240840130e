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


def mostly_cells(chars: str, size: int) -> bool:
    """Whether characters look like cells: mostly letters are words, unless all of them are values of the grid."""
    if not all(map(is_symbol, chars)):
        return False
    plain = sum(char in EMPTY or char in "123456789" for char in chars)
    return 2 * plain >= len(chars) or all(value_of(char, size) is not None for char in chars)


def must_be_clear(empty: set[str], size: int) -> None:
    """Refuse `0` beside another character for empty where it may well be a value, as in grids of 0 to F."""
    others = sorted(empty & set(EMPTY + "-") - {"0"})
    if size > 9 and "0" in empty and others:
        raise FormatError(
            f"both {others[0]!r} and '0' in a grid of {size}x{size}: which one is empty? "
            "Use one of them, and write values from 1 on (A = 10)"
        )


def must_have_symbols(size: int, name: str) -> None:
    if size >= len(SYMBOLS):
        raise FormatError(f"the {name} notation has symbols for {len(SYMBOLS) - 1} values, not {size}")
