"""Clues taken out of full grids."""

from __future__ import annotations

from dataclasses import replace

import pytest

import gridwright as gw
from gridwright.clues import read_clue, with_clues
from gridwright.engine import instruction_sets
from gridwright.engine.carving import CarvedPuzzle, ClueGroup, carve
from gridwright.engine.fills import FullGrid, fill
from gridwright.model.layout import layout_of
from gridwright.model.puzzle import Puzzle
from gridwright.model.random_stream import stream_key

KEYS = [stream_key(11, index) for index in range(24)]
NINE = gw.sudoku([[0] * 9] * 9)
SIX = gw.sudoku([[0] * 6] * 6)
SINGLE = {puzzle: [ClueGroup((cell,)) for cell in puzzle.grid.cells] for puzzle in (NINE, SIX)}


def full(puzzle: Puzzle, keys: list[int], **how: object) -> list[FullGrid]:
    return [grid for grid in fill(layout_of(puzzle), keys, **how) if grid]  # type: ignore[arg-type]


def with_givens(puzzle: Puzzle, givens: tuple[int, ...]) -> Puzzle:
    return replace(puzzle, givens=givens)


def test_carved_puzzles_are_unique_and_minimal() -> None:
    grids = full(SIX, KEYS)
    for grid, carved in zip(grids, carve(layout_of(SIX), grids, SINGLE[SIX], KEYS), strict=True):
        assert carved.unique
        assert carved.minimal
        outcome = gw.solve(with_givens(SIX, carved.givens))
        assert outcome.status is gw.Status.UNIQUE
        assert outcome.solution is not None
        assert outcome.solution.values == grid
        assert outcome.guesses == carved.guesses
        for cell, value in enumerate(carved.givens):
            if value:
                less = (*carved.givens[:cell], 0, *carved.givens[cell + 1 :])
                assert gw.solve(with_givens(SIX, less)).status is gw.Status.SEVERAL


@pytest.mark.parametrize("budget", [None, 0, 1, 4])
def test_carving_depends_on_the_grid_and_its_key_alone(budget: int | None) -> None:
    layout, grids = layout_of(NINE), full(NINE, KEYS)
    carved = carve(layout, grids, SINGLE[NINE], KEYS, budget=budget)
    assert len({one.givens for one in carved}) == len(KEYS)
    assert carve(layout, grids[::-1], SINGLE[NINE], KEYS[::-1], budget=budget)[::-1] == carved
    assert carve(layout, grids[:1], SINGLE[NINE], KEYS[:1], budget=budget) == carved[:1]
    for name in instruction_sets():
        assert carve(layout, grids, SINGLE[NINE], KEYS, budget=budget, instruction_set=name, threads=2) == carved


@pytest.mark.parametrize("budget", [0, 1, 4])
def test_a_budget_bounds_the_guesses(budget: int) -> None:
    grids = full(NINE, KEYS)
    for carved in carve(layout_of(NINE), grids, SINGLE[NINE], KEYS, budget=budget):
        outcome = gw.Engine(NINE).solve(carved.givens)
        assert outcome.status is gw.Status.UNIQUE
        assert outcome.guesses == carved.guesses <= budget
        assert carved.givens.count(0) > 40


def test_groups_go_together_and_others_stay() -> None:
    grids = full(NINE, KEYS)
    pairs = [ClueGroup((cell, 80 - cell)) for cell in range(9, 40)]
    for grid, carved in zip(grids, carve(layout_of(NINE), grids, pairs, KEYS), strict=True):
        assert carved.givens[:9] == grid[:9]
        assert carved.givens[40] == grid[40]
        assert all(bool(carved.givens[cell]) == bool(carved.givens[80 - cell]) for cell in range(9, 40))
        assert 0 in carved.givens


def test_without_keys_groups_go_as_they_stand() -> None:
    grids = full(SIX, KEYS[:3])
    for grid, carved in zip(grids, carve(layout_of(SIX), grids, SINGLE[SIX]), strict=True):
        givens = list(grid)
        for cell in SIX.grid.cells:
            givens[cell] = 0
            if gw.solve(with_givens(SIX, tuple(givens))).status is not gw.Status.UNIQUE:
                givens[cell] = grid[cell]
        assert carved.givens == tuple(givens)


def test_what_is_not_unique_at_first_is_left_alone() -> None:
    grid = full(SIX, KEYS[:1])[0]
    few = grid[:6] + (0,) * 30
    assert carve(layout_of(SIX), [grid], SINGLE[SIX], givens=[few]) == [CarvedPuzzle(few, (), (), False, True, 0)]
    with pytest.raises(gw.GridwrightError, match="1 grids"):
        carve(layout_of(SIX), [grid], SINGLE[SIX], KEYS)
    with pytest.raises(gw.GridwrightError, match="-1"):
        carve(layout_of(SIX), [grid], SINGLE[SIX], budget=-1)


def test_signs_are_carved_like_givens() -> None:
    size = 5
    words = [f"r{r}c{c}{sign}r{r}c{c + 1}" for r in range(1, size + 1) for c in range(1, size) for sign in "<>"]
    empty = gw.latin([[0] * size] * size)
    signs = tuple(read_clue(empty.grid, word) for word in words)
    common = layout_of(replace(empty, rules=empty.rules + signs))
    grids = [grid for grid in fill(common, KEYS, optional=signs) if grid]
    assert len(grids) == len(KEYS)
    groups = [ClueGroup((cell,)) for cell in empty.grid.cells] + [ClueGroup(rules=(sign,)) for sign in signs]
    carved = carve(common, grids, groups, KEYS, optional=signs)
    assert sum(len(one.rules) for one in carved) > len(carved)
    for grid, one in zip(grids, carved, strict=True):
        puzzle = with_clues(with_givens(empty, one.givens), one.rules)  # type: ignore[arg-type]
        outcome = gw.solve(puzzle)
        assert outcome.solution is not None
        assert outcome.status is gw.Status.UNIQUE
        assert outcome.solution.values == grid
        for sign in one.rules:
            assert gw.solve(with_clues(puzzle, without=(sign,))).status is gw.Status.SEVERAL  # type: ignore[arg-type]
    assert carve(common, grids[3:5], groups, KEYS[3:5], optional=signs) == carved[3:5]
