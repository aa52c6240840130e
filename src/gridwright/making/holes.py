"""Cells that hold nothing, laid at random: between them runs of cells in rows and columns, none of a single cell."""

from __future__ import annotations

from collections.abc import Iterable

from gridwright.logic.structure.sets import cell_set, cells_in
from gridwright.model.errors import GridwrightError
from gridwright.model.random_stream import RandomStream

__all__ = ["random_holes"]

_LONGEST, _SHORT = 4, 3
"""Cells of a run that need no hole between them; the longer it is, the less does its sum say. In a block of 4x4 without
a hole hardly any sums leave one solution, so that in so small a grid runs are shorter."""

_FULL = 9
"""Cells of a run that has all values."""

_TRIES = 100
"""How often holes are laid anew where some run has too many cells."""


def random_holes(rows: int, cols: int, stream: RandomStream) -> frozenset[int]:
    """The first row and column, where sums stand, and others between, the same from both ends.

    One after the other, as long as all cells that are left are connected and no run is of one cell; until no run is
    longer than it should be.
    """
    for _ in range(_TRIES):
        filled = _laid(rows, cols, stream)
        if all(_run(filled, cell, step) <= _FULL for cell in cells_in(filled) for step in (1, cols)):
            return frozenset(range(rows * cols)).difference(cells_in(filled))
    raise GridwrightError(f"no {rows}x{cols} grid of runs with at most {_FULL} cells was found in {_TRIES} tries")


def _laid(rows: int, cols: int, stream: RandomStream) -> int:
    """The cells that hold something, as a set. As the first column has none, a row never runs into the next."""
    order = [cell for cell in range(cols, rows * cols) if cell % cols]
    longest = _SHORT if max(rows, cols) - 1 <= _LONGEST else _LONGEST
    filled = cell_set(order)
    stream.shuffle(order)
    for cell in order:
        both = {cell, rows * cols + cols - cell}  # and what lies opposite
        is_needed = any(filled >> one & 1 and _run(filled, one, step) > longest for one in both for step in (1, cols))
        if is_needed and _is_sound(then := filled & ~cell_set(both), both, cols):
            filled = then
    return filled


def _run(filled: int, cell: int, step: int) -> int:
    """How many cells the run has that goes through a cell, in a row (1) or a column."""
    first = last = cell
    while first >= step and filled >> first - step & 1:
        first -= step
    while filled >> last + step & 1:
        last += step
    return (last - first) // step + 1


def _is_sound(filled: int, gone: Iterable[int], cols: int) -> bool:
    """Whether all cells are connected, and none beside those that are gone is a run by itself."""
    beside = ((cell + step, abs(step)) for cell in gone for step in (1, -1, cols, -cols))
    if any(other >= 0 and filled >> other & 1 and _run(filled, other, step) == 1 for other, step in beside):
        return False
    reached, grown = 0, filled & -filled
    while grown != reached:
        reached = grown
        grown = (reached | reached << 1 | reached >> 1 | reached << cols | reached >> cols) & filled
    return bool(filled) and reached == filled
