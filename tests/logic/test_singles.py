"""Singles, each alone and together."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from random_puzzles import MIXES, REGION_KINDS, SQUARE_KINDS, random_puzzle

import gridwright as gw
from gridwright.logic import singles
from gridwright.logic.board import Board
from gridwright.logic.techniques.singles import hidden_in_line, hidden_in_region, hidden_in_set, last_cell, naked_single
from gridwright.model.layout import layout_of

EXAMPLES = Path(__file__).parent.parent.parent / "examples"


def board_of(puzzle: gw.Puzzle) -> Board:
    return Board(layout_of(puzzle), puzzle.givens)


def test_naked_single_in_a_sudoku() -> None:
    board = board_of(gw.sudoku(["123.", "....", "....", "...."]))
    assert [step.placements for step in naked_single(board)] == [((3, 4),)]


def test_naked_single_in_a_suguru() -> None:
    board = board_of(gw.suguru(["AAB", "ABB"], ["1..", "..."]))
    # r1c2 and r2c1 keep 2 and 3; the other region keeps what does not touch the 1.
    assert not list(naked_single(board))
    board.place(1, 2)
    assert ((3, 3),) in [step.placements for step in naked_single(board)]


def test_no_naked_single_where_two_candidates_are_left() -> None:
    assert not list(naked_single(board_of(gw.sudoku(["12..", "....", "....", "...."]))))


def test_hidden_single_in_a_region() -> None:
    board = board_of(gw.sudoku(["1...", "....", ".1..", "...."]))
    steps = list(hidden_in_region(board))
    found = {step.placements[0]: board.layout.rules[step.houses[0].rule].label for step in steps}
    assert found == {}
    board.place(14, 1)
    found = {step.placements[0]: board.layout.rules[step.houses[0].rule].label for step in hidden_in_region(board)}
    assert found[7, 1] == "box 2"
    found = {step.placements[0] for step in hidden_in_line(board)}
    assert (7, 1) in found


def test_hidden_single_needs_a_full_house() -> None:
    # Windows of touching cells are houses too, but need not hold any value.
    board = board_of(gw.suguru(["AAAA", "BBBB"], ["....", "...."]))
    assert all(board.layout.rules[step.houses[0].rule].label.startswith("region") for step in hidden_in_region(board))


def test_a_hidden_single_in_touching_cells_is_none_in_a_line() -> None:
    # The four cells at the upper left touch, and have 1 to 4 between them; the 3 of A is too far below.
    board = board_of(gw.suguru(["AABB", "ACBB", "CCDD", "CDDD"], ["...."] * 4))
    assert not [*hidden_in_line(board)]
    labels = {board.layout.rules[step.houses[0].rule].label for step in hidden_in_set(board)}
    assert labels == {"no touching equals"}
    (step, *_) = hidden_in_set(board)
    assert (step.technique, step.rating, step.placements) == ("hidden-single-set", 2.3, ((5, 4),))
    assert gw.verify(gw.suguru(["AABB", "ACBB", "CCDD", "CDDD"], ["...."] * 4), [step]) == []


def test_the_last_of_touching_cells_is_a_naked_single() -> None:
    puzzle = gw.suguru(["AABB", "ACBB", "CCDD", "CDDD"], ["12..", "3...", "....", "...."])
    assert not [step for step in last_cell(board_of(puzzle)) if step.placements == ((5, 4),)]
    assert ((5, 4),) in [step.placements for step in naked_single(board_of(puzzle))]


def test_a_diagonal_is_a_line() -> None:
    board = board_of(gw.latin(["1...", "....", "..3.", "...."], options=["diagonals"]))
    sorts = {house.sort for house in board.shape.houses if "diagonal" in board.layout.rules[house.house.rule].label}
    assert sorts == {"line"}


def test_a_relation_acts_when_a_value_is_placed() -> None:
    board = board_of(gw.futoshiki(["r1c1<r1c2"], ["...", "...", "..."]))
    board.place(0, 2)
    assert board.candidates[1] == 0b100


@pytest.mark.parametrize("name", ["seed-000", "seed-003"])
def test_the_seeds_fall_to_singles(name: str) -> None:
    puzzle = gw.load_file(EXAMPLES / f"{name}.txt")
    trail = gw.explain(puzzle, singles())
    assert trail.solved
    assert all("single" in step.technique or "last" in step.technique for step in trail.steps)
    assert trail.values == gw.solve(puzzle).solutions[0].values
    assert len(trail.steps) == puzzle.givens.count(0)


def test_a_hard_puzzle_stays_where_singles_leave_it() -> None:
    trail = gw.explain(gw.load_file(EXAMPLES / "sudoku-diagonals.txt"), singles())
    assert not trail.solved
    assert not trail.broken
    assert 0 in trail.values


def test_a_broken_puzzle_is_told() -> None:
    trail = gw.explain(gw.load("11.............."), singles())
    assert trail.broken
    assert not trail.solved


@settings(max_examples=80, deadline=None)
@given(st.sampled_from((*SQUARE_KINDS, *REGION_KINDS, *MIXES)), st.integers(0, 60))
def test_every_step_agrees_with_every_solution(name: str, seed: int) -> None:
    try:
        puzzle = random_puzzle(name, seed)
    except gw.RuleError:
        return
    trail = gw.explain(puzzle, singles())
    solutions = gw.solve(puzzle, limit=20).solutions
    for solution in solutions:
        assert not trail.broken
        assert all(found in (0, value) for found, value in zip(trail.values, solution.values, strict=True))
        assert all(value in left for left, value in zip(trail.candidates, solution.values, strict=True))
    if trail.solved:
        assert puzzle.holds(trail.values)
    if trail.broken:
        assert not solutions
