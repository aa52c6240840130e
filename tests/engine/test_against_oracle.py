"""The engine agrees with OR-Tools on random puzzles of every kind and of mixes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import islice

import oracle
import pytest
from random_puzzles import CLUED, MIXES, REGION_KINDS, SQUARE_KINDS, random_puzzle

import gridwright as gw
from gridwright.engine import engine, instruction_sets, native

FEW = ("sudoku with all dots", "latin with all white dots")
NAMES = (*SQUARE_KINDS, *REGION_KINDS, *MIXES, *CLUED)


SOME = 20
"""How many solutions are compared where there are more."""

GUESSES, SECONDS = 1_000, 1
"""After which a puzzle is not asked about in other ways."""


def agree(
    name: str, count: int, sides: int = 0, besides: Callable[[gw.Puzzle], None] = lambda puzzle: None
) -> Counter[gw.Status]:
    """Compares both on `count` puzzles, or up to five times as many until so many statuses came, and counts these."""
    seen: Counter[gw.Status] = Counter()
    seed = -1
    while sum(seen.values()) < count or (len(seen) < sides and sum(seen.values()) < 5 * count):
        seed += 1
        try:
            puzzle = random_puzzle(name, seed)
        except gw.RuleError:
            continue  # a wrong given may lie outside its cell's values, which is not a puzzle at all
        expected = oracle.solutions(puzzle)
        outcome = gw.solve(puzzle)
        status = (gw.Status.NONE, gw.Status.UNIQUE, gw.Status.SEVERAL)[len(expected)]
        assert outcome.status is status, f"{name} {seed}: {gw.dump(puzzle, 'json')}"
        assert all(puzzle.holds(solution.values) for solution in outcome.solutions), f"{name} {seed}"
        assert all(puzzle.holds(values) for values in expected), f"{name} {seed}"
        if status is gw.Status.UNIQUE:
            assert outcome.solution is not None and outcome.solution.values == expected[0], f"{name} {seed}"
        besides(puzzle)
        seen[status] += 1
    return seen


def same_however_it_is_asked(puzzle: gw.Puzzle) -> None:
    """The same solutions in the same order with any lanes and threads, in or out of order, and learning.

    Where few guesses tell: what has little in it takes long in the order of solutions, and to those that learn.
    """
    alone = gw.Engine(puzzle)
    if not _is_quick(alone.solve(limit=SOME, budget=GUESSES)):
        return
    outcome, listed = gw.solve(puzzle), tuple(islice(gw.solutions(puzzle), SOME))
    grids = [puzzle.givens, *(_without(puzzle.givens, cell) for cell, value in enumerate(puzzle.givens) if value)]
    for name in instruction_sets():
        lanes = gw.Engine(puzzle, instruction_set=name)
        in_order = lanes.solve(limit=SOME, budget=GUESSES)
        assert not _is_quick(in_order) or in_order.solutions == listed
        quick = [grid for grid in grids if all(_is_quick(one.solve(grid, budget=GUESSES)) for one in (alone, lanes))]
        told = [alone.solve(grid) for grid in quick]
        for threads in (1, 3):
            many = lanes.solve_many(quick, threads=threads)
            assert [(one.status, one.solution) for one in many] == [(one.status, one.solution) for one in told]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(engine, "FIRST_LOOK", 0)
        unordered = gw.solve(puzzle)
        assert (unordered.status, unordered.solutions) == (outcome.status, outcome.solutions)
        patch.setattr(native, "HAND_OVER", 0)
        learnt = gw.solve(puzzle, timeout=SECONDS)
        found = (learnt.status, len({*learnt.solutions}))
        assert not _is_quick(learnt) or found == (outcome.status, len(outcome.solutions))


def _is_quick(outcome: gw.Outcome) -> bool:
    return outcome.status is not gw.Status.UNDECIDED


def _without(givens: tuple[int, ...], cell: int) -> tuple[int, ...]:
    return (*givens[:cell], 0, *givens[cell + 1 :])


@pytest.mark.parametrize("name", NAMES)
def test_engine_agrees_with_or_tools(name: str) -> None:
    sides = 2 if name in FEW else 3  # where all dots are given, there are hardly ever several solutions
    seen = agree(name, 12, sides)
    assert len(seen) >= sides, f"{name}: the puzzles are one-sided, {seen}"


@pytest.mark.long
@pytest.mark.parametrize("name", NAMES)
def test_engine_agrees_with_or_tools_on_many(name: str) -> None:
    seen = agree(name, 500, besides=same_however_it_is_asked)
    print(name, {str(status): number for status, number in seen.items()})
    least = 0 if name in FEW else 20 if "all " in name else 30
    assert min(seen[status] for status in (gw.Status.NONE, gw.Status.UNIQUE, gw.Status.SEVERAL)) >= least, seen
