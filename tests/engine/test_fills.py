"""Random full grids."""

from __future__ import annotations

from collections import Counter

import pytest
from random_puzzles import CLUED, MIXES, REGION_KINDS, SQUARE_KINDS, random_puzzle

import gridwright as gw
from gridwright.clues import printed_in
from gridwright.engine import instruction_sets
from gridwright.engine.fills import fill, resample
from gridwright.model.grid import Grid
from gridwright.model.layout import layout_of
from gridwright.model.puzzle import Puzzle
from gridwright.model.random_stream import stream_key
from gridwright.model.rules import AllDifferent, Nothing, Values

KEYS = [stream_key(7, index) for index in range(40)]
EMPTY = gw.sudoku([[0] * 9] * 9)


@pytest.mark.parametrize("kind", [*SQUARE_KINDS, *REGION_KINDS, *MIXES, *CLUED])
def test_fills_hold_all_rules(kind: str) -> None:
    puzzle = random_puzzle(kind, 1)
    for grid in fill(layout_of(puzzle), KEYS[:4], budget=100):
        assert grid is None or all(rule.holds(grid) for rule in puzzle.rules)


def test_a_grid_depends_on_its_key_alone() -> None:
    layout = layout_of(EMPTY)
    grids = fill(layout, KEYS)
    assert len(set(grids)) == len(KEYS)
    assert fill(layout, KEYS[::-1])[::-1] == grids
    assert [fill(layout, [key])[0] for key in KEYS[:5]] == grids[:5]
    for name in instruction_sets():
        assert fill(layout, KEYS, instruction_set=name, threads=2) == grids


def test_givens_stay_and_what_cannot_be_filled_is_none() -> None:
    puzzle = gw.load("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
    solution = gw.solve(puzzle).solution
    assert solution is not None
    assert fill(layout_of(puzzle), KEYS[:2], givens=puzzle.givens) == [solution.values] * 2
    assert fill(layout_of(EMPTY), KEYS[:2], givens=[1, 1] + [0] * 79) == [None, None]
    assert fill(layout_of(EMPTY), KEYS[:2], budget=3) == [None, None]
    with pytest.raises(gw.GridwrightError, match="r1c1: 10 is not a value"):
        fill(layout_of(EMPTY), KEYS, givens=[10] + [0] * 80)


def test_optional_rules_are_left_out() -> None:
    puzzle = gw.sudoku([[0] * 4] * 4, signs=["r1c1<r1c2", "r1c2<r1c3", "r1c3<r1c4"])
    (first,) = {grid[:4] for grid in fill(layout_of(puzzle), KEYS) if grid}
    assert first == (1, 2, 3, 4)
    signs = printed_in(puzzle)
    rows = Counter(grid[:4] for grid in fill(layout_of(puzzle), KEYS, optional=signs) if grid)
    assert len(rows) > 10


def test_holes_hold_nothing() -> None:
    grid = Grid(4, 4, holes=frozenset({0, 5}))
    puzzle = Puzzle(grid, (Values(grid.filled, 4), Nothing((0, 5)), AllDifferent(grid.row(3))), (0,) * 16)
    for filled in fill(layout_of(puzzle), KEYS):
        assert filled is not None
        assert [cell for cell, value in enumerate(filled) if not value] == [0, 5]
        drawn = resample(layout_of(puzzle), [filled], KEYS[:1], rounds=2, erased=4)[0]
        assert [cell for cell, value in enumerate(drawn) if not value] == [0, 5]


def test_resampled_grids_hold_all_rules_and_keep_what_is_fixed() -> None:
    layout = layout_of(EMPTY)
    grids = [grid for grid in fill(layout, KEYS) if grid]
    drawn = resample(layout, grids, KEYS, rounds=3, erased=40, fixed=range(9))
    assert all(rule.holds(grid) for rule in EMPTY.rules for grid in drawn)
    assert [grid[:9] for grid in drawn] == [grid[:9] for grid in grids]
    assert sum(before != after for before, after in zip(grids, drawn, strict=True)) > len(grids) / 2
    assert resample(layout, grids[:3], KEYS[:3], rounds=3, erased=40, fixed=range(9), threads=2) == drawn[:3]
