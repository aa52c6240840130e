"""Clues as SudokuPad draws them: every figure that a clue wants to be seen of itself, as the site has it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import hypot
from typing import Any, assert_never

from gridwright.model.draft import Draft
from gridwright.model.figures import (
    Arrow,
    BlackCell,
    Border,
    Bulb,
    Cage,
    Chevron,
    Corner,
    Disc,
    Figure,
    Ink,
    Letter,
    Notches,
    Outside,
    Pill,
    Ribbon,
    Shade,
    SmallDigits,
    Stroke,
    Tile,
)
from gridwright.model.grid import Grid
from gridwright.notations._shared.arrowheads import arrowhead

__all__ = ["FIELDS", "draw"]

Item = dict[str, Any]

FIELDS = ("lines", "arrows", "cages", "underlays", "overlays")
"""The fields of what is drawn."""

_BLUE = "#34BBE6"
"""In this colour the site takes lines from corner to corner for the rule of the diagonals."""
_GREY, _BLACK, _WHITE, _CLEAR, _RIM = "#CFCFCF", "#000000", "#FFFFFF", "#FFFFFF00", "#A1A1A1"

_INKS: dict[Ink, str] = {
    "grey": _GREY, "green": "#67F067", "orange": "#FF9A00", "magenta": "#F067F0", "cyan": "#2ECBFF",
    "yellow": "#C9C883", "peach": "#FFCCAA", "teal": "#33BBBB", "red": "#F98C86", "blue": "#8FA8F0",
    "lavender": "#CDB1EC", "pink": "#C54B8B",
}  # fmt: skip


def draw(draft: Draft) -> dict[str, list[Item]]:
    """The fields that show the clues and diagonals of a draft."""
    grid = draft.grid
    drawn: dict[str, list[Item]] = {field: [] for field in FIELDS}
    for clue in draft.clues:
        for figure in clue.figures():
            for field, item in _items(grid, figure):
                drawn[field].append(item)
    falling, rising = [[0, 0], [grid.rows, grid.cols]], [[0, grid.cols], [grid.rows, 0]]
    slopes = {"diagonals": [falling, rising], "falling-diagonal": [falling], "rising-diagonal": [rising]}
    for option, lines in slopes.items():
        if option in draft.options:
            drawn["lines"] += [{"color": _BLUE, "thickness": 2, "wayPoints": ends} for ends in lines]
    return drawn


def _items(grid: Grid, figure: Figure) -> Iterator[tuple[str, Item]]:  # noqa: PLR0912
    """What is drawn for a figure, each with its field."""
    match figure:
        case Cage():
            yield "cages", {"cells": [list(grid.where(cell)) for cell in figure.cells], "value": figure.text}
        case Border():
            yield "cages", {"cells": [list(grid.where(cell)) for cell in figure.cells], "value": ""}
        case BlackCell():
            yield "underlays", _mark(grid, [figure.cell], 1, fill=_BLACK, rim=_BLACK)
        case Chevron():
            text = arrowhead(grid, (figure.less, figure.greater))
            yield "overlays", _text(_middle(grid, (figure.less, figure.greater)), text, 24)
        case Stroke():
            yield "lines", _line(grid, figure.cells, _RIM, 2)
        case Ribbon():
            yield "lines", _line(grid, figure.cells, _INKS[figure.ink], 10)
        case Bulb():
            colour = _INKS[figure.ink]
            yield "underlays", _mark(grid, [figure.cell], 0.85, fill=colour, rim=colour, rounded=True)
        case Arrow():
            yield "arrows", _arrow(grid, figure.cells)
        case Pill():
            yield "underlays", _pill(grid, figure)
        case Disc():
            fill, ink = (_BLACK, _WHITE) if figure.filled else (_WHITE, _BLACK)
            pair = (figure.first, figure.second)
            number: Item = {"text": figure.text, "fontSize": 14, "color": ink} if figure.text else {}
            yield "overlays", _mark(grid, pair, 0.3, fill=fill, rim=_BLACK, rounded=True) | number
        case Letter():
            yield "overlays", _text(_middle(grid, (figure.first, figure.second)), figure.text, 21)
        case Corner():
            row, col = grid.where(figure.cell)
            cells = [grid.named(f"r{row + down}c{col + right}") for down in (1, 2) for right in (1, 2)]
            digits: Item = {"text": " ".join(map(str, figure.values)), "fontSize": 14}
            yield "overlays", _mark(grid, cells, 0.7, fill=_WHITE, rim=_BLACK, rounded=True) | digits
        case Tile():
            yield "underlays", _mark(grid, [figure.cell], 0.7, fill=_GREY, rim=_GREY, rounded=figure.round)
        case Notches():
            yield from _notches(grid, figure)
        case Shade():
            for cell in figure.cells:
                yield "underlays", _mark(grid, [cell], 1, fill=f"{_INKS[figure.ink]}99", rim=_CLEAR)
        case Outside():
            yield from _outside(grid, figure)
        case SmallDigits():
            yield "overlays", _text(_middle(grid, [figure.cell]), " ".join(map(str, figure.values)), 12)
        case _:
            assert_never(figure)


def _middle(grid: Grid, cells: Iterable[int]) -> list[float]:
    places = [grid.where(cell) for cell in cells]
    return [sum(numbers) / len(places) + 0.5 for numbers in zip(*places, strict=True)]


def _mark(grid: Grid, cells: Iterable[int], size: float, *, fill: str, rim: str, rounded: bool = False) -> Item:
    look = {"width": size, "height": size, "rounded": rounded, "backgroundColor": fill, "borderColor": rim}
    return {"center": _middle(grid, cells), **look}


def _text(place: Sequence[float], text: str, size: int) -> Item:
    return {"center": list(place), "width": 0.25, "height": 0.25, "text": text, "fontSize": size}


def _line(grid: Grid, cells: Iterable[int], colour: str, thickness: float) -> Item:
    return {"wayPoints": [_middle(grid, [cell]) for cell in cells], "color": colour, "thickness": thickness}


def _arrow(grid: Grid, cells: Sequence[int]) -> Item:
    """An arrow from the rim of its circle."""
    points = [_middle(grid, [cell]) for cell in cells]
    (row, col), (next_row, next_col) = points[0], points[1]
    share = 0.4 / hypot(next_row - row, next_col - col)
    points[0] = [round(row + share * (next_row - row), 2), round(col + share * (next_col - col), 2)]
    return {"wayPoints": points, "color": _RIM, "thickness": 5, "headLength": 0.3}


def _pill(grid: Grid, pill: Pill) -> Item:
    rows, cols = zip(*map(grid.where, pill.cells), strict=True)
    look = _mark(grid, pill.cells, 0.55 if pill.diamond else 0.8, fill=_WHITE, rim=_RIM, rounded=not pill.diamond)
    look["height"] += max(rows) - min(rows)
    look["width"] += max(cols) - min(cols)
    return look | ({"angle": 45} if pill.diamond else {})


def _notches(grid: Grid, notches: Notches) -> Iterator[tuple[str, Item]]:
    yield "underlays", _mark(grid, [notches.cell], 1, fill=f"{_GREY}99", rim=_CLEAR)
    row, col = _middle(grid, [notches.cell])
    for head, (down, right) in zip("^>v<", ((-1, 0), (0, 1), (1, 0), (0, -1)), strict=True):
        inward = {"^": "v", "v": "^", "<": ">", ">": "<"}[head]
        place = [row + 0.4 * down, col + 0.4 * right]
        yield "overlays", _text(place, inward if notches.inward else head, 12)


def _outside(grid: Grid, outside: Outside) -> Iterator[tuple[str, Item]]:
    row, col = _middle(grid, [outside.cell])
    down, right = outside.towards
    place = [row - down, col - right]
    yield "overlays", _text(place, outside.text, 28 if down and right else 32)
    if down and right:
        ends = [[place[0] + share * down, place[1] + share * right] for share in (0.25, 0.5)]
        yield "arrows", {"wayPoints": ends, "color": _BLACK, "thickness": 2, "headLength": 0.2}
