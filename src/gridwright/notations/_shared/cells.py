"""Something for each cell of a grid, cut into rows or written as rows of text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from gridwright.model.draft import Draft
from gridwright.model.errors import FormatError
from gridwright.model.grid import Grid

__all__ = ["board", "must_be_several", "must_be_square", "rows_of"]

T = TypeVar("T")


def rows_of(grid: Grid, cells: Sequence[T]) -> list[Sequence[T]]:
    """One thing per cell, cut into rows."""
    return [cells[start : start + grid.cols] for start in range(0, len(cells), grid.cols)]


def board(grid: Grid, values: Sequence[int]) -> str:
    """One row per line, values separated by single spaces."""
    return "".join(" ".join(map(str, row)) + "\n" for row in rows_of(grid, values))


def must_be_square(draft: Draft, name: str) -> None:
    if not draft.grid.is_square:
        raise FormatError(f"{name} has only square grids, not {draft.grid.rows}x{draft.grid.cols}")


def must_be_several(draft: Draft, name: str) -> None:
    """Refuse a single cell where nothing but its character would be written, which may be anything."""
    if len(draft.grid.cells) == 1:
        raise FormatError(f"{name} needs a grid of at least 2x2; a single character may be anything")
