"""What IDs of several games are made of: cells as numbers and runs of blanks, and blocks as runs without a wall."""

from __future__ import annotations

import re
from collections.abc import Hashable, Sequence

from gridwright.model.errors import Problem
from gridwright.model.grid import Grid
from gridwright.notations._shared.source_text import SourceText, as_int, counted, quoted, refuse
from gridwright.notations._shared.walls import Wall, below, beside, regions_between, stands

__all__ = ["RUNS", "read_blocks", "read_cells", "written_blocks", "written_cells"]

RUNS = "_abcdefghijklmnopqrstuvwxyz"

_ITEM = re.compile(r"([0-9]+)|([a-z])|_")


def read_cells(
    source: SourceText, grid: Grid, text: str, start: int, *, game: str = "Solo", highest: int = 0
) -> tuple[tuple[int, ...], dict[int, tuple[int, int]]]:
    """What stands in cells, and where in the text: numbers, letters for runs of blanks, `_` between two numbers."""
    area, size = len(grid.cells), highest or grid.rows
    values: list[int] = []
    places: dict[int, tuple[int, int]] = {}
    problems: list[Problem] = []
    at = 0
    while at < len(text) and len(values) <= area:
        item = _ITEM.match(text, at)
        if item is None:
            raise source.error(f"{text[at]!r} is neither a number nor a run of blanks (a to z)", start + at)
        number, run = item.groups()
        if number:
            cell, value = len(values), as_int(number)
            if (value is None or not 1 <= value <= size) and cell < area:
                message = f"{grid.name(cell)}: {quoted(number)} is not a value from 1 to {size}"
                problems.append(source.problem(message, start + at, cell))
            places[cell] = source.place(start + at)
            values.append(value or 0)
        elif run:
            values += [0] * RUNS.index(run)
        at = item.end()
    refuse(problems)
    if len(values) != area:
        count = f"more than {area}" if len(values) > area else f"only {len(values)}"
        what = "the grid of sums" if highest else "the grid"
        raise source.error(f"{what} has {count} cells; this {game} is {grid.rows}x{grid.cols}", start)
    return tuple(values), places


def read_blocks(source: SourceText, grid: Grid, text: str, start: int) -> tuple[str, ...]:
    """The regions: each character stands for so many places without a wall and then one wall; `z` has no wall."""
    places = _wall_places(grid)
    walls: set[Wall] = set()
    at = 0
    for offset, char in enumerate(text):
        if char not in RUNS:
            raise source.error(f"{char!r} is neither a to z nor _, of which the blocks are made", start + offset)
        at += RUNS.index(char)
        if char != "z":
            walls.update(places[at : at + 1])
            at += 1
    if at != len(places) + 1:
        told = f"the blocks tell of {counted(max(at - 1, 0), 'inner edge')}"
        raise source.error(f"{told}; a jigsaw of {grid.rows}x{grid.cols} has {len(places)}", start)
    return regions_between(grid, walls)


def _wall_places(grid: Grid) -> list[Wall]:
    """Where walls can stand, in Solo's order: those between columns row by row, those between rows column by column."""
    return beside(grid) + sorted(below(grid), key=lambda wall: grid.where(wall[0])[::-1])


def written_cells(givens: tuple[int, ...]) -> str:
    text, run = "", 0
    for value in (*givens, -1):
        if not value:
            run += 1
            continue
        text += RUNS[-1] * (run // 26) + RUNS[run % 26 : run % 26 + 1].strip("_")
        if value > 0:
            text += f"{'_' if text and not run else ''}{value}"
        run = 0
    return text


def written_blocks(grid: Grid, homes: Sequence[Hashable]) -> str:
    text, run = "", 0
    for wall in (*_wall_places(grid), None):
        if wall and not stands(homes, wall):
            run += 1
            continue
        text += RUNS[-1] * (run // 26) + RUNS[run % 26]
        run = 0
    return text
