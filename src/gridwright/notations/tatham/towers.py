"""Towers, Simon Tatham's Skyscrapers: the numbers above, below, left and right, with `/` between them, and givens."""

from __future__ import annotations

import re
from itertools import accumulate

from gridwright.clues.skyscraper import Skyscraper
from gridwright.model.draft import Draft
from gridwright.model.errors import FormatError
from gridwright.model.grid import Grid, Move
from gridwright.notations._shared.source_text import SourceText, as_int, converted, counted, quoted, sized
from gridwright.notations.tatham.packing import read_cells, written_cells

__all__ = ["BODY", "PARAMS", "read_towers", "write_towers"]

PARAMS = r"[0-9]+(?:d[a-z])?"
BODY = r"[0-9]*(?:/[0-9]*)+(?:,[0-9a-z_]*)?"

_LEAST, _MOST = 3, 9


def read_towers(source: SourceText, params: str, start: int, body: str, body_start: int) -> Draft:
    """The puzzle of parameters and a description, which stand at these offsets."""
    size = as_int(re.split("d", params)[0]) or 0
    grid = sized(size, size, *source.place(start))
    outside, comma, inside = body.partition(",")
    numbers = outside.split("/")
    places = _places(grid)
    if len(numbers) != len(places):
        told = f"{counted(len(numbers), 'place')} for numbers outside instead of {len(places)}"
        raise source.error(f"{told}; this Towers is {size}x{size}", body_start)
    starts = accumulate((len(number) + 1 for number in numbers[:-1]), initial=body_start)
    told_places = [one for one in zip(places, numbers, starts, strict=True) if one[1]]
    clues = converted(told_places, lambda one: _clue(source, grid, *one))
    givens, given_places = (0,) * len(grid.cells), dict[int, tuple[int, int]]()
    if comma:
        givens, given_places = read_cells(source, grid, inside, body_start + len(outside) + 1, game="Towers")
    return Draft(
        kind="skyscrapers",
        grid=grid,
        givens=givens,
        clues=tuple(clues),
        places=given_places,
        size_place=source.place(start),
    )


def _places(grid: Grid) -> list[tuple[int, Move]]:
    """Where numbers stand outside, in the order of an ID: the cell they stand before, and where they look."""
    first, last = grid.rows - 1, grid.cols - 1
    return [
        *((cell, (1, 0)) for cell in grid.row(0)),
        *((cell, (-1, 0)) for cell in grid.row(first)),
        *((cell, (0, 1)) for cell in grid.column(0)),
        *((cell, (0, -1)) for cell in grid.column(last)),
    ]


def _clue(source: SourceText, grid: Grid, place: tuple[int, Move], text: str, offset: int) -> Skyscraper:
    number = as_int(text)
    if number is None or not 1 <= number <= grid.rows:
        raise source.error(f"{quoted(text)} is not a number of 1 to {grid.rows} towers", offset)
    return Skyscraper(grid, *place, number)


def write_towers(draft: Draft) -> str:
    size = draft.grid.rows
    if not _LEAST <= size <= _MOST:
        raise FormatError(f"Towers has grids of {_LEAST}x{_LEAST} to {_MOST}x{_MOST}, not {size}x{size}")
    numbers: dict[tuple[int, Move], int] = {}
    for clue in draft.clues:
        if not isinstance(clue, Skyscraper):
            raise FormatError(f"Towers cannot carry {clue.label}: it has skyscraper clues only")
        if numbers.setdefault((clue.cell, clue.towards), clue.value) != clue.value:
            raise FormatError(f"Towers cannot carry two numbers in one place: {clue.word}")
    outside = "/".join(str(numbers.get(place, "")) for place in _places(draft.grid))
    return f"{size}:{outside}{',' + written_cells(draft.givens) if any(draft.givens) else ''}\n"
