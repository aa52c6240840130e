"""Where things stand in a puzzle that is to be made: its grid, its regions, and the cells that may have givens."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from gridwright.kinds import Kind
from gridwright.making.arguments import whole
from gridwright.model.display import quoted
from gridwright.model.errors import GridwrightError
from gridwright.model.grid import Grid, default_boxes

__all__ = ["RANDOM", "grid_of", "pattern_of", "regions_of"]

RANDOM = ("random", "compact")
"""Regions that are laid at random: any, each as likely as another, or such as look like people's."""


def grid_of(kind: Kind, size: int | tuple[int, int] | None, regions: object) -> Grid:
    """The grid of that size, of the regions, or as the kind usually has it; a GridwrightError says why it is none."""
    if size is None and not (regions is None or isinstance(regions, str)):
        labels = _rows("regions", regions)
        return Grid(len(labels), len(labels[0]) if labels else 0)
    if size is None:
        rows, cols = kind.usual_size
    elif isinstance(size, str):
        raise TypeError(f"a size is a whole number, or rows and columns such as (6, 8), not {quoted(size)}")
    else:
        rows, cols = size if isinstance(size, tuple | list) and len(size) == 2 else (size, size)
    rows, cols = whole("size", rows), whole("size", cols)
    grid = Grid(rows, cols)
    if kind.holes and min(rows, cols) < 2:
        raise GridwrightError(f"a {kind.id} of {rows}x{cols}: it needs at least 2 rows and 2 columns")
    if kind.square and rows != cols:
        raise GridwrightError(f"{kind.id}: as many rows as columns are needed, not {rows}x{cols}")
    if kind.regions == "boxes" and regions is None and 1 in default_boxes(rows):
        near = [str(size) for size in range(rows - 3, rows + 4) if size > 3 and 1 not in default_boxes(size)]
        boxes = f"{rows} cells make no boxes; sizes that do are {', '.join(near)}"
        raise GridwrightError(f"a {kind.id} of {rows}x{cols}: {boxes}, and with regions 'random' any size does")
    return grid


def regions_of(
    kind: Kind, grid: Grid, regions: str | Sequence[Sequence[object]] | None
) -> tuple[str, ...] | str | None:
    """A label per cell, one of `RANDOM`, or None for what the kind has."""
    if regions is None:
        return RANDOM[1] if kind.regions == "needed" else None
    if kind.regions == "none":
        raise GridwrightError(f"a {kind.id} has no regions")
    if isinstance(regions, str):
        if regions not in RANDOM:
            raise GridwrightError(f"regions {regions!r}: give {' or '.join(RANDOM)}, or a label for each cell")
        return regions
    rows = _rows_of(grid, "regions", regions)
    return tuple(str(label) for row in rows for label in row)


def pattern_of(grid: Grid, pattern: Sequence[Sequence[object]]) -> frozenset[int]:
    """The cells that a pattern has: those with anything but a blank, a dot or a 0."""
    rows = _rows_of(grid, "pattern", pattern)
    marks = [mark for row in rows for mark in row]
    return frozenset(cell for cell, mark in enumerate(marks) if mark not in (0, False, None, "0", ".", " ", "_", "-"))


def _rows_of(grid: Grid, name: str, rows: object) -> list[list[object]]:
    """Rows of something for each cell of a grid; a GridwrightError says which there are too few or too many of."""
    found = _rows(name, rows)
    size = f"a grid of {grid.rows}x{grid.cols}"
    if len(found) != grid.rows:
        raise GridwrightError(f"{name}: {len(found)} row{'s' * (len(found) != 1)}, but {size} has {grid.rows}")
    for number, row in enumerate(found, 1):
        if len(row) != grid.cols:
            raise GridwrightError(f"{name}: row {number} is for {len(row)} cells, but those of {size} have {grid.cols}")
    return found


def _rows(name: str, rows: object) -> list[list[object]]:
    """Rows of something for each cell."""
    found = []
    for row in rows if isinstance(rows, Iterable) else [rows]:
        if not isinstance(row, Iterable):
            raise TypeError(f"{name}: a row for each row of the grid is needed, not {row!r}")
        found.append(list(row))
    return found
