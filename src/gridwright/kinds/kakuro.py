"""Kakuro (cross sums): 1 to 9 in runs of cells whose values differ and add up to a number."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Unpack

from gridwright.kinds._arrays import Cells, SignDetails, assemble
from gridwright.kinds._kind import Kind
from gridwright.model.grid import Grid, Regions
from gridwright.model.puzzle import Puzzle
from gridwright.model.rules import AllDifferent, Nothing, Rule, Values

_HIGHEST = 9


def kakuro(rows: Cells, **details: Unpack[SignDetails]) -> Puzzle:
    """A Kakuro from its rows: "16\\\\7" is a cell that holds nothing but sums, 16 for those below and 7 for those to
    the right; either may be missing. Details: options, clues, title …"""
    return assemble(KIND, {"givens": rows}, details)


def _rules(grid: Grid, regions: Regions) -> Iterator[Rule]:
    yield Values(grid.filled, _HIGHEST)
    if grid.holes:
        yield Nothing(tuple(sorted(grid.holes)))
    for number, run in enumerate(_runs(grid), 1):
        yield AllDifferent(run, "run", number)
    for number, region in enumerate(regions, 1):
        yield AllDifferent(region, "region", number)


def _runs(grid: Grid) -> Iterator[tuple[int, ...]]:
    """All that stands in a row or column without a hole between, if it is more than one cell."""
    for move in ((0, 1), (1, 0)):
        for cell in grid.filled:
            run = grid.line(cell, move)
            if grid.moved(cell, (-move[0], -move[1])) is None and len(run) > 1:
                yield run


EXAMPLE = """\
kakuro 4x4
  \\   \\ 11\\  5\\
  \\ 5\\4   .   .
\\10   .   .   .
 \\7   .   .   \\
"""

KIND = Kind(
    id="kakuro",
    title="Kakuro",
    aliases=("cross-sums",),
    summary=(
        "Fill in 1 to 9 so that the values of every run of cells, between cells that hold nothing, differ. A number "
        "says what the values of the run to its right, or below it, add up to."
    ),
    regions="none",
    square=False,
    holes=True,
    rules=_rules,
    make=kakuro,
    examples=(EXAMPLE,),
    usual_size=(8, 8),
)
