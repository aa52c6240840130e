"""Forcing, from one candidate and from several: each alone, in kinds with and without boxes."""

from __future__ import annotations

from dataclasses import replace

import pytest
from boards import board_of, found, position_of
from cases import Case, wrong
from hypothesis import given, settings
from hypothesis import strategies as st
from random_puzzles import MIXES, REGION_KINDS, SQUARE_KINDS, random_puzzle

import gridwright as gw

FORCING = ("nishio", "forcing-cell", "forcing-house", "dynamic-forcing", "nested-forcing")
SUDOKU = gw.sudoku(["." * 9] * 9)
LATIN = gw.latin(["." * 6] * 6)
SIGNED = gw.futoshiki(["r1c1<r1c2"], ["." * 6] * 6)
JIGSAW = gw.jigsaw(["." * 6] * 6, ["AAAABB", "AABBBB", "CCCDDD", "CCCDDD", "EEEFFF", "EEEFFF"])

# Two rows with two places and one with three: none of the three columns may have the value elsewhere.
NISHIO = Case(
    "nishio", SUDOKU, " ".join(f"r{row}c{col}=1" for row in (2, 3, 5, 6, 8, 9) for col in (1, 4, 7)),
    places={("r1", 1): "r1c1 r1c4", ("r4", 1): "r4c1 r4c7", ("r7", 1): "r7c1 r7c4 r7c7"},
)  # fmt: skip
NISHIO_LATIN = Case(
    "nishio", LATIN, " ".join(f"r{row}c{col}=1" for row in (4, 5, 6) for col in (1, 2, 3)),
    places={("r1", 1): "r1c1 r1c2", ("r2", 1): "r2c1 r2c3", ("r3", 1): "r3c1 r3c2 r3c3"},
)  # fmt: skip
# Whatever r1c1 is, a 4 follows that r9c9 (r6c6) sees.
CELL = Case(
    "forcing-cell", SUDOKU, "r9c9=4",
    candidates={"r1c1": "123", "r1c9": "14", "r9c1": "24", "r1c5": "35", "r9c5": "45"},
)  # fmt: skip
CELL_LATIN = Case(
    "forcing-cell", LATIN, "r6c6=4",
    candidates={"r1c1": "123", "r1c6": "14", "r6c1": "24", "r1c3": "35", "r6c3": "45"},
)  # fmt: skip
# Wherever row 1 has its 1, a 2 follows that r5c9 (r5c6) sees. The last three cells are an XY-wing besides.
HOUSE = Case(
    "forcing-house", SUDOKU, "r5c9=2 r6c5=1",
    candidates={"r5c1": "12", "r9c5": "13", "r9c9": "23", "r6c9": "12"}, places={("r1", 1): "r1c1 r1c5 r1c9"},
)  # fmt: skip
HOUSE_LATIN = Case(
    "forcing-house", LATIN, "r5c6=2 r4c3=1",
    candidates={"r5c1": "12", "r6c3": "13", "r6c6": "23", "r4c6": "12"}, places={("r1", 1): "r1c1 r1c3 r1c6"},
)  # fmt: skip
# 4 in r1c1 makes r1c9 1 and r9c1 2, so r9c9 3; and r1c5 5: nothing is left for r9c5.
DYNAMIC = Case(
    "dynamic-forcing", SUDOKU, "r1c1=4",
    candidates={"r1c9": "14", "r9c1": "24", "r9c9": "123", "r1c5": "15", "r9c5": "35"},
)  # fmt: skip
# 4 in r1c1 makes r1c2 6, r4c2 2 and r4c1 5; and r6c1 3: r4c6 loses all.
DYNAMIC_SIGNED = Case(
    "dynamic-forcing", SIGNED, "r1c1=4",
    candidates={
        "r1c1": "1245", "r1c2": "36", "r4c2": "26", "r4c1": "245", "r6c1": "34", "r6c2": "12456", "r6c6": "13",
        "r4c6": "125",
    },
)  # fmt: skip
# Without 7 in r5c5, box 5 has its 7 in row 4, and r4c1 and r4c2 would both be 3.
NESTED = Case(
    "nested-forcing", SUDOKU, "r1c5=7 r5c9=7 r5c5=1", places={("c5", 7): "r1c5 r5c5", ("r5", 7): "r5c5 r5c9"},
    candidates={"r4c1": "37", "r4c2": "37", "r5c5": "17"} | dict.fromkeys(("r6c4", "r6c6"), "12345689"),
)  # fmt: skip
# Without 5 in r2c4, its region has its 5 in row 1, and r1c1 and r1c2 would both be 2.
NESTED_JIGSAW = Case(
    "nested-forcing", JIGSAW, "r5c4=5 r2c4=1", places={("c4", 5): "r2c4 r5c4"},
    candidates={"r1c1": "25", "r1c2": "25", "r2c4": "15"} | dict.fromkeys(("r2c3", "r2c5", "r2c6"), "12346"),
)  # fmt: skip
CASES = {
    "nishio": NISHIO, "nishio, Latin": NISHIO_LATIN, "cell": CELL, "cell, Latin": CELL_LATIN, "house": HOUSE,
    "house, Latin": HOUSE_LATIN, "dynamic": DYNAMIC, "dynamic, signs": DYNAMIC_SIGNED, "nested": NESTED,
    "nested, jigsaw": NESTED_JIGSAW,
}  # fmt: skip


@pytest.mark.parametrize("name", CASES)
def test_it_is_found_and_proven(name: str) -> None:
    assert CASES[name].steps()


@pytest.mark.parametrize("name", CASES)
def test_every_premise_is_needed_and_nothing_else_follows(name: str) -> None:
    case = CASES[name]
    step = case.steps()[0]
    assert all(case.flaws(planted) for planted in wrong(step, case.board()))


@pytest.mark.parametrize(
    ("case", "told", "rating"),
    [
        (NISHIO_LATIN, "r4c1=1 - r1c1=1 = r1c2=1; r4c1=1 - r2c1=1 = r2c3=1; r4c1=1 - r3c1=1; r1c2=1 - r3c2=1; "
         "r2c3=1 - r3c3=1", 7.7),
        (CELL, "r1c1=1 - r1c9=1 = r1c9=4 - r9c9=4; r1c1=2 - r9c1=2 = r9c1=4 - r9c9=4; "
         "r1c1=3 - r1c5=3 = r1c5=5 - r9c5=5 = r9c5=4 - r9c9=4", 8.3),
        (HOUSE, "r1c1=1 - r5c1=1 = r5c1=2 - r5c9=2; r1c5=1 - r9c5=1 = r9c5=3 - r9c9=3 = r9c9=2 - r5c9=2; "
         "r1c9=1 - r6c9=1 = r6c9=2 - r5c9=2", 8.3),
        (DYNAMIC, "r1c1=4 - r1c9=4 = r1c9=1; r1c1=4 - r9c1=4 = r9c1=2; r1c9=1 - r1c5=1 = r1c5=5; r1c9=1 - r9c9=1; "
         "r9c1=2 - r9c9=2; r9c9=1 = r9c9=3; r9c9=2 = r9c9=3 - r9c5=3; r1c5=5 - r9c5=5", 8.8),
    ],
)  # fmt: skip
def test_it_is_told_link_by_link(case: Case, told: str, rating: float) -> None:
    step = case.steps()[0]
    assert case.told(step) == told
    assert step.rating == rating


def test_what_is_refuted_on_the_way_is_a_substep() -> None:
    step = NESTED.steps()[0]
    assert [substep.eliminations for substep in step.substeps] == [((27, 7),)]
    assert step.eliminations not in [other.eliminations for other in found(NESTED.board(), "dynamic-forcing")]


@pytest.mark.parametrize("technique", FORCING)
@pytest.mark.parametrize("puzzle", [SUDOKU, LATIN, JIGSAW])
def test_nothing_is_forced_on_an_empty_board(technique: str, puzzle: gw.Puzzle) -> None:
    assert found(board_of(puzzle), technique) == []


@pytest.mark.parametrize(
    ("case", "loosened"),
    [
        (NISHIO, replace(NISHIO, places={(f"r{row}", 1): f"r{row}c1 r{row}c4 r{row}c7" for row in (1, 4, 7)})),
        (CELL, replace(CELL, candidates=CELL.candidates | {"r9c5": "456"})),
        (HOUSE, replace(HOUSE, candidates=HOUSE.candidates | {"r9c9": "234"})),
        (DYNAMIC, replace(DYNAMIC, candidates=DYNAMIC.candidates | {"r1c5": "156"})),
        (NESTED, replace(NESTED, candidates=NESTED.candidates | {"r4c2": "357"})),
    ],
)
def test_one_candidate_more_and_nothing_is_forced(case: Case, loosened: Case) -> None:
    assert found(case.board(), case.technique)
    assert found(loosened.board(), case.technique) == []


FAMOUS = {
    "AI Escargot": (10.5, "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3.."),
    "Easter Monster": (11.6, "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1"),
    "Golden Nugget": (11.9, ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7....."),
}
"""Sudokus that are known for what Sudoku Explainer says of them: with chains inside, and with forcing inside."""


@pytest.mark.parametrize("name", FAMOUS)
def test_the_hardest_are_as_hard_as_for_sudoku_explainer(name: str) -> None:
    rating, text = FAMOUS[name]
    assert gw.rate(gw.load(text)).rating == pytest.approx(rating, abs=0.3)


HARD = "12..4......5.69.1...9...5.........7.7...52.9..3......2.9.6...5.4..9..8.1..3...9.4"
HARDER = "........8..3...4...9..2..6.....79.......612...6.5.2.7...8...5...1.....2.4.5.....3"


@pytest.mark.parametrize(("text", "least"), [(HARD, 8.0), (HARDER, 8.5)])
def test_hard_puzzles_are_explained_to_the_end(text: str, least: float) -> None:
    puzzle = gw.load(text)
    trail = gw.explain(puzzle)
    assert trail.solved
    assert trail.rating >= least
    assert gw.verify(puzzle, trail.steps) == []


@settings(max_examples=60, deadline=None)
@given(st.sampled_from((*SQUARE_KINDS, *REGION_KINDS, *MIXES)), st.integers(0, 60), st.sampled_from(FORCING))
def test_what_is_forced_agrees_with_every_solution(name: str, seed: int, technique: str) -> None:
    try:
        puzzle = random_puzzle(name, seed)
    except gw.RuleError:
        return
    board = board_of(puzzle)
    if board.broken:
        return
    steps = found(board, technique)[:10]
    assert all(gw.verify(position_of(board, puzzle), [step]) == [] for step in steps)
    for solution in gw.solve(puzzle, limit=20).solutions:
        for step in steps:
            assert all(solution.values[cell] != value for cell, value in step.eliminations)


def test_work_on_a_board_has_an_end() -> None:
    """Techniques that take seconds are not tried again and again: what is left is for those that end."""
    nested = next(technique for technique in gw.ladder() if technique.id == "nested-forcing")
    board = NESTED.board()
    assert next(iter(nested.find(board)))
    assert 0 < board.spent["nested-forcing"] < 10_000_000
    board.spent["nested-forcing"] = 10**12
    assert list(nested.find(board)) == []


def test_what_solutions_have_is_found_out_once() -> None:
    board = board_of(gw.load("1....2..3.4....1"))
    possible = board.possible()
    cell = next(cell for cell in board.open_cells() if board.candidates[cell] != possible[cell])
    board.candidates[cell] = possible[cell]
    assert board.possible() is possible
    board.candidates[cell] = 0
    assert not any(board.possible()), "a wrong step leaves no solution"
