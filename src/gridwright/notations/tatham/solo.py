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
from gridwright.notations._shared.source_text import SourceText, as_int, quoted, refuse, sized
from gridwright.notations._shared.walls import groups_of
from gridwright.notations.tatham.packing import read_blocks, read_cells, written_blocks, written_cells

__all__ = ["PARAMS", "read_solo", "write_solo"]

PARAMS = r"[0-9]+(?:x[0-9]+|j)[0-9a-z]*"

_PARAMS = re.compile(r"([0-9]+)(?:x([0-9]+))?")
_MODE = re.compile(r"j|x|k|a|r[24]|m[248]|md[24]|d[tbiaeu]")
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
    givens, places = read_cells(source, grid, parts[0], body_start)
    return Draft(
        kind="jigsaw" if jigsaw else "sudoku",
        grid=grid,
        givens=givens,
        boxes=None if jigsaw or boxes == default_boxes(size) else boxes,
        regions=read_blocks(source, grid, parts[1], starts[1]) if jigsaw else None,
        clues=_cages(source, grid, parts[-2:], starts[-2:]) if killer else (),
        options=frozenset({"diagonals"} if "x" in modes else ()),
        places=places,
        size_place=source.place(start),
    )


def _cages(source: SourceText, grid: Grid, parts: Sequence[str], starts: Sequence[int]) -> tuple[Clue, ...]:
    """The cages, of which each has its sum in its first cell."""
    groups = groups_of(read_blocks(source, grid, parts[0], starts[0]))
    sums, places = read_cells(source, grid, parts[1], starts[1], highest=999)
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


def write_solo(draft: Draft) -> str:
    size = draft.grid.rows
    if not 2 <= size <= _MOST:
        raise FormatError(f"Solo has grids of 2x2 to {_MOST}x{_MOST}, not {size}x{size}")
    height, width = draft.boxes or default_boxes(size)
    # Boxes one cell wide or high are no size that Solo knows; it takes them as a jigsaw.
    is_jigsaw = draft.regions is not None or 1 in (height, width)
    blocks = "," + written_blocks(draft.grid, region_numbers(draft)) if is_jigsaw else ""
    params = f"{size}j" if is_jigsaw else f"{height}x{width}"
    cages = _written_cages(draft) if draft.clues else ""
    modes = ("x" if draft.options else "") + ("k" if cages else "")
    return f"{params}{modes}:{written_cells(draft.givens)}{blocks}{cages}\n"


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
    return f",{written_blocks(grid, homes)},{written_cells(tuple(sums))}"
