"""What SudokuPad draws over a grid, as far as its meaning is certain: the diagonals, signs, and shapes (shapes.py).

A place is a row and a column as numbers; cells have their centres at halves, and borders are at whole numbers.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from math import dist, floor
from typing import Any, NamedTuple

from gridwright.clues.sign import Sign
from gridwright.model.clue import Clue
from gridwright.model.draft import Draft
from gridwright.model.grid import Grid
from gridwright.notations._shared.arrowheads import arrowhead, is_arrowhead, sign_between
from gridwright.notations._shared.clue_words import clue_in
from gridwright.notations._shared.site_json import Fields, list_of
from gridwright.notations._shared.source_text import counted, quoted
from gridwright.notations.sudokupad.shapes import drawn_shape, is_usual, is_visible, shape_of

__all__ = ["Drawings", "draw", "drawings", "long_names"]

Place = tuple[float, float]

_SHORT = {
    "a": "arrows", "c1": "borderColor", "c2": "backgroundColor", "ca": "cages", "ce": "cells", "ct": "center",
    "h": "height", "l": "lines", "o": "overlays", "r": "rounded", "re": "regions", "t": "title", "te": "text",
    "u": "underlays", "v": "value", "vd": "videos", "w": "width", "wp": "wayPoints",
}
_BLUE = "#34BBE6"
"""In this colour the site takes lines from corner to corner for the rule of the diagonals."""


class Drawings(NamedTuple):
    clues: tuple[Clue, ...]
    diagonals: bool
    unknown: list[str]
    """Words for what is drawn besides."""


def long_names(said: Fields) -> dict[str, Any]:
    """The fields with their names in full: packed, they are mostly one or two letters."""
    return {_SHORT.get(name, name): content for name, content in said.items()}


def drawings(grid: Grid, said: Fields, rules: str | None) -> Drawings:
    """What is drawn. A shape is a clue only if the rules explain it; None for rules that need not."""
    clues: list[Clue] = []
    slopes: list[str] = []
    unknown: list[str] = []
    lines = 0
    for line in _parts(said, "lines"):
        points = [_place(point) for point in list_of(line, "wayPoints")]
        if sign := _chevron(grid, points):
            clues.append(sign)
        elif slope := _slope(grid, points):
            slopes.append(slope)
        else:
            lines += 1
    shapes = 0
    for part in _parts(said, "overlays", "underlays"):
        text, place = part.get("text"), _place(part.get("center"))
        cells = _beside(grid, place) or _inside(grid, place)
        shape = shape_of(part, len(cells)) if text in (None, "") else None
        if is_arrowhead(text) and len(cells) == 2:
            clues.append(Sign(grid, *sign_between(grid, *cells, str(text), part.get("angle"))))
        elif text not in (None, ""):
            unknown.append(f"the text {quoted(str(text))}")
        elif shape and (rules is None or is_usual(shape, rules)):
            clues.append(clue_in(grid, shape.form, cells))
        elif is_visible(part):
            shapes += 1
    arrows = len(list_of(said, "arrows"))
    counts = ((lines, "drawn line"), (arrows, "drawn arrow"), (shapes, "drawn shape"))
    if len(set(slopes)) == 1:
        unknown.append("only one of the diagonals")
    return Drawings(
        tuple(clues), len(set(slopes)) == 2, [*(counted(number, what) for number, what in counts if number), *unknown]
    )


def _parts(said: Fields, *names: str) -> Iterator[dict[str, Any]]:
    for name in names:
        yield from (long_names(part) for part in list_of(said, name) if isinstance(part, Mapping))


def _place(said: Any) -> Place | None:
    numbers = said if isinstance(said, list) and len(said) == 2 else ()
    if not numbers or any(type(number) not in (int, float) or abs(number) > 1000 for number in numbers):
        return None
    return float(numbers[0]), float(numbers[1])


def _at(grid: Grid, place: Place) -> int | None:
    """The cell in which a place is."""
    row, col = floor(place[0]), floor(place[1])
    return row * grid.cols + col if 0 <= row < grid.rows and 0 <= col < grid.cols else None


def _beside(grid: Grid, place: Place | None) -> tuple[int, ...]:
    """The two cells between which a place is, about in the middle of their border."""
    if place is None:
        return ()
    row, col = (round(2 * number) / 2 for number in place)
    if dist(place, (row, col)) > 0.2 or (row == floor(row)) == (col == floor(col)):
        return ()
    step = (0.25, 0.0) if row == floor(row) else (0.0, 0.25)
    first, second = _at(grid, (row - step[0], col - step[1])), _at(grid, (row + step[0], col + step[1]))
    return () if first is None or second is None else (first, second)


def _inside(grid: Grid, place: Place | None) -> tuple[int, ...]:
    """The cell of which a place is about the middle."""
    if place is None or dist(place, (floor(place[0]) + 0.5, floor(place[1]) + 0.5)) > 0.2:
        return ()
    cell = _at(grid, place)
    return () if cell is None else (cell,)


def _chevron(grid: Grid, points: Sequence[Place | None]) -> Sign | None:
    """The sign that a line is whose ends are in one cell, and its bend, the tip of the sign, in a neighbour."""
    places = [place for place in points if place]
    if len(points) != 3 or len(places) != 3 or sum(dist(a, b) for a, b in pairwise(places)) > 2:
        return None
    start, tip, end = (_at(grid, place) for place in places)
    if start is None or tip is None or start != end or places[0] == places[2] or tip not in grid.neighbours(start):
        return None
    return Sign(grid, tip, start)


def _slope(grid: Grid, points: Sequence[Place | None]) -> str:
    """Which diagonal a line from corner to corner is; empty if it is none."""
    corners = {"\\": {(0, 0), (grid.rows, grid.cols)}, "/": {(0, grid.cols), (grid.rows, 0)}}
    return next((slope for slope, ends in corners.items() if len(points) == 2 and set(points) == ends), "")


def draw(draft: Draft) -> dict[str, list[dict[str, Any]]]:
    """The fields that show the clues and diagonals of a draft."""
    grid = draft.grid
    drawn: dict[str, list[dict[str, Any]]] = {"overlays": [], "underlays": [], "lines": []}
    for clue in draft.clues:
        if isinstance(clue, Sign):
            look = {"width": 0.25, "height": 0.25, "text": arrowhead(grid, clue.cells), "fontSize": 24}
            drawn["overlays"].append({"center": _center(grid, clue), **look})
        else:
            layer, look = drawn_shape(clue)
            drawn[layer].append({"center": _center(grid, clue), **look})
    corners = [[[0, 0], [grid.rows, grid.cols]], [[0, grid.cols], [grid.rows, 0]]]
    if "diagonals" in draft.options:
        drawn["lines"] = [{"color": _BLUE, "thickness": 2, "wayPoints": ends} for ends in corners]
    return drawn


def _center(grid: Grid, clue: Clue) -> list[float]:
    """The middle of the cells of a clue."""
    places = [grid.where(cell) for cell in clue.cells]
    return [sum(numbers) / len(places) + 0.5 for numbers in zip(*places, strict=True)]
