"""Minima and maxima: shaded cells with a chevron on each side where a neighbour is greater, or less."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from math import dist

from gridwright.model.grid import Grid
from gridwright.notations._drawn.meanings import Judge, Sense
from gridwright.notations._drawn.pieces import DrawnLine, DrawnMark, take
from gridwright.notations._drawn.places import cell_at

__all__ = ["read_chevrons"]

_POINTS = 3
_WIDEST = 0.5


def read_chevrons(grid: Grid, lines: list[DrawnLine], marks: list[DrawnMark], judge: Judge) -> None:
    """Takes the chevrons of cells that are believed to be minima or maxima, and what such cells are shaded with."""
    groups: dict[str, dict[DrawnLine, int]] = defaultdict(dict)
    for line in lines:
        if (cell := _cell_of(grid, line)) is not None:
            groups["maximum" if _points_out(grid, cell, line) else "minimum"][line] = cell
    for word, cells in groups.items():
        shades = [mark for mark in marks if mark.cell in cells.values() and _is_shade(mark)]
        shades += _surrounded(grid, shades, marks)
        named = dict.fromkeys([*cells.values(), *(mark.cell for mark in shades if mark.cell is not None)])
        if judge.accepts([Sense(tuple(f"{grid.name(cell)}={word}" for cell in named))]):
            take(lines, cells)
            take(marks, shades)


def _is_shade(mark: DrawnMark) -> bool:
    return mark.cell is not None and mark.size >= 0.97 and not mark.text


def _surrounded(grid: Grid, shades: Sequence[DrawnMark], marks: Sequence[DrawnMark]) -> Iterator[DrawnMark]:
    """Cells shaded in the same way that need no chevron, since all beside them are shaded."""
    fills = {mark.fill for mark in shades}
    alike = {mark.cell: mark for mark in marks if _is_shade(mark) and mark.fill in fills}
    chosen = {mark.cell for mark in shades}
    for cell, mark in alike.items():
        if cell is not None and cell not in chosen and all(other in alike for other in grid.neighbours(cell)):
            yield mark


def _cell_of(grid: Grid, line: DrawnLine) -> int | None:
    """The cell in which all of a chevron lies."""
    cells = {cell_at(grid, point) for point in line.points}
    is_chevron = len(line.points) == _POINTS and dist(line.points[0], line.points[-1]) <= _WIDEST
    return next(iter(cells)) if is_chevron and len(cells) == 1 else None


def _points_out(grid: Grid, cell: int, line: DrawnLine) -> bool:
    row, col = grid.where(cell)
    start, tip, _ = (dist(point, (row + 0.5, col + 0.5)) for point in line.points)
    return tip > start
