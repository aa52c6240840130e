"""Cells around a grid, in which clues stand: a Sudoku of 9×9 that is drawn in the middle of 11×11 cells.

The regions show which of the cells are to be filled. Everything is moved so that these are all there are, and what
stands in the others is drawn outside.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import pairwise, starmap
from typing import Any

from gridwright.notations._drawn.pieces import long_names
from gridwright.notations._drawn.places import Place, place_of
from gridwright.notations._shared.site_json import Fields, list_of

__all__ = ["GridFrame", "frame_of"]

_MOST = 64
"""Regions up to which a frame is looked for."""
_BESIDE = "cages beside the grid"
"""A field for what is not understood."""
_NEAR = 0.05
"""How far from the edge of a cell a line may run along it."""


@dataclass(frozen=True, slots=True)
class GridFrame:
    """The square of `size` rows that begins so many rows and columns from the edge of `rows` by `cols` cells."""

    rows: int
    cols: int
    top: int
    left: int
    size: int

    def without(self, said: Fields) -> dict[str, Any]:
        """The fields of a puzzle that has no other cells than those of the square."""
        inside = range(self.size)
        cells = [[*row, *[{}] * (self.cols - len(row))] for row in list_of(said, "cells")]
        moved = {
            "cells": [[cells[row + self.top][col + self.left] for col in inside] for row in inside],
            "regions": [[self._moved(place) for place in region] for region in list_of(said, "regions") if region],
            **{
                name: [part for part in map(self._part, list_of(said, name)) if not self._is_paper(part)]
                for name in ("lines", "arrows", "overlays", "underlays")
            },
            "cages": [self._part(cage) for cage in list_of(said, "cages") if not self._is_beside(cage)],
            _BESIDE: [cage for cage in list_of(said, "cages") if self._is_beside(cage) and not self._is_number(cage)],
        }
        values = [
            {"center": self._moved([row + 0.5, col + 0.5]), "text": str(value)}
            for row, across in enumerate(cells)
            for col, cell in enumerate(across)
            if not self._has(row, col) and isinstance(cell, Mapping) and (value := long_names(cell).get("value"))
        ]
        numbers = [self._number(part) for part in list_of(said, "cages") if self._is_number(part)]
        return {**said, **moved, "overlays": [*moved["overlays"], *values, *numbers]}

    def solution(self, text: object) -> object:
        """The solution of the square, where one of all cells is stored."""
        if not isinstance(text, str) or len(text) != self.rows * self.cols:
            return text
        rows = (text[row * self.cols :][: self.cols] for row in range(self.top, self.top + self.size))
        return "".join(row[self.left : self.left + self.size] for row in rows)

    def _has(self, row: int, col: int) -> bool:
        return 0 <= row - self.top < self.size and 0 <= col - self.left < self.size

    def _moved(self, place: Any) -> Any:
        numbers = isinstance(place, list) and len(place) == 2 and all(type(one) in (int, float) for one in place)
        return [place[0] - self.top, place[1] - self.left] if numbers else place

    def _part(self, part: Any) -> Any:
        """Something drawn, where it is now."""
        if not isinstance(part, Mapping):
            return part
        fields = long_names(part)
        places = {name: [*map(self._moved, list_of(fields, name))] for name in ("wayPoints", "cells") if name in fields}
        return {**fields, **places, **({"center": self._moved(fields["center"])} if "center" in fields else {})}

    def _is_paper(self, part: Any) -> bool:
        """Whether it only shows where the grid is: lines along its edges and around the frame, squares beside it."""
        if not isinstance(part, Mapping) or part.get("text"):
            return False
        if points := [place for place in map(place_of, list_of(part, "wayPoints")) if place]:
            return len(points) > 1 and all(starmap(self._is_edge, pairwise(points)))
        place = place_of(part.get("center"))
        return place is not None and not part.get("rounded") and not all(0 <= number < self.size for number in place)

    def _is_edge(self, start: Place, end: Place) -> bool:
        """Whether a line runs along edges of cells that lie in the frame, or all across the grid."""
        for along in (0, 1):
            across = start[1 - along]
            if abs(across - end[1 - along]) <= _NEAR and abs(across - round(across)) <= _NEAR:
                low, high = sorted((start[along], end[along]))
                outside = not _NEAR < across < self.size - _NEAR or high <= _NEAR or low >= self.size - _NEAR
                return outside or (low <= _NEAR and high >= self.size - _NEAR)
        return False

    def _is_beside(self, cage: Any) -> bool:
        """Whether it is a cage with cells of the frame."""
        cells = list_of(long_names(cage), "cells") if isinstance(cage, Mapping) else []
        return any(_is_place(place) and not self._has(*place) for place in cells)

    def _is_number(self, cage: Any) -> bool:
        """Whether it is a cage around one cell of the frame, with a number."""
        fields = long_names(cage)
        return self._is_beside(cage) and len(fields["cells"]) == 1 and str(fields.get("value", "")).strip().isdigit()

    def _number(self, cage: Any) -> dict[str, Any]:
        fields = long_names(cage)
        row, col = list_of(fields, "cells")[0]
        return {"center": self._moved([row + 0.5, col + 0.5]), "text": str(fields["value"])}


def frame_of(said: Fields) -> GridFrame | None:
    """The frame around the cells that are in regions; None if there is none."""
    cells, regions = list_of(said, "cells"), list_of(said, "regions")
    if not all(isinstance(row, list) for row in cells) or not 0 < len(regions) <= _MOST:
        return None
    places = [place for region in regions if isinstance(region, list) for place in region if place != {}]
    if not places or not all(map(_is_place, places)):
        return None
    rows, cols = len(cells), max(map(len, cells), default=0)
    top, left = min(row for row, _ in places), min(col for _, col in places)
    size = max(row for row, _ in places) - top + 1
    if size == 1 or size**2 != len(places):
        return None
    square = {(row, col) for row in range(top, top + size) for col in range(left, left + size)}
    is_square = {(row, col) for row, col in places} == square
    fits = min(top, left) >= 0 and top + size <= rows and left + size <= cols and (rows, cols) != (size, size)
    filled = [region for region in regions if region]
    return GridFrame(rows, cols, top, left, size) if is_square and fits and len(filled) == size else None


def _is_place(place: Any) -> bool:
    return isinstance(place, list) and len(place) == 2 and all(type(number) is int for number in place)
