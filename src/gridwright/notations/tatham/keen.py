"""Keen, Simon Tatham's Calcudoku: blocks as in a jigsaw of Solo, of which some repeat (`_7`), then what each gives.

That is a letter and a number for each block, in the order in which they begin: a adds, m multiplies, s subtracts, d
divides.
"""

from __future__ import annotations

import re
from itertools import groupby

from gridwright.clues.calculation import Calculation
from gridwright.model.draft import Draft
from gridwright.model.errors import FormatError
from gridwright.notations._shared.clue_words import read_word
from gridwright.notations._shared.source_text import SourceText, as_int, counted, quoted, sized
from gridwright.notations._shared.walls import groups_of
from gridwright.notations.tatham.packing import read_blocks, written_blocks

__all__ = ["BODY", "PARAMS", "read_keen", "write_keen"]

PARAMS = r"[0-9]+(?:d[a-z])?m?"
BODY = r"[_a-z][_a-z0-9]*,(?:[amsd][0-9]+)+"

_CLUE = re.compile("([a-z])([0-9]*)")
_REPEATED = re.compile("([_a-z])([0-9]{1,4})")
_SIGNS = {"a": "+", "m": "x", "s": "-", "d": "/"}
_LEAST, _MOST = 3, 9


def read_keen(source: SourceText, params: str, start: int, body: str, body_start: int) -> Draft:
    """The puzzle of parameters and a description, which stand at these offsets."""
    size = as_int(re.split("[dm]", params)[0]) or 0
    grid = sized(size, size, *source.place(start))
    blocks, comma, told = body.partition(",")
    if not comma:
        raise source.error(f"a Keen of {quoted(params)} without what its blocks give: that stands after a comma", start)
    plain = _REPEATED.sub(lambda match: match[1] * int(match[2]), blocks)
    groups = groups_of(read_blocks(source, grid, plain, body_start))
    clues_start = body_start + len(blocks) + 1
    items = list(_CLUE.finditer(told))
    if "".join(item.group() for item in items) != told or len(items) != len(groups):
        message = f"{counted(len(items), 'number')} for {counted(len(groups), 'block')}: {quoted(told)}"
        raise source.error(message, clues_start)
    words = []
    for cells, item in zip(groups, items, strict=True):
        if item[1] not in _SIGNS or not item[2]:
            what = f"{quoted(item.group())} is not what a block gives; that is a, m, s or d and a number"
            raise source.error(what, clues_start + item.start(), *cells)
        words.append(f"{'-'.join(map(grid.name, cells))}={item[2]}{_SIGNS[item[1]]}")
    return Draft(
        kind="calcudoku",
        grid=grid,
        givens=(0,) * len(grid.cells),
        clues=tuple(read_word(grid, word, Calculation) for word in words),
        size_place=source.place(start),
    )


def write_keen(draft: Draft) -> str:
    grid, size = draft.grid, draft.grid.rows
    if not _LEAST <= size <= _MOST:
        raise FormatError(f"Keen has grids of {_LEAST}x{_LEAST} to {_MOST}x{_MOST}, not {size}x{size}")
    homes: list[Calculation | None] = [None] * len(grid.cells)
    for clue in draft.clues:
        if not isinstance(clue, Calculation):
            raise FormatError(f"Keen cannot carry {clue.label}: it has calculations only")
        if twice := [cell for cell in clue.cells if homes[cell]]:
            raise FormatError(f"Keen cannot carry cages that overlap: {grid.name(twice[0])}")
        if not grid.is_connected(clue.cells):
            raise FormatError(f"Keen cannot carry a cage in several pieces: {clue.label}")
        for cell in clue.cells:
            homes[cell] = clue
    if None in homes:
        outside = grid.name(homes.index(None))
        raise FormatError(f"Keen cannot carry cages that leave cells without one, such as {outside}")
    letters = {sign: letter for letter, sign in _SIGNS.items()}
    told = "".join(f"{letters[clue.operation]}{clue.value}" for clue in dict.fromkeys(homes) if clue)
    return f"{size}:{_shortened(written_blocks(grid, homes))},{told}\n"


def _shortened(blocks: str) -> str:
    """Three or more of the same in a row, as one with their number."""
    runs = ("".join(run) for _, run in groupby(blocks))
    return "".join(f"{run[0]}{len(run)}" if len(run) > 2 else run for run in runs)
