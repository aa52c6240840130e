"""What stands outside the grid: numbers before rows and columns, and with a small arrow before diagonals."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from gridwright.model.figures import Badge, Outside
from gridwright.pictures.scene import Scene
from gridwright.pictures.svg.geometry import CELL, Point, through
from gridwright.pictures.svg.layer import Layer, path
from gridwright.pictures.svg.text import HEIGHT, Label, width, written

__all__ = ["Margins", "badged", "margins", "outside", "pointer"]

MARGIN = 6.5
"""Around the grid; a half, so that lines of an odd width begin and end with whole pixels."""

_BAND = 32
"""What a row or column of numbers outside the grid takes."""
_SCALE = 0.62
_INSIDE = 0.48
_ASIDE = 10.5
"""How far to the right and above the middle of a black cell the number of a row stands; that of a column opposite."""
_SLASH = CELL / 2 - 0.5
_SLANTED = 0.54
"""The size of a number that shares its place with an arrow."""
_BADGE = 3.6
"""From a number to the bars or the box around it."""


class Margins(NamedTuple):
    """The room around the grid."""

    top: float
    right: float
    bottom: float
    left: float


@dataclass(frozen=True, slots=True)
class _Place:
    """Where a number stands: in a row and column of the grid or beside them, `further` out if others are there."""

    figure: Outside
    row: int
    col: int
    further: int


def margins(scene: Scene) -> Margins:
    """The room around the grid, more where numbers stand."""
    grid, places = scene.grid, list(_places(scene))

    def room(beyond: list[_Place]) -> float:
        return MARGIN + _BAND * max((place.further + 1 for place in beyond), default=0)

    return Margins(
        room([place for place in places if place.row < 0]),
        room([place for place in places if place.col >= grid.cols]),
        room([place for place in places if place.row >= grid.rows]),
        room([place for place in places if place.col < 0]),
    )


def outside(scene: Scene) -> Iterator[Layer]:
    """The numbers, the arrows of those that look along a diagonal, and the lines between the numbers of black cells."""
    labels, arrows, badges, inside, slashes = [], [], [], [], {}
    for place in _places(scene):
        down, right = place.figure.towards
        x, y = _middle(scene, place)
        if 0 <= place.row < scene.grid.rows and 0 <= place.col < scene.grid.cols:
            away = _ASIDE if right > 0 or down < 0 else -_ASIDE
            inside.append(Label((x + away, y - away), place.figure.text, _INSIDE).fitting(CELL / 2))
            slashes[x, y] = through([(x - _SLASH, y - _SLASH), (x + _SLASH, y + _SLASH)])
        elif down and right:
            labels.append(Label((x - 4 * right, y - 3 * down), place.figure.text, _SLANTED).fitting(CELL / 2))
            arrows.append(pointer(_tip(scene, place), right, down))
        else:
            label, badge = badged(place.figure.text, place.figure.badge, (x, y), CELL - 8 if down else _BAND - 3)
            labels.append(label)
            badges.append(badge)
    yield path("badge", badges)
    yield path("pointer", arrows)
    yield from written("outside", labels)
    yield path("slash", slashes.values())
    yield from written("black-cell-text", inside)


def badged(text: str, badge: Badge, middle: Point, room: float) -> tuple[Label, str]:
    """A number that is no wider than that with its badge, and the lines of the badge."""
    if badge == "sigma":
        return Label(middle, f"Σ{text}", _SCALE).fitting(room), ""
    if not badge:
        return Label(middle, text, _SCALE).fitting(room), ""
    label = Label(middle, text, _SCALE).fitting(room - 2 * _BADGE if badge == "box" else room)
    (x, y), high = middle, HEIGHT * label.scale / 2 + _BADGE
    wide = width(text, label.scale) / 2 + (_BADGE - 1 if badge == "box" else 0)
    above, below = ((x - wide, y - high), (x + wide, y - high)), ((x + wide, y + high), (x - wide, y + high))
    return label, through([*above, *below]) + "Z" if badge == "box" else through(above) + through(below)


def _places(scene: Scene) -> Iterator[_Place]:
    taken: dict[tuple[int, int], int] = {}
    for figure in scene.figures(Outside):
        row, col = scene.grid.where(figure.cell)
        place = row - figure.towards[0], col - figure.towards[1]
        further = taken.get(place, 0)
        taken[place] = further + 1
        yield _Place(figure, *place, further)


def _middle(scene: Scene, place: _Place) -> Point:
    return _along(place.col, scene.grid.cols, place.further), _along(place.row, scene.grid.rows, place.further)


def _along(line: int, lines: int, further: int) -> float:
    if line < 0:
        return -_BAND * (further + 0.5) - 1
    return CELL * lines + _BAND * (further + 0.5) + 1 if line >= lines else CELL * (line + 0.5)


def _tip(scene: Scene, place: _Place) -> Point:
    """The corner of its cell that an oblique one looks at, or as far out from there as it stands itself."""
    row, col = scene.grid.where(place.figure.cell)
    down, right = place.figure.towards
    x, y = CELL * (col + (right < 0)), CELL * (row + (down < 0))
    out = _BAND * place.further
    beside, above = not 0 <= place.col < scene.grid.cols, not 0 <= place.row < scene.grid.rows
    return x - right * out * beside, y - down * out * above


def pointer(tip: Point, right: int, down: int) -> str:
    """A small oblique arrow."""
    x, y = tip[0] - 3.5 * right, tip[1] - 3.5 * down
    head = [(x - 5.5 * right, y), (x, y), (x, y - 5.5 * down)]
    return through([(x - 9 * right, y - 9 * down), (x, y)]) + through(head)
