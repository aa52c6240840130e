"""Numbers of lines through cells: what such a line is about, small and near its beginning."""

from __future__ import annotations

from collections.abc import Iterator

from gridwright.model.figures import Ribbon, Stroke
from gridwright.pictures.scene import Scene
from gridwright.pictures.svg.geometry import Point, centre, disc, unit
from gridwright.pictures.svg.layer import Layer, path
from gridwright.pictures.svg.text import Label, written

__all__ = ["line_numbers"]

_SCALE = 0.34
_GROUND = 6.5
"""The radius of what keeps the pattern of a broad line away from its number, in themes without colours."""
_BEFORE = 17.5
"""From the middle of the second cell back to the number, which so is neither on a value nor on a line of the grid."""
_ASIDE = 6.5
"""From a thin line to its number; a broad one has it inside."""


def line_numbers(scene: Scene, *, coloured: bool) -> Iterator[Layer]:
    labels = [_label(scene, ribbon, 0) for ribbon in scene.figures(Ribbon) if ribbon.text]
    if not coloured:
        yield path("line-ground", [disc(label.middle, _GROUND) for label in labels])
    labels += [_label(scene, stroke, _ASIDE) for stroke in scene.figures(Stroke) if stroke.text]
    yield from written("line-text", labels)


def _label(scene: Scene, line: Ribbon | Stroke, aside: float) -> Label:
    return Label(_place([centre(scene.grid, cell) for cell in line.cells[:2]], aside), line.text, _SCALE)


def _place(points: list[Point], aside: float) -> Point:
    (x, y), (right, down) = points[-1], unit(points[0], points[-1])
    if right < 0 or (right == 0 and down > 0):
        aside = -aside  # always above the line, or to its right
    return x - _BEFORE * right + aside * down, y - _BEFORE * down - aside * right
