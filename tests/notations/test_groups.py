"""Suguru as Haskell definitions of groups and start values."""

from __future__ import annotations

import re

import pytest

from gridwright.model.errors import FormatError, RuleError
from gridwright.model.puzzle import Outcome, Solution, Status
from gridwright.notations import dump, dump_outcome, load, notation

GROUPS = (
    "[[(0,0), (0,1), (0,2), (1,0)], [(0,3), (0,4), (1,4), (2,4), (3,4)], [(1,1), (1,2), (2,0), (2,1), (3,0)], "
    "[(1,3), (2,2), (2,3), (3,1), (3,2)], [(3,3), (4,0), (4,1), (4,2), (4,3)], [(4,4)]]"
)
SEED = f"""\
let n = 5
let groups = {GROUPS}
let pos_0 = (0,0)
let val_0 = [1]
let startVal_0 = (pos_0, val_0)
let startValues = [startVal_0]
"""
SOLUTION = "[[1],[3],[2],[5],[1],[4],[5],[4],[3],[2],[1],[3],[2],[1],[4],[2],[5],[4],[5],[3],[4],[3],[1],[2],[1]]\n"
AS_TEXT = """\
suguru 5x5
1....
.....
.....
.....
.....
regions:
AAABB
ACCDB
CCDDB
CDDEB
EEEEF
"""


def test_the_seed_is_read_and_written():
    assert load(SEED) == load(AS_TEXT)
    assert dump(load(SEED), "groups") == SEED
    assert dump(load(AS_TEXT.replace("1....", ".....")), "groups").endswith("\nlet startValues = []\n")


@pytest.mark.parametrize(
    "text",
    [
        f"n = 5\ngroups = {GROUPS}\nstartValues = [((0,0), [1])]",
        f"-- a comment\n  let n = 5 -- size\n\nn' :: Int\nlet groups = {GROUPS.replace(' ', chr(10) + '  ')}\n"
        "let startVal_0 = ((0,0), [1])\nlet startValues = [startVal_0,]\n",
        f"let corner = (0,0)\nlet n = 5\nlet startValues = [(corner, [one])]\nlet one = 1\nlet groups = {GROUPS}",
        f"let single = [(4,4)]\nlet n = 5\nlet groups = {GROUPS.replace('[(4,4)]', 'single')}\n"
        "let startValues = [((0,0), [1])]",
        '{"n": 5, "groups": ' + GROUPS.replace("(", "[").replace(")", "]") + ', "startValues": [[[0,0],[1]]]}',
        '{"startValues": [[[0, 0], [1]]],\n "groups": ' + GROUPS.replace("(", "[").replace(")", "]") + ',\n "n": 5}\n',
    ],
)
def test_other_ways_to_say_the_same(text):
    assert load(text) == load(SEED)


def test_start_values_may_be_left_out():
    assert not any(load(f"let n = 5\nlet groups = {GROUPS}").givens)


def test_the_solution_is_told_as_in_the_seed():
    puzzle = load(SEED)
    values = tuple(map(int, re.findall(r"\d", SOLUTION)))
    outcome = Outcome(Status.UNIQUE, (Solution(puzzle.grid, values),), 1, True)
    assert dump_outcome(puzzle, outcome, "groups") == SOLUTION
    assert dump_outcome(puzzle, Outcome(Status.NONE, (), 0, True), "groups") == "[]\n"


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("(3,0)]", "(3,0), (0,1)]", "line 2, column 118: r1c2 is in two groups; line 2, column 23 has it too: '(0,1)'"),
        (", [(4,4)]", "", "line 2, column 14: r5c5 (4, 4) is in no group"),
        ("(4,4)", "(5,0)", "line 2, column 194: '(5,0)' is off the grid of 5x5; rows and columns count from 0"),
        ("(4,4)", "(0,-1)", "line 2, column 194: '(0,-1)' is off the grid of 5x5; rows and columns count from 0"),
        ("(4,4)", "(4,4,4)", "line 2, column 194: a position should have 2 elements, not 3: '(4,4,4)'"),
        ("(4,4)", "(4,x)", "line 2, column 197: 'x' is not defined"),
        ("(4,4)", "7", "line 2, column 194: a position should be a list, not '7'"),
        ("[startVal_0]", "[startVal_0, startVal_3]", "line 6, column 32: 'startVal_3' is not defined"),
        ("[1]", "[]", "line 4, column 13: the value of r1c1 should have 1 element, not 0: '[]'"),
        ("[1]", "[1,2]", "line 4, column 13: the value of r1c1 should have 1 element, not 2: '[1,2]'"),
        ("[1]", "1", "line 4, column 13: the value of r1c1 should be a list, not '1'"),
        ("[1]", "[0]", "line 4, column 14: r1c1: 0 is not a value"),
        (
            "[startVal_0]",
            "[startVal_0, ((0,0), [2])]",
            "line 6, column 32: r1c1 has two start values; line 4, column 14 has one too: '((0,0), [2])'",
        ),
        ("(pos_0, val_0)", "(pos_0)", "line 5, column 18: a start value should have 2 elements, not 1: '(pos_0)'"),
        ("(pos_0, val_0)", "startVal_0", "line 5, column 18: 'startVal_0' is defined by itself"),
        ("let n = 5\n", "", "n is missing"),
        ("let groups", "let group", "groups is missing"),
        ("let startValues", "let values", "line 5, column 18: startValues is missing, so startVal_0 would be lost"),
        ("n = 5", "n = [5]", "line 1, column 9: n should be a number, not '[5]'"),
        ("n = 5", "n = 5 6", "line 1, column 11: expected a definition such as 'n = 5', not '6'"),
        ("n = 5", "n 5", "line 1, column 7: expected '=', not '5'"),
        ("n = 5", "n = ²", "line 1, column 9: expected a value, not '²'"),
        ("n = 5", "n = 0", "line 1, column 9: a grid of 0x0: 0 rows is outside 1 to 100"),
        ("n = 5", "n = 5\nlet n = 6", "line 2, column 5: 'n' is defined twice"),
        ("n = 5", f"n = {'5' * 5000}", "line 1, column 9: a number of 5000 digits is too large: '5555555555"),
        (
            "startVal_0]",
            "startVal_0",
            "line 7, column 1: expected ',' or ']' for the '[' of line 6, column 19, not the end of the text",
        ),
        (
            "[(4,4)]",
            "[(4,4]",
            "line 2, column 198: expected ',' or ')' for the '(' of line 2, column 194, not ']'",
        ),
    ],
)
def test_errors_say_where(old, new, message):
    assert old in SEED
    with pytest.raises(FormatError) as caught:
        load(SEED.replace(old, new, 1))
    assert message in str(caught.value)


def test_all_wrong_cells_are_told():
    with pytest.raises(FormatError) as caught:
        load("let n = 2\nlet groups = [[(0,0), (0,0), (7,7)], [(1,0)]]")
    assert [problem.cells for problem in caught.value.problems] == [(0,), (), (1,), (3,)]


def test_a_value_too_large_for_its_group_is_told_where_it_stands():
    with pytest.raises(RuleError, match="line 4, column 14: r1c1: 9 is not one of 1 to 4"):
        load(SEED.replace("[1]", "[9]"))


def test_json_errors_say_where():
    with pytest.raises(FormatError, match="line 2, column 1: expected ':', not ','"):
        load('{"n": 5, "groups"\n, : []}', "groups")
    with pytest.raises(FormatError, match="line 1, column 26: 'x' after the closing '}'"):
        load('{"n": 5, "groups": [[]]} x')


def test_a_whole_program_is_not_silently_half_read():
    with pytest.raises(FormatError, match="line 25, column 8: expected a value, not"):
        load(notation("groups").example + 'main = "x"\n')
