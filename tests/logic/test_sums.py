"""Combinations, sums and the rule of 45: what each finds, and what it stands on."""

from __future__ import annotations

from dataclasses import replace

from boards import board_of, found, said
from planted_rules import Planted
from rule_boards import NINE, ones, proven, with_words

from gridwright.model.primitives import Sum

# Combinations


def test_a_cage_of_one_combination() -> None:
    puzzle = with_words(NINE, "r1c1-r1c2=cage17")
    board = board_of(puzzle)
    (step,) = proven(board, puzzle, "combinations")
    assert step.rating == 2.0
    assert step.ways == ((8, 9),)
    assert step.grounds == (), "no candidate is gone yet that it needs"
    assert said(board, step.eliminations) == ones("r1c1", "1234567") | ones("r1c2", "1234567")
    assert not found(board, "many-combinations")


def test_combinations_that_candidates_leave() -> None:
    puzzle = with_words(NINE, "r1c1-r1c2=cage10")
    board = board_of(puzzle, r1c1="2789")
    (step,) = proven(board, puzzle, "combinations")
    assert step.ways == ((1, 9), (2, 8), (3, 7))
    assert step.rating == 2.2
    assert step.grounds == (0,)
    assert said(board, step.eliminations) == ones("r1c2", "456") | ones("r1c2", "5")


def test_more_than_three_combinations_are_many() -> None:
    puzzle = with_words(NINE, "r1c1-r1c2-r2c1=cage19")
    board = board_of(puzzle)
    assert not found(board, "combinations")
    (step,) = proven(board, puzzle, "many-combinations")
    assert len(step.ways) == 5
    assert 2.4 <= step.rating <= 2.6


def test_a_small_sum_has_combinations_too() -> None:
    puzzle = with_words(NINE, "r1c1-r1c2-r1c3=arrow")
    board = board_of(puzzle, r1c1="345")
    (step,) = proven(board, puzzle, "many-combinations")
    assert (5, 2, 3) in step.ways or not step.ways
    board = board_of(puzzle, r1c1="34")
    (step,) = proven(board, puzzle, "combinations")
    assert step.ways == ((3, 1, 2), (3, 2, 1), (4, 1, 3), (4, 3, 1))
    assert said(board, step.eliminations) == ones("r1c2", "456789") | ones("r1c3", "456789")


def test_a_value_of_all_combinations() -> None:
    puzzle = with_words(NINE, "r1c1-r1c2-r1c3=cage8")  # 1+2+5 or 1+3+4
    board = board_of(puzzle)
    (step,) = proven(board, puzzle, "must-contain")
    others = {name for cell in range(3, 9) for name in ones(f"r1c{cell + 1}", "1")}
    box = {name for row in (2, 3) for col in (1, 2, 3) for name in ones(f"r{row}c{col}", "1")}
    assert said(board, step.eliminations) == others | box
    assert not found(board, "only-place")
    (single,) = proven(board_of(puzzle, r1c2="2345", r1c3="2345"), puzzle, "only-place")
    assert single.placements == ((0, 1),)


# Sums


def test_the_last_cell_of_a_sum() -> None:
    puzzle = replace(with_words(NINE, "r1c1-r1c2-r2c2=cage15", "r5c5-r5c6-r5c7=arrow"), givens=NINE.givens)
    board = board_of(puzzle)
    for cell, value in ((0, 3), (1, 8), (40, 9), (41, 2)):
        board.place(cell, value)
    assert [step.placements for step in proven(board, puzzle, "last-in-sum")] == [((42, 7),), ((10, 4),)]


def test_a_last_cell_that_cannot_make_it_up_is_no_step() -> None:
    puzzle = with_words(NINE, "r5c5-r5c6-r5c7=arrow")
    board = board_of(puzzle)
    board.place(40, 4)
    board.place(41, 2)  # which leaves 2, but not in the same row
    assert not found(board, "last-in-sum")


def test_bounds_know_which_cells_differ() -> None:
    puzzle = with_words(NINE, "r1c6-downleft=littlekiller14")
    board = board_of(puzzle)
    (step,) = proven(board, puzzle, "sum-bounds")
    names = ("r1c6", "r2c5", "r3c4", "r4c3", "r5c2", "r6c1")  # twice 1+2+3, and at most two more in one of them
    assert said(board, step.eliminations) == {one for name in names for one in ones(name, "6789")}


def test_bounds_of_any_coefficients() -> None:
    puzzle = replace(NINE, rules=(*NINE.rules, Planted(Sum((0, 40, 80), (2, -3, 1), 24, 30))))
    board = board_of(puzzle)
    (step,) = proven(board, puzzle, "sum-bounds")
    # Twice r1c1 and r9c9 make at most 27, of which thrice r5c5 is taken: 24 is reached with 1 there, and hardly.
    assert said(board, step.eliminations) == (
        ones("r1c1", "12345678") | ones("r5c5", "23456789") | ones("r9c9", "12345678")
    )


# The rule of 45


def test_an_innie_and_an_outie() -> None:
    words = ["r1c1-r1c2-r1c3=cage20", "r2c1-r2c2-r2c3=cage6", "r3c1-r3c2=cage13"]
    puzzle = with_words(NINE, *words)
    (step,) = proven(board_of(puzzle), puzzle, "rule-of-45")
    assert step.placements == ((20, 6),)
    assert step.rating == 2.3
    puzzle = with_words(NINE, *words[:2], "r3c1-r3c2-r3c3-r4c3=cage24")
    (step,) = proven(board_of(puzzle), puzzle, "rule-of-45")
    assert step.placements == ((29, 5),)


def test_a_virtual_cage() -> None:
    puzzle = with_words(NINE, "r1c1-r1c2-r1c3=cage20", "r2c1-r2c2-r2c3=cage17")
    board = board_of(puzzle)
    (step,) = proven(board, puzzle, "virtual-cage")
    assert step.cells == (18, 19, 20)
    assert step.ways == ((1, 2, 5), (1, 3, 4))
    assert said(board, step.eliminations) == {one for cell in (1, 2, 3) for one in ones(f"r3c{cell}", "6789")}


def test_inside_less_outside_has_a_known_difference() -> None:
    puzzle = with_words(NINE, "r1c1-r1c2-r1c3=cage20", "r2c1-r2c2-r2c3=cage6", "r3c1-r3c2-r4c1=cage11")
    board = board_of(puzzle)
    step = next(step for step in proven(board, puzzle, "virtual-cage") if len(step.cells) == 2)
    assert step.cells == (27, 20), "r4c1 is 8 less than r3c3"
    assert said(board, step.eliminations) == ones("r4c1", "23456789") | ones("r3c3", "12345678")


def test_several_houses() -> None:
    words = [f"r{row}c1-r{row}c2-r{row}c3-r{row}c4-r{row}c5-r{row}c6-r{row}c7-r{row}c8=cage40" for row in (1,)]
    puzzle = with_words(NINE, *words, "r1c9-r2c9=cage7", "r2c1-r2c2-r2c3-r2c4-r2c5-r2c6-r2c7=cage35")
    board = board_of(puzzle)
    steps = proven(board, puzzle, "rule-of-45-houses")
    assert steps[0].placements == ((16, 8),)
    assert steps[0].rating == 3.6
    assert {house.rule for house in steps[0].houses} == {1, 2}
