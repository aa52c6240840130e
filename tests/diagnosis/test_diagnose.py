"""Diagnoses of puzzles of every kind, confirmed by the independent judge; and clues that are not needed."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from broken_puzzles import NAMES, missing_clue, sound_puzzle, wrong_clue
from confirm import confirm

import gridwright as gw
from gridwright.diagnosis import Repair


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("breaking", [wrong_clue, missing_clue])
@pytest.mark.parametrize("seed", [1, *(pytest.param(seed, marks=pytest.mark.long) for seed in range(2, 12))])
def test_confirmed(name, breaking, seed):
    rng = random.Random(f"{name} {seed}")
    puzzle = None
    while puzzle is None:
        puzzle = breaking(sound_puzzle(name, rng), rng)
    found = gw.diagnose(puzzle)
    assert bool(found.conflict) == (breaking is wrong_clue)
    assert confirm(found) > 0
    if found.conflict:
        assert found.conflict.repairs  # there is one: the clue that was made wrong
    else:
        assert {len(clues) for clues in found.ambiguity.completions} == {1}  # such as the clue that is missing


GRID = gw.Grid(4, 4)
CLASH = gw.diagnose(gw.load("12....3........."))
OPEN = gw.diagnose(gw.load("1....2..3.4....."))


@pytest.mark.parametrize(
    "wrong",
    [
        replace(CLASH, conflict=replace(CLASH.conflict, clues=CLASH.conflict.clues[1:])),
        replace(CLASH, conflict=replace(CLASH.conflict, repairs=CLASH.conflict.repairs[1:])),
        replace(CLASH, conflict=replace(CLASH.conflict, repairs=(Repair((), (), True),))),
        replace(CLASH, puzzle=gw.with_clues(CLASH.puzzle, [gw.Given(GRID, 15, 1)]),
                conflict=replace(CLASH.conflict, clues=(*CLASH.conflict.clues, gw.Given(GRID, 15, 1)))),
        replace(OPEN, ambiguity=replace(OPEN.ambiguity, count=3)),
        replace(OPEN, ambiguity=replace(OPEN.ambiguity, completions=((gw.Given(GRID, 0, 1),),))),
        replace(OPEN, ambiguity=replace(OPEN.ambiguity, completions=OPEN.ambiguity.completions[1:])),
    ],
)  # fmt: skip
def test_a_planted_mistake_is_not_confirmed(wrong):
    with pytest.raises(AssertionError):
        confirm(wrong)


def test_needless_clues():
    full = gw.diagnose(gw.load("1234341221434321"), redundant=True)
    assert (full.ok, full.minimal, len(full.redundant)) == (True, False, 16)
    one = gw.diagnose(gw.load("1....2..3.4....1"), redundant=True)
    assert (one.minimal, one.redundant) == (False, (gw.Given(GRID, 0, 1),))
    none = gw.diagnose(gw.load("....2..3.4....1."), redundant=True)
    assert (none.minimal, none.redundant) == (True, ())
    assert gw.diagnose(gw.load("1....2..3.4....1")).minimal is None
    assert gw.diagnose(gw.load("1....2..3.4....."), redundant=True).redundant is None


def test_needless_signs():
    puzzle = gw.futoshiki(["r1c1<r1c2", "r1c2<r1c3", "r2c2<r2c1"], ["...", "3..", "..."])
    found = gw.diagnose(puzzle, redundant=True)
    assert found.ok
    assert [clue.word for clue in found.redundant] == ["r2c1=3", "r2c2<r2c1"]


@pytest.mark.parametrize("name", NAMES)
def test_needless_or_not_one_by_one(name):
    puzzle = sound_puzzle(name, random.Random(f"redundant {name}"))
    found = gw.diagnose(puzzle, redundant=True)
    for clue in gw.clues_of(puzzle):
        fewer = gw.solve(gw.with_clues(puzzle, without=[clue]))
        assert (clue in found.redundant) == (fewer.status is gw.Status.UNIQUE)


def test_undecided():
    found = gw.diagnose(gw.load("1....2..3.4....1"), timeout=0)
    assert (found.outcome.status, found.ok) == (gw.Status.UNDECIDED, False)


def test_solutions_are_counted_up_to_a_number():
    puzzle = gw.load("1....2..3.4.....")
    assert gw.diagnose(puzzle, cap=10**400) == gw.diagnose(puzzle)
    with pytest.raises(gw.GridwrightError, match="cap 0 is less than 1"):
        gw.diagnose(puzzle, cap=0)
