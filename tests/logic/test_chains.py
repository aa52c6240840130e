"""Chains: each alone, over links of houses, cells and signs, open, closed and biting their own tail."""

from __future__ import annotations

from dataclasses import replace

import pytest
from boards import board_of, found, position_of
from cases import Case, wrong
from hypothesis import given, settings
from hypothesis import strategies as st
from random_puzzles import MIXES, REGION_KINDS, SQUARE_KINDS, random_puzzle

import gridwright as gw
from gridwright.logic.structure.links import longer

CHAINS = ("x-chain", "xy-chain", "alternating-chain")
SUDOKU = gw.sudoku(["." * 9] * 9)
LATIN = gw.latin(["." * 6] * 6)
SIGNED = gw.futoshiki(["r1c1<r1c2"], ["." * 6] * 6)

THREE_ROWS = Case(
    "x-chain", SUDOKU, "r2c3=1 r3c3=1 r7c2=1 r8c2=1",
    places={("r1", 1): "r1c2 r1c5", ("r4", 1): "r4c5 r4c8", ("r9", 1): "r9c8 r9c3"},
)  # fmt: skip
LOOP = Case(
    "x-chain", LATIN, "r4c1=1 r4c2=1 r4c3=1 r5c1=1 r5c2=1 r5c3=1 r6c1=1 r6c2=1 r6c3=1",
    places={("r1", 1): "r1c1 r1c2", ("r2", 1): "r2c2 r2c3", ("r3", 1): "r3c3 r3c1"},
)  # fmt: skip
FOUR_CELLS = Case(
    "xy-chain", SUDOKU, "r1c5=1 r9c1=1", candidates={"r1c1": "12", "r1c9": "23", "r9c9": "34", "r9c5": "14"}
)
OVER_A_SIGN = Case("xy-chain", SIGNED, "r4c1=2", candidates={"r1c1": "24", "r1c2": "36", "r4c2": "26"})
MIXED = Case(
    "alternating-chain", SUDOKU, "r1c2=1 r2c2=1 r3c2=1 r4c1=1 r5c1=1 r6c1=1",
    candidates={"r1c1": "12", "r5c2": "12"}, places={("c9", 2): "r1c9 r5c9"},
)  # fmt: skip
MIXED_LATIN = Case(
    "alternating-chain", LATIN, "r1c2=1 r5c1=1",
    candidates={"r1c1": "12", "r5c2": "12"}, places={("c5", 2): "r1c5 r5c5"},
)  # fmt: skip
TOLD = (
    (THREE_ROWS, "r1c2=1 = r1c5=1 - r4c5=1 = r4c8=1 - r9c8=1 = r9c3=1", 6.6),
    (LOOP, "r1c1=1 = r1c2=1 - r2c2=1 = r2c3=1 - r3c3=1 = r3c1=1 - r1c1=1", 6.6),
    (FOUR_CELLS, "r1c1=1 = r1c1=2 - r1c9=2 = r1c9=3 - r9c9=3 = r9c9=4 - r9c5=4 = r9c5=1", 6.8),
    (OVER_A_SIGN, "r1c1=2 = r1c1=4 - r1c2=3 = r1c2=6 - r4c2=6 = r4c2=2", 6.7),
    (MIXED, "r1c1=1 = r1c1=2 - r1c9=2 = r5c9=2 - r5c2=2 = r5c2=1", 6.8),
    (MIXED_LATIN, "r1c1=1 = r1c1=2 - r1c5=2 = r5c5=2 - r5c2=2 = r5c2=1", 6.8),
)


@pytest.mark.parametrize(("case", "chain", "rating"), TOLD)
def test_a_chain_is_found_proven_and_told(case: Case, chain: str, rating: float) -> None:
    (step,) = case.steps()
    assert case.told(step) == chain
    assert step.rating == rating


@pytest.mark.parametrize(("case", "chain", "rating"), TOLD)
def test_every_premise_is_needed_and_nothing_else_follows(case: Case, chain: str, rating: float) -> None:
    (step,) = case.steps()
    assert all(case.flaws(planted) for planted in wrong(step, case.board()))


@pytest.mark.parametrize("technique", CHAINS)
@pytest.mark.parametrize("puzzle", [SUDOKU, LATIN, SIGNED])
def test_no_chain_without_strong_links(technique: str, puzzle: gw.Puzzle) -> None:
    assert found(board_of(puzzle), technique) == []


def test_no_chain_where_a_house_has_a_third_place() -> None:
    assert found(replace(THREE_ROWS, places=THREE_ROWS.places | {("r4", 1): "r4c1 r4c5 r4c8"}).board(), "x-chain") == []
    assert found(replace(MIXED, places={("c9", 2): "r1c9 r5c9 r9c9"}).board(), "alternating-chain") == []


def test_no_chain_where_a_cell_has_a_third_candidate() -> None:
    assert found(replace(FOUR_CELLS, candidates=FOUR_CELLS.candidates | {"r9c9": "345"}).board(), "xy-chain") == []
    assert found(replace(OVER_A_SIGN, candidates=OVER_A_SIGN.candidates | {"r1c2": "356"}).board(), "xy-chain") == []


def test_a_chain_that_comes_back_to_its_start_places_it() -> None:
    # If r1c1 is not 1 it is 2, so r1c5 is 3, r5c5 is 1, and then column 1 has no place for 1 but r1c1.
    case = Case(
        "alternating-chain", LATIN, "",
        candidates={"r1c1": "12", "r1c5": "23", "r5c5": "13"}, places={("c1", 1): "r1c1 r5c1"},
    )  # fmt: skip
    (step,) = (step for step in found(case.board(), case.technique) if step.placements)
    assert step.placements == ((0, 1),)
    assert case.told(step) == "r1c1=1 = r1c1=2 - r1c5=2 = r1c5=3 - r5c5=3 = r5c5=1 - r5c1=1 = r1c1=1"
    assert case.flaws(step) == []
    assert case.flaws(replace(step, placements=((0, 2),)))
    assert case.flaws(replace(step, houses=()))


def test_length_adds_to_a_rating() -> None:
    assert [longer(6.5, length) for length in (2, 4, 5, 6, 8, 9, 12, 16, 24, 25, 33)] == [
        6.5, 6.5, 6.6, 6.6, 6.7, 6.8, 6.8, 6.9, 7.0, 7.1, 7.2,
    ]  # fmt: skip


def test_shorter_chains_come_first() -> None:
    board = board_of(LATIN, r1c1="12", r1c5="23", r5c5="13", r6c5="34", r6c6="14")
    lengths = [len(step.links) for step in found(board, "xy-chain")]
    assert lengths == sorted(lengths)
    assert lengths[0] < lengths[-1]


@settings(max_examples=60, deadline=None)
@given(st.sampled_from((*SQUARE_KINDS, *REGION_KINDS, *MIXES)), st.integers(0, 60), st.sampled_from(CHAINS))
def test_every_chain_agrees_with_every_solution(name: str, seed: int, technique: str) -> None:
    try:
        puzzle = random_puzzle(name, seed)
    except gw.RuleError:
        return
    board = board_of(puzzle)
    if board.broken:
        return
    steps = found(board, technique)[:40]
    assert all(gw.verify(position_of(board, puzzle), [step]) == [] for step in steps)
    for solution in gw.solve(puzzle, limit=20).solutions:
        for step in steps:
            assert all(solution.values[cell] == value for cell, value in step.placements)
            assert all(solution.values[cell] != value for cell, value in step.eliminations)
