"""The line: n² characters row by row, the common notation for Sudoku.

Digits, then letters from A = 10 on; `.` and one other character out of `0 * _ X` mean empty. Spaces, line breaks and
the lines people draw between boxes are passed over.
"""

from __future__ import annotations

from math import isqrt

from gridwright.draft import Draft
from gridwright.errors import FormatError, Problem
from gridwright.formats.notation import Notation
from gridwright.grid import Grid

SYMBOLS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"
_EMPTY = ".0*_X"
_LAYOUT = set(" \t\r\n|-+")


def _characters(text: str) -> list[tuple[str, int, int]]:
    """The characters that count, each with its line and column."""
    return [
        (char, row, col)
        for row, line in enumerate(text.splitlines(), 1)
        for col, char in enumerate(line, 1)
        if char not in _LAYOUT
    ]


def recognises(text: str) -> bool:
    chars = [char for char in text if char not in _LAYOUT]
    return len(chars) >= 4 and all(char in _EMPTY or char.upper() in SYMBOLS for char in chars) and (
        sum(char in _EMPTY or char.isdigit() for char in chars) * 2 >= len(chars)
    )


def read(text: str) -> Draft:
    chars = _characters(text)
    size = isqrt(len(chars))
    if size * size != len(chars):
        raise FormatError(f"{len(chars)} cells make no square grid (4x4 has 16 cells, 9x9 has 81, 16x16 has 256)")
    grid = Grid(size, size)
    # In a 34x34 grid and larger X is a value; nobody writes such a grid with X for empty.
    empty = set(_EMPTY) if size < SYMBOLS.index("X") else set(_EMPTY) - {"X"}
    givens, problems = [], []
    for cell, (char, row, col) in enumerate(chars):
        value = 0 if char in empty else SYMBOLS.find(char.upper())
        if value > size or value < 0:
            problems.append(Problem(f"{grid.name(cell)}: {char!r} is no value of 1 to {size}", (cell,), row, col))
        givens.append(value)
    if problems:
        raise FormatError(*problems)
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
    example="53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n",
)
