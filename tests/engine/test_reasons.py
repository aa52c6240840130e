"""Smallest reasons: sound, as small as the judge's, and complete through the learning solver."""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from pathlib import Path

import pytest
from caged_puzzles import caged, solutions_with
from exact_reasons import is_enough, smallest_size
from planted_rules import MAKERS, cases
from random_puzzles import MIXES, REGION_KINDS, SQUARE_KINDS, random_puzzle

import gridwright as gw
from gridwright.clues import read_clue, with_clues
from gridwright.engine import fillable, possible_values, reason_against, reasons, smallest_reason
from gridwright.engine.reasons import Refutable
from gridwright.logic import singles
from gridwright.logic.board import Board
from gridwright.logic.explain import next_step
from gridwright.logic.route import take
from gridwright.model.clock import Clock
from gridwright.model.grid import Grid
from gridwright.model.layout import Layout, layout_of
from gridwright.model.primitives import Automaton, Distinct, Domain, OneOf, Pair, Sum, values_in

EXAMPLES = Path(__file__).parent.parent.parent / "examples"
UNDERSTOOD = (Domain, Distinct, Pair, OneOf, Sum, Automaton)
NAMES = (*SQUARE_KINDS, *REGION_KINDS, *MIXES)


def stuck(puzzle: gw.Puzzle) -> Board:
    """The board where singles end."""
    board = Board(layout_of(puzzle), puzzle.givens)
    while step := next_step(board, singles()):
        take(board, step)
    return board


def wrong_candidates(board: Board) -> list[tuple[int, int]]:
    asked = [(cell, value) for cell in board.open_cells() for value in values_in(board.candidates[cell])]
    before = board.candidates
    questions = [[*before[:cell], 1 << value - 1, *before[cell + 1 :]] for cell, value in asked]
    possible = fillable(board.layout, questions, Clock())
    return [candidate for candidate, is_open in zip(asked, possible, strict=True) if not is_open]


def unique_puzzles(name: str, count: int) -> list[gw.Puzzle]:
    found: list[gw.Puzzle] = []
    for seed in range(200):
        try:
            puzzle = random_puzzle(name, seed)
        except gw.RuleError:
            continue
        if gw.solve(puzzle).status is gw.Status.UNIQUE:
            found.append(puzzle)
        if len(found) == count:
            break
    return found


@pytest.mark.parametrize("name", NAMES)
def test_nothing_possible_is_refuted_and_everything_wrong_is(name: str) -> None:
    rng = random.Random(5)
    for puzzle in unique_puzzles(name, 6):
        board = Board(layout_of(puzzle), puzzle.givens)
        wrong = wrong_candidates(board)
        found = smallest_reason(board.layout, board.candidates, Clock())
        if found is None:
            assert not wrong
            continue
        assert {(cell, value) for cell, mask in found.refuted for value in values_in(mask)} <= set(wrong)
        for cell, value in rng.sample(wrong, min(3, len(wrong))):
            reason = reason_against(board.layout, board.candidates, (cell, 1 << value - 1), Clock())
            assert reason is not None, f"{name}: {puzzle.grid.name(cell)}≠{value}"


@pytest.mark.parametrize("name", ["sudoku-9x9", "jigsaw-9x9", "suguru-8x10", "hakyuu-8x8"])
def test_as_small_as_the_judge_says(name: str) -> None:
    puzzle = gw.load_file(EXAMPLES / f"{name}.txt")
    board = Board(layout_of(puzzle), puzzle.givens)
    compared = equal = 0
    wrong = wrong_candidates(board)
    for cell, value in random.Random(1).sample(wrong, len(wrong)):
        found = reason_against(board.layout, board.candidates, (cell, 1 << value - 1), Clock())
        assert found is not None
        if not 1.5 <= found.size <= 2.5:  # larger ones take the judge too long
            continue
        exact = smallest_size(board.layout, board.candidates, [(cell, value)])
        assert found.size >= exact, f"{name}: smaller than the smallest"
        compared += 1
        equal += found.size == exact
        if compared == 4:
            break
    assert compared == 4
    assert equal >= 3


@pytest.mark.parametrize("sort", [*MAKERS, "all"])
def test_rules_about_several_cells_are_premises(sort: str) -> None:
    """Everything wrong has a reason that is enough by itself, and most are as small as can be."""
    rng = random.Random(sort)
    compared = equal = with_rules = 0
    for puzzle, grids in cases(sort, 40):
        layout = layout_of(puzzle)
        possible = [{values[cell] for values in grids} for cell in puzzle.grid.cells]
        candidates = layout.candidates(puzzle.givens)
        wrong = [
            (cell, value) for cell, mask in enumerate(candidates) for value in {*values_in(mask)} - possible[cell]
        ]
        found = smallest_reason(layout, candidates, Clock())
        assert (found is None) is (not wrong)
        if found is None:
            continue
        assert {(cell, value) for cell, mask in found.refuted for value in values_in(mask)} <= set(wrong)
        assert is_enough(layout, candidates, found)
        for cell, value in rng.sample(wrong, min(2, len(wrong))):
            reason = reason_against(layout, candidates, (cell, 1 << value - 1), Clock())
            assert reason is not None
            assert is_enough(layout, candidates, reason)
            with_rules += bool(reason.rules)
            # Larger ones take the judge too long, and it does not know what houses add up to.
            if reason.size <= 3 and compared < 15 and not reason.houses:
                exact = smallest_size(layout, candidates, [(cell, value)])
                assert reason.size >= exact, "smaller than the smallest"
                compared += 1
                equal += reason.size == exact
    assert with_rules >= 15
    assert compared == 15
    assert equal >= 0.8 * compared


@pytest.mark.parametrize(
    ("words", "claim", "houses", "size"),
    [
        # A row is 21, so its last two cells are 5, and neither is 6.
        (["r1c1-r1c2-r1c3-r1c4=cage16"], "r1c5=5", ["row 1"], 2.5),
        # Two rows are 42, and one cell of them is in no cage.
        (
            ["r1c1-r1c2-r2c1-r2c2=cage14", "r1c3-r1c4-r2c3-r2c4=cage14", "r1c5-r1c6-r2c5=cage9"],
            "r2c6=4", ["row 1", "row 2"], 6.5,
        ),
        # The cages cover a row, and one cell of them sticks out.
        (["r1c1-r2c1=cage7", "r1c2-r1c3=cage7", "r1c4-r1c5-r1c6=cage9"], "r2c1=3", ["row 1"], 5.5),
    ],
)  # fmt: skip
def test_totals_of_houses_and_cages_are_premises(
    words: list[str], claim: str, houses: list[str], size: float
) -> None:
    puzzle = gw.with_clues(gw.latin(size=6), words)
    layout = layout_of(puzzle)
    given = read_clue(puzzle.grid, claim)
    assert isinstance(given, gw.Given)
    reason = reason_against(layout, layout.domains, (given.cell, 1 << given.value - 1), Clock())
    assert reason is not None
    assert is_enough(layout, layout.domains, reason)
    facts = layout.facts_for("this test", *UNDERSTOOD)
    assert [layout.rules[facts.houses[house].rule].label for house in reason.houses] == houses
    assert [layout.rules[rule].label for rule in reason.rules] == words
    assert reason.size == size


@pytest.mark.parametrize("seed", range(30))
def test_reasons_in_puzzles_with_cages(seed: int) -> None:
    puzzle, name = caged(seed)
    grids = solutions_with(name, gw.clues_of(puzzle))
    if not grids:
        return
    layout = layout_of(puzzle)
    candidates = layout.candidates(puzzle.givens)
    possible = [sum({1 << values[cell] - 1 for values in grids}) for cell in puzzle.grid.cells]
    while candidates != possible:
        reason = smallest_reason(layout, candidates, Clock())
        assert reason is not None
        assert is_enough(layout, candidates, reason)
        for cell, mask in reason.refuted:
            assert not mask & possible[cell]
            candidates[cell] &= ~mask


def six_cells() -> tuple[Layout, list[int]]:
    """Cells that differ, with five candidates for the six of them: no consequence of one assumption shows it."""
    layout = Layout(Grid(1, 6), 7, (), ((Distinct(tuple(range(6))),),))
    return layout, [0b11111] * 6


def test_the_learning_solver_finds_what_consequences_do_not() -> None:
    layout, candidates = six_cells()
    reason = reason_against(layout, candidates, (0, 0b10000), Clock())
    assert reason is not None
    assert (reason.size, reason.places, len(reason.pairs)) == (7.5, (), 15)
    assert reason.grounds == tuple(range(6))


def test_no_time_no_reason() -> None:
    layout, candidates = six_cells()
    assert smallest_reason(layout, candidates, Clock(), patience=0) is None
    with pytest.raises(gw.OutOfTimeError):
        smallest_reason(layout, candidates, Clock(0))
    with pytest.raises(gw.OutOfTimeError):
        reason_against(layout, candidates, (0, 0b10000), Clock(0))


def test_what_is_possible_has_no_reason_against_it() -> None:
    layout = layout_of(gw.load("." * 81))
    assert smallest_reason(layout, layout.domains, Clock()) is None
    assert reason_against(layout, layout.domains, (0, 1), Clock()) is None


def test_relations_that_only_forbid_equals_count_half() -> None:
    # Two cells of a house see the third one's 1 only by the rule between neighbours.
    puzzle = gw.suguru(["AAB", "CCB"], ["...", "..."])
    layout = layout_of(puzzle)
    candidates = [0b01, 0b11, *layout.domains[2:]]
    reason = reason_against(layout, candidates, (1, 0b01), Clock())
    assert reason is not None
    assert (reason.size, reason.pairs) == (0.5, ((0, 1),))


def test_the_same_every_time() -> None:
    board = stuck(gw.load("4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"))
    assert len({smallest_reason(board.layout, board.candidates, Clock()) for _ in range(3)}) == 1


def test_the_core_stops_when_the_time_is_over() -> None:
    """It looks at the clock all the while, and what it knows by then is no answer."""
    puzzle = gw.latin(size=16, options=["no-touch"])
    layout = layout_of(puzzle)
    claims = [(cell, 1) for cell in range(256)]
    asked = 0

    def over() -> bool:
        nonlocal asked
        asked += 1
        return asked == 3

    premises = reasons._premises(layout)
    assert premises.reason(layout.domains, claims, 10**15, over) is None
    assert asked == 3


ARROWS = (
    "r3c1-r2c1-r1c2 r3c3-r2c4-r1c4 r3c3-r3c4-r4c5-r5c5 r3c5-r2c5-r1c5 r3c8-r2c7-r1c8 r5c3-r5c2-r5c1 r5c7-r5c8-r5c9 "
    "r6c2-r7c3 r7c1-r8c1-r9c2-r8c3 r7c5-r8c5-r9c5 r7c9-r8c9-r9c9-r9c8"
)
LEFT = (
    "1ff 0ff 1ff 0ff 0ff 1ff 1ff 0ff 1ff 0ff 0aa 1ff 0ff 0ff 1ff 0ff 0aa 1ff 1fc 1ff 1f0 01f 1f0 1ff 0ff 1fc 1ff "
    "1ff 1ff 1ff 155 03f 155 1ff 1ff 1ff 0ff 0ff 1f8 1ff 03f 1ff 1f8 0ff 0ff 1ff 1ff 1ff 155 1ff 155 1ff 1ff 1ff "
    "1e0 1ff 1ff 1ff 1f0 1ff 1ff 1ff 1e0 03f 0aa 03f 1ff 0ff 1ff 1ff 0aa 03f 1ff 03f 1ff 1ff 0ff 1ff 1ff 03f 03f"
)
"""What bounds, and some odd and even cells, leave of each cell."""


def test_assumptions_on_the_way_are_made_where_little_is_left() -> None:
    """In all cells alike they take too long: here nothing was found before the work was over."""
    layout = layout_of(with_clues(gw.sudoku(["." * 9] * 9), [f"{arrow}=arrow" for arrow in ARROWS.split()]))
    candidates = [int(mask, 16) for mask in LEFT.split()]
    found = smallest_reason(layout, candidates, Clock(), patience=0)
    assert found is not None and found.size <= 20
    assert is_enough(layout, candidates, found)


def test_what_the_core_finds_is_told_however_long_it_is() -> None:
    board = stuck(gw.load("1..92....524.1...........7..5...81.2.........4.27...9..6...........3.945....71..6"))
    assert smallest_reason(board.layout, board.candidates, Clock(), largest=0.5, patience=0) is not None


def test_cells_with_few_candidates_are_tried_before_all() -> None:
    """What needs more sides than a few is no reason to take whatever all sides together refute first."""
    rows = [f"left{row}=sandwich{total}" for row, total in ((1, 3), (2, 3), (3, 3), (5, 18), (6, 7), (8, 0))]
    puzzle = gw.with_clues(
        gw.sudoku(["." * 9] * 9), [*rows, "top4=sandwich19", "top6=sandwich35", "top8=sandwich11"]
    )
    board = Board(layout_of(puzzle), puzzle.givens)
    gone = {"r1c1 r1c9 r2c1 r2c9 r3c1 r3c9": [3], "r4c6 r5c6 r6c6 r6c9": [1, 9]}
    for names, values in gone.items():
        for name in names.split():
            for value in values:
                board.eliminate(puzzle.grid.named(name), value)
    found = smallest_reason(board.layout, board.candidates, Clock())
    assert found is not None
    assert found.size <= 8  # 16, where any three were compared


def test_what_would_be_of_no_use_is_not_made_smaller() -> None:
    """That takes most of the time, and a reason of a thousand statements stays one of hundreds."""
    layout = layout_of(with_clues(gw.sudoku(["." * 9] * 9), [f"{arrow}=arrow" for arrow in ARROWS.split()]))
    candidates = [int(mask, 16) for mask in LEFT.split()]
    smallest, found = (smallest_reason(layout, candidates, Clock(), patience=0, of_use=size) for size in (200, 1))
    assert smallest is not None and found is not None and found.size > smallest.size
    assert is_enough(layout, candidates, found)


SIGNS = """futoshiki 8x8 no-touch
.   .   .   .   . > 5   . < .
        ^           v       ^
. < .   .   . > .   .   .   .
        v   ^
.   . < .   . < . < .   .   .
^
.   .   . < .   .   .   .   .
^               ^   v   ^
. < .   .   .   .   .   . < .
                ^   v
. > . > .   . > .   . < .   .
        ^
.   .   .   . < . > .   .   .
        ^   v
. > . < .   .   . < .   . > .
"""
LEFT_BESIDE_SIGNS = (
    "ef 6f 6f ef e0 10 0f 2e 7f f8 f0 1e 0f 0f 6f f8 1f 3f 7e 3c 70 e0 ff ff 3e ff 7e f8 07 ec 1f ff "
    "7c f0 f7 ff 1e 2e 7e f4 f8 7c 0e f0 78 07 fe ff ff 7f 7c 7e f8 6f fe 7f fe 3f f8 1f 3f ec fc 7f"
)


def test_what_could_be_refuted_on_a_board_before_is_not_searched_for_again() -> None:
    """Long reasons follow each other on some boards, and nearly all the work was the same search on each."""
    layout = layout_of(gw.load(SIGNS))
    left = [int(mask, 16) for mask in LEFT_BESIDE_SIGNS.split()]
    possible = possible_values(layout, left, Clock())
    known: Sequence[Refutable] = ()
    worked = []
    for _ in range(2):
        start = time.process_time()
        found = smallest_reason(layout, left, Clock(), patience=0, possible=possible, known=known)
        worked.append(time.process_time() - start)
        assert found is not None and 60 < found.size <= 120
        assert is_enough(layout, left, found)
        assert not any(values & possible[cell] for cell, values, _ in found.others)
        assert not {(cell, values) for cell, values, _ in found.others} & {*found.refuted}
        for cell, values in found.refuted:
            left[cell] &= ~values
        known = found.others
    assert worked[1] < worked[0] / 2  # a fifth
