"""What SudokuPad draws over a grid, as far as the site itself understands it: the diagonals, and signs.

A place is a row and a column as numbers; cells have their centres at halves, and borders are at whole numbers.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from math import dist, floor
from typing import Any, NamedTuple

from gridwright.model.grid import Grid
from gridwright.notations._shared.arrowheads import arrowhead, is_arrowhead, sign_between
from gridwright.notations._shared.site_json import Fields, list_of
from gridwright.notations._shared.source_text import counted, quoted

__all__ = ["Drawings", "draw", "drawings", "long_names"]

Place = tuple[float, float]
Sign = tuple[int, int]

_SHORT = {
    "a": "arrows", "c1": "borderColor", "c2": "backgroundColor", "ca": "cages", "ce": "cells", "ct": "center",
    "l": "lines", "o": "overlays", "re": "regions", "t": "title", "te": "text", "u": "underlays", "v": "value",
    "vd": "videos", "wp": "wayPoints",
}
_CLEAR = re.compile(r"|none|transparent|#[0-9a-f]{3}0|#[0-9a-f]{6}00", re.IGNORECASE)
_BLUE = "#34BBE6"
"""In this colour the site takes lines from corner to corner for the rule of the diagonals."""


class Drawings(NamedTuple):
    signs: tuple[Sign, ...]
    diagonals: bool
    unknown: list[str]
    """Words for what is drawn besides."""


def long_names(said: Fields) -> dict[str, Any]:
    """The fields with their names in full: packed, they are mostly one or two letters."""
    return {_SHORT.get(name, name): content for name, content in said.items()}


def drawings(grid: Grid, said: Fields) -> Drawings:
    signs: list[Sign] = []
    slopes: list[str] = []
    unknown: list[str] = []
    lines = 0
    for line in _parts(said, "lines"):
        points = [_place(point) for point in list_of(line, "wayPoints")]
        if sign := _chevron(grid, points):
            signs.append(sign)
        elif slope := _slope(grid, points):
            slopes.append(slope)
        else:
            lines += 1
    shapes = 0
    for part in _parts(said, "overlays", "underlays"):
        text = part.get("text")
        cells = _beside(grid, _place(part.get("center")))
        if is_arrowhead(text) and cells:
            signs.append(sign_between(grid, *cells, str(text), part.get("angle")))
        elif text not in (None, ""):
            unknown.append(f"the text {quoted(str(text))}")
        elif _is_visible(part):
            shapes += 1
    arrows = len(list_of(said, "arrows"))
    counts = ((lines, "drawn line"), (arrows, "drawn arrow"), (shapes, "drawn shape"))
    if len(set(slopes)) == 1:
        unknown.append("only one of the diagonals")
    return Drawings(
        tuple(signs), len(set(slopes)) == 2, [*(counted(number, what) for number, what in counts if number), *unknown]
    )


def _parts(said: Fields, *names: str) -> Iterator[dict[str, Any]]:
    for name in names:
        yield from (long_names(part) for part in list_of(said, name) if isinstance(part, Mapping))


def _place(said: Any) -> Place | None:
    numbers = said if isinstance(said, list) and len(said) == 2 else ()
    if not numbers or any(type(number) not in (int, float) or abs(number) > 1000 for number in numbers):
        return None
    return float(numbers[0]), float(numbers[1])


def _is_visible(part: Fields) -> bool:
    return any(not _CLEAR.fullmatch(str(part.get(name) or "")) for name in ("backgroundColor", "borderColor"))


def _at(grid: Grid, place: Place) -> int | None:
    """The cell in which a place is."""
    row, col = floor(place[0]), floor(place[1])
    return row * grid.cols + col if 0 <= row < grid.rows and 0 <= col < grid.cols else None


def _beside(grid: Grid, place: Place | None) -> tuple[int, int] | None:
    """The two cells between which a place is, about in the middle of their border."""
    if place is None:
        return None
    row, col = (round(2 * number) / 2 for number in place)
    if dist(place, (row, col)) > 0.2 or (row == floor(row)) == (col == floor(col)):
        return None
    step = (0.25, 0.0) if row == floor(row) else (0.0, 0.25)
    first, second = _at(grid, (row - step[0], col - step[1])), _at(grid, (row + step[0], col + step[1]))
    return None if first is None or second is None else (first, second)


def _chevron(grid: Grid, points: Sequence[Place | None]) -> Sign | None:
    """The sign that a line is whose ends are in one cell, and its bend, the tip of the sign, in a neighbour."""
    places = [place for place in points if place]
    if len(points) != 3 or len(places) != 3 or sum(dist(a, b) for a, b in pairwise(places)) > 2:
        return None
    start, tip, end = (_at(grid, place) for place in places)
    if start is None or tip is None or start != end or places[0] == places[2] or tip not in grid.neighbours(start):
        return None
    return tip, start


def _slope(grid: Grid, points: Sequence[Place | None]) -> str:
    """Which diagonal a line from corner to corner is; empty if it is none."""
    corners = {"\\": {(0, 0), (grid.rows, grid.cols)}, "/": {(0, grid.cols), (grid.rows, 0)}}
    return next((slope for slope, ends in corners.items() if len(points) == 2 and set(points) == ends), "")


def draw(grid: Grid, signs: Iterable[Sign], *, diagonals: bool) -> dict[str, Any]:
    """The fields that show signs and diagonals."""
    corners = [[[0, 0], [grid.rows, grid.cols]], [[0, grid.cols], [grid.rows, 0]]]
    return {
        "overlays": [_overlay(grid, sign) for sign in signs],
        "lines": [{"color": _BLUE, "thickness": 2, "wayPoints": ends} for ends in corners if diagonals],
    }


def _overlay(grid: Grid, sign: Sign) -> dict[str, Any]:
    (row, col), (other_row, other_col) = map(grid.where, sign)
    center = [(row + other_row + 1) / 2, (col + other_col + 1) / 2]
    return {"center": center, "width": 0.25, "height": 0.25, "text": arrowhead(grid, sign), "fontSize": 24}
