"""Deadly patterns: found only where two values can be exchanged, and right only where there is one solution."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from boards import board_of, found, said
from hypothesis import given, settings
from hypothesis import strategies as st
from random_puzzles import MIXES, REGION_KINDS, SQUARE_KINDS, random_puzzle

import gridwright as gw
from gridwright.logic import singles
from gridwright.logic.explain import next_step
from gridwright.logic.route import take

FAMILY = [technique for technique in gw.ladder() if technique.needs_uniqueness]

EMPTY = ["." * 9] * 9
SUDOKU = gw.sudoku(EMPTY)
LATIN = gw.latin(["...."] * 4)
SMALL = gw.latin(["..."] * 3)
BOXES = gw.sudoku(["...."] * 4)

CORNERS = {"r1c1": "12", "r1c5": "12", "r2c1": "12"}
LOOP = {"r1c1": "12", "r1c4": "12", "r2c4": "12", "r2c7": "12", "r3c7": "12"}
GRAVE = {
    "r1c1": "12", "r1c2": "12", "r1c3": "34", "r1c4": "34", "r2c1": "34", "r2c2": "34", "r2c3": "12", "r2c4": "12",
    "r3c1": "12", "r3c2": "12", "r3c3": "34", "r3c4": "34", "r4c1": "34", "r4c2": "34", "r4c3": "12", "r4c4": "12",
}  # fmt: skip


def without(value: str, *cells: str) -> dict[str, str]:
    return dict.fromkeys(cells, "123456789".replace(value, ""))


STATES = [
    ("unique-rectangle", SUDOKU, CORNERS | {"r2c5": "123"}, {"r2c5=1", "r2c5=2"}),
    ("unique-rectangle", LATIN, {"r1c1": "12", "r1c3": "12", "r4c1": "12", "r4c3": "123"}, {"r4c3=1", "r4c3=2"}),
    # One of two corners holds the third value.
    ("unique-rectangle", LATIN, {"r1c1": "12", "r1c3": "12", "r4c1": "123", "r4c3": "123"}, {"r4c2=3", "r4c4=3"}),
    # One of two corners holds 1: the other cannot hold 2.
    ("unique-rectangle", SUDOKU,
     {"r1c1": "12", "r2c1": "12", "r1c5": "1234", "r2c5": "1256"}
     | without("1", *(f"r{row}c5" for row in range(3, 10))),
     {"r1c5=2", "r2c5=2"}),
    # With 2 in the last corner, both its neighbours would be 1.
    ("unique-rectangle", SUDOKU,
     {"r1c1": "12", "r1c5": "124", "r2c1": "123", "r2c5": "1256"}
     | without("1", *(f"r{row}c5" for row in range(3, 10)), *(f"r2c{col}" for col in (2, 3, 4, 6, 7, 8, 9))),
     {"r2c5=2"}),
    ("unique-loop", SUDOKU, LOOP | {"r3c1": "123"}, {"r3c1=1", "r3c1=2"}),
    ("unique-loop", LATIN, {"r1c1": "12", "r1c2": "12", "r2c2": "12", "r2c3": "12", "r3c3": "12", "r3c1": "124"},
     {"r3c1=1", "r3c1=2"}),
    ("bivalue-grave", BOXES, GRAVE | {"r1c1": "123"}, {"r1c1=3"}),
    ("bivalue-grave", SMALL,
     {"r1c1": "123", "r1c2": "23", "r1c3": "13", "r2c1": "23", "r2c2": "13", "r2c3": "12", "r3c1": "13", "r3c2": "12",
      "r3c3": "23"}, {"r1c1=3"}),
    ("bivalue-grave", BOXES, GRAVE | {"r1c1": "123", "r2c3": "123"}, {"r1c3=3", "r2c1=3", "r2c2=3", "r1c4=3"}),
]  # fmt: skip


@pytest.mark.parametrize(("technique", "puzzle", "candidates", "told"), STATES)
def test_it_finds_what_it_should(technique: str, puzzle: gw.Puzzle, candidates: dict[str, str], told: set[str]) -> None:
    board = board_of(puzzle, **candidates)
    steps = found(board, technique)
    assert told in [said(board, (*step.placements, *step.eliminations)) for step in steps]
    assert all(step.uniqueness for step in steps)
    assert all(gw.verify(puzzle, [step]) for step in steps), "these puzzles have many solutions"


@pytest.mark.parametrize(
    ("technique", "puzzle", "candidates"),
    [
        ("unique-rectangle", SUDOKU, CORNERS | {"r2c5": "34"}),
        ("unique-rectangle", SUDOKU, {"r1c1": "12", "r1c5": "12", "r4c1": "12", "r4c5": "123"}),  # in four boxes
        ("unique-rectangle", gw.sudoku(EMPTY, options=["diagonals"]), CORNERS | {"r2c5": "123"}),
        ("unique-rectangle", gw.sudoku(EMPTY, options=["anti-knight"]), CORNERS | {"r2c5": "123"}),
        ("unique-rectangle", gw.comparison(["r1c1<r1c2"], EMPTY), CORNERS | {"r2c5": "123"}),
        ("unique-loop", SUDOKU, LOOP | {"r3c1": "345", "r6c1": "123"}),
        ("unique-loop", gw.sudoku(EMPTY, options=["no-touch"]), LOOP | {"r3c1": "123"}),
        ("bivalue-grave", BOXES, GRAVE),
        ("bivalue-grave", BOXES, GRAVE | {"r1c1": "1234"}),
        ("bivalue-grave", BOXES, GRAVE | {"r1c1": "123", "r2c3": "124"}),
        ("bivalue-grave", gw.sudoku(["...."] * 4, options=["anti-knight"]), GRAVE | {"r1c1": "123"}),
        ("bivalue-grave", gw.comparison(["r3c3<r3c4"], ["...."] * 4), GRAVE | {"r1c1": "123"}),
    ],
)
def test_it_finds_nothing_where_an_exchange_would_show(
    technique: str, puzzle: gw.Puzzle, candidates: dict[str, str]
) -> None:
    assert found(board_of(puzzle, **candidates), technique) == []


SOLVABLE = [
    ("unique-rectangle", gw.latin(["..34..", ".3..4.", "..6..5", "2...6.", ".61...", "...21."])),
    ("unique-rectangle", gw.load("..5...18.91..7.......4...5.6..5..32.5...2.....3.8..7........4.33....4.1..462....8")),
    ("unique-loop", gw.load("..5...18.91..7.......4...5.6..5..32.5...2.....3.8..7........4.33....4.1..462....8")),
    ("unique-loop",
     gw.jigsaw(["....3", "...2.", "..2..", "3..4.", "...1."], ["ABBBB", "AAAAB", "CCCCC", "DDDEE", "DDEEE"])),
    ("bivalue-grave", gw.load("2..5....9..48.......5.6..17.....25.........8.8..1...2.1.2..7...7.....4..4.9.13...")),
    ("bivalue-grave",
     gw.jigsaw([".....", "4....", "....1", ".2...", "..5.."], ["AAAAB", "CCABB", "CCCBB", "DDDEE", "DDEEE"])),
]  # fmt: skip


@pytest.mark.parametrize(("technique", "puzzle"), SOLVABLE)
def test_it_holds_in_puzzles_of_one_solution_and_wrong_steps_are_rejected(technique: str, puzzle: gw.Puzzle) -> None:
    ids = ("pointing", "claiming", "naked-pair", "hidden-pair", technique)
    techniques = [*singles(), *(entry for entry in gw.ladder() if entry.id in ids)]
    steps = gw.explain(puzzle, techniques, uniqueness=True).steps
    assert gw.verify(puzzle, steps) == []
    place, step = next((place, step) for place, step in enumerate(steps) if step.technique == technique)
    before = steps[:place]
    assert gw.verify(puzzle, [*before, replace(step, uniqueness=False)]), "without that knowledge nothing follows"
    (solution,) = gw.solve(puzzle).solutions
    cell = (*step.placements, *step.eliminations)[0][0]
    assert gw.verify(puzzle, [*before, replace(step, placements=(), eliminations=((cell, solution.values[cell]),))])
    assert not any(step.technique == technique for step in gw.explain(puzzle, techniques).steps), "it is off by default"


@settings(max_examples=30, deadline=None)
@given(st.sampled_from((*SQUARE_KINDS, *REGION_KINDS, *MIXES)), st.integers(0, 60))
def test_every_step_agrees_with_the_only_solution(name: str, seed: int) -> None:
    try:
        puzzle = random_puzzle(name, seed)
    except gw.RuleError:
        return
    solution = gw.solve(puzzle, limit=1).solution
    if solution is None:
        return
    board = board_of(with_few_givens(puzzle, solution.values, seed))
    others = [technique for technique in gw.ladder() if not technique.needs_uniqueness and technique.rating < 5]
    while board.open:
        for technique in FAMILY:
            for step in technique.find(board):
                assert all(solution.values[cell] == value for cell, value in step.placements)
                assert all(solution.values[cell] != value for cell, value in step.eliminations)
        easier = next_step(board, others)
        if easier is None:
            break
        take(board, easier)


def with_few_givens(puzzle: gw.Puzzle, values: tuple[int, ...], seed: int) -> gw.Puzzle:
    """The puzzle with that solution only, and no given more than that takes."""
    givens = list(values)
    for cell in random.Random(seed).sample(range(len(values)), len(values)):
        givens[cell] = 0
        if gw.solve(replace(puzzle, givens=tuple(givens))).status is not gw.Status.UNIQUE:
            givens[cell] = values[cell]
    return replace(puzzle, givens=tuple(givens))
