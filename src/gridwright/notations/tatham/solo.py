"""Solo, Simon Tatham's Sudoku: parameters, the grid as numbers and runs of blanks, and the blocks of a jigsaw."""

from __future__ import annotations

import re
from collections.abc import Sequence

from gridwright.model.draft import Draft
from gridwright.model.errors import FormatError, Problem
from gridwright.model.grid import Grid, default_boxes
from gridwright.notations._shared.regions import region_numbers
from gridwright.notations._shared.source_text import SourceText, as_int, counted, quoted, refuse, sized
from gridwright.notations._shared.walls import Wall, below, beside, regions_between, stands

__all__ = ["PARAMS", "read_solo", "write_solo"]

PARAMS = r"[0-9]+(?:x[0-9]+|j)[0-9a-z]*"

_PARAMS = re.compile(r"([0-9]+)(?:x([0-9]+))?")
_MODE = re.compile(r"j|x|k|a|r[24]|m[248]|md[24]|d[tbiaeu]")
_ITEM = re.compile(r"([0-9]+)|([a-z])|_")
_RUNS = "_abcdefghijklmnopqrstuvwxyz"
_MOST = 31


def read_solo(source: SourceText, params: str, start: int, body: str, body_start: int) -> Draft:
    """The puzzle of parameters and a description, which stand at these offsets."""
    boxes, modes = _params(source, params, start)
    if "k" in modes:
        raise source.error("this Solo has killer cages (k), which Gridwright does not know", start)
    size = boxes[0] * boxes[1]
    grid = sized(size, size, *source.place(start))
    cells, comma, blocks = body.partition(",")
    givens, places = _cells(source, grid, cells, body_start)
    jigsaw = boxes[1] == 1
    if comma and not jigsaw:
        raise source.error(f"{quoted(comma + blocks)} after the grid: only a jigsaw (9j) has blocks", start)
    if jigsaw and not comma:
        raise source.error("a jigsaw (j) without its blocks: they follow the grid after a comma", start)
    return Draft(
        kind="jigsaw" if jigsaw else "sudoku",
        grid=grid,
        givens=givens,
        boxes=None if jigsaw or boxes == default_boxes(size) else boxes,
        regions=_blocks(source, grid, blocks, body_start + len(cells) + 1) if jigsaw else None,
        options=frozenset({"diagonals"} if "x" in modes else ()),
        places=places,
        size_place=source.place(start),
    )


def _params(source: SourceText, params: str, start: int) -> tuple[tuple[int, int], set[str]]:
    """Rows and columns of a box (n and 1 in a jigsaw), and the other parameters."""
    match = _PARAMS.match(params)
    height, width = (as_int(number or "1") for number in match.groups()) if match else (None, None)
    if match is None or not height or not width:
        raise source.error(f"{quoted(params)} is not a size; Solo has sizes such as 3x3 and 9j", start)
    modes: set[str] = set()
    at = match.end()
    while at < len(params):
        mode = _MODE.match(params, at)
        if mode is None:
            raise source.error(f"unknown parameter {quoted(params[at:])}", start + at)
        modes.add(mode.group())
        at = mode.end()
    return ((height * width, 1) if "j" in modes else (height, width)), modes


def _cells(source: SourceText, grid: Grid, text: str, start: int) -> tuple[tuple[int, ...], dict[int, tuple[int, int]]]:
    """The givens, and where they stand: numbers, letters for runs of blanks, `_` between two numbers."""
    area, size = len(grid.cells), grid.rows
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
            values += [0] * _RUNS.index(run)
        at = item.end()
    refuse(problems)
    if len(values) != area:
        count = f"more than {area}" if len(values) > area else f"only {len(values)}"
        raise source.error(f"the grid has {count} cells; this Solo is {size}x{size}", start)
    return tuple(values), places


def _blocks(source: SourceText, grid: Grid, text: str, start: int) -> tuple[str, ...]:
    """The regions: each character stands for so many places without a wall and then one wall; `z` has no wall."""
    places = _wall_places(grid)
    walls: set[Wall] = set()
    at = 0
    for offset, char in enumerate(text):
        if char not in _RUNS:
            raise source.error(f"{char!r} is neither a to z nor _, of which the blocks are made", start + offset)
        at += _RUNS.index(char)
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


def write_solo(draft: Draft) -> str:
    size = draft.grid.rows
    if not 2 <= size <= _MOST:
        raise FormatError(f"Solo has grids of 2x2 to {_MOST}x{_MOST}, not {size}x{size}")
    height, width = draft.boxes or default_boxes(size)
    # Boxes one cell wide or high are no size that Solo knows; it takes them as a jigsaw.
    is_jigsaw = draft.regions is not None or 1 in (height, width)
    blocks = "," + _written_blocks(draft.grid, region_numbers(draft)) if is_jigsaw else ""
    params = f"{size}j" if is_jigsaw else f"{height}x{width}"
    return f"{params}{'x' if draft.options else ''}:{_written_cells(draft.givens)}{blocks}\n"


def _written_cells(givens: tuple[int, ...]) -> str:
    text, run = "", 0
    for value in (*givens, -1):
        if not value:
            run += 1
            continue
        text += _RUNS[-1] * (run // 26) + _RUNS[run % 26 : run % 26 + 1].strip("_")
        if value > 0:
            text += f"{'_' if text and not run else ''}{value}"
        run = 0
    return text


def _written_blocks(grid: Grid, homes: Sequence[int]) -> str:
    text, run = "", 0
    for wall in (*_wall_places(grid), None):
        if wall and not stands(homes, wall):
            run += 1
            continue
        text += _RUNS[-1] * (run // 26) + _RUNS[run % 26]
        run = 0
    return text
