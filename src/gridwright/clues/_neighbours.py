"""What clues between two neighbours share."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from gridwright.model.clue import Clue
from gridwright.model.errors import Problem
from gridwright.model.grid import BESIDE, Grid

__all__ = ["must_be_neighbours", "where_values_vary"]


def must_be_neighbours(grid: Grid, clue: Clue, noun: str) -> Iterator[Problem]:
    """That the two cells of a clue share no side, if that is so."""
    first, second = clue.cells
    if second not in grid.neighbours(first):
        yield Problem(f"the {noun} {clue.word} does not stand between neighbours", clue.cells)


def where_values_vary(grid: Grid, values: Sequence[frozenset[int]]) -> Iterator[tuple[int, int]]:
    """The neighbours of which one at least has several values: only there does a clue say something new."""
    for pair in grid.pairs(BESIDE):
        if max(len(values[cell]) for cell in pair) > 1:
            yield pair
