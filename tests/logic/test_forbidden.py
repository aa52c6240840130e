"""Values that would leave another no place, or two cells the same candidate."""

from __future__ import annotations

from dataclasses import replace

import pytest
from boards import board_of, found, position_of, said
from hypothesis import given, settings
from hypothesis import strategies as st
from random_puzzles import MIXES, REGION_KINDS, SQUARE_KINDS, random_puzzle

import gridwright as gw
from gridwright.logic import singles
from gridwright.logic.board import Board
from gridwright.model.layout import layout_of
from gridwright.model.primitives import values_in

# r1c2 is less than both its neighbours.
VALLEY = gw.futoshiki(["r1c1>r1c2", "r1c2<r1c3"], [[0] * 5] * 5)
APART = gw.latin([[0] * 5] * 5, options=["no-consecutive"])
# Equal values v of a row or column are more than v cells apart.
RIPPLE = gw.hakyuu(["ABC", "ABC", "ABC"])


def gone(board: Board, technique: str) -> list[set[str]]:
    return [said(board, step.eliminations) for step in found(board, technique)]


def test_no_place_below_its_neighbours() -> None:
    # With a 3 in r1c2 its neighbours are more, and nothing in row 1 can be 2.
    board = board_of(VALLEY, r1c2="123", r1c4="1345", r1c5="1345")
    assert gone(board, "no-place") == [{"r1c2=3"}]
    assert gone(board_of(VALLEY, r1c2="123", r1c4="1345"), "no-place") == []


def test_no_place_beside_consecutive_values() -> None:
    # 3 stands in r1c1 or r1c3: next to both, r1c2 is neither 2 nor 4.
    board = board_of(APART, **dict.fromkeys(("r1c2", "r1c4", "r1c5"), "1245"))
    assert {"r1c2=2", "r1c2=4"} in gone(board, "no-place")


def test_forbidden_pair_of_cells_that_see_each_other_for_one_value_only() -> None:
    # A 1 in r1c2 would leave 2 to both r1c1 and r1c3, too near each other.
    assert gone(board_of(RIPPLE, r1c1="12", r1c3="12"), "forbidden-pair") == [{"r1c2=1"}]
    assert gone(board_of(RIPPLE, r1c1="12", r1c3="13"), "forbidden-pair") == []


def test_forbidden_pair_beside_a_sign() -> None:
    # A 3 in r1c1 takes 3 from r3c1, and 2 from r1c2, which is more: 4 would stand in both, a knight's move apart.
    puzzle = gw.futoshiki(["r1c1<r1c2"], [[0] * 6] * 6, options=["anti-knight"])
    board = board_of(puzzle, r1c2="24", r3c1="34")
    assert gone(board, "forbidden-pair") == [{"r1c1=3"}]
    assert gone(board_of(puzzle, r1c2="245", r3c1="34"), "forbidden-pair") == []
    assert gone(board_of(puzzle, r1c2="24", r4c1="34"), "forbidden-pair") == []


def test_nothing_where_cells_only_differ() -> None:
    for puzzle in (gw.sudoku([[0] * 4] * 4), gw.suguru(["AAB", "ABB"])):
        board = board_of(puzzle, r1c1="12", r1c2="12")
        assert not found(board, "no-place")
        assert not found(board, "forbidden-pair")


STATES = [
    ("no-place", VALLEY, {"r1c2": "123", "r1c4": "1345", "r1c5": "1345"}),
    ("no-place", APART, dict.fromkeys(("r1c2", "r1c4", "r1c5"), "1245")),
    ("forbidden-pair", RIPPLE, {"r1c1": "12", "r1c3": "12"}),
    ("forbidden-pair", APART, {"r1c1": "24", "r2c2": "12", "r3c1": "14"}),
]


@pytest.mark.parametrize(("technique", "puzzle", "candidates"), STATES)
def test_steps_hold_and_changed_ones_are_refused(technique: str, puzzle: gw.Puzzle, candidates: dict[str, str]) -> None:
    board = board_of(puzzle, **candidates)
    position = position_of(board, puzzle)
    steps = found(board, technique)
    assert steps
    for step in steps:
        assert not gw.verify(position, [step])
        cell = step.eliminations[0][0]
        everything = tuple((cell, value) for value in values_in(board.candidates[cell]))
        assert gw.verify(position, [replace(step, eliminations=everything)])
        assert gw.verify(position, [replace(step, pairs=())])
        assert gw.verify(position, [replace(step, pairs=step.pairs[1:])])
        if step.houses:
            assert gw.verify(position, [replace(step, houses=())])
        assert gw.verify(position, [replace(step, grounds=())])


@settings(max_examples=60, deadline=None)
@given(st.sampled_from((*SQUARE_KINDS, *REGION_KINDS, *MIXES)), st.integers(0, 60))
def test_every_step_agrees_with_every_solution(name: str, seed: int) -> None:
    try:
        puzzle = random_puzzle(name, seed)
    except gw.RuleError:
        return
    family = ("no-place", "forbidden-pair")
    techniques = [technique for technique in gw.ladder() if technique.id in family or technique in singles()]
    trail = gw.explain(puzzle, techniques)
    assert not gw.verify(puzzle, trail.steps)
    for solution in gw.solve(puzzle, limit=20).solutions:
        board = Board(layout_of(puzzle), solution.values)
        assert not any(found(board, technique) for technique in family)
        assert all(value in left for left, value in zip(trail.candidates, solution.values, strict=True))
