"""Cells that hold nothing, laid at random: between them runs of cells in rows and columns, none of a single cell."""

from __future__ import annotations

from gridwright.model.errors import GridwrightError
from gridwright.model.grid import Grid
from gridwright.model.random_stream import RandomStream

__all__ = ["random_holes"]

_LONGEST = 4
"""Cells of a run that need no hole between them; the longer it is, the less does its sum say."""


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
        grid = Grid(rows, cols, _laid(rows, cols, stream))
        if all(len(run) <= _FULL for cell in grid.filled for run in _runs_through(grid, cell)):
            return grid.holes
    raise GridwrightError(f"no {rows}x{cols} grid of runs with at most {_FULL} cells was found in {_TRIES} tries")


def _laid(rows: int, cols: int, stream: RandomStream) -> frozenset[int]:
    holes = {cell for cell in range(rows * cols) if cell < cols or cell % cols == 0}
    order = [cell for cell in range(rows * cols) if cell not in holes]
    stream.shuffle(order)
    for cell in order:
        both = {cell, _opposite(cell, rows, cols)}
        now, then = (Grid(rows, cols, frozenset(some)) for some in (holes, holes | both))
        if _is_needed(now, both) and _is_sound(then):
            holes |= both
    return frozenset(holes)


def _opposite(cell: int, rows: int, cols: int) -> int:
    row, col = divmod(cell, cols)
    return (rows - row) * cols + cols - col


def _is_needed(grid: Grid, cells: set[int]) -> bool:
    """Whether one of the cells is in a run that is too long."""
    return any(len(run) > _LONGEST for cell in cells - grid.holes for run in _runs_through(grid, cell))


def _is_sound(grid: Grid) -> bool:
    filled = grid.filled
    if not filled or not grid.is_connected(filled):
        return False
    return all(len(run) > 1 for cell in filled for run in _runs_through(grid, cell))


def _runs_through(grid: Grid, cell: int) -> list[tuple[int, ...]]:
    return [(*grid.line(cell, (-r, -c))[:0:-1], *grid.line(cell, (r, c))) for r, c in ((0, 1), (1, 0))]
