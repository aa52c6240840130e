from __future__ import annotations

import pytest
from random_puzzles import MIXES, REGION_KINDS, SQUARE_KINDS, random_puzzle

import gridwright as gw
from gridwright.engine import native

ENOUGH = 10
"""Puzzles of a mix; most are answered by two solvers within milliseconds, a few take a second."""


@pytest.mark.parametrize("name", (*SQUARE_KINDS, *REGION_KINDS, *MIXES))
def test_true_candidates_are_those_of_all_solutions(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    compared = 0
    for seed in range(30):
        try:
            puzzle = random_puzzle(name, seed)
        except gw.RuleError:
            continue
        solutions = gw.solve(puzzle, limit=3000)
        if not solutions.complete:
            continue
        compared += 1
        expected = tuple(frozenset(values) for values in zip(*solutions.solutions, strict=True))
        if not solutions.solutions:
            expected = (frozenset(),) * len(puzzle.givens)
        assert gw.true_candidates(puzzle) == expected, f"{name} {seed}"
        with monkeypatch.context() as patch:
            patch.setattr(native, "HAND_OVER", 0)
            assert gw.true_candidates(puzzle) == expected, f"{name} {seed}, by the learning solver"
        if compared == ENOUGH:
            break
    assert compared > 5


def test_every_value_is_possible_in_an_empty_grid() -> None:
    assert gw.true_candidates(gw.load("." * 81)) == (frozenset(range(1, 10)),) * 81


def test_no_time_no_answer() -> None:
    assert gw.true_candidates(gw.load("." * 81), timeout=0) is None
