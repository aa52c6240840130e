"""Published counts."""

from __future__ import annotations

import pytest

import gridwright as gw
from gridwright.engine import instruction_sets


@pytest.mark.parametrize("name", instruction_sets())
@pytest.mark.parametrize(
    ("puzzle", "expected"),
    [
        (gw.latin(size=1), 1),
        (gw.latin(size=2), 2),
        (gw.latin(size=3), 12),
        (gw.latin(size=4), 576),
        (gw.latin(size=5), 161_280),
        (gw.sudoku([[0] * 4] * 4), 288),
        (gw.sudoku([[0] * 4] * 4, options=["diagonals"]), 48),
    ],
    ids=["latin-1", "latin-2", "latin-3", "latin-4", "latin-5", "sudoku-4", "sudoku-4-diagonals"],
)
def test_counts(puzzle: gw.Puzzle, expected: int, name: str) -> None:
    outcome = gw.Engine(puzzle, instruction_set=name).count()
    assert (outcome.at_least, outcome.complete) == (expected, True)
    assert outcome.solutions == ()


@pytest.mark.long
def test_all_grids_of_6x6_sudoku() -> None:
    outcome = gw.count(gw.sudoku([[0] * 6] * 6))
    assert (outcome.at_least, outcome.complete) == (28_200_960, True)
