"""Random regions for a Suguru together with a way to fill them.

Regions are laid one after the other at the first empty cell, each filled as soon as it is laid. Where nothing fits, the
regions around are taken away again.
"""

from __future__ import annotations

import random
from itertools import permutations

from gridwright.model.grid import Grid

__all__ = ["partition"]

SIZES = (4, 5, 5, 5, 6)
"""How many cells a region shall have. Four cells that touch all differ, so regions must be large as a rule."""

TRIES = 10
"""Shapes tried at a place before the regions around it go."""

Cells = tuple[int, ...]


def partition(rows: int, cols: int, rng: random.Random) -> tuple[list[list[int]], list[int]]:
    """The region of each cell, as rows of numbers, and a value for each cell."""
    grid = Grid(rows, cols)
    values = [0] * len(grid.cells)
    region: dict[int, Cells] = {}
    while 0 in values:
        start = values.index(0)
        filled = _filled(grid, values, start, rng)
        if filled:
            values = [filled.get(cell, value) for cell, value in enumerate(values)]
            region |= dict.fromkeys(filled, tuple(filled))
        else:
            for cells in {region[cell] for cell in _around(grid, start) if cell in region}:
                for cell in cells:
                    values[cell] = 0
                    del region[cell]
    return [[min(region[row * cols + col]) for col in range(cols)] for row in range(rows)], values


def _filled(grid: Grid, values: list[int], start: int, rng: random.Random) -> dict[int, int]:
    """The cells of a new region with their values; nothing if no shape that was tried can be filled."""
    for _ in range(TRIES):
        cells = _grown(grid, values, start, rng)
        seen = [{values[other] for other in _around(grid, cell)} for cell in cells]
        fillings = [
            filling
            for filling in permutations(range(1, len(cells) + 1))
            if all(value not in taken for value, taken in zip(filling, seen, strict=True))
        ]
        if fillings:
            return dict(zip(cells, rng.choice(fillings), strict=True))
    return {}


def _grown(grid: Grid, values: list[int], start: int, rng: random.Random) -> Cells:
    """A connected set of empty cells; it may be smaller than wanted where there is no room."""
    wanted = rng.choice(SIZES)
    cells = [start]
    while len(cells) < wanted:
        edge = {other for cell in cells for other in grid.neighbours(cell) if not values[other] and other not in cells}
        if not edge:
            break
        # Cells with little room around them go first, by and large: else they are left over.
        room = {other: sum(not values[next_] for next_ in grid.neighbours(other)) for other in sorted(edge)}
        cells.append(min(room, key=lambda other: room[other] + 2 * rng.random()))
    return tuple(cells)


def _around(grid: Grid, cell: int) -> list[int]:
    """The cell and those that touch it, corners included."""
    row, col = divmod(cell, grid.cols)
    return [
        other_row * grid.cols + other_col
        for other_row in range(max(0, row - 1), min(grid.rows, row + 2))
        for other_col in range(max(0, col - 1), min(grid.cols, col + 2))
    ]
