"""Cages as a grid of letters with a number for each, and without the name of their sort below it."""

from __future__ import annotations

import pytest

import gridwright as gw

ROWS = "1...\n....\n....\n...2\n"
LETTERS = "AABB\nCCDD\nC.DD\nEEFF\n"
KILLER = gw.load(
    f"killer 4x4\n{ROWS}cages: r1c1-r1c2=cage5 r1c3-r1c4=cage5 r2c1-r2c2-r3c1=cage7 r2c3-r2c4-r3c3-r3c4=cage10 "
    "r4c1-r4c2=cage7 r4c3-r4c4=cage3"
)
NUMBERS = ("A=5\nB=5\nC=7\nD=10\nE=7\nF=3", "A 5\nB 5\nC 7\nD 10\nE 7\nF 3", "A: 5, B: 5 C=7; D 10\nE:7\nF = 3")


@pytest.mark.parametrize("numbers", NUMBERS)
@pytest.mark.parametrize("letters", [LETTERS, " ".join(LETTERS).replace("\n ", "\n")])
def test_letters_and_numbers_are_cages(letters: str, numbers: str) -> None:
    assert gw.load(f"killer 4x4\n{ROWS}cages:\n{letters}{numbers}") == KILLER
    assert gw.load(f"killer\n{ROWS}cages:\n{letters}{numbers}\ntitle: x\n") == KILLER


def test_where_nothing_else_is_given_the_heading_may_be_left_out() -> None:
    bare = KILLER.with_givens([0] * 16)
    assert gw.load(f"killer 4x4\n{LETTERS}{NUMBERS[0]}") == bare
    assert gw.load(f"killer 4x4\ncages:\n{LETTERS}{NUMBERS[2]}") == bare


def test_other_puzzles_have_such_cages_and_calculations_too() -> None:
    mixed = gw.load("sudoku 4x4 diagonals\n1...\n....\n....\n....\ncages:\nAA..\n.BB.\n..B.\n....\nA=3 B=8")
    assert mixed == gw.load("sudoku 4x4 diagonals\n1...\n....\n....\n....\ncages: r1c1-r1c2=cage3 r2c2-r2c3-r3c3=cage8")
    read = gw.load("calcudoku 2x2\nAA\nBC\nA=2x B=1+ C 2+")
    assert read == gw.load("calcudoku 2x2\n..\n..\ncalculations: r1c1-r1c2=2x r2c1=1+ r2c2=2+")


def test_below_the_name_of_their_sort_cages_need_not_repeat_it() -> None:
    text = f"killer 4x4\n{ROWS}cages: r1c1-r1c2=5 r1c3+r1c4=5\nr2c1-r2c2-r3c1=cage7\nr2c3-r2c4-r3c3-r3c4=10\n"
    assert gw.load(f"{text}r4c1-r4c2=7 r4c3-r4c4=3") == KILLER


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("AABB\nCCDD\nCEDD\nEEFF\nA=5", "line 3, column 3: cage B has no number; write it below the letters, like"),
        ("AABB\nAABB\nCCDD\nACDD\nA=5 B=5 C=5 D=5", "line 3, column 1: cage A is not connected: r1c1 r1c2"),
        ("AAAA\nAAAA\nAAAA\nAAAA\nA=5 Z=3", "line 7, column 5: 'Z' has a number, but no cell has that letter"),
        ("AAAA\nAAAA\nAAAA\nAAAA\nA=5 A=3", "line 7, column 5: 'A=3' is not the number of a cage"),
        ("AAAA\nAAAA\nAAAA\nAAAA\nA=", "line 7, column 1: 'A=' is not the number of a cage"),
        ("AAAA\nAAA\nAAAA\nAAAA\nA=5", "line 4, column 1: row 2 has 3 cells instead of 4"),
    ],
)
def test_what_is_missing_or_wrong_is_told_in_its_place(text: str, told: str) -> None:
    with pytest.raises(gw.FormatError) as caught:
        gw.load(f"killer 4x4\ncages:\n{text}")
    assert any(str(problem).startswith(told) for problem in caught.value.problems), caught.value
