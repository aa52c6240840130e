"""Cages: dashed lines around cells that leave room for what is written in their corner."""

from __future__ import annotations

from collections.abc import Iterator

from gridwright.model.figures import Cage
from gridwright.pictures.scene import Scene
from gridwright.pictures.svg.geometry import CELL, Point, loops, through
from gridwright.pictures.svg.layer import Layer, path
from gridwright.pictures.svg.text import HEIGHT, Label, width, written

__all__ = ["cages"]

_INSET = 4
_SCALE = 0.32
_CORNER = 3.4
"""From the corner of a cell to what is written there."""
_GAP = 1.6


def cages(scene: Scene) -> Iterator[Layer]:
    figures = scene.figures(Cage)
    lines = [_line(scene, cage) for cage in figures if not cage.solid]
    yield path("cage", lines)
    yield from written("cage-text", [_label(scene, cage) for cage in figures if cage.text])


def _corner(scene: Scene, cage: Cage) -> Point:
    """That of its first cell, left above."""
    row, col = scene.grid.where(min(cage.cells))
    return CELL * col, CELL * row


def _label(scene: Scene, cage: Cage) -> Label:
    x, y = _corner(scene, cage)
    label = Label((0, 0), cage.text, _SCALE).fitting(CELL - 2 * _CORNER)
    wide, high = width(cage.text, label.scale), HEIGHT * _SCALE
    return Label((x + _CORNER + wide / 2, y + _CORNER + high / 2), cage.text, label.scale)


def _line(scene: Scene, cage: Cage) -> str:
    """The lines around it, one of which begins behind the text and ends below it."""
    corner_x, corner_y = _corner(scene, cage)
    start = corner_x + _INSET, corner_y + _INSET
    pieces = []
    for loop in loops(scene.grid, cage.cells, _INSET):
        if cage.text and start in loop:
            turned = loop[loop.index(start) :] + loop[: loop.index(start)]
            label = _label(scene, cage)
            behind = corner_x + _CORNER + width(cage.text, label.scale) + _GAP, start[1]
            below = start[0], corner_y + _CORNER + HEIGHT * _SCALE + _GAP + 1
            pieces.append(through([behind, *turned[1:], below]))
        else:
            pieces.append(through(loop) + "Z")
    return "".join(pieces)
