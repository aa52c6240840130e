"""Puzzles made for measuring are proper ones."""

from __future__ import annotations

import random

import pytest
from bench.carve import full_grid, sudoku, suguru
from bench.isomorphs import isomorph
from bench.partition import partition

import gridwright as gw

LINE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"


def test_isomorphs_keep_everything_that_matters() -> None:
    rng = random.Random(1)
    found = [isomorph(LINE, rng) for _ in range(50)]
    assert len(set(found)) == 50
    for line in found:
        assert line.count(".") == LINE.count(".")
        assert gw.solve(gw.load(line)).status is gw.Status.UNIQUE


@pytest.mark.parametrize("box", [2, 3, 4, 5])
def test_full_grids_hold_all_rules(box: int) -> None:
    size = box * box
    assert gw.sudoku([[0] * size] * size).holds(full_grid(box, random.Random(box)))


@pytest.mark.parametrize(("rows", "cols"), [(5, 5), (7, 4), (12, 12)])
def test_partitions_hold_all_rules(rows: int, cols: int) -> None:
    regions, values = partition(rows, cols, random.Random(rows))
    assert gw.suguru(regions).holds(values)


@pytest.mark.parametrize("share", [0.6, 0.0])
def test_carved_puzzles_have_one_solution(share: float) -> None:
    rng = random.Random(2)
    for puzzle in (sudoku(2, share, rng), sudoku(3, share, rng), suguru(6, 6, share, rng)):
        given = sum(map(bool, puzzle.givens)) / len(puzzle.givens)
        assert given <= max(share, 0.5)
        assert gw.solve(puzzle).status is gw.Status.UNIQUE
