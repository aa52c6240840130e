"""Regions told by a number for every cell, boxes too: notations that know no boxes but regions of any shape."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any

from gridwright.kinds import find
from gridwright.kinds._kind import region_label
from gridwright.model.draft import Draft
from gridwright.model.grid import Grid, default_boxes

__all__ = ["box_numbers", "kind_told", "numbered", "regions_told"]


def box_numbers(grid: Grid, height: int, width: int) -> list[int]:
    """The number of each cell's box, from 0."""
    numbers = [0] * len(grid.cells)
    for number, box in enumerate(grid.boxes(height, width)):
        for cell in box:
            numbers[cell] = number
    return numbers


def numbered(draft: Draft) -> list[int] | None:
    """The number of each cell's region, from 0 in the order in which they begin; None when there are no regions."""
    if draft.regions:
        numbers = {label: number for number, label in enumerate(dict.fromkeys(draft.regions))}
        return [numbers[label] for label in draft.regions]
    if draft.boxes or find(draft.kind).regions == "boxes":
        return box_numbers(draft.grid, *(draft.boxes or default_boxes(draft.grid.rows)))
    return None


def kind_told(grid: Grid, homes: Sequence[Hashable | None], *, has_signs: bool) -> str:
    """The kind of a square puzzle, which follows from its regions and signs; None is the home of cells in no region."""
    if homes.count(None) == len(homes):
        return "futoshiki" if has_signs else "latin"
    if "regions" in regions_told("sudoku", grid, homes):
        return "jigsaw"
    return "comparison" if has_signs else "sudoku"


def regions_told(kind: str, grid: Grid, homes: Sequence[Hashable | None]) -> dict[str, Any]:
    """How a draft of that kind says which cells belong together; None is the home of cells that belong to no region."""
    groups: dict[Hashable, list[int]] = {}
    for cell, home in enumerate(homes):
        if home is not None:
            groups.setdefault(home, []).append(cell)
    if not groups:
        return {}
    regions = tuple(map(tuple, groups.values()))
    shape = grid.box_shape(regions)
    if shape and shape[0] * shape[1] == grid.rows and find(kind).regions == "boxes":
        return {} if shape == default_boxes(grid.rows) else {"boxes": shape}
    labels = {home: region_label(number) for number, home in enumerate(groups)}
    return {
        "regions": tuple(labels.get(home, "") for home in homes),
        "disconnected": not all(map(grid.is_connected, regions)),
    }
