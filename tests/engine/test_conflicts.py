"""Clues that clash: minimal sets, and what to take out."""

from __future__ import annotations

import pytest

import gridwright as gw
from gridwright.engine import cores


def named(puzzle, clues):
    return [clue.word for clue in clues]


def test_two_givens():
    puzzle = gw.load("11......2.......")
    found = cores(puzzle)
    assert named(puzzle, found.sets[0]) == ["r1c1=1", "r1c2=1"]
    assert [named(puzzle, clues) for clues in found.removals] == [["r1c1=1"], ["r1c2=1"]]


def test_signs_in_a_circle():
    puzzle = gw.futoshiki(["r1c1<r1c2", "r1c2<r2c2", "r2c2<r2c1", "r2c1<r1c1", "r3c3<r3c4"], size=4)
    found = cores(puzzle)
    assert found.sets == (gw.clues_of(puzzle)[:4],)
    assert len(found.removals) == 4


def test_one_clue_alone():
    """The first of four cells in ascending order is not 2."""
    puzzle = gw.futoshiki(["r1c1<r1c2", "r1c2<r1c3", "r1c3<r1c4"], ["2...", "....", "....", "...."])
    assert named(puzzle, cores(puzzle).sets[0])[0] == "r1c1=2"
    kojun = gw.kojun(["A", "A"], [[1], [0]])  # the upper of two cells is greater
    assert [named(kojun, clues) for clues in cores(kojun).sets] == [["r1c1=1"]]


def test_two_independent_clashes():
    puzzle = gw.load("11............22")
    found = cores(puzzle)
    assert tuple(named(puzzle, found.sets[0])) in {("r1c1=1", "r1c2=1"), ("r4c3=2", "r4c4=2")}
    (removal,) = found.removals
    assert {clue.word[:2] for clue in removal} == {"r1", "r4"}


def test_rules_without_a_solution():
    puzzle = gw.latin(["1..", "...", "..."], options=["no-touch"])
    found = cores(puzzle)
    assert (found.sets, found.removals) == (((),), {})


def test_no_time():
    assert cores(gw.load("11.............."), timeout=0) is None


@pytest.mark.parametrize("text", ["11............22", "1234.1.........."])
def test_the_same_answer_every_time(text):
    assert cores(gw.load(text)) == cores(gw.load(text))
