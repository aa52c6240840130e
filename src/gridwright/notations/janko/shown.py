"""Variants at janko.at whose clues only the solution shows: all that are true are printed.

`cs` has bars between consecutive neighbours, `kropki` dots, `oe` tells odd cells from even ones, `ss` has the numbers
of skyscrapers on all sides, `fs` the sums of the first three values.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import accumulate

from gridwright.engine import solve
from gridwright.kinds import build
from gridwright.model.clue import Clue
from gridwright.model.draft import Draft
from gridwright.model.errors import FormatError
from gridwright.model.grid import BESIDE, Grid
from gridwright.model.puzzle import Status
from gridwright.notations._shared.clue_words import read_word

__all__ = ["SHOWN", "ShownClues", "only_solution", "shown_by"]

_SECONDS = 20
"""How long the solution is looked for that shows the clues of a puzzle."""

ShownClues = Callable[[Grid, Sequence[int]], Iterator[str]]


def _consecutive(grid: Grid, solution: Sequence[int]) -> Iterator[str]:
    for one, other in grid.pairs(BESIDE):
        if abs(solution[one] - solution[other]) == 1:
            yield f"{grid.name(one)}-{grid.name(other)}=white"


def _dots(grid: Grid, solution: Sequence[int]) -> Iterator[str]:
    for one, other in grid.pairs(BESIDE):
        less, more = sorted((solution[one], solution[other]))
        if more == 2 * less:
            yield f"{grid.name(one)}-{grid.name(other)}=black"
        elif more == less + 1:
            yield f"{grid.name(one)}-{grid.name(other)}=white"


def _parities(grid: Grid, solution: Sequence[int]) -> Iterator[str]:
    for cell, value in enumerate(solution):
        yield f"{grid.name(cell)}={'odd' if value % 2 else 'even'}"


def _seen_lines(grid: Grid) -> Iterator[tuple[str, list[int]]]:
    """Every row and column from each of its ends, and how that side is called."""
    for number in range(grid.rows):
        row, column = [*grid.row(number)], [*grid.column(number)]
        yield from ((f"left{number + 1}", row), (f"right{number + 1}", row[::-1]))
        yield from ((f"top{number + 1}", column), (f"bottom{number + 1}", column[::-1]))


def _skyscrapers(grid: Grid, solution: Sequence[int]) -> Iterator[str]:
    for side, cells in _seen_lines(grid):
        yield f"{side}=skyscraper{len(set(accumulate((solution[cell] for cell in cells), max)))}"


def _end_sums(grid: Grid, solution: Sequence[int]) -> Iterator[str]:
    for _, cells in _seen_lines(grid):
        yield f"{'-'.join(map(grid.name, cells[:3]))}={sum(solution[cell] for cell in cells[:3])}+"


SHOWN: dict[str, tuple[ShownClues, str]] = {
    "cs": (_consecutive, "all-white-dots"),
    "kropki": (_dots, "all-dots"),
    "oe": (_parities, ""),
    "ss": (_skyscrapers, ""),
    "fs": (_end_sums, ""),
}
"""The variants: which clues a solution shows, and the option by which there are no others."""


def shown_by(variant: str, grid: Grid, solution: Sequence[int]) -> tuple[Clue, ...]:
    if not solution or not all(solution):
        raise FormatError("there are no clues: of this variant, only a full solution shows them")
    return tuple(read_word(grid, word) for word in SHOWN[variant][0](grid, solution))


def only_solution(draft: Draft) -> tuple[int, ...]:
    """The solution that shows the clues of a puzzle that is to be written."""
    outcome = solve(build(replace(draft, disconnected=True)), timeout=_SECONDS)
    if outcome.status is not Status.UNIQUE or outcome.solution is None:
        raise FormatError("janko shows these clues by their solution, and this puzzle does not have exactly one")
    return tuple(outcome.solution.values)
