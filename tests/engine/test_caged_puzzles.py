"""Clashes and edits among cages and skyscraper clues, beside all grids there are."""

from __future__ import annotations

import pytest
from caged_puzzles import caged, solutions_with

import gridwright as gw
from gridwright.engine import Edit, cores, counts
from gridwright.engine.propagation import Propagation
from gridwright.model.clock import Clock

SEEDS = range(40)


def test_there_are_puzzles_of_all_sorts() -> None:
    found = [len(solutions_with(name, gw.clues_of(puzzle))) for puzzle, name in map(caged, SEEDS)]
    assert {min(count, 2) for count in found} == {0, 1, 2}


@pytest.mark.parametrize("seed", SEEDS)
def test_clues_that_clash(seed: int) -> None:
    puzzle, name = caged(seed)
    clues = gw.clues_of(puzzle)
    if solutions_with(name, clues):
        return
    found = cores(puzzle)
    assert found is not None
    assert found.minimal
    for some in found.sets:
        assert not solutions_with(name, some)
    smallest = found.sets[0]
    for clue in smallest:
        assert solutions_with(name, tuple(other for other in smallest if other != clue))
    for gone, unique in found.removals.items():
        left = solutions_with(name, tuple(clue for clue in clues if clue not in gone))
        assert left
        assert unique is None or unique == (len(left) == 1)
    alone = {(clue,) for clue in clues if solutions_with(name, tuple(other for other in clues if other != clue))}
    assert not alone or alone == {*found.removals}


@pytest.mark.parametrize("seed", SEEDS)
def test_edits(seed: int) -> None:
    puzzle, name = caged(seed)
    clues = gw.clues_of(puzzle)
    edits = [Edit(without=(clue,)) for clue in clues]
    edits += [Edit((clue,), (other,)) for clue in clues for other in [*clue.others([0b1111] * 16)][:4]]
    expected = []
    for edit in edits:
        changed = tuple(clue for clue in clues if clue not in edit.without) + edit.added
        expected.append(min(3, len(solutions_with(name, changed))))
    assert counts(puzzle, edits, limit=3) == expected


@pytest.mark.parametrize("seed", SEEDS)
def test_what_clashes_plainly_has_no_solution(seed: int) -> None:
    puzzle, name = caged(seed)
    clues = gw.clues_of(puzzle)
    plain = Propagation(puzzle, Clock())
    some = [sum(1 << number for number in range(len(clues)) if number != left) for left in range(len(clues))]
    for chosen, clash in zip(some, plain.refutes(some), strict=True):
        assert not clash or not solutions_with(name, tuple(c for n, c in enumerate(clues) if chosen >> n & 1))
