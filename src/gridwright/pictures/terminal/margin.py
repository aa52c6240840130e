"""What stands outside the grid in a text drawing: numbers before rows, columns and diagonals."""

from __future__ import annotations

from collections.abc import Mapping

from gridwright.model.figures import BlackCell, Outside
from gridwright.pictures.numbers_outside import Place, is_beside, place_of
from gridwright.pictures.scene import Scene
from gridwright.pictures.terminal.characters import Pen

__all__ = ["in_black_cells", "outside"]


def outside(scene: Scene, pen: Pen) -> Mapping[Place, str]:
    """The texts by where they stand; several in one place have commas between them."""
    found: dict[Place, list[str]] = {}
    for figure in scene.figures(Outside):
        place = place_of(scene, figure)
        if is_beside(scene, figure):
            found.setdefault(place, []).append(pen.outside(figure))
    return {place: ",".join(texts) for place, texts in found.items()}


def in_black_cells(scene: Scene, pen: Pen) -> Mapping[int, str]:
    """What black cells hold: what looks down, then what looks right; or else they are filled."""
    found = {one.cell: ["", ""] for one in scene.figures(BlackCell)}
    for figure in scene.figures(Outside):
        if not is_beside(scene, figure):
            row, col = place_of(scene, figure)
            found.setdefault(row * scene.grid.cols + col, ["", ""])[not figure.towards[0]] = figure.text
    return {cell: "\\".join(texts) if any(texts) else 2 * pen.black for cell, texts in found.items()}
