"""The line: n² characters row by row, the common notation for Sudoku.

Digits, then letters from A = 10 on; `.` and one other character out of `0 * _ X` mean empty. Spaces, line breaks and
the lines people draw between boxes are passed over.
"""

from __future__ import annotations

from math import isqrt

from gridwright.draft import Draft
from gridwright.errors import FormatError, Problem
from gridwright.formats._notation import Notation
from gridwright.formats._source import refuse
from gridwright.grid import Grid

SYMBOLS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"
_EMPTY = ".0*_X"
_VALUES = {symbol: value for value, symbol in enumerate(SYMBOLS)} | {
    symbol.lower(): value for value, symbol in enumerate(SYMBOLS)
}
_LAYOUT = set(" \t\n|-+")


def _characters(text: str) -> list[tuple[str, int, int]]:
    """The characters that count, each with its line and column."""
    return [
        (char, row, col)
        for row, line in enumerate(text.split("\n"), 1)
        for col, char in enumerate(line, 1)
        if char not in _LAYOUT
    ]


def recognises(text: str) -> bool:
    chars = [char for char in text if char not in _LAYOUT]
    if len(chars) < 4 or not all(char in _VALUES or char in _EMPTY for char in chars):
        return False
    # Mostly letters are words, unless there are just the letters of a full grid that has so many values.
    size = isqrt(len(chars))
    return sum(char in _EMPTY or char in "0123456789" for char in chars) * 2 >= len(chars) or (
        size * size == len(chars) and all(char in _EMPTY or _VALUES[char] <= size for char in chars)
    )


def read(text: str) -> Draft:
    count = sum(char not in _LAYOUT for char in text)
    size = isqrt(count)
    if size * size != count:
        raise FormatError(f"{count} cells make no square grid (4x4 has 16 cells, 9x9 has 81, 16x16 has 256)")
    grid = Grid(size, size)
    chars = _characters(text)
    # In a 34x34 grid and larger X is a value; nobody writes such a grid with X for empty.
    empty = set(_EMPTY) if size < SYMBOLS.index("X") else set(_EMPTY) - {"X"}
    givens: list[int] = []
    problems: list[Problem] = []
    for cell, (char, row, col) in enumerate(chars):
        value = 0 if char in empty else _VALUES.get(char, -1)
        if value > size or value < 0:
            problems.append(Problem(f"{grid.name(cell)}: {char!r} is no value of 1 to {size}", (cell,), row, col))
        givens.append(value)
    refuse(problems)
    places = {cell: (row, col) for cell, (_, row, col) in enumerate(chars)}
    return Draft(kind="sudoku", grid=grid, givens=tuple(givens), places=places)


def write(draft: Draft) -> str:
    if draft.grid.rows >= len(SYMBOLS):
        raise FormatError(f"the line notation has symbols for {len(SYMBOLS) - 1} values, not {draft.grid.rows}")
    return "".join(SYMBOLS[value] if value else "." for value in draft.givens) + "\n"


NOTATION = Notation(
    id="line",
    title="one line of n² characters",
    kind="sudoku",
    carries=frozenset(),
    recognises=recognises,
    read=read,
    write=write,
    loose=True,
    example="53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n",
)
