"""Slips of whoever typed a puzzle: a given beside the cell that it belongs in, or two neighbours swapped."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from gridwright.clues import Clue, Given
from gridwright.engine import Edit
from gridwright.model.layout import layout_of
from gridwright.model.primitives import bit
from gridwright.model.puzzle import Puzzle

__all__ = ["slips_of"]


def slips_of(puzzle: Puzzle, suspected: Sequence[Clue]) -> Iterator[Edit]:
    """What takes back one slip that one of the suspected clues has part in."""
    grid, domains = puzzle.grid, layout_of(puzzle).domains
    swapped: set[frozenset[int]] = set()
    for clue in suspected:
        if not isinstance(clue, Given):
            continue
        for cell in grid.neighbours(clue.cell):
            value, pair = puzzle.givens[cell], frozenset((clue.cell, cell))
            fits = domains[cell] & bit(clue.number)
            if not value and fits:
                yield Edit((clue,), (Given(grid, cell, clue.value),))
            elif value != clue.number and fits and domains[clue.cell] & bit(value) and pair not in swapped:
                swapped.add(pair)
                one, other = sorted((clue, Given.of(grid, cell, value)), key=lambda given: given.cell)
                yield Edit((one, other), (Given(grid, one.cell, other.value), Given(grid, other.cell, one.value)))
