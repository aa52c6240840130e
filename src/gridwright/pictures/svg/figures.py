"""The figures of rules and clues in a picture: what lies under the lines of the grid, and what stands on them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import pairwise

from gridwright.model.figures import BlackCell, Chevron, Corner, Disc, Letter, Notches, Shade, Stroke, Tile
from gridwright.pictures.scene import Scene
from gridwright.pictures.svg.cages import cages
from gridwright.pictures.svg.geometry import CELL, Point, centre, chevron, disc, outline, square, through
from gridwright.pictures.svg.hatching import hatching
from gridwright.pictures.svg.layer import Layer, path
from gridwright.pictures.svg.line_numbers import line_numbers
from gridwright.pictures.svg.outside import outside
from gridwright.pictures.svg.ribbons import INKS, ribbons
from gridwright.pictures.svg.rings import arrows, between_rings, rings
from gridwright.pictures.svg.text import Label, written

__all__ = ["grounds", "lines", "signs"]

_DOT = 5.5
"""The radius of a dot between two cells."""
_NUMBERED = 7.5
"""That of one with a number in it."""

_TILE = 18.5
"""Half the width of what fills a cell behind its value."""

_CORNER = 13
"""The radius of a disc on a corner."""

_SHADE = 1.5
"""From the edge of a cell to its shade, so that two that touch can be told apart."""


def grounds(scene: Scene, *, coloured: bool) -> Iterator[Layer]:
    """What lies under all else."""
    grid, shades = scene.grid, scene.figures(Shade)
    for ink in INKS:
        here = [shade.cells for shade in shades if shade.ink == ink]
        if here and coloured:
            yield path("shade", [outline(grid, cells, _SHADE) for cells in here], (f'<g class="{ink}">',))
        elif here:
            yield from hatching(scene, ink, [cell for cells in here for cell in cells])
    yield path("notched", [outline(grid, [notches.cell], _SHADE) for notches in scene.figures(Notches)])


def lines(scene: Scene, *, coloured: bool) -> Iterator[Layer]:
    """What lies under the lines of the grid and under what stands in the cells."""
    yield path("black-cell", [outline(scene.grid, [one.cell], 0) for one in scene.figures(BlackCell)])
    middle, tiles = partial(centre, scene.grid), scene.figures(Tile)
    for shape in (disc, square):
        yield path("tile", [shape(middle(tile.cell), _TILE) for tile in tiles if tile.round is (shape is disc)])
    yield from ribbons(scene, coloured=coloured)
    around = rings(scene)
    across = [stroke.cells for stroke in scene.figures(Stroke) if not between_rings(stroke, around)]
    yield path("line", [_inside([*map(middle, cells)]) for cells in across])
    yield from arrows(scene)


def signs(scene: Scene, *, coloured: bool) -> Iterator[Layer]:
    """What stands on the lines of the grid or beside them."""
    middle = partial(centre, scene.grid)
    yield from cages(scene)
    yield from line_numbers(scene, coloured=coloured)
    yield path("sign", [chevron(middle(sign.less), middle(sign.greater)) for sign in scene.figures(Chevron)])
    yield path("notch", [_notches(middle(notches.cell), notches.inward) for notches in scene.figures(Notches)])
    discs = scene.figures(Disc)
    for colour, filled in (("white", False), ("black", True)):
        dots = [(dot, _between(middle(dot.first), middle(dot.second))) for dot in discs if dot.filled is filled]
        yield path(f"{colour}-dot", [disc(where, _NUMBERED if dot.text else _DOT) for dot, where in dots])
        labels = [Label(where, dot.text, 0.4).fitting(2 * _NUMBERED - 2.5) for dot, where in dots if dot.text]
        yield from written(f"{colour}-text", labels)
    letters = scene.figures(Letter)
    yield from written(
        "letter", [Label(_between(middle(one.first), middle(one.second)), one.text, 0.48) for one in letters]
    )
    corners = [(corner, _corner(middle(corner.cell))) for corner in scene.figures(Corner)]
    yield path("corner", [disc(where, _CORNER) for _, where in corners])
    yield from written("corner-text", [label for corner, where in corners for label in _in_disc(corner.values, where)])
    yield from outside(scene)


def _between(one: Point, other: Point) -> Point:
    return (one[0] + other[0]) / 2, (one[1] + other[1]) / 2


def _corner(middle: Point) -> Point:
    return middle[0] + CELL / 2, middle[1] + CELL / 2


def _in_disc(values: tuple[int, ...], where: Point) -> Iterator[Label]:
    """Values in a disc: one in its middle, two beside each other, more in two lines."""
    x, y = where
    upper = values if len(values) < 3 else values[: (len(values) + 1) // 2]
    lower = values[len(upper) :]
    scale = (0.66, 0.48, 0.38)[min(len(values), 3) - 1] if values else 1
    for line, height in ((upper, -5 if lower else 0), (lower, 5)):
        apart = 21 * scale
        for place, value in enumerate(line):
            left = x + apart * (place - (len(line) - 1) / 2)
            yield Label((left, y + height), str(value), scale).fitting(apart)


def _notches(middle: Point, inward: bool) -> str:
    """Four small chevrons at the sides of a cell."""
    x, y = middle
    apex, wings = (15.5, 20) if inward else (20, 15.5)
    sides = ((0, -1), (1, 0), (0, 1), (-1, 0))
    return "".join(
        through(
            [
                (x + wings * right - 4.5 * down, y + wings * down - 4.5 * right),
                (x + apex * right, y + apex * down),
                (x + wings * right + 4.5 * down, y + wings * down + 4.5 * right),
            ]
        )
        for right, down in sides
    )


def _inside(points: list[Point]) -> str:
    """A line through cells, from the corner where it enters the first to the corner where it leaves the last."""
    if len(points) < 2:
        return ""
    (first, second), (before, last) = next(pairwise(points)), [*pairwise(points)][-1]
    start = first[0] - (second[0] - first[0]) / 2, first[1] - (second[1] - first[1]) / 2
    end = last[0] + (last[0] - before[0]) / 2, last[1] + (last[1] - before[1]) / 2
    return through([start, *points[1:-1], end])
