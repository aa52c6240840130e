"""Two strong links: skyscraper, kite, turbot fish and empty rectangle."""

from __future__ import annotations

from dataclasses import replace

import pytest
from boards import board_of, found, position_of, said
from hypothesis import given, settings
from hypothesis import strategies as st
from random_puzzles import MIXES, REGION_KINDS, SQUARE_KINDS, random_puzzle

import gridwright as gw

FAMILY = ("skyscraper", "kite", "turbot-fish", "empty-rectangle")

SUDOKU = gw.load("." * 81)
JIGSAW = gw.jigsaw(["....."] * 5, ["AABBB", "AABBC", "ADDCC", "DDECC", "DEEEE"])
KOJUN = gw.kojun(["ABC", "ABC", "DBC", "DCC"], ["...", "..3", "...", "..1"])
HAKYUU = gw.hakyuu(["AAB", "CBB", "CCB", "DCB"])


def only(puzzle: gw.Puzzle, **places: str) -> dict[str, str]:
    """Candidates such that the last value stands only there in these houses: row_2="r2c1 r2c5"."""
    rest = "".join(map(str, range(1, puzzle.grid.rows)))
    houses = {rule.label.replace(" ", "_"): rule.cells for rule in puzzle.rules}
    return {
        puzzle.grid.name(cell): rest
        for label, kept in places.items()
        for cell in houses[label]
        if puzzle.grid.name(cell) not in kept.split()
    }


STATES = [
    ("skyscraper", SUDOKU, only(SUDOKU, row_2="r2c1 r2c5", row_8="r8c1 r8c6"),
     {"r1c6=9", "r3c6=9", "r7c5=9", "r9c5=9"}),
    ("skyscraper", SUDOKU, only(SUDOKU, column_2="r1c2 r5c2", column_8="r1c8 r6c8"),
     {"r5c7=9", "r5c9=9", "r6c1=9", "r6c3=9"}),
    ("skyscraper", JIGSAW, only(JIGSAW, row_1="r1c1 r1c3", row_4="r4c1 r4c4"), {"r2c4=5"}),
    ("kite", SUDOKU, only(SUDOKU, row_5="r5c2 r5c8", column_1="r4c1 r9c1"), {"r9c8=9"}),
    ("kite", JIGSAW, only(JIGSAW, row_3="r3c2 r3c5", column_1="r1c1 r4c1"), {"r1c5=5"}),
    ("turbot-fish", SUDOKU, only(SUDOKU, box_1="r1c1 r2c2", row_8="r8c2 r8c7"), {"r1c7=9"}),
    ("turbot-fish", KOJUN, {}, {"r3c2=2"}),
    ("empty-rectangle", SUDOKU, only(SUDOKU, box_1="r1c2 r1c3 r2c1 r3c1", column_8="r1c8 r6c8"), {"r6c1=9"}),
    # A 2 at r1c1 leaves region C none at r2c1 and r3c1, and r2c2 sees the other two.
    ("empty-rectangle", HAKYUU, {}, {"r2c2=2"}),
]  # fmt: skip


@pytest.mark.parametrize(("technique", "puzzle", "candidates", "removed"), STATES)
def test_it_finds_what_it_should(
    technique: str, puzzle: gw.Puzzle, candidates: dict[str, str], removed: set[str]
) -> None:
    board = board_of(puzzle, **candidates)
    steps = found(board, technique)
    assert removed in [said(board, step.eliminations) for step in steps]
    assert [gw.verify(position_of(board, puzzle), [step]) for step in steps] == [[]] * len(steps)


@pytest.mark.parametrize(("technique", "puzzle", "candidates", "removed"), STATES)
def test_wrong_steps_are_rejected(
    technique: str, puzzle: gw.Puzzle, candidates: dict[str, str], removed: set[str]
) -> None:
    board = board_of(puzzle, **candidates)
    start = position_of(board, puzzle)
    step = next(step for step in found(board, technique) if said(board, step.eliminations) == removed)
    assert gw.verify(start, [replace(step, eliminations=((step.cells[1], step.values[0]),))])
    assert gw.verify(start, [replace(step, houses=step.houses[1:])])
    assert gw.verify(start, [replace(step, houses=step.houses[:1])])
    assert gw.verify(start, [replace(step, pairs=step.pairs[1:])]), "the weak link is left out"
    assert gw.verify(start, [replace(step, pairs=step.pairs[:-1])]), "an end is not seen"
    if step.grounds:
        assert gw.verify(start, [replace(step, grounds=())])


def test_links_tell_the_chain() -> None:
    board = board_of(SUDOKU, **only(SUDOKU, row_5="r5c2 r5c8", column_1="r4c1 r9c1"))
    (step,) = found(board, "kite")
    name = SUDOKU.grid.name
    told = [(name(link.first[0]), name(link.second[0]), link.strong) for link in step.links]
    assert told == [("r5c8", "r5c2", True), ("r5c2", "r4c1", False), ("r4c1", "r9c1", True)]


@pytest.mark.parametrize(
    ("technique", "puzzle", "candidates"),
    [
        ("skyscraper", SUDOKU, only(SUDOKU, row_2="r2c1 r2c5 r2c9", row_8="r8c1 r8c6")),
        ("skyscraper", SUDOKU, only(SUDOKU, row_2="r2c1 r2c5", row_8="r8c1 r8c9")),
        ("skyscraper", JIGSAW, only(JIGSAW, row_1="r1c1 r1c3 r1c5", row_4="r4c1 r4c4")),
        ("kite", SUDOKU, only(SUDOKU, row_5="r5c2 r5c8", column_1="r3c1 r9c1")),
        ("kite", JIGSAW, only(JIGSAW, row_3="r3c3 r3c4", column_1="r1c1 r2c1")),
        ("turbot-fish", SUDOKU, only(SUDOKU, box_1="r1c1 r2c2", row_8="r8c3 r8c7")),
        ("turbot-fish", KOJUN, {"r3c3": "13"}),
        ("empty-rectangle", SUDOKU, only(SUDOKU, box_1="r1c2 r1c3 r2c1 r3c1 r2c2", column_8="r1c8 r6c8")),
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
    trail = gw.explain(puzzle, [technique for technique in gw.ladder() if technique.id in FAMILY])
    assert not gw.verify(puzzle, trail.steps)
    for solution in gw.solve(puzzle, limit=20).solutions:
        assert all(value in left for left, value in zip(trail.candidates, solution.values, strict=True))
