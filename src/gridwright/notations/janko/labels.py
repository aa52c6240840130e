"""Skyscrapers at janko.at: two rows of numbers for the columns, above and below, and two for the rows, left and right.

`depth` is the height of the highest; where it is less than the size, some cells are parks, which hold nothing.
"""

from __future__ import annotations

from collections.abc import Iterator

from gridwright.clues.skyscraper import Skyscraper
from gridwright.model.clue import Clue
from gridwright.model.draft import Draft
from gridwright.model.errors import FormatError
from gridwright.model.grid import Grid, Move
from gridwright.notations._shared.source_text import Span, as_int, quoted
from gridwright.notations.janko.fields import NOTHING, JankoFields

__all__ = ["SKYSCRAPERS", "labels_of", "skyscrapers_of"]

SKYSCRAPERS = "skyscrapers"

_LABELS = (("clabels", ((1, 0), (-1, 0))), ("rlabels", ((0, 1), (0, -1))))
"""The grids with numbers outside, and where the numbers of each of their rows look."""


def _before(grid: Grid, towards: Move) -> tuple[int, ...]:
    """The cells before which numbers stand that look in a direction."""
    down, right = towards
    if down:
        return grid.row(0 if down > 0 else grid.rows - 1)
    return grid.column(0 if right > 0 else grid.cols - 1)


def skyscrapers_of(said: JankoFields, grid: Grid) -> tuple[Clue, ...]:
    """The numbers that labels say."""
    _must_have_no_parks(said, grid)
    clues: list[Clue] = []
    for name, ways in _LABELS:
        items = said.cells(name, 2, grid.rows)
        for place, item in enumerate(items):
            towards = ways[place // grid.rows]
            clues += _skyscraper(said, grid, _before(grid, towards)[place % grid.rows], towards, item)
    return tuple(clues)


def _must_have_no_parks(said: JankoFields, grid: Grid) -> None:
    depth = said.number("depth") or grid.rows
    parks = [item.start for item in said.cells("solution", grid.rows, grid.cols) if item.text in NOTHING]
    if depth != grid.rows or parks:
        place = parks[0] if depth == grid.rows else said.words["depth"].start
        message = "some cells are parks, which hold nothing; Gridwright knows skyscrapers with a value in every cell"
        raise said.source.error(message, place)


def _skyscraper(said: JankoFields, grid: Grid, cell: int, towards: Move, item: Span) -> Iterator[Clue]:
    number = 0 if item.text in NOTHING else as_int(item.text)
    if number is None:
        raise said.source.error(f"{quoted(item.text)} is not a number of skyscrapers", item.start)
    if number:
        yield Skyscraper(grid, cell, towards, number)


def labels_of(draft: Draft) -> list[str]:
    """The lines that say the numbers outside."""
    numbers: dict[tuple[int, Move], int] = {}
    for clue in draft.clues:
        if not isinstance(clue, Skyscraper):
            raise FormatError(f"janko cannot carry {clue.label} beside skyscrapers")
        numbers[clue.cell, clue.towards] = clue.value
    lines: list[str] = []
    for name, ways in _LABELS:
        rows = [[numbers.get((cell, way), 0) for cell in _before(draft.grid, way)] for way in ways]
        lines += [name, *(" ".join(str(number or "-") for number in row) for row in rows)]
    return lines
