"""Wings: a pivot and its pincers."""

from __future__ import annotations

from dataclasses import replace

import pytest
from boards import board_of, found, position_of, said
from hypothesis import given, settings
from hypothesis import strategies as st
from random_puzzles import MIXES, REGION_KINDS, SQUARE_KINDS, random_puzzle

import gridwright as gw
from gridwright.logic import singles

FAMILY = ("xy-wing", "xyz-wing", "wxyz-wing")

SUDOKU = gw.load("." * 81)
KNIGHT = gw.sudoku(["." * 9] * 9, options=["anti-knight"])
LATIN = gw.latin(["....."] * 5)
FUTOSHIKI = gw.futoshiki(["r3c3<r3c4"], ["....."] * 5)
SUGURU = gw.suguru(["AAB", "ABB", "BBB", "CDD", "EDD", "EDD"], ["...", "..1", ".3.", "1.1", "2.2", "1.."])

STATES = [
    ("xy-wing", SUDOKU, {"r1c1": "12", "r1c5": "13", "r5c1": "23"}, {"r5c5=3"}),
    ("xy-wing", LATIN, {"r2c2": "12", "r2c4": "13", "r5c2": "23"}, {"r5c4=3"}),
    # With 3 at r3c3, the greater r3c4 is not 2.
    ("xy-wing", FUTOSHIKI, {"r3c3": "13", "r3c4": "24", "r5c3": "14"}, {"r5c4=4"}),
    ("xyz-wing", SUDOKU, {"r1c1": "123", "r2c2": "13", "r1c7": "23"}, {"r1c2=3", "r1c3=3"}),
    ("xyz-wing", SUGURU, {}, {"r2c2=2"}),
    ("wxyz-wing", SUDOKU, {"r1c1": "1234", "r1c5": "14", "r1c7": "24", "r2c2": "34"}, {"r1c2=4", "r1c3=4"}),
    ("wxyz-wing", SUDOKU, {"r1c1": "123", "r1c5": "14", "r1c7": "24", "r2c2": "34"}, {"r1c2=4", "r1c3=4"}),
    # r2c3 and others see a pincer a knight's move away.
    ("wxyz-wing", KNIGHT, {"r1c1": "123", "r1c5": "14", "r3c2": "24", "r2c2": "34"},
     {"r1c2=4", "r1c3=4", "r2c3=4", "r2c4=4", "r3c4=4"}),
]  # fmt: skip


@pytest.mark.parametrize(("technique", "puzzle", "candidates", "removed"), STATES)
def test_it_finds_what_it_should(
    technique: str, puzzle: gw.Puzzle, candidates: dict[str, str], removed: set[str]
) -> None:
    board = board_of(puzzle, **candidates)
    (step,) = found(board, technique)
    assert said(board, step.eliminations) == removed
    assert gw.verify(position_of(board, puzzle), [step]) == []


@pytest.mark.parametrize(("technique", "puzzle", "candidates", "removed"), STATES)
def test_wrong_steps_are_rejected(
    technique: str, puzzle: gw.Puzzle, candidates: dict[str, str], removed: set[str]
) -> None:
    board = board_of(puzzle, **candidates)
    start, (step,) = position_of(board, puzzle), found(board, technique)
    for cell in step.cells:
        if board.has(cell, step.values[0]):
            assert gw.verify(start, [replace(step, eliminations=((cell, step.values[0]),))])
    for number in range(1, len(step.grounds)):
        assert gw.verify(start, [replace(step, grounds=(*step.grounds[:number], *step.grounds[number + 1 :]))])
    for number in range(len(step.pairs)):
        assert gw.verify(start, [replace(step, pairs=(*step.pairs[:number], *step.pairs[number + 1 :]))])


@pytest.mark.parametrize(
    ("technique", "puzzle", "candidates"),
    [
        ("xy-wing", SUDOKU, {"r1c1": "12", "r1c5": "13", "r5c1": "234"}),
        ("xy-wing", SUDOKU, {"r1c1": "12", "r1c5": "13", "r5c2": "23"}),
        ("xy-wing", LATIN, {"r2c2": "12", "r2c4": "13", "r5c2": "23", "r5c4": "1245"}),
        ("xy-wing", LATIN, {"r3c3": "13", "r3c4": "24", "r5c3": "14"}),
        ("xyz-wing", SUDOKU, {"r1c1": "123", "r5c1": "13", "r1c7": "23"}),
        ("xyz-wing", SUGURU, {"r2c2": "45"}),
        ("wxyz-wing", SUDOKU, {"r1c1": "1235", "r1c5": "14", "r1c7": "24", "r2c2": "34"}),
    ],
)
def test_it_finds_nothing_elsewhere(technique: str, puzzle: gw.Puzzle, candidates: dict[str, str]) -> None:
    assert found(board_of(puzzle, **candidates), technique) == []


@settings(max_examples=40, deadline=None)
@given(st.sampled_from((*SQUARE_KINDS, *REGION_KINDS, *MIXES)), st.integers(0, 60))
def test_every_step_agrees_with_every_solution(name: str, seed: int) -> None:
    try:
        puzzle = random_puzzle(name, seed)
    except gw.RuleError:
        return
    family = [technique for technique in gw.ladder() if technique.id in FAMILY]
    trail = gw.explain(puzzle, [*singles(), *family])
    assert not gw.verify(puzzle, trail.steps)
    for solution in gw.solve(puzzle, limit=20).solutions:
        assert all(value in left for left, value in zip(trail.candidates, solution.values, strict=True))
