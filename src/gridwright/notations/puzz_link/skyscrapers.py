"""Skyscrapers at puzz.link: the numbers above, below, left and right, then the givens if there are any."""

from __future__ import annotations

from gridwright.clues.skyscraper import Skyscraper
from gridwright.model.draft import Draft
from gridwright.model.errors import FormatError, Problem
from gridwright.model.grid import Grid, Move
from gridwright.notations._shared.source_text import SourceText, counted, refuse
from gridwright.notations.puzz_link.packing import givens_of, packed_items, packed_number, unpacked_items

__all__ = ["read_skyscrapers", "written_skyscrapers"]


def _places(grid: Grid) -> list[tuple[int, Move]]:
    """Where numbers stand outside, in order: the cell they stand before, and where they look."""
    return [
        *((cell, (1, 0)) for cell in grid.row(0)),
        *((cell, (-1, 0)) for cell in grid.row(grid.rows - 1)),
        *((cell, (0, 1)) for cell in grid.column(0)),
        *((cell, (0, -1)) for cell in grid.column(grid.cols - 1)),
    ]


def read_skyscrapers(source: SourceText, grid: Grid, start: int) -> Draft:
    places = _places(grid)
    items: list[int | str] = [0] * len(places)
    end = start
    if start:
        items, end = unpacked_items(source, start, len(places), "g")
    problems, clues = list[Problem](), list[Skyscraper]()
    for (cell, towards), item in zip(places, items, strict=True):
        if isinstance(item, str):
            problems.append(Problem(f"a number before {grid.name(cell)} that is not told ('?')", (cell,)))
        elif item:
            clues.append(Skyscraper(grid, cell, towards, item))
    refuse(problems)
    givens = givens_of(source, grid, end) if start else (0,) * len(grid.cells)
    return Draft(kind="skyscrapers", grid=grid, givens=givens, clues=tuple(clues))


def written_skyscrapers(draft: Draft) -> str:
    if not draft.clues:
        givens = counted(len(draft.givens) - draft.givens.count(0), "given")
        raise FormatError(f"puzz-link cannot carry {givens} of a Latin square without numbers outside")
    numbers: dict[tuple[int, Move], int] = {}
    for clue in draft.clues:
        if not isinstance(clue, Skyscraper):
            raise FormatError(f"puzz-link cannot carry {clue.label} beside skyscrapers")
        if numbers.setdefault((clue.cell, clue.towards), clue.value) != clue.value:
            raise FormatError(f"puzz-link cannot carry two numbers in one place: {clue.word}")
    told = [numbers.get(place, 0) for place in _places(draft.grid)]
    parts = [told, draft.givens] if any(draft.givens) else [told]
    return "".join(packed_items((packed_number(value) if value else "" for value in part), "g") for part in parts)
