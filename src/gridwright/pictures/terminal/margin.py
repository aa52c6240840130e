"""What stands outside the grid in a text drawing: numbers before rows, columns and diagonals."""

from __future__ import annotations

from collections.abc import Mapping

from gridwright.model.figures import BlackCell, Outside
from gridwright.pictures.scene import Scene
from gridwright.pictures.terminal.characters import Pen

__all__ = ["Place", "in_black_cells", "is_beside", "outside"]

Place = tuple[int, int]
"""A row and column, -1 and one more than there are being outside."""


def outside(scene: Scene, pen: Pen) -> Mapping[Place, str]:
    """The texts by where they stand; several in one place have commas between them."""
    found: dict[Place, list[str]] = {}
    for figure in scene.figures(Outside):
        place = _place(scene, figure)
        if is_beside(scene, figure):
            found.setdefault(place, []).append(f"{figure.text}{pen.pointer(figure.towards)}")
    return {place: ",".join(texts) for place, texts in found.items()}


def in_black_cells(scene: Scene, pen: Pen) -> Mapping[int, str]:
    """What black cells hold: what looks down, then what looks right; or else they are filled."""
    found = {one.cell: ["", ""] for one in scene.figures(BlackCell)}
    for figure in scene.figures(Outside):
        if not is_beside(scene, figure):
            row, col = _place(scene, figure)
            found.setdefault(row * scene.grid.cols + col, ["", ""])[not figure.towards[0]] = figure.text
    return {cell: "\\".join(texts) if any(texts) else 2 * pen.black for cell, texts in found.items()}


def is_beside(scene: Scene, figure: Outside) -> bool:
    """Whether it stands beside the grid, not in a cell of it."""
    row, col = _place(scene, figure)
    return not (0 <= row < scene.grid.rows and 0 <= col < scene.grid.cols)


def _place(scene: Scene, figure: Outside) -> Place:
    row, col = scene.grid.where(figure.cell)
    return row - figure.towards[0], col - figure.towards[1]
