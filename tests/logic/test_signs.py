"""Signs and other relations: bounds, counting, and values without a partner."""

from __future__ import annotations

from dataclasses import replace

import pytest
from boards import board_of, found, position_of, said
from hypothesis import given, settings
from hypothesis import strategies as st
from random_puzzles import MIXES, SQUARE_KINDS, random_puzzle

import gridwright as gw
from gridwright.logic import singles
from gridwright.logic.board import Board
from gridwright.model.layout import layout_of
from gridwright.model.primitives import values_in

FAMILY = ("extreme-end", "sign-bound", "counting-bound", "no-partner")


def gone(board: Board, technique: str) -> list[set[str]]:
    return [said(board, step.eliminations) for step in found(board, technique)]


def flaws(board: Board, puzzle: gw.Puzzle, step: gw.Step) -> list[gw.Problem]:
    return gw.verify(position_of(board, puzzle), [step])


def empty(size: int) -> list[str]:
    return ["." * size] * size


# Extreme end


def test_extreme_end_in_a_futoshiki() -> None:
    puzzle = gw.futoshiki(["r1c1<r1c2", "r3c3>r4c3"], empty(4))
    board = board_of(puzzle)
    assert gone(board, "extreme-end") == [{"r1c1=4"}, {"r1c2=1"}, {"r4c3=4"}, {"r3c3=1"}]


def test_extreme_end_goes_by_what_the_other_cell_can_hold() -> None:
    # The upper cell of each region is greater: 3 of three, 2 of two.
    puzzle = gw.kojun(["AB", "AB", "AC"], ["..", "..", ".."])
    board = board_of(puzzle)
    assert set().union(*gone(board, "extreme-end")) == {"r1c1=1", "r2c1=1", "r2c1=3", "r3c1=3", "r1c2=1", "r2c2=2"}
    mixed = gw.suguru(["AAB", "AAB"], ["...", "..."], signs=["r1c2<r1c3"])
    assert gone(board_of(mixed), "extreme-end") == [{"r1c2=2", "r1c2=3", "r1c2=4"}, {"r1c3=1"}]


def test_extreme_end_is_said_once() -> None:
    board = board_of(gw.futoshiki(["r1c1<r1c2"], empty(4)), r1c1="123", r1c2="234")
    assert not found(board, "extreme-end")
    assert not found(board_of(gw.sudoku(empty(4))), "extreme-end")


# Sign bound


def test_sign_bound_pushes_up_and_down() -> None:
    puzzle = gw.futoshiki(["r1c1<r1c2"], empty(5))
    board = board_of(puzzle, r1c1="34", r1c2="2345")
    assert gone(board, "sign-bound") == [{"r1c2=2", "r1c2=3"}]
    board = board_of(puzzle, r1c1="1234", r1c2="23")
    assert gone(board, "sign-bound") == [{"r1c1=3", "r1c1=4"}]


def test_sign_bound_runs_along_a_chain() -> None:
    puzzle = gw.comparison(["r1c1<r1c2", "r1c2<r1c3", "r1c3<r2c3"], empty(9))
    board = board_of(puzzle, r1c1="345", r1c2="34567", r1c3="45678", r2c3="56789")
    (step,) = found(board, "sign-bound")
    assert said(board, step.eliminations) == {"r1c2=3", "r1c3=4", "r2c3=5"}
    assert step.rating == 1.7
    assert step.cells == (0, 1, 2, 11)
    assert step.grounds == (0,)
    assert step.pairs == ((0, 1), (1, 2), (2, 11))


def test_a_chain_starts_where_it_begins_to_push() -> None:
    puzzle = gw.futoshiki(["r1c1<r1c2", "r1c2<r1c3"], empty(5))
    board = board_of(puzzle, r1c1="1234", r1c2="234", r1c3="2345")
    up, down = found(board, "sign-bound")
    assert (said(board, up.eliminations), up.cells, up.grounds) == ({"r1c3=2"}, (1, 2), (1,))
    assert (said(board, down.eliminations), down.cells, down.grounds) == ({"r1c1=4"}, (0, 1), (1,))


def test_no_sign_bound_where_nothing_is_out_of_bounds() -> None:
    puzzle = gw.futoshiki(["r1c1<r1c2"], empty(5))
    assert not found(board_of(puzzle, r1c1="14", r1c2="25"), "sign-bound")


def test_signs_in_a_circle_push_nobody() -> None:
    puzzle = gw.futoshiki(["r1c1<r1c2", "r1c2<r2c2", "r2c2<r2c1", "r2c1<r1c1", "r3c3<r3c4"], empty(4))
    board = board_of(puzzle, r3c3="23", r3c4="234")
    assert gone(board, "sign-bound") == [{"r3c4=2"}]
    assert gone(board, "counting-bound") == []


# Bound by counting


def test_counting_cells_above() -> None:
    # r1c1 < r2c1 and r1c1 < r1c2, in one box: two values above it, not one.
    puzzle = gw.comparison(["r1c1<r1c2", "r1c1<r2c1"], boxes=(2, 2), givens=empty(4))
    board = board_of(puzzle, r1c1="123", r1c2="234", r2c1="234")
    (step,) = found(board, "counting-bound")
    assert said(board, step.eliminations) == {"r1c1=3"}
    assert step.cells == (0, 1, 4)
    assert set(step.pairs) == {(0, 1), (0, 4)}


def test_counting_needs_cells_that_differ() -> None:
    puzzle = gw.futoshiki(["r1c1<r1c2", "r1c1<r2c1"], empty(4))
    assert not found(board_of(puzzle, r1c1="123", r1c2="234", r2c1="234"), "counting-bound")


def test_counting_goes_by_the_largest_values_left_and_along_chains() -> None:
    # r1c1 and r1c2 are above r2c1, r1c2 by a chain; they differ and are 4 at most: 3 and 4, so r2c1 is 2 at most.
    puzzle = gw.futoshiki(["r2c1<r1c1", "r2c1<r2c2", "r2c2<r1c2"], empty(5))
    board = board_of(puzzle, r2c1="123", r1c1="234", r1c2="34", r2c2="234")
    steps = found(board, "counting-bound")
    assert {"r2c1=3"} in [said(board, step.eliminations) for step in steps]
    assert all(not flaws(board, puzzle, step) for step in steps)


def test_counting_with_others_of_the_house() -> None:
    # r1c1 = 4 would leave 4 and 5 to r1c1, r1c2 and r1c4.
    puzzle = gw.futoshiki(["r1c1<r1c2"], empty(5))
    board = board_of(puzzle, r1c1="1234", r1c2="2345", r1c4="45")
    (step,) = found(board, "counting-bound")
    assert said(board, step.eliminations) == {"r1c1=4"}
    assert step.cells == (0, 1, 3)
    assert not found(board_of(puzzle, r1c1="1234", r1c2="2345", r1c4="345"), "counting-bound")


# No partner


def test_no_partner_in_a_latin_square() -> None:
    puzzle = gw.latin(empty(6), options=["no-consecutive"])
    board = board_of(puzzle, r1c1="13")
    assert {"r1c2=2"} in gone(board, "no-partner")
    assert {"r2c1=2"} in gone(board, "no-partner")
    board = board_of(puzzle, r1c1="14")
    assert not found(board, "no-partner")


def test_no_partner_counts_all_that_is_said_about_two_cells() -> None:
    puzzle = gw.sudoku(empty(6), options=["no-consecutive"])
    board = board_of(puzzle, r1c1="23")
    assert {"r1c2=2", "r1c2=3"} in gone(board, "no-partner")
    signed = gw.futoshiki(["r1c1<r1c2"], empty(6), options=["no-consecutive"])
    assert {"r1c2=1", "r1c2=2", "r1c2=3"} in gone(board_of(signed, r1c1="23"), "no-partner")


def test_a_sign_alone_is_left_to_bounds() -> None:
    assert not found(board_of(gw.futoshiki(["r1c1<r1c2"], empty(4)), r1c1="3"), "no-partner")


# All of them

SIGNED = gw.futoshiki(["r1c1<r1c2", "r1c2<r1c3"], empty(5))
BOXED = gw.comparison(["r1c1<r1c2", "r1c1<r2c1"], boxes=(2, 2), givens=empty(4))
APART = gw.latin(empty(6), options=["no-consecutive"])
STATES = [
    ("extreme-end", SIGNED, {}),
    ("extreme-end", BOXED, {}),
    ("sign-bound", SIGNED, {"r1c1": "23", "r1c2": "34", "r1c3": "345"}),
    ("sign-bound", BOXED, {"r1c1": "3"}),
    ("counting-bound", BOXED, {"r1c1": "123", "r1c2": "234", "r2c1": "234"}),
    ("counting-bound", gw.futoshiki(["r1c1<r1c2"], empty(5)), {"r1c1": "1234", "r1c2": "2345", "r1c4": "45"}),
    ("no-partner", APART, {"r1c1": "13"}),
    ("no-partner", gw.sudoku(empty(6), options=["no-consecutive"]), {"r3c3": "46"}),
]


@pytest.mark.parametrize(("technique", "puzzle", "candidates"), STATES)
def test_steps_hold_and_changed_ones_are_refused(technique: str, puzzle: gw.Puzzle, candidates: dict[str, str]) -> None:
    board = board_of(puzzle, **candidates)
    steps = found(board, technique)
    assert steps
    for step in steps:
        assert not flaws(board, puzzle, step)
        cell, value = step.eliminations[0]
        everything = tuple((cell, other) for other in values_in(board.candidates[cell]))
        assert flaws(board, puzzle, replace(step, eliminations=everything))
        assert flaws(board, puzzle, replace(step, eliminations=(), placements=((cell, value),)))
        assert flaws(board, puzzle, replace(step, pairs=step.pairs[1:]))
        if step.grounds:
            assert flaws(board, puzzle, replace(step, grounds=step.grounds[1:]))
        if step.houses:
            assert flaws(board, puzzle, replace(step, houses=()))


@settings(max_examples=60, deadline=None)
@given(st.sampled_from((*SQUARE_KINDS, "kojun", *MIXES)), st.integers(0, 60))
def test_every_step_agrees_with_every_solution(name: str, seed: int) -> None:
    try:
        puzzle = random_puzzle(name, seed)
    except gw.RuleError:
        return
    techniques = [technique for technique in gw.ladder() if technique.id in FAMILY or technique in singles()]
    trail = gw.explain(puzzle, techniques)
    assert not gw.verify(puzzle, trail.steps)
    for solution in gw.solve(puzzle, limit=20).solutions:
        board = Board(layout_of(puzzle), solution.values)
        assert not any(found(board, technique) for technique in FAMILY)
        assert all(value in left for left, value in zip(trail.candidates, solution.values, strict=True))
