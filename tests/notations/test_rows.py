"""Sudoku as one list of values per row, and rows typed one by one."""

from __future__ import annotations

import pytest

from gridwright.model.errors import FormatError
from gridwright.model.puzzle import Outcome, Solution, Status
from gridwright.notations import dump, dump_outcome, load, parse_row

SEED = """\
[0,0,6,5,9,4,7,0,0]
[8,0,9,0,6,0,2,0,4]
[1,0,0,0,0,0,0,0,3]
[0,0,0,0,5,0,0,0,0]
[0,0,3,7,4,8,6,0,0]
[5,9,0,0,0,0,0,4,2]
[0,3,1,0,0,0,5,2,0]
[7,6,0,0,0,0,0,1,9]
[0,0,0,8,0,3,0,0,0]
"""
PROMPT = "Input a sudoku line by line, as arrays of ints, with empty cell represented by zero."


def test_the_seed_is_read_and_written():
    puzzle = load(SEED)
    assert puzzle.kind == "sudoku"
    assert puzzle.rows[0] == (0, 0, 6, 5, 9, 4, 7, 0, 0)
    assert dump(puzzle, "rows") == SEED


@pytest.mark.parametrize(
    "text",
    [
        SEED.replace("]\n", "],\n"),
        SEED.replace("]\n", ",],\n"),
        "[" + SEED.replace("]\n", "],\n") + "]",
        SEED.replace("]\n", "], ").replace(",", " , "),
        SEED.replace("\n", "\n\n-- a comment\n"),
        f"> ./sudoku\n{PROMPT}\n{SEED}\n# output of the program will follow here\n",
        f"{PROMPT}\n{SEED}",
        f"# a comment [1]\n\n{SEED}",
    ],
)
def test_other_ways_to_say_the_same(text):
    assert load(text) == load(SEED)


@pytest.mark.parametrize("size", [1, 4, 6, 16, 25])
def test_other_sizes(size):
    puzzle = load(f"{[[0] * size] * size}")
    assert (puzzle.grid.rows, puzzle.kind) == (size, "sudoku")
    full = puzzle.with_givens(cell % size + 1 for cell in puzzle.grid.cells)
    assert load(dump(full, "rows")) == full


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("[8,0,9,0,6,", "[8,0,10,0,6,", "line 2, column 6: r2c3: '10' is not one of 0 to 9"),
        ("[8,0,9,0,6,", "[8,0,-9,0,6,", "line 2, column 6: r2c3: '-9' is not one of 0 to 9"),
        ("[8,0,9,0,6,", "[8,0,x,0,6,", "line 2, column 6: r2c3: 'x' is not one of 0 to 9"),
        ("[8,0,9,0,6,", "[8,0,[9],0,6,", "line 2, column 6: r2c3: '[9]' is not one of 0 to 9"),
        ("[8,0,9,0,6,", "[8,0,²,0,6,", "line 2, column 6: expected a value, not '²'"),
        ("[8,0,9,0,6,", "[8,0 9,0,6,", "line 2, column 6: expected ',' or ']' for the '[' of line 2, column 1"),
        ("[8,0,9,0,6,", "[8,0,9,6,", "line 2, column 1: row 2 has 8 values instead of 9: '[8,0,9,6,0,2,0,4]'"),
        ("[8,0,9,0,6,0,2,0,4]\n", "", "8 rows of 9 values; a Sudoku has as many rows as columns"),
        ("[8,0,9,0,6,0,2,0,4]", "8", "line 2, column 1: row 2 should be a list such as"),
        ("[8,0,9,0,6,0,2,0,4]", "[]", "line 2, column 1: row 2 has 0 values instead of 9: '[]'"),
        ("0,0]\n[8", "0,0\n[8", "line 2, column 1: expected ',' or ']' for the '[' of line 1, column 1, not '['"),
    ],
)
def test_errors_say_where(old, new, message):
    assert old in SEED
    with pytest.raises(FormatError) as caught:
        load(SEED.replace(old, new, 1))
    assert message in str(caught.value)


def test_every_wrong_value_is_told():
    with pytest.raises(FormatError) as caught:
        load("[[1,5],\n [3,0]]")
    assert [str(p) for p in caught.value.problems] == [
        "line 1, column 5: r1c2: '5' is not one of 0 to 2",
    ]
    with pytest.raises(FormatError) as caught:
        load("[[1,2],\n [3,4]]")
    assert [problem.cells for problem in caught.value.problems] == [(2,), (3,)]


@pytest.mark.parametrize(
    ("text", "size", "row"),
    [
        ("[0,0,6,5,9,4,7,0,0]", None, (0, 0, 6, 5, 9, 4, 7, 0, 0)),
        (" [ 1, 2, 3, 4 ] ,\n", 4, (1, 2, 3, 4)),
        ("[1,2]\r\n", 2, (1, 2)),
        ("[0]", None, (0,)),
        ("530070000", None, (5, 3, 0, 0, 7, 0, 0, 0, 0)),
        ("53..7....", 9, (5, 3, 0, 0, 7, 0, 0, 0, 0)),
        ("5 3 0 0 7 0 0 0 0", 9, (5, 3, 0, 0, 7, 0, 0, 0, 0)),
        ("53. .7. ...", 9, (5, 3, 0, 0, 7, 0, 0, 0, 0)),
        ("5,3,0,0,7,0,0,0,0", None, (5, 3, 0, 0, 7, 0, 0, 0, 0)),
        ("5,3,,,7,,,,", None, (5, 3, 0, 0, 7, 0, 0, 0, 0)),
        ("10 . . . . . . . . 1", None, (10, *[0] * 8, 1)),
        ("A........1", 10, (10, *[0] * 8, 1)),
    ],
)
def test_a_typed_row(text, size, row):
    assert parse_row(text, size, 3) == row


@pytest.mark.parametrize(
    ("text", "size", "message"),
    [
        ("", None, "line 3, column 1: row 3 is empty; rows are written like [0,0,6,5,9,4,7,0,0]"),
        ("[1,2,3,4]", 9, "line 3, column 1: row 3 has 4 values instead of 9: '[1,2,3,4]'"),
        ("[1,2,3,5]", 4, "line 3, column 8: r3c4: '5' is not one of 0 to 4"),
        ("[1,2,3,5]", None, "line 3, column 8: r3c4: '5' is not one of 0 to 4"),
        ("[1,2;3,4]", 4, "line 3, column 5: expected ',' or ']' for the '[' of line 3, column 1, not ';'"),
        ("[1,2,3,4", 4, "line 3, column 9: expected ',' or ']' for the '[' of line 3, column 1, not the end of the"),
        ("1,2,3,4", 9, "line 3, column 1: row 3 has 4 values instead of 9: '1,2,3,4'"),
        ("1,2,5,4", 4, "line 3, column 5: r3c3: '5' is not one of 0 to 4"),
        ("1 2  5 4", 4, "line 3, column 6: r3c3: '5' is not one of 0 to 4"),
        ("1254", 4, "line 3, column 3: r3c3: '5' is not one of 0 to 4"),
        ("5", 4, "line 3, column 1: row 3 has 1 value instead of 4: '5'"),
        ("[]", None, "line 3, column 1: a grid of 0x0: 0 rows is outside 1 to 100"),
        ("[1,2] [3,4]", 2, "line 3, column 7: row 3 goes on after its end: '[3,4]'"),
        ("hello", 4, "line 3, column 1: row 3 should be a list such as [0,0,6,5,9,4,7,0,0], not 'hello'"),
        (f"[{'9' * 5000}]", 1, "line 3, column 2: a number of 5000 digits is too large: '9999999999"),
        ("[" * 5000, 9, "line 3, column 9: brackets more than 8 deep"),
    ],
)
def test_a_typed_row_that_makes_no_sense(text, size, message):
    with pytest.raises(FormatError) as caught:
        parse_row(text, size, 3)
    assert message in str(caught.value)


def test_the_solution_or_how_far_it_came():
    puzzle = load("[[1,0],[0,0]]")
    outcome = Outcome(Status.UNIQUE, (Solution(puzzle.grid, (1, 2, 2, 1)),), 1, True)
    assert dump_outcome(puzzle, outcome, "rows") == "Solved:\n[1,2]\n[2,1]\n"
    stuck = Outcome(Status.UNDECIDED, (), 0, False)
    told = "Could not solve it. This is how far it came:\n[1,2]\n[0,0]\n"
    assert dump_outcome(puzzle.with_givens((1, 2, 0, 0)), stuck, "rows") == told
