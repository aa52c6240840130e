"""The engine agrees with OR-Tools on random puzzles of every kind and of mixes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from itertools import cycle, islice

import oracle
import pytest
from random_puzzles import CLUED, MIXES, REGION_KINDS, SQUARE_KINDS, random_puzzle

import gridwright as gw
from gridwright.engine import engine, instruction_sets, native
from gridwright.model.layout import layout_of

FEW = ("sudoku with all dots", "latin with all white dots")
NAMES = (*SQUARE_KINDS, *REGION_KINDS, *MIXES, *CLUED)


SOME = 20
"""How many solutions are compared where there are more."""

SECONDS = 1
"""For a solver that learns, where it is asked although few guesses tell."""

CHUNKS, HANDFUL = 2_100, 10
"""Grids that keep three threads busy, each of which takes 1,024 at a time, and the guesses that one may take."""

SELDOM = 25
"""Of so many puzzles one is asked about on several threads."""


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


def same_however_it_is_asked(puzzle: gw.Puzzle) -> bool:
    """The same solutions in the same order with any lanes, in or out of order, and learning; False if it was not asked.

    Where few guesses tell: what has little in it takes long in the order of solutions, and to those that learn.
    """
    alone = gw.Engine(puzzle)
    few = native.compiled(layout_of(puzzle)).patience - 1  # with more, a solver that learns answers, in its own order
    first = alone.solve(limit=SOME, budget=few)
    if not (first.complete or len(first.solutions) == SOME):
        return False
    outcome, listed = gw.solve(puzzle), tuple(islice(gw.solutions(puzzle), SOME))
    grids = [puzzle.givens, *(_without(puzzle.givens, cell) for cell, value in enumerate(puzzle.givens) if value)]
    for name in instruction_sets():
        lanes = gw.Engine(puzzle, instruction_set=name)
        assert lanes.solve(limit=SOME, budget=few).solutions == listed
        quick = [grid for grid in grids if all(_is_quick(one.solve(grid, budget=few)) for one in (alone, lanes))]
        assert _told(lanes.solve_many(quick)) == _told([alone.solve(grid) for grid in quick])
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(engine, "FIRST_LOOK", 0)
        unordered = gw.solve(puzzle)
        assert (unordered.status, unordered.solutions) == (outcome.status, outcome.solutions)
        patch.setattr(native, "HAND_OVER", 0)
        learnt = gw.solve(puzzle, timeout=SECONDS)
        found = (learnt.status, len({*learnt.solutions}))
        assert not _is_quick(learnt) or found == (outcome.status, len(outcome.solutions))
    return True


def same_on_any_threads(puzzle: gw.Puzzle) -> bool:
    """The same of the same grids wherever they stand, on any number of threads; False where each takes many guesses."""
    lanes = gw.Engine(puzzle)
    grids = [puzzle.givens, *(_without(puzzle.givens, cell) for cell, value in enumerate(puzzle.givens) if value)]
    outcomes = [(grid, lanes.solve(grid, budget=HANDFUL)) for grid in grids]
    quick = [(grid, outcome) for grid, outcome in outcomes if _is_quick(outcome)]
    if not quick:
        return False
    many = list(islice(cycle(quick), CHUNKS))
    for threads in (1, 2, 3):
        told = _told(lanes.solve_many([grid for grid, _ in many], threads=threads))
        assert told == _told([outcome for _, outcome in many]), threads
    return True


def _told(outcomes: Iterable[gw.Outcome]) -> list[tuple[gw.Status, gw.Solution | None]]:
    return [(one.status, one.solution) for one in outcomes]


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
    asked: Counter[str] = Counter()

    def in_other_ways(puzzle: gw.Puzzle) -> None:
        asked["puzzles"] += 1
        asked["in other ways"] += same_however_it_is_asked(puzzle)
        asked["on threads"] += asked["puzzles"] % SELDOM == 0 and same_on_any_threads(puzzle)

    seen = agree(name, 500, besides=in_other_ways)
    print(name, {str(status): number for status, number in seen.items()}, dict(asked))
    assert asked["in other ways"] >= 400 and asked["on threads"] >= 10, (
        f"{name}: too few were asked about otherwise, {asked}"
    )
    least = 0 if name in FEW else 20 if "all " in name else 30
    assert min(seen[status] for status in (gw.Status.NONE, gw.Status.UNIQUE, gw.Status.SEVERAL)) >= least, seen
