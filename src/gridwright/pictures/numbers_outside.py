"""Numbers outside the grid: where they stand, and which sorts of them a legend has to explain."""

from __future__ import annotations

from collections.abc import Mapping

from gridwright.model.clue import Clue
from gridwright.model.figures import Outside
from gridwright.pictures.scene import Scene

__all__ = ["Place", "is_beside", "place_of", "to_explain"]

Place = tuple[int, int]
"""A row and column, -1 and one more than there are being outside."""


def place_of(scene: Scene, figure: Outside) -> Place:
    """Where it stands: before its cell."""
    row, col = scene.grid.where(figure.cell)
    return row - figure.towards[0], col - figure.towards[1]


def is_beside(scene: Scene, figure: Outside) -> bool:
    """Whether it stands beside the grid, not in a cell of it."""
    row, col = place_of(scene, figure)
    return not (0 <= row < scene.grid.rows and 0 <= col < scene.grid.cols)


def to_explain(scene: Scene) -> Mapping[str, Outside]:
    """One of each sort of clues that stand beside the grid; none where all are of one sort that has no badge."""
    found: dict[str, Outside] = {}
    for rule, figures in scene.shown:
        for figure in figures:
            if isinstance(rule, Clue) and isinstance(figure, Outside) and is_beside(scene, figure):
                found.setdefault(rule.sort, figure)
    return found if len(found) > 1 or any(figure.badge for figure in found.values()) else {}
