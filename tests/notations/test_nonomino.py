"""Jigsaw Sudoku as integers of region and value."""

from __future__ import annotations

import re

import pytest

from gridwright.model.errors import FormatError, RuleError
from gridwright.model.puzzle import Outcome, Solution, Status
from gridwright.notations import dump, dump_outcome, load, notation, recognised

EXAMPLE = notation("nonomino").example
NUMBERS = re.findall(r"\d+", EXAMPLE)
SMALL = "[10, 10, 10, 24,\n 10, 20, 20, 20,\n 33, 30, 30, 40,\n 30, 40, 40, 40]\n"


def test_tens_are_the_region_and_units_the_value():
    puzzle = load(EXAMPLE)
    assert puzzle.kind == "jigsaw"
    assert puzzle.rows[0] == (1, 0, 0, 0, 0, 0, 0, 8, 0)
    assert dump(puzzle).split("regions:\n")[1].startswith("AAABBBBBB\nAAACCBDDB\n")
    assert dump(puzzle, "nonomino") == EXAMPLE


@pytest.mark.parametrize("between", [",", " ", ", ", "\n", "\t", " ,\n", "],["])
def test_anything_may_stand_between(between):
    assert load(between.join(NUMBERS)) == load(EXAMPLE)
    assert load(f"[[{between.join(NUMBERS)}]]\n") == load(EXAMPLE)


def test_other_sizes():
    assert load(SMALL).grid.rows == 4
    assert dump(load(SMALL), "nonomino") == SMALL
    assert load("[11]").givens == (1,)


@pytest.mark.parametrize("text", ["11.....", "11...", "11", "a row of 11 cells"])
def test_a_number_alone_is_no_puzzle(text):
    with pytest.raises(FormatError):
        load(text)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("24", "5", "line 1, column 14: r1c4: '5' is not a region 1 to 9 followed by a value"),
        ("24", "105", "line 1, column 14: r1c4: '105' is not a region 1 to 9 followed by a value"),
        ("24", "-24", "line 1, column 14: r1c4: '-24' is not a region 1 to 9 followed by a value"),
        ("24", "2x", "line 1, column 14: r1c4: '2x' is not a region 1 to 9 followed by a value"),
        ("24", "2²", "line 1, column 14: r1c4: '2²' is not a region 1 to 9 followed by a value"),
        ("24", "²⁴", "line 1, column 14: r1c4: '²⁴' is not a region 1 to 9 followed by a value"),
        ("24", "9" * 5000, "line 1, column 14: r1c4: '9999999999"),
        ("24,", "", "15 integers do not make a square grid"),
    ],
)
def test_errors_say_where(old, new, message):
    with pytest.raises(FormatError) as caught:
        load(SMALL.replace(old, new, 1))
    assert message in str(caught.value)


def test_every_wrong_region_is_told():
    with pytest.raises(FormatError) as caught:
        load("[11, 5,\n 20, 100]", "nonomino")
    assert [problem.cells for problem in caught.value.problems] == [(1,), (3,)]


def test_values_and_regions_are_checked_where_they_stand():
    with pytest.raises(RuleError, match="line 1, column 14: r1c4: 9 is not one of 1 to 4"):
        load(SMALL.replace("24", "29"))
    with pytest.raises(RuleError, match="region 1 has 5 cells instead of 4"):
        load(SMALL.replace("24", "14"))


def test_a_larger_grid_is_refused():
    with pytest.raises(FormatError, match="a grid of 10x10; with regions 1 to 9 it can be 9x9 at most"):
        load("11 " * 100, "nonomino")


def test_rows_of_two_digit_values_are_rows():
    rows = f"{[[(r + c) % 25 + 1 for c in range(25)] for r in range(25)]}"
    assert "nonomino" not in recognised(rows)
    assert load(rows).kind == "sudoku"


def test_the_solution_is_the_grid():
    puzzle = load("[10,10,20,20]")
    outcome = Outcome(Status.UNIQUE, (Solution(puzzle.grid, (1, 2, 2, 1)),), 1, True)
    assert dump_outcome(puzzle, outcome, "nonomino") == "1 2\n2 1\n"
    assert dump_outcome(puzzle, Outcome(Status.NONE, (), 0, True), "nonomino") == "Not_solution\n"
    assert dump_outcome(puzzle, Outcome(Status.UNDECIDED, (), 0, False), "nonomino") == ""
