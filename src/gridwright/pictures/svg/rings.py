"""Rings around what stands in cells, and the arrows that begin at them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import hypot

from gridwright.model.figures import Arrow, Pill, Stroke
from gridwright.pictures.scene import Scene
from gridwright.pictures.svg.geometry import CELL, Point, centre, disc, number, through, unit
from gridwright.pictures.svg.layer import Layer, path

__all__ = ["Ring", "arrows", "between_rings", "cut_short", "rings"]

_RADIUS = 18
_DIAMOND = 22
_HEAD = 7.5


@dataclass(frozen=True, slots=True)
class Ring:
    """A ring around cells, from the middle of the first to that of the last."""

    cells: tuple[int, ...]
    first: Point
    last: Point
    diamond: bool = False

    @property
    def path(self) -> str:
        (x, y), (to_x, to_y) = self.first, self.last
        if self.diamond:
            corners = [(x, y - _DIAMOND), (to_x + _DIAMOND, to_y), (to_x, to_y + _DIAMOND), (x - _DIAMOND, y)]
            return through(corners) + "Z"
        if self.first == self.last:
            return disc(self.first, _RADIUS)
        right, down = unit(self.first, self.last)
        aside, below = -_RADIUS * down, _RADIUS * right
        arc = f"A{_RADIUS} {_RADIUS} 0 0 1 "
        there = through([(x - aside, y - below), (to_x - aside, to_y - below)])
        turn = f"{arc}{number(to_x + aside)} {number(to_y + below)}L{number(x + aside)} {number(y + below)}"
        return f"{there}{turn}{arc}{number(x - aside)} {number(y - below)}Z"

    def rim(self, start: Point, end: Point) -> Point:
        """Where the way from a point inside to one outside crosses it."""
        right, down = unit(start, end)
        steps = (step / 4 for step in range(4 * CELL))
        away = next((step for step in steps if self._is_out((start[0] + step * right, start[1] + step * down))), 0.0)
        return start[0] + away * right, start[1] + away * down

    def _is_out(self, point: Point) -> bool:
        (x, y), (to_x, to_y) = self.first, self.last
        nearest = min(max(point[0], min(x, to_x)), max(x, to_x)), min(max(point[1], min(y, to_y)), max(y, to_y))
        across, down = abs(point[0] - nearest[0]), abs(point[1] - nearest[1])
        return across + down > _DIAMOND if self.diamond else hypot(across, down) > _RADIUS


def rings(scene: Scene) -> list[Ring]:
    """All of them; an arrow that begins in a cell without one has its own."""
    pills = [(tuple(sorted(pill.cells)), pill.diamond) for pill in scene.figures(Pill)]
    inside = {cell for cells, _ in pills for cell in cells}
    bare = {arrow.cells[0] for arrow in scene.figures(Arrow)} - inside
    pills += [((cell,), False) for cell in sorted(bare)]
    middle = {cell: centre(scene.grid, cell) for cells, _ in pills for cell in cells}
    return [Ring(cells, middle[cells[0]], middle[cells[-1]], diamond) for cells, diamond in dict.fromkeys(pills)]


def between_rings(stroke: Stroke, around: Sequence[Ring]) -> bool:
    """Whether a thin line ends at rings, not at the sides of the grid."""
    return any(stroke.cells[end] in ring.cells for ring in around for end in (0, -1))


def cut_short(scene: Scene, cells: Sequence[int], around: Sequence[Ring]) -> list[Point]:
    """The middles of cells, one after the other, but for the first and last the rims of the rings that are there."""
    points = [centre(scene.grid, cell) for cell in cells]
    for end, beside in ((0, 1), (-1, -2)) if len(cells) > 1 else ():
        ring = next((ring for ring in around if cells[end] in ring.cells and cells[beside] not in ring.cells), None)
        if ring:
            points[end] = ring.rim(centre(scene.grid, cells[end]), centre(scene.grid, cells[beside]))
    return points


def arrows(scene: Scene) -> Iterator[Layer]:
    """The rings, the lines from them to their heads, and those from one to another."""
    around = rings(scene)
    lines = []
    for arrow in scene.figures(Arrow):
        starts = [ring for ring in around if arrow.cells[0] in ring.cells]  # an arrow may end in another's
        points = cut_short(scene, arrow.cells, starts)
        if len(points) > 1:
            lines.append(through(points) + _head(points[-2], points[-1]))
    strokes = [stroke for stroke in scene.figures(Stroke) if between_rings(stroke, around)]
    yield path("pill", [ring.path for ring in around])
    yield path("arrow", lines)
    yield path("thread", [through(cut_short(scene, stroke.cells, around)) for stroke in strokes])


def _head(before: Point, tip: Point) -> str:
    right, down = unit(before, tip)
    x, y = tip
    wings = [(x - _HEAD * (right + side * down), y - _HEAD * (down - side * right)) for side in (1, -1)]
    return through([wings[0], tip, wings[1]])
