"""The .ss file of Simple Sudoku, and its clipboard."""

from __future__ import annotations

import pytest

import gridwright as gw
from gridwright.model.errors import FormatError
from gridwright.notations import dump, load, recognised

PUBLISHED = [
    "1..|...|7..\n.2.|...|5..\n6..|38.|...\n-----------\n.78|...|...\n...|6.9|...\n...|...|14.\n-----------\n"
    "...|.25|..9\n..3|...|.6.\n..4|...|..2\n",
    "385|61.|.72\n.7.|..2|8..\n.6.|..3|...\n-----------\n6.2|...|...\n..8|...|5..\n...|...|9.6\n-----------\n"
    "...|9..|.8.\n..9|1..|.5.\n12.|.85|639",
    "85.|..2|4..\n72.|...|..9\n..4|...|...\n-----------\n...|1.7|..2\n3.5|...|9..\n.4.|...|...\n-----------\n"
    "...|.8.|.7.\n.17|...|...\n...|.36|.4.\n",
    "..7|...|.9.\n.6.|.8.|3..\n39.|2.7|..5\n-----------\n...|4..|..2\n.1.|.9.|.8.\n5..|..3|...\n-----------\n"
    "6..|9.2|.71\n..3|.4.|.5.\n.2.|...|6..\n",
]
CLIPBOARD = """\
 *-----------*
 |.3.|4..|...|
 |9.2|8.6|3.1|
 |...|...|.2.|
 |---+---+---|
 |8..|.6.|7..|
 |.6.|2.5|.9.|
 |..3|.4.|..8|
 |---+---+---|
 |.7.|...|...|
 |4.8|9.2|5.6|
 |...|..8|.3.|
 *-----------*
 Simple Sudoku
  Version 4.2n
"""
WIDE = """\
*-----------------------*
| . 3 . | 4 . . | . . . |
| 9 . 2 | 8 . 6 | 3 . 1 |
| . . . | . . . | . 2 . |
|-------+-------+-------|
| 8 . . | . 6 . | 7 . . |
| . 6 . | 2 . 5 | . 9 . |
| . . 3 | . 4 . | . . 8 |
|-------+-------+-------|
| . 7 . | . . . | . . . |
| 4 . 8 | 9 . 2 | 5 . 6 |
| . . . | . . 8 | . 3 . |
*-----------------------*
"""


@pytest.mark.parametrize("text", PUBLISHED)
def test_published_files(text):
    assert recognised(text)[0] == "ss"
    puzzle = load(text)
    assert gw.solve(puzzle).status is gw.Status.UNIQUE
    assert puzzle == load(text, "line")
    assert dump(puzzle, "ss") == text.rstrip("\n") + "\n"


def test_the_clipboard():
    puzzle = load(CLIPBOARD)
    assert recognised(CLIPBOARD)[0] == recognised(WIDE)[0] == "ss"
    assert puzzle == load(WIDE)
    assert puzzle == load(".3.4.....9.28.63.1.......2.8...6.7...6.2.5.9...3.4...8.7.......4.89.25.6.....8.3.")
    assert gw.solve(puzzle).status is gw.Status.UNIQUE


@pytest.mark.parametrize("text", ["1.|..\n..|..\n-----\n..|..\n..|..", PUBLISHED[0] * 2, PUBLISHED[0].replace("|", "")])
def test_what_is_no_such_file(text):
    assert "ss" not in recognised(text)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (PUBLISHED[0][:-12], "line 10: the puzzle has 8 rows instead of 9"),
        (PUBLISHED[0].replace("38.", "3A."), "line 3, column 6: r3c5: 'A' is not a value from 1 to 9"),
        (PUBLISHED[0].replace("6..|38.|...", "6..|38.|.."),
         "line 3, column 1: row 3 of the puzzle has 8 cells instead of 9: '6..|38.|..'"),
        ("-----", "the puzzle has 0 rows instead of 9"),
    ],
)
def test_errors(text, message):
    with pytest.raises(FormatError) as caught:
        load(text, "ss")
    assert str(caught.value) == message


def test_only_nine_by_nine():
    with pytest.raises(FormatError, match="ss has only grids of 9x9, not 16x16"):
        dump(load("sudoku 16x16"), "ss")
