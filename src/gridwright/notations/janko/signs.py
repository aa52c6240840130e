"""Signs in the two ways of janko.at.

Clues: a number for every cell. 1 says that it is less than the cell to its right, 2 than the one below, 4 to the left,
8 above; a sum says several of these. Doubled: signs have rows and columns of their own between those of the cells.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from gridwright.model.errors import FormatError
from gridwright.model.grid import Grid
from gridwright.notations._shared.source_text import SourceText, Span, as_int, quoted

__all__ = ["clues_of", "doubled", "signs_between", "signs_of_clues"]

Sign = tuple[int, int]

_SIDES = {1: (0, 1), 2: (1, 0), 4: (0, -1), 8: (-1, 0)}
_NONE = ("-", ".", "0")
_LEVEL = {"«": True, "<": True, "»": False, ">": False}
_UPRIGHT = {"A": True, "^": True, "V": False, "v": False}
"""Whether a sign says that the first of two cells is less."""


def signs_of_clues(source: SourceText, grid: Grid, clues: Sequence[Span]) -> Iterator[Sign]:
    for cell, item in enumerate(clues):
        clue = 0 if item.text in _NONE else as_int(item.text)
        if clue is None or clue > sum(_SIDES):
            raise source.error(f"{grid.name(cell)}: {quoted(item.text)} is not a clue from 1 to 15", item.start, cell)
        for bit, move in _SIDES.items():
            other = grid.moved(cell, move)
            if clue & bit and other is None:
                raise source.error(f"{grid.name(cell)}: the clue {clue} points off the grid", item.start, cell)
            if clue & bit and other is not None:
                yield cell, other


def clues_of(grid: Grid, signs: Sequence[Sign]) -> list[int]:
    clues = [0] * len(grid.cells)
    for less, greater in signs:
        clues[less] |= next(bit for bit, move in _SIDES.items() if grid.moved(less, move) == greater)
    return clues


def signs_between(source: SourceText, grid: Grid, items: Sequence[Span]) -> Iterator[Sign]:
    for number, item in enumerate(items):
        row, col = divmod(number, 2 * grid.cols - 1)
        if not (row % 2 or col % 2) or item.text in _NONE:
            continue
        known = {} if row % 2 and col % 2 else _UPRIGHT if row % 2 else _LEVEL
        # A page read in the wrong encoding has another letter before the sign.
        less = known.get(item.text[-1]) if len(item.text) <= 2 else None
        if less is None:
            raise source.error(f"{quoted(item.text)} is not a sign that can stand here", item.start)
        first = row // 2 * grid.cols + col // 2
        second = first + (grid.cols if row % 2 else 1)
        yield (first, second) if less else (second, first)


def doubled(grid: Grid, givens: Sequence[int], signs: Sequence[Sign]) -> list[str]:
    """The lines of a grid with signs between its cells."""
    corners = ("?.", ".-")
    rows = [[corners[row % 2][col % 2] for col in range(2 * grid.cols - 1)] for row in range(2 * grid.rows - 1)]
    for cell, value in enumerate(givens):
        row, col = grid.where(cell)
        rows[2 * row][2 * col] = str(value or "?")
    stated = set(signs)
    for less, greater in signs:
        if (greater, less) in stated:
            raise FormatError(f"janko cannot say both {grid.name(less)}<{grid.name(greater)} and the opposite")
        (row, col), (other_row, other_col) = map(grid.where, (less, greater))
        shown = "«»" if row == other_row else "AV"
        rows[row + other_row][col + other_col] = shown[less > greater]
    return [" ".join(row) for row in rows]
