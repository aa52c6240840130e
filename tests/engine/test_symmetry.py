"""Interchangeable values are found where they are, and only there."""

from __future__ import annotations

from random import Random

import pytest
from random_puzzles import MIXES, REGION_KINDS, SQUARE_KINDS, random_puzzle

import gridwright as gw
from gridwright.engine import native
from gridwright.engine.symmetry import ties
from gridwright.model.layout import layout_of


def tied(puzzle: gw.Puzzle) -> tuple[int, ...]:
    layout = layout_of(puzzle)
    found = ties(layout, layout.candidates(puzzle.givens))
    return found.values if found else ()


def test_values_that_no_given_tells_apart() -> None:
    assert tied(gw.load("." * 81)) == (1, 2, 3, 4, 5, 6, 7, 8, 9)
    assert tied(gw.load("12" + "." * 14)) == (3, 4)
    assert tied(gw.load("123" + "." * 13)) == ()


def test_relations_tell_values_apart() -> None:
    assert tied(gw.futoshiki(["r1c1<r1c2"], size=4)) == ()
    assert tied(gw.latin(size=5, options=["no-consecutive"])) == ()
    assert tied(gw.suguru(["AAB", "ABB"])) == (1, 2, 3), "regions of one size, no given"
    assert tied(gw.suguru(["AAB", "CCB"])) == (1, 2)
    assert tied(gw.suguru(["AAB", "AAB"])) == (), "values of the larger region alone are told apart"


@pytest.mark.parametrize("name", (*SQUARE_KINDS, *REGION_KINDS, *MIXES))
def test_a_puzzle_with_ties_has_none_or_several(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for seed in range(25):
        try:
            puzzle = random_puzzle(name, seed)
        except gw.RuleError:
            continue
        most = seed % 3  # without any given, ties may fill whole houses
        puzzle = puzzle.with_givens(value if value <= most else 0 for value in puzzle.givens)
        lanes = gw.solve(puzzle)
        with monkeypatch.context() as patch:
            patch.setattr(native, "HAND_OVER", 0)
            learnt = gw.solve(puzzle)
        assert learnt.status is lanes.status, f"{name} {seed}"
        assert all(puzzle.holds(solution.values) for solution in learnt.solutions)
        assert len(set(learnt.solutions)) == len(lanes.solutions)
        if tied(puzzle):
            assert lanes.status in (gw.Status.NONE, gw.Status.SEVERAL)


@pytest.mark.parametrize("seed", range(40))
def test_houses_that_are_switched_off_order_nothing(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """In a diagonal that is off, a value may stand twice: to put values in order there would lose solutions."""
    rng = Random(seed)
    rows, cols = rng.sample(range(5), 5), rng.sample(range(5), 5)
    givens = [
        [v if (v := (row + col) % 5 + 1) > 2 and i != k and rng.random() < 0.8 else 0 for k, col in enumerate(cols)]
        for i, row in enumerate(rows)
    ]
    puzzle = gw.latin(givens, options=["diagonals"])
    diagonals = [rule for rule in puzzle.rules if "diagonal" in rule.label]
    expected = gw.solve(gw.latin(givens)).status
    monkeypatch.setattr(native, "HAND_OVER", 0)
    assert gw.Engine(puzzle, optional=diagonals).solve(without=diagonals).status is expected
