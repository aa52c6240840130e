"""Where things are drawn: a place is a row and a column as numbers; cells have their centres at halves."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import ceil, dist, floor
from typing import Any

from gridwright.model.grid import Grid

__all__ = ["Place", "beside", "cell_at", "cells_along", "corner_of", "covered", "inside", "is_outside", "place_of"]

Place = tuple[float, float]

_NEAR = 0.2
"""How far from where it belongs something may be drawn."""
_REACH = 0.3
"""How far from its centre a line may pass through a cell that it means."""
_STEP = 0.1
_FARTHEST = 1000


def place_of(said: Any) -> Place | None:
    numbers = said if isinstance(said, list) and len(said) == 2 else ()
    if not numbers or any(type(number) not in (int, float) or abs(number) > _FARTHEST for number in numbers):
        return None
    return float(numbers[0]), float(numbers[1])


def cell_at(grid: Grid, place: Place) -> int | None:
    """The cell in which a place is."""
    row, col = floor(place[0]), floor(place[1])
    return row * grid.cols + col if 0 <= row < grid.rows and 0 <= col < grid.cols else None


def is_outside(grid: Grid, place: Place) -> bool:
    return cell_at(grid, place) is None


def beside(grid: Grid, place: Place) -> tuple[int, ...]:
    """The two cells between which a place is, about in the middle of their border."""
    row, col = (round(2 * number) / 2 for number in place)
    if dist(place, (row, col)) > _NEAR or (row == floor(row)) == (col == floor(col)):
        return ()
    step = (0.25, 0.0) if row == floor(row) else (0.0, 0.25)
    first, second = cell_at(grid, (row - step[0], col - step[1])), cell_at(grid, (row + step[0], col + step[1]))
    return () if first is None or second is None else (first, second)


def corner_of(grid: Grid, place: Place) -> tuple[int, ...]:
    """The four cells that meet about where a place is."""
    row, col = round(place[0]), round(place[1])
    if dist(place, (row, col)) > _NEAR or not (0 < row < grid.rows and 0 < col < grid.cols):
        return ()
    return tuple(r * grid.cols + c for r in (row - 1, row) for c in (col - 1, col))


def inside(grid: Grid, place: Place) -> tuple[int, ...]:
    """The cell of which a place is about the middle."""
    if dist(place, (floor(place[0]) + 0.5, floor(place[1]) + 0.5)) > _NEAR:
        return ()
    cell = cell_at(grid, place)
    return () if cell is None else (cell,)


def covered(grid: Grid, place: Place, width: float, height: float) -> tuple[int, ...]:
    """The cells that lie about wholly under a shape of some size."""
    rows = range(ceil(place[0] - height / 2 - 0.3), floor(place[0] + height / 2 + 0.3))
    cols = range(ceil(place[1] - width / 2 - 0.3), floor(place[1] + width / 2 + 0.3))
    if rows.start < 0 or cols.start < 0 or rows.stop > grid.rows or cols.stop > grid.cols:
        return ()
    return tuple(row * grid.cols + col for row in rows for col in cols)


def cells_along(grid: Grid, points: Sequence[Place]) -> tuple[int, ...]:
    """The cells through whose middles a line runs, those where it begins and ends among them; empty if it leaves
    the grid."""
    if len(points) < 2:
        return ()
    length = sum(dist(a, b) for a, b in pairwise(points))
    if not 0 < length <= 4 * len(grid.cells):
        return ()
    first, last = _drawn_back(points[0], points[1]), _drawn_back(points[-1], points[-2])
    cells = [cell_at(grid, first)]
    for start, end in pairwise(points):
        steps = ceil(dist(start, end) / _STEP)
        for step in range(steps + 1):
            share = step / steps if steps else 0.0
            place = start[0] + share * (end[0] - start[0]), start[1] + share * (end[1] - start[1])
            if dist(place, (floor(place[0]) + 0.5, floor(place[1]) + 0.5)) <= _REACH:
                cells.append(cell_at(grid, place))
    cells.append(cell_at(grid, last))
    along = [cell for number, cell in enumerate(cells) if number == 0 or cell != cells[number - 1]]
    return () if None in along else tuple(cell for cell in along if cell is not None)


def _drawn_back(end: Place, before: Place) -> Place:
    """An end of a line, a little longer: it may end just at the border of the cell that it means."""
    length = dist(end, before) or 1.0
    at_border = any(abs(number - round(number)) < 0.02 for number in end)
    much = 0.1 / length if at_border else 0.0
    return end[0] + much * (end[0] - before[0]), end[1] + much * (end[1] - before[1])
