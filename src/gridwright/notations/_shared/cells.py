"""Small pieces that several notations need: rows of cells, numbered regions, the kind of a name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from gridwright.kinds import find, ids
from gridwright.model.draft import Draft
from gridwright.model.errors import FormatError, RuleError
from gridwright.model.grid import Grid
from gridwright.notations._shared.source_text import unknown

__all__ = ["board", "kind_id", "must_be_square", "rows_of"]

T = TypeVar("T")


def rows_of(grid: Grid, cells: Sequence[T]) -> list[Sequence[T]]:
    """One thing per cell, cut into rows."""
    return [cells[start : start + grid.cols] for start in range(0, len(cells), grid.cols)]


def board(grid: Grid, values: Sequence[int]) -> str:
    """One row per line, values separated by single spaces."""
    return "".join(" ".join(map(str, row)) + "\n" for row in rows_of(grid, values))


def kind_id(name: str) -> str:
    """The id of the kind that a text names, by its id or an alias, in letters of any case."""
    try:
        return find(name.lower()).id
    except RuleError:
        raise FormatError(unknown("kind", name, ids())) from None


def must_be_square(draft: Draft, name: str) -> None:
    if not draft.grid.is_square:
        raise FormatError(f"{name} has only square grids, not {draft.grid.rows}x{draft.grid.cols}")
