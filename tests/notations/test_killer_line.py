"""Killer Sudoku on one line: sums and arrows, or numbers."""

from __future__ import annotations

import pytest

import gridwright as gw
from gridwright.model.errors import FormatError, GridwrightError
from gridwright.notations import dump, load, recognised

ID = "killer-line"
# "Killing with flowers" from the examples of sigh/Interactive-Sudoku-Solver (MIT)
FLOWERS = "S<J<<O<<KJ^<<^<^>^^<N<<<J^Q^S^O>>^^^>^W^<<^>^^O^<<^T^J^^^>>>^>^>^ML<S<<^^>^<^<<^<"
NUMBERS = (
    "3x3::k:7169:7169:4866:4866:4866:6147:6147:6147:5124:4869:7169:7169:7169:4866:6147:6147:7174:5124:4869:4869:5895"
)


def test_a_published_line():
    assert recognised(FLOWERS) == (ID,)
    puzzle = load(FLOWERS)
    assert gw.solve(puzzle).status is gw.Status.UNIQUE
    assert dump(puzzle, ID) == FLOWERS + "\n"
    assert load("\n".join(FLOWERS[start : start + 9] for start in range(0, 81, 9))) == puzzle


def test_numbers_carry_diagonals_and_cages_in_pieces():
    puzzle = load("sudoku 9x9 diagonals\ncages: r1c1-r1c2=cage5 r9c1-r9c9=cage17")
    text = dump(puzzle, ID)
    assert text == f"3x3:d:k:1281:1281:{'0:' * 70}4354:{'0:' * 7}4354:\n"
    assert recognised(text) == (ID,)
    assert load(text) == puzzle
    apart = load("sudoku 9x9\ncages: r1c1-r5c5=cage5")
    assert load(dump(apart, ID)) == apart


@pytest.mark.parametrize(
    "words", ["r1c1=cage5", "r1c1-r2c2-r1c3=cage20", "r5c5-r6c4-r6c5=cage", "r9c1-r9c9=cage17 r1c1=cage1"]
)
def test_round_trips(words):
    puzzle = load(f"sudoku 9x9\ncages: {words}")
    assert load(dump(puzzle, ID)) == puzzle


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("<" + FLOWERS[1:], "line 1, column 1: r1c1: '<' points off the grid"),
        ("><" + FLOWERS[2:], "line 1, column 2: r1c2: '<' leads round in a circle, not to a sum"),
        (FLOWERS[:80] + "k", "line 1, column 81: 'k' is neither a sum nor an arrow"),
        (FLOWERS + "<", "82 characters instead of 81"),
        (NUMBERS, "21 numbers behind ':k:' instead of 81"),
        ("3x3::k:" + "x:" * 81, "r1c1: 'x' is not a number"),
    ],
)
def test_errors(text, message):
    with pytest.raises(GridwrightError) as caught:
        load(text, ID)
    assert message in str(caught.value)


@pytest.mark.parametrize(
    ("puzzle", "message"),
    [
        ("sudoku 4x4", "killer-line has only grids of 9x9, not 4x4"),
        (
            "sudoku 9x9\ncages: r1c1-r1c2=cage5 r1c2-r1c3=cage5",
            "cannot carry cages that overlap: r1c2 is in two cages, r1c1-r1c2=cage5 and r1c2-r1c3=cage5",
        ),
        ("sudoku 9x9 diagonals\ncages: r1c1-r1c2=cage", "killer-line cannot carry r1c1-r1c2=cage"),
        ("sudoku 9x9\n5........\n" + ".........\n" * 8, "killer-line cannot carry 1 given"),
    ],
)
def test_what_it_cannot_carry(puzzle, message):
    with pytest.raises(FormatError) as caught:
        dump(load(puzzle), ID)
    assert message in str(caught.value)
