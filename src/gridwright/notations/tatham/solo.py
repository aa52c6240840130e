"""Solo, Simon Tatham's Sudoku: parameters, the grid as numbers and runs of blanks, and what follows after commas.

That is the blocks of a jigsaw, and in its killer mode the cages, told like blocks, and their sums, told like a grid,
each in the first cell of its cage. Every cell is in a cage.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import accumulate

from gridwright.clues.cage import KillerCage
from gridwright.model.clue import Clue
from gridwright.model.draft import Draft
from gridwright.model.errors import FormatError, Problem
from gridwright.model.grid import Grid, default_boxes
from gridwright.notations._shared.regions import region_numbers
from gridwright.notations._shared.source_text import SourceText, as_int, counted, quoted, refuse, sized
from gridwright.notations._shared.walls import Wall, below, beside, groups_of, regions_between, stands

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
    size = boxes[0] * boxes[1]
    grid = sized(size, size, *source.place(start))
    jigsaw, killer = boxes[1] == 1, "k" in modes
    needed = ["the grid", *(["its blocks"] if jigsaw else []), *(["its cages", "their sums"] if killer else [])]
    parts = body.split(",")
    if len(parts) > len(needed):
        extra = "," + ",".join(parts[len(needed) :])
        what = "blocks (9j) or cages (3x3k)" if len(needed) == 1 else "more"
        raise source.error(f"{quoted(extra)} after {needed[-1]}: nothing in {quoted(params)} says {what}", start)
    if len(parts) < len(needed):
        missing = " and ".join(needed[len(parts) :])
        raise source.error(f"a Solo of {quoted(params)} without {missing}: commas stand between its parts", start)
    starts = [*accumulate((len(part) + 1 for part in parts[:-1]), initial=body_start)]
    givens, places = _cells(source, grid, parts[0], body_start)
    return Draft(
        kind="jigsaw" if jigsaw else "sudoku",
        grid=grid,
        givens=givens,
        boxes=None if jigsaw or boxes == default_boxes(size) else boxes,
        regions=_blocks(source, grid, parts[1], starts[1]) if jigsaw else None,
        clues=_cages(source, grid, parts[-2:], starts[-2:]) if killer else (),
        options=frozenset({"diagonals"} if "x" in modes else ()),
        places=places,
        size_place=source.place(start),
    )


def _cages(source: SourceText, grid: Grid, parts: Sequence[str], starts: Sequence[int]) -> tuple[Clue, ...]:
    """The cages, of which each has its sum in its first cell."""
    groups = groups_of(_blocks(source, grid, parts[0], starts[0]))
    sums, places = _cells(source, grid, parts[1], starts[1], highest=999)
    problems = [
        Problem(f"{grid.name(cell)}: a sum of {sums[cell]}, but no cage begins there", (cell,), *place)
        for cell, place in places.items()
        if all(cell != cage[0] for cage in groups)
    ]
    problems += [
        source.problem(f"the cage of {grid.names(cage)} has no sum", starts[1], *cage)
        for cage in groups
        if not sums[cage[0]]
    ]
    refuse(problems)
    return tuple(KillerCage(grid, cage, sums[cage[0]]) for cage in groups)


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


def _cells(
    source: SourceText, grid: Grid, text: str, start: int, *, highest: int = 0
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
            values += [0] * _RUNS.index(run)
        at = item.end()
    refuse(problems)
    if len(values) != area:
        count = f"more than {area}" if len(values) > area else f"only {len(values)}"
        what = "the grid of sums" if highest else "the grid"
        raise source.error(f"{what} has {count} cells; this Solo is {grid.rows}x{grid.cols}", start)
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
    cages = _written_cages(draft) if draft.clues else ""
    modes = ("x" if draft.options else "") + ("k" if cages else "")
    return f"{params}{modes}:{_written_cells(draft.givens)}{blocks}{cages}\n"


def _written_cages(draft: Draft) -> str:
    """The cages and their sums, if there is nothing else: Solo's tile the grid, in one piece each."""
    grid, homes, sums = draft.grid, [-1] * len(draft.grid.cells), [0] * len(draft.grid.cells)
    for number, cage in enumerate(draft.clues):
        if not isinstance(cage, KillerCage) or not cage.value:
            raise FormatError(f"Solo cannot carry {cage.label}: it has cages with sums only")
        if twice := [cell for cell in cage.cells if homes[cell] >= 0]:
            raise FormatError(f"Solo cannot carry cages that overlap: {grid.name(twice[0])}")
        if not grid.is_connected(cage.cells):
            raise FormatError(f"Solo cannot carry a cage in several pieces: {cage.label}")
        sums[cage.cells[0]] = cage.value
        for cell in cage.cells:
            homes[cell] = number
    if -1 in homes:
        outside = grid.name(homes.index(-1))
        raise FormatError(f"Solo cannot carry cages that leave cells without one, such as {outside}")
    return f",{_written_blocks(grid, homes)},{_written_cells(tuple(sums))}"


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
