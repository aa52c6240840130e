"""Leftovers: what sticks out on two sides is equal."""

from __future__ import annotations

from dataclasses import replace

import pytest
from boards import board_of, found, position_of, said
from hypothesis import given, settings
from hypothesis import strategies as st
from random_puzzles import MIXES, random_puzzle

import gridwright as gw
from gridwright.logic.board import Board
from gridwright.logic.structure.leftovers import leftovers_of
from gridwright.logic.structure.sets import cells_in
from gridwright.model.layout import layout_of
from gridwright.model.primitives import values_in

# A and B have the cells of rows 1 and 2, but for r2c5, and r3c3 besides.
ONE = gw.jigsaw([[0] * 5] * 5, ["AAABB", "AABBC", "DDBCC", "DDECC", "DEEEE"])
ONE_WITH_DIAGONALS = gw.jigsaw([[0] * 5] * 5, ["AAABB", "AABBC", "DDBCC", "DDECC", "DEEEE"], options=["diagonals"])
# A and B have the cells of rows 1 and 2, but for r2c4 and r2c5, and r3c1 and r3c3 besides.
TWO = gw.jigsaw([[0] * 5] * 5, ["AABBB", "AABCC", "ADBCC", "DDEEC", "DDEEE"])
LATIN = gw.latin([[0] * 4] * 4)


def names(puzzle: gw.Puzzle, size: int) -> set[frozenset[str]]:
    return {
        frozenset(puzzle.grid.names(cells_in(cells)) for cells in (leftover.one, leftover.other))
        for leftover in leftovers_of(layout_of(puzzle))
        if leftover.size == size
    }


def test_leftovers_of_a_layout() -> None:
    assert frozenset({"r2c5", "r3c3"}) in names(ONE, 1)
    assert frozenset({"r2c4 r2c5", "r3c1 r3c3"}) in names(TWO, 2)
    assert frozenset({"r1c3 r1c4 r2c3 r2c4", "r3c1 r3c2 r4c1 r4c2"}) in names(LATIN, 4)


@pytest.mark.parametrize("size", [4, 6, 9, 12, 16])
def test_regular_boxes_have_none_that_locked_candidates_do_not_tell(size: int) -> None:
    leftovers = leftovers_of(layout_of(gw.sudoku([[0] * size] * size)))
    assert all(leftover.size > 3 for leftover in leftovers)
    assert size == 4 or not leftovers


def test_regions_of_other_sizes_are_not_laid_over_each_other() -> None:
    assert not leftovers_of(layout_of(gw.suguru(["AABB", "ACCC", "DDDC"])))


@pytest.mark.parametrize("puzzle", [ONE, ONE_WITH_DIAGONALS])
def test_two_cells_share_their_candidates(puzzle: gw.Puzzle) -> None:
    board = board_of(puzzle, r2c5="123", r3c3="234")
    gone = [said(board, step.eliminations) for step in found(board, "leftover-cell")]
    assert {"r3c3=4"} in gone
    assert {"r2c5=1"} in gone


def test_a_value_placed_in_one_is_placed_in_the_other() -> None:
    board = board_of(ONE)
    board.place(9, 4)
    step = found(board, "leftover-cell")[0]
    assert said(board, step.placements) == {"r3c3=4"}
    assert step.rating == 2.7
    assert step.grounds == (9,)


def test_equal_cells_with_equal_candidates_say_nothing() -> None:
    assert not found(board_of(ONE, r2c5="123", r3c3="123"), "leftover-cell")
    assert not found(board_of(ONE), "leftover-cell")


def test_what_one_side_lacks_the_other_loses() -> None:
    board = board_of(TWO, r2c4="123", r2c5="1234")
    (step,) = [step for step in found(board, "leftover-set") if step.grounds == (8, 9)]
    assert said(board, step.eliminations) == {"r3c1=5", "r3c3=5"}
    assert step.rating == 3.5
    board = board_of(LATIN, **dict.fromkeys(("r1c3", "r1c4", "r2c3", "r2c4"), "123"))
    (step,) = [step for step in found(board, "leftover-set") if step.grounds == (2, 3, 6, 7)]
    assert said(board, step.eliminations) == {f"r{row}c{col}=4" for row in (3, 4) for col in (1, 2)}
    assert step.rating == 4.1


def test_what_was_placed_on_one_side_needs_its_place_on_the_other() -> None:
    board = board_of(TWO, r3c1="123")
    board.place(8, 4)
    assert {"r3c3=4"} in [said(board, step.placements) for step in found(board, "leftover-set")]


def test_no_set_where_every_value_is_possible_on_both_sides() -> None:
    assert not [step for step in found(board_of(TWO, r2c4="123", r2c5="345"), "leftover-set") if 8 in step.grounds]


STATES = [
    ("leftover-cell", ONE, {"r2c5": "123"}),
    ("leftover-cell", ONE_WITH_DIAGONALS, {"r3c3": "4"}),
    ("leftover-set", TWO, {"r2c4": "123", "r2c5": "1234"}),
    ("leftover-set", LATIN, dict.fromkeys(("r1c3", "r1c4", "r2c3", "r2c4"), "123")),
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
        assert gw.verify(position, [replace(step, grounds=step.grounds[1:])])
        assert gw.verify(position, [replace(step, houses=step.houses[1:])])
        assert gw.verify(position, [replace(step, houses=step.houses[:-1])])


@settings(max_examples=40, deadline=None)
@given(st.sampled_from(("jigsaw", "sudoku", "latin", "suguru", *MIXES)), st.integers(0, 60))
def test_every_step_agrees_with_every_solution(name: str, seed: int) -> None:
    try:
        puzzle = random_puzzle(name, seed)
    except gw.RuleError:
        return
    family = ("leftover-cell", "leftover-set")
    trail = gw.explain(puzzle, [technique for technique in gw.ladder() if technique.id in family])
    assert not gw.verify(puzzle, trail.steps)
    for solution in gw.solve(puzzle, limit=20).solutions:
        board = Board(layout_of(puzzle), solution.values)
        assert not any(found(board, technique) for technique in family)
        assert all(value in left for left, value in zip(trail.candidates, solution.values, strict=True))
