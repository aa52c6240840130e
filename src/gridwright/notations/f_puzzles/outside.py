"""Numbers outside the grid among f-puzzles' fields: beside a row or column, or before a diagonal."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from gridwright.model.errors import FormatError
from gridwright.model.grid import Grid, Move
from gridwright.notations._shared.site_json import Fields
from gridwright.notations._shared.source_text import quoted
from gridwright.notations._shared.word_parts import ClueParts
from gridwright.notations.f_puzzles.items import number_in

__all__ = ["LittleKillersField", "SidesField"]


@dataclass(frozen=True, slots=True)
class SidesField:
    """A number beside a row or column; its place is a cell outside the grid, `R0C3` above column 3."""

    name: str

    @property
    def names(self) -> tuple[str, ...]:
        return (self.name,)

    def words(self, grid: Grid, said: Fields) -> Iterator[str]:
        number = number_in(said)
        if number:
            yield f"{_side(grid, str(said.get('cell', '')))}={self.name}{number}"

    def items(self, grid: Grid, word: ClueParts) -> Iterator[dict[str, Any]]:
        match = re.fullmatch(r"([a-z]+)([0-9]+)", word.place)
        side, line = (match[1], match[2]) if match else ("", "")
        place = {"left": f"R{line}C0", "right": f"R{line}C{grid.cols + 1}", "top": f"R0C{line}"}
        yield {"cell": place.get(side, f"R{grid.rows + 1}C{line}"), "value": word.rest}


def _outside(name: str) -> tuple[int, int]:
    """Row and column of a place, from 1; 0 and one more than there are lie outside."""
    match = re.fullmatch(r"[rR]([0-9]{1,3})[cC]([0-9]{1,3})", name.strip())
    if match is None:
        raise FormatError(f"{quoted(name)} is not a place beside the grid; these are written like R0C3")
    return int(match[1]), int(match[2])


def _side(grid: Grid, name: str) -> str:
    row, col = _outside(name)
    places = {
        "left": col == 0, "right": col == grid.cols + 1, "top": row == 0, "bottom": row == grid.rows + 1,
    }
    sides = [side for side, is_there in places.items() if is_there]
    if len(sides) != 1:
        raise FormatError(f"{quoted(name)} is not beside a row or column of the grid of {grid.rows}x{grid.cols}")
    return f"{sides[0]}{row if sides[0] in ('left', 'right') else col}"


_DIRECTIONS: dict[str, tuple[str, Move]] = {
    "DR": ("downright", (1, 1)), "DL": ("downleft", (1, -1)), "UR": ("upright", (-1, 1)), "UL": ("upleft", (-1, -1)),
}


class LittleKillersField:
    """A number outside the grid that looks along a diagonal."""

    names = ("littlekiller",)

    def words(self, grid: Grid, said: Fields) -> Iterator[str]:
        number, direction = number_in(said), str(said.get("direction", "")).upper()
        if direction not in _DIRECTIONS:
            raise FormatError(f"{quoted(direction)} is not a direction; there are {', '.join(_DIRECTIONS)}")
        if number:  # one without a number says nothing
            called, (down, right) = _DIRECTIONS[direction]
            row, col = _outside(str(said.get("cell", "")))
            yield f"r{row + down}c{col + right}-{called}=littlekiller{number}"

    def items(self, grid: Grid, word: ClueParts) -> Iterator[dict[str, Any]]:
        name, called = word.place.split("-")
        direction, (_, (down, right)) = next(one for one in _DIRECTIONS.items() if one[1][0] == called)
        cell = grid.named(name)
        row, col = grid.where(cell)
        cells = [grid.name(cell).upper() for cell in grid.line(cell, (down, right))]
        outside = f"R{row + 1 - down}C{col + 1 - right}"
        yield {"cell": outside, "cells": cells, "direction": direction, "value": word.rest}
