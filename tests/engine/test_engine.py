"""What the engine promises: statuses, limits, budgets, order, and the hand-over that nobody notices."""

from __future__ import annotations

import signal
import threading
import time
from itertools import islice

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from random_puzzles import MIXES, REGION_KINDS, SQUARE_KINDS, random_puzzle

import gridwright as gw
from gridwright.engine import engine, instruction_sets, native
from gridwright.model.grid import Grid
from gridwright.model.rules import AllDifferent, Values

HARD = gw.load("........8..3...4...9..2..6.....79.......612...6.5.2.7...8...5...1.....2.4.5.....3")
OPEN = gw.load("1....2..3.4.....")
VERY_HARD = gw.with_clues(
    gw.load("98.7..6..7..6..5...4.....8.5..9..3....3..........3...21....9.7...9.5.1.....1...6."), ["r1c2<r1c1"]
)
EMPTY = gw.sudoku([[0] * 9] * 9)


def test_the_four_statuses() -> None:
    assert gw.solve(HARD).status is gw.Status.UNIQUE
    assert gw.solve(OPEN).status is gw.Status.SEVERAL
    clash = gw.solve(gw.load("11.............."))
    assert (clash.status, clash.solutions, clash.at_least, clash.complete) == (gw.Status.NONE, (), 0, True)
    undecided = gw.solve(HARD, budget=0)
    assert (undecided.status, undecided.complete) == (gw.Status.UNDECIDED, False)


def test_limits() -> None:
    outcome = gw.solve(EMPTY, limit=5)
    assert (len(outcome.solutions), outcome.at_least, outcome.complete) == (5, 5, False)
    assert len(set(outcome.solutions)) == 5
    assert all(EMPTY.holds(solution.values) for solution in outcome.solutions)
    first = gw.solve(HARD, limit=1)
    assert first.status is gw.Status.UNDECIDED, "one solution alone proves nothing"
    assert first.solution is not None
    everything = gw.solve(OPEN, limit=0)
    assert everything.complete
    assert everything.at_least == len(everything.solutions) == gw.count(OPEN).at_least
    with pytest.raises(gw.GridwrightError, match="limit -1 is negative"):
        gw.solve(OPEN, limit=-1)


def test_listing_is_the_same_as_solving_for_all() -> None:
    listing = gw.solutions(gw.latin(size=4))
    assert not listing.complete
    listed = list(listing)
    assert listing.complete
    assert tuple(listed) == gw.solve(gw.latin(size=4), limit=0).solutions
    assert len(set(listed)) == 576


def test_listing_is_lazy_and_can_be_left() -> None:
    assert len(list(islice(gw.solutions(EMPTY), 1000))) == 1000


def test_time_runs_out_undecided() -> None:
    outcome = gw.count(EMPTY, timeout=0.05)
    assert outcome.status is gw.Status.SEVERAL
    assert not outcome.complete
    nothing = gw.solve(HARD, timeout=0)
    assert (nothing.status, nothing.solutions) == (gw.Status.UNDECIDED, ())
    listing = gw.solutions(EMPTY, timeout=0.05)
    assert sum(1 for _ in listing) > 0
    assert not listing.complete


def test_an_engine_serves_many_grids() -> None:
    engine = gw.Engine(EMPTY)
    assert engine.solve(HARD.givens).status is gw.Status.UNIQUE
    assert engine.solve().status is gw.Status.SEVERAL
    assert engine.count(HARD.givens).at_least == 1
    assert [s.values for s in engine.solutions(HARD.givens)] == [s.values for s in gw.solve(HARD).solutions]
    with pytest.raises(gw.GridwrightError, match="3 givens for 81 cells"):
        engine.solve([1, 2, 3])


@pytest.mark.parametrize("dtype", ["uint8", "int8", "int64", "float64"])
def test_givens_may_be_arrays(dtype: str) -> None:
    assert gw.Engine(EMPTY).solve(np.array(HARD.givens, dtype=dtype)) == gw.solve(HARD)
    assert gw.solve(EMPTY.with_givens(np.array(HARD.givens, dtype=dtype))) == gw.solve(HARD)


@pytest.mark.parametrize("value", [10, 1000, -1])
def test_givens_that_are_no_values_are_refused(value: int) -> None:
    with pytest.raises(gw.RuleError, match=f"r1c1: {value} is not a value of that cell"):
        gw.Engine(EMPTY).solve([value] + [0] * 80)


def test_misuse_is_told() -> None:
    with pytest.raises(TypeError, match="a Puzzle is needed, not str"):
        gw.solve("53..")
    with pytest.raises(gw.GridwrightError, match="no instruction set 'foo' here"):
        gw.Engine(EMPTY, instruction_set="foo")
    with pytest.raises(gw.RuleError, match="'diagonals' is not a rule of this puzzle"):
        gw.Engine(EMPTY, optional=["diagonals"])
    with pytest.raises(gw.GridwrightError, match="threads 0 is less than 1"):
        gw.Engine(EMPTY).solve_many(bytes(81), threads=0)


def test_optional_rules_can_be_left_out() -> None:
    puzzle = gw.futoshiki(["r1c1<r1c2", "r1c2<r2c2", "r2c2<r2c1", "r2c1<r1c1"], size=4)
    signs = [rule for rule in puzzle.rules if "<" in rule.label]
    engine = gw.Engine(puzzle, optional=signs)
    assert engine.solve().status is gw.Status.NONE
    for sign in signs:
        without = [rule for rule in signs if rule != sign]
        alone = gw.count(gw.futoshiki([rule.label for rule in without], size=4)).at_least
        assert engine.count(without=[sign]).at_least == alone > 0
    assert engine.count(without=signs).at_least == 576
    with pytest.raises(gw.RuleError, match="row 1 is not one of the optional rules"):
        engine.solve(without=[puzzle.rules[1]])


def test_optional_rules_that_say_nothing_new_or_twice() -> None:
    grid = Grid(2, 2)
    rows = [AllDifferent(grid.row(0)), AllDifferent(grid.row(1))]
    columns = [AllDifferent(grid.column(0)), AllDifferent(grid.column(1))]
    puzzle = gw.Puzzle(grid, (Values((0, 1, 2, 3), 2), *rows, *columns), (0,) * 4)
    engine = gw.Engine(puzzle, optional=[rows[0], rows[0], rows[1], *columns])
    assert engine.count(without=[*rows, *columns]).at_least == 16
    wide = gw.Puzzle(Grid(1, 4), (Values((0, 1, 2, 3), 4), AllDifferent((0, 1, 2, 3)), AllDifferent((0, 1))), (0,) * 4)
    assert gw.Engine(wide, optional=[wide.rules[2]]).count(without=[wide.rules[2]]).at_least == 24
    with pytest.raises(gw.RuleError, match="'values 1 to 4' cannot be optional"):
        gw.Engine(wide, optional=[wide.rules[0]])


def test_rules_off_the_grid_are_refused() -> None:
    for cells in ((0, 9), (-1, 0), (0, 0)):
        with pytest.raises(gw.RuleError, match="are not different cells of the grid"):
            gw.Puzzle(Grid(2, 2), (Values((0, 1, 2, 3), 2), AllDifferent(cells)), (0,) * 4)


def test_none_is_none_however_it_is_asked() -> None:
    puzzle = gw.load(".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........")
    for outcome in (gw.solve(puzzle), gw.solve(puzzle, limit=1), gw.solve(puzzle, limit=0), gw.count(puzzle)):
        assert (outcome.status, outcome.complete) == (gw.Status.NONE, True)


def test_large_grids_are_compiled_quickly() -> None:
    regions = [[row // 2 * 100 + col // 2 for col in range(60)] for row in range(60)]
    outcome = gw.solve(gw.suguru(regions), limit=1, timeout=20)
    assert outcome.solution is not None


@settings(max_examples=60, deadline=None)
@given(st.sampled_from((*SQUARE_KINDS, *REGION_KINDS, *MIXES)), st.integers(0, 40))
def test_every_instruction_set_gives_the_same_solutions_in_the_same_order(name: str, seed: int) -> None:
    try:
        puzzle = random_puzzle(name, seed)
    except gw.RuleError:
        return
    first, *others = [gw.Engine(puzzle, instruction_set=name).solve(limit=20) for name in instruction_sets()]
    assert all(other == first for other in others)


@settings(max_examples=60, deadline=None)
@given(st.sampled_from((*SQUARE_KINDS, *REGION_KINDS, *MIXES)), st.integers(0, 40))
def test_the_learning_solver_says_the_same(name: str, seed: int) -> None:
    try:
        puzzle = random_puzzle(name, seed)
    except gw.RuleError:
        return
    lanes = gw.solve(puzzle)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(native, "HAND_OVER", 0)
        learnt = gw.solve(puzzle)
        counted = gw.count(puzzle, limit=7)
    assert learnt.status is lanes.status
    assert learnt.complete == lanes.complete
    assert all(puzzle.holds(solution.values) for solution in learnt.solutions)
    assert len(set(learnt.solutions)) == len(lanes.solutions)
    assert counted.at_least == gw.count(puzzle, limit=7).at_least


@settings(max_examples=60, deadline=None)
@given(st.sampled_from((*SQUARE_KINDS, *REGION_KINDS, *MIXES)), st.integers(0, 40))
def test_a_search_without_order_changes_no_answer(name: str, seed: int) -> None:
    try:
        puzzle = random_puzzle(name, seed)
    except gw.RuleError:
        return
    in_order = gw.solve(puzzle)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(engine, "FIRST_LOOK", 0)
        proven = [gw.Engine(puzzle, instruction_set=name).solve() for name in instruction_sets()]
        first = gw.solve(puzzle, limit=1)
    assert [(one.status, one.complete, one.solutions) for one in proven] == [
        (in_order.status, in_order.complete, in_order.solutions)
    ] * len(proven)
    assert first.solutions == in_order.solutions[:1]


def test_guesses_made_to_list_what_learning_left_count(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(native, "HAND_OVER", 0)
    outcome = gw.Engine(gw.load("." * 81)).solve(limit=20, budget=1)
    assert (outcome.status, len(outcome.solutions), outcome.guesses) == (gw.Status.SEVERAL, 2, 1)


def test_a_budget_is_spent_in_order() -> None:
    within = gw.Engine(VERY_HARD).solve(budget=999)
    assert engine.FIRST_LOOK < within.guesses < 999, "hard enough for a search without order"
    proven = gw.solve(VERY_HARD)
    assert (proven.status, proven.solutions, proven.guesses) == (within.status, within.solutions, engine.FIRST_LOOK)
    assert gw.Engine(VERY_HARD).solve(budget=within.guesses - 1).status is gw.Status.UNDECIDED


@settings(max_examples=40, deadline=None)
@given(st.sampled_from(SQUARE_KINDS[:2]), st.integers(0, 30), st.randoms(use_true_random=False))
def test_relabelling_and_turning_change_nothing_that_matters(name: str, seed: int, rng) -> None:
    puzzle = random_puzzle(name, seed)
    size = puzzle.grid.rows
    labels = rng.sample(range(1, size + 1), size)
    turned = [[labels[value - 1] if value else 0 for value in column] for column in zip(*puzzle.rows, strict=True)]
    regions = [[0] * size for _ in range(size)]
    for number, rule in enumerate(rule for rule in puzzle.rules if rule.label.startswith(("box", "region"))):
        for cell in rule.cells:
            regions[cell % size][cell // size] = number
    assert gw.count(gw.jigsaw(turned, regions), limit=50).at_least == gw.count(puzzle, limit=50).at_least


def test_an_interrupt_stops_the_lanes() -> None:
    def alarm(*_: object) -> None:
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGALRM, alarm)
    try:
        signal.setitimer(signal.ITIMER_REAL, 0.1)
        with pytest.raises(KeyboardInterrupt):
            gw.count(EMPTY, timeout=60)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def test_other_threads_run_while_the_engine_works() -> None:
    worker = threading.Thread(target=lambda: gw.count(EMPTY, timeout=0.5))
    worker.start()
    ticks = 0
    while worker.is_alive():
        time.sleep(0.001)
        ticks += 1
    assert ticks > 20, "the engine held the interpreter"


def test_threads_share_nothing() -> None:
    expected = gw.solve(HARD)
    results: list[gw.Outcome] = []
    threads = [threading.Thread(target=lambda: results.extend(gw.solve(HARD) for _ in range(50))) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert results == [expected] * 200
