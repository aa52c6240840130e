"""What is drawn on a Penpa+ board besides numbers, walls and plain symbols, in the form in which SudokuPad has it:
cages, thermometers, arrows, lines, shaded cells, texts on borders and corners, and numbers outside.

Penpa+ knows no rules. What these things are, the rules in words say, and `_drawn` finds out.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any

from gridwright.notations._shared.source_text import as_int
from gridwright.notations.penpa.board import BELOW, BESIDE, CELL, CORNER, PenpaBoard, things_of

__all__ = ["DRAWN", "drawn_fields", "symbol_marks"]

DRAWN = (
    "killercages", "thermo", "nobulbthermo", "arrows", "direction", "squareframe", "line", "freeline", "surface",
    "numberS",
)
"""The sorts of things that are read as drawings."""

Item = dict[str, Any]

_GREY, _WHITE, _BLACK, _RIM = "#CCCCCC", "#FFFFFF", "#000000", "#B3B3B3"
_LINES = {2: _BLACK, 3: "#208020", 5: "#999999", 8: "#FF0000", 9: "#4C9EFF", 21: _BLACK, 6: "#999999"}
"""Colours of lines by their style. Dashed and crossed out ones are not known."""
_SURFACES = {
    1: "#444444", 2: "#B3FFB3", 3: _GREY, 4: _BLACK, 5: "#C0E0FF", 6: "#FFA3A3", 7: "#FFFFA3", 8: "#999999",
    9: "#FFD0FF", 10: "#FFD9A8", 11: "#D0B0FF", 12: "#DEB887",
}
_DISCS = {
    "circle_LL": 1.0, "circle_L": 0.86, "circle_M": 0.7, "circle_S": 0.44, "circle_SS": 0.3,
    "square_LL": 1.0, "square_L": 0.8, "square_M": 0.7, "square_S": 0.44, "square_SS": 0.3,
}
_FILLS = {1: _WHITE, 2: _BLACK, 3: "#999999", 4: _GREY, 5: _GREY, 8: _WHITE, 9: "#999999"}
_BACKED = (5, 6, 7, 11)
"""Styles of numbers that have a circle behind them."""
_SHIFTS = {CELL: (0.5, 0.5), CORNER: (1.0, 1.0), BELOW: (1.0, 0.5), BESIDE: (0.5, 1.0)}


def drawn_fields(board: PenpaBoard, layer: dict[str, Any], colours: dict[str, Any]) -> dict[str, list[Item]]:
    """The fields of SudokuPad that show the same. What has no place there is a mark that nothing explains."""
    fields: dict[str, list[Item]] = {"lines": [], "arrows": [], "cages": [], "underlays": [], "overlays": []}
    sums = dict(_sums_in(board, things_of(layer, "numberS")))
    for cells in _paths(layer, "killercages"):
        places = [(row, col) for sort, row, col in map(board.where, cells) if sort == CELL]
        value = next((sums.pop(place) for place in sorted(places) if place in sums), "")
        fields["cages"].append({"cells": [list(place) for place in places], "value": value})
    fields["overlays"] += [_text((row + 0.2, col + 0.2), text) for (row, col), text in sums.items()]
    for name in ("thermo", "nobulbthermo"):
        for number, path in enumerate(_paths(layer, name)):
            colour = _colour(colours, name, number) or _GREY
            points = [_place(board, point) for point in path]
            fields["lines"].append({"wayPoints": points, "color": colour, "thickness": 10})
            if name == "thermo":
                fields["underlays"].append(_mark(points[0], 0.8, colour, colour, rounded=True))
    for path in _paths(layer, "arrows"):
        points = [_place(board, point) for point in path]
        fields["arrows"].append({"wayPoints": points, "color": _RIM, "thickness": 3})
        fields["underlays"].append(_mark(points[0], 0.8, _WHITE, _RIM, rounded=True))
    for path in _paths(layer, "squareframe"):
        fields["underlays"].append(_frame([_place(board, point) for point in path]))
    for path in _paths(layer, "direction"):
        points = [_place(board, point) for point in path]
        fields["arrows"].append({"wayPoints": points, "color": _BLACK, "thickness": 2})
    for name in ("line", "freeline"):
        fields["lines"] += _strokes(board, things_of(layer, name), colours.get(name))
    for point, style in things_of(layer, "surface").items():
        told = _colour(colours, "surface", point) or _SURFACES.get(style, "")
        fields["underlays"].append(_mark(_place(board, point), 1, told or _GREY, "none"))
    fields["overlays"] += _texts(board, things_of(layer, "number"))
    return fields


def _sums_in(board: PenpaBoard, things: Mapping[str, Any]) -> Iterator[tuple[tuple[int, int], str]]:
    """What stands in the upper left corners of cells: there are four places to a point."""
    for key, item in things.items():
        number = as_int(key)
        sort, row, col = board.where(-1 if number is None else number // 4)
        if sort == CORNER and number is not None and number % 4 == 0 and isinstance(item, list) and item:
            yield (row, col), str(item[0]).strip()


def _paths(layer: Mapping[str, Any], name: str) -> list[list[Any]]:
    found = layer.get(name) or []
    return [path for path in found if isinstance(path, list) and path] if isinstance(found, list) else []


def _colour(colours: Mapping[str, Any], name: str, key: Any) -> str:
    """The colour of its own that something has, if any."""
    told = colours.get(name)
    if isinstance(told, list) and isinstance(key, int) and key < len(told):
        return str(told[key] or "")
    return str(told.get(str(key)) or "") if isinstance(told, Mapping) else ""


def _place(board: PenpaBoard, point: Any) -> list[float]:
    """Row and column of a point; far away if it is none."""
    sort, row, col = board.where(point)
    if sort not in _SHIFTS:
        return [-99.0, -99.0]
    down, right = _SHIFTS[sort]
    return [row + down, col + right]


def _strokes(board: PenpaBoard, things: Mapping[str, Any], colours: Any) -> Iterator[Item]:
    """Lines, which are drawn from point to point, each as far as it goes on without a branch."""
    told = colours if isinstance(colours, Mapping) else {}
    strokes = sorted((str(told.get(key) or _LINES.get(style, "")), key.split(",")) for key, style in things.items())
    for colour, group in groupby(strokes, key=lambda stroke: stroke[0]):
        for path in _joined([ends for _, ends in group]):
            if colour and len(path) > 1:
                yield {"wayPoints": [_place(board, point) for point in path], "color": colour, "thickness": 5}
            else:
                yield {"d": "a line of a style that has no colour"}


def _joined(pieces: Sequence[Sequence[str]]) -> Iterator[list[str]]:
    left = [list(piece) for piece in pieces]
    ends: dict[str, int] = {}
    for piece in left:
        for end in piece:
            ends[end] = ends.get(end, 0) + 1
    while left:
        path = left.pop(0)
        while True:
            more = next((p for p in left if ends[path[-1]] == 2 and path[-1] in p), None)
            before = next((p for p in left if ends[path[0]] == 2 and path[0] in p), None) if more is None else None
            if more is not None:
                left.remove(more)
                path.append(more[1] if more[0] == path[-1] else more[0])
            elif before is not None:
                left.remove(before)
                path.insert(0, before[1] if before[0] == path[0] else before[0])
            else:
                break
        yield path


def symbol_marks(board: PenpaBoard, things: Mapping[str, Any]) -> Iterator[Item]:
    """Circles and squares as shapes; any other symbol as a text that nothing explains."""
    for point, item in things.items():
        style, name = item[:2] if isinstance(item, list) and len(item) >= 2 else (None, "")
        if name in _DISCS and style in _FILLS:
            fill = _FILLS[style]
            rim = _BLACK if fill in (_WHITE, _BLACK) else fill
            yield _mark(_place(board, point), _DISCS[name], fill, rim, rounded=str(name).startswith("circle"))
        elif name == "inequality" and style in (1, 2, 3, 4):
            yield _text(_place(board, point), "<^>v"[style - 1])
        else:
            yield _text(_place(board, point), str(name))


def _texts(board: PenpaBoard, things: Mapping[str, Any]) -> Iterator[Item]:
    """Numbers and letters that do not stand in cells of the grid."""
    for point, item in things.items():
        sort, row, col = board.where(point)
        text = str(item[0]).strip() if isinstance(item, list) and item else ""
        if not text or (sort == CELL and board.cell(row, col) is not None):
            continue
        if sort == CORNER and item[1] in _BACKED:
            yield _mark(_place(board, point), 0.7, _WHITE, _BLACK, rounded=True) | {"text": " ".join(text)}
        else:
            yield _text(_place(board, point), text)


def _mark(place: Sequence[float], size: float, fill: str, rim: str, *, rounded: bool = False) -> Item:
    look = {"width": size, "height": size, "rounded": rounded, "backgroundColor": fill, "borderColor": rim}
    return {"center": list(place), **look}


def _frame(points: Sequence[Sequence[float]]) -> Item:
    """A pill around cells."""
    rows, cols = zip(*points, strict=True)
    look = _mark([(min(rows) + max(rows)) / 2, (min(cols) + max(cols)) / 2], 0.8, _WHITE, _RIM, rounded=True)
    return look | {"height": 0.8 + max(rows) - min(rows), "width": 0.8 + max(cols) - min(cols)}


def _text(place: Sequence[float], text: str) -> Item:
    return {"center": list(place), "width": 0.25, "height": 0.25, "text": text}
