"""Regions as a number for every cell, for notations that know no boxes, only regions of any shape."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from typing import Any

from gridwright.clues import Clue
from gridwright.clues.sign import pairs_of
from gridwright.kinds import find
from gridwright.model.draft import Draft
from gridwright.model.grid import Grid, Regions, default_boxes, region_label

__all__ = ["default_box_numbers", "kind_by_regions", "kind_with_boxes", "region_fields", "region_numbers", "regions_of"]


def default_box_numbers(grid: Grid) -> list[int]:
    """The number of each cell's box, from 0, in a grid with boxes of the usual size."""
    return _box_numbers(grid, *default_boxes(grid.rows))


def _box_numbers(grid: Grid, height: int, width: int) -> list[int]:
    # Boxes fill the grid, so that no cell is in none of them.
    return [number or 0 for number in grid.region_numbers(grid.boxes(height, width))]


def region_numbers(draft: Draft) -> list[int]:
    """The number of each cell's region or box, from 0 in the order in which they begin; empty when it has neither."""
    if draft.regions:
        numbers = {label: number for number, label in enumerate(dict.fromkeys(draft.regions))}
        return [numbers[label] for label in draft.regions]
    if draft.boxes:
        return _box_numbers(draft.grid, *draft.boxes)
    return default_box_numbers(draft.grid) if find(draft.kind).regions == "boxes" else []


def regions_of(draft: Draft) -> Regions:
    """The regions of a draft, boxes too; none when it has neither."""
    groups: dict[int, list[int]] = {}
    for cell, number in enumerate(region_numbers(draft)):
        groups.setdefault(number, []).append(cell)
    return tuple(map(tuple, groups.values()))


def kind_by_regions(
    grid: Grid, homes: Sequence[Hashable | None], clues: Iterable[Clue], givens: Sequence[int] = ()
) -> str:
    """The kind of a square puzzle, which follows from its regions and signs; None is the home of cells in no region."""
    if homes.count(None) == len(homes):
        return "futoshiki" if pairs_of(clues) else "latin"
    return "jigsaw" if "regions" in region_fields("sudoku", grid, homes) else kind_with_boxes(clues, givens)


def kind_with_boxes(clues: Iterable[Clue], givens: Iterable[int]) -> str:
    """The kind of a puzzle with boxes: one that has a few signs beside its givens is a Sudoku still."""
    signs = len(pairs_of(clues))
    return "comparison" if signs and signs >= sum(map(bool, givens)) else "sudoku"


def region_fields(kind: str, grid: Grid, homes: Sequence[Hashable | None]) -> dict[str, Any]:
    """The fields by which a draft of that kind says its regions; None is the home of cells in no region."""
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
