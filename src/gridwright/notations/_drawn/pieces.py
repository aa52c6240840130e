"""What is drawn over a grid, piece by piece, whatever it means: lines, arrows, and marks with or without a text."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

from gridwright.model.grid import Grid
from gridwright.notations._drawn.colours import colour_name
from gridwright.notations._drawn.places import (
    Place,
    beside,
    cell_at,
    cells_along,
    corner_of,
    covered,
    inside,
    place_of,
)
from gridwright.notations._shared.site_json import Fields, list_of

__all__ = ["DrawnLine", "DrawnMark", "long_names", "marks_drawn", "strokes_of", "take"]

_SHORT = {
    "a": "arrows", "c": "color", "c1": "borderColor", "c2": "backgroundColor", "ca": "cages", "ce": "cells",
    "ct": "center", "h": "height", "hl": "headLength", "l": "lines", "o": "overlays", "r": "rounded", "re": "regions",
    "t": "title", "te": "text", "th": "thickness", "u": "underlays", "v": "value", "vd": "videos", "w": "width",
    "wp": "wayPoints",
}


T = TypeVar("T")

_NOWHERE = (-99.0, -99.0)


def long_names(said: Fields) -> dict[str, Any]:
    """The fields with their names in full: packed, they are mostly one or two letters."""
    return {_SHORT.get(name, name): content for name, content in said.items()}


@dataclass(frozen=True, slots=True, eq=False)
class DrawnLine:
    """A line or an arrow: where it runs, through which cells, in which colour."""

    points: tuple[Place, ...]
    cells: tuple[int, ...]
    colour: str
    thickness: float


@dataclass(frozen=True, slots=True, eq=False)
class DrawnMark:
    """A shape, a text, or a shape with a text."""

    grid: Grid
    place: Place
    width: float
    height: float
    rounded: bool
    fill: str
    border: str
    text: str
    angle: Any

    @property
    def is_visible(self) -> bool:
        return bool(self.text or self.fill or self.border)

    @property
    def size(self) -> float:
        return max(self.width, self.height)

    @property
    def is_even_sided(self) -> bool:
        return abs(self.width - self.height) < 0.05

    @property
    def cell(self) -> int | None:
        """The cell in whose middle it is."""
        return next(iter(inside(self.grid, self.place)), None)

    @property
    def cells(self) -> tuple[int, ...]:
        """The cells that it covers: a pill covers several."""
        return covered(self.grid, self.place, self.width, self.height)

    @property
    def pair(self) -> tuple[int, ...]:
        """The two cells on whose border it is."""
        return beside(self.grid, self.place)

    @property
    def corner(self) -> tuple[int, ...]:
        """The four cells on whose corner it is."""
        return corner_of(self.grid, self.place)

    @property
    def is_outside(self) -> bool:
        return cell_at(self.grid, self.place) is None


def strokes_of(grid: Grid, said: Fields, name: str) -> list[DrawnLine | None]:
    """The lines, or the arrows; None for what runs along a curve, not from point to point."""
    parts = [long_names(part) for part in list_of(said, name) if isinstance(part, Mapping)]
    return [_stroke(grid, part) for part in parts if part.get("wayPoints") or part.get("d")]


def _stroke(grid: Grid, fields: Fields) -> DrawnLine | None:
    places = [place_of(point) for point in list_of(fields, "wayPoints")]
    points = tuple(place for place in places if place is not None)
    if len(points) < 2 or len(points) != len(places):
        return None
    colour = colour_name(str(fields.get("color") or fields.get("stroke") or "black"))
    return DrawnLine(points, cells_along(grid, points), colour, _size(fields.get("thickness")))


def marks_drawn(grid: Grid, said: Fields) -> Iterator[DrawnMark]:
    """The shapes and texts. What has no place is far away."""
    for part in (*list_of(said, "underlays"), *list_of(said, "overlays")):
        if not isinstance(part, Mapping):
            continue
        fields = long_names(part)
        place = place_of(fields.get("center"))
        text = fields.get("text")
        yield DrawnMark(
            grid,
            place or _NOWHERE,
            _size(fields.get("width")),
            _size(fields.get("height")),
            bool(fields.get("rounded")),
            colour_name(str(fields.get("backgroundColor") or "none")),
            colour_name(str(fields.get("borderColor") or "none")),
            "" if text is None else str(text).strip(),
            fields.get("angle"),
        )


def _size(said: Any) -> float:
    return float(said) if isinstance(said, int | float) and not isinstance(said, bool) and 0 <= said < 100 else 0.0


def take(pieces: list[T], taken: Iterable[T]) -> None:
    """Takes some of the pieces away: they are understood."""
    ids = {id(piece) for piece in taken}
    pieces[:] = [piece for piece in pieces if id(piece) not in ids]
