"""Edits of a puzzle, counted together, have as many solutions as each has alone."""

from __future__ import annotations

import random

import pytest
from random_puzzles import CLUED, MIXES, REGION_KINDS, SQUARE_KINDS, random_puzzle

import gridwright as gw
from gridwright.clues.sign import Sign
from gridwright.engine import Edit, counts
from gridwright.model.checks import highest_values


def alone(puzzle, variant, limit):
    changed = gw.with_clues(puzzle, variant.added, without=variant.without)
    return gw.count(changed, limit=limit).at_least


@pytest.mark.parametrize("name", [*SQUARE_KINDS, *REGION_KINDS, *MIXES, *CLUED])
def test_as_many_as_alone(name):
    for seed in range(3):
        puzzle, rng = random_puzzle(name, seed), random.Random(seed)
        clues = gw.clues_of(puzzle)
        filled = [cell for cell, high in enumerate(highest_values(puzzle.grid, puzzle.rules)) if high]
        cells = [cell for cell in filled if not puzzle.givens[cell]]
        edits = [Edit(), *(Edit(without=(clue,)) for clue in clues[:8])]
        edits += [Edit(added=(gw.Given(puzzle.grid, cell, 1),)) for cell in cells[:5]]
        near = {cell: [other for other in puzzle.grid.neighbours(cell) if other in filled] for cell in filled}
        pairs = [(cell, others[0]) for cell, others in near.items() if others]
        for cell, other in rng.sample(pairs, 4):
            edits.append(Edit(added=(Sign(puzzle.grid, cell, other),)))
            two = tuple(rng.sample(clues, min(2, len(clues))))
            edits.append(Edit(without=two, added=(Sign(puzzle.grid, other, cell),)))
        assert counts(puzzle, edits, limit=3) == [alone(puzzle, variant, 3) for variant in edits], seed


def test_more_signs_than_fit_into_one_word():
    puzzle = gw.latin(["....."] * 5)
    pairs = [(a, b) for a in puzzle.grid.cells for b in puzzle.grid.neighbours(a)]
    assert len(pairs) > 64
    edits = [Edit(added=(Sign(puzzle.grid, a, b),)) for a, b in pairs]
    assert counts(puzzle, edits, limit=2) == [2] * len(pairs)
    circle = [Edit(added=(Sign(puzzle.grid, a, b), Sign(puzzle.grid, b, a))) for a, b in pairs]
    assert counts(puzzle, circle, limit=2) == [0] * len(pairs)


def test_no_time():
    assert counts(gw.sudoku(["." * 9] * 9), [Edit()], timeout=0) == [None]


def test_the_learning_solver_says_the_same(monkeypatch):
    puzzle = random_puzzle("comparison", 1)
    asked = [Edit(without=(clue,)) for clue in gw.clues_of(puzzle)]
    by_lanes = counts(puzzle, asked)
    monkeypatch.setattr("gridwright.engine.native.HAND_OVER", 0)
    assert counts(puzzle, asked) == by_lanes
