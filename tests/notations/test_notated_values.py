"""Puzzles that show other values than 1 to n, in every notation: written and read again, or refused by name."""

from __future__ import annotations

import json
from typing import Any

import pytest
from random_values import random_values

import gridwright as gw
from gridwright.clues import printed_in
from gridwright.kinds import draft_of
from gridwright.notations import all_notations

SMALL = gw.sudoku([[0, -1, -1, -1], [-1] * 4, [-1, -1, -1, 3], [-1, 2, -1, -1]], values="0-3")
NINE = gw.sudoku(["0........", *["........."] * 7, "........9"], values="0-9")
SEEDS = range(120)
HIDDEN = ("parity", "candidates", "betweenlines", "lockoutlines")
"""What values hide in a drawing, or may look like diagonals."""


@pytest.mark.parametrize("to", ["text", "json"])
def test_what_is_written_is_read_again(to: str) -> None:
    for puzzle in filter(None, (*map(random_values, SEEDS), SMALL, NINE)):
        assert gw.load(gw.dump(puzzle, to)) == puzzle, gw.dump(puzzle, to)


def test_what_is_drawn_is_read_again() -> None:
    drawn = 0
    for puzzle in filter(None, (*map(random_values, SEEDS), SMALL, NINE)):
        hidden = any(clue.sort in HIDDEN for clue in printed_in(puzzle))
        if not hidden and not draft_of(gw.kind(puzzle.kind), puzzle).options and any(puzzle.givens):
            assert gw.load(gw.render(puzzle)) == puzzle, gw.render(puzzle)
            drawn += 1
    assert drawn > 40


def test_a_drawing_with_candidates_is_read_again() -> None:
    position = gw.load_position(gw.render(SMALL, candidates=True))
    assert position.puzzle.givens == SMALL.givens
    assert position.marks[1] == {2, 4}  # which are shown as 1 and 3


@pytest.mark.parametrize("notation", [one.id for one in all_notations()])
def test_a_notation_says_which_values_there_are_or_refuses_them(notation: str) -> None:
    try:
        text = gw.dump(SMALL, notation, lossy=True)
    except gw.FormatError as error:
        assert "values 0-3" in str(error) or "writes" in str(error) or "4x4" in str(error) or "9x9" in str(error)
    else:
        one = gw.notation(notation)
        assert one.read is None or gw.load(text, notation) == SMALL


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("sudoku 4x4 values=0-200", "line 1, column 12: values 0 to 200: they are whole numbers from 0 to 99"),
        ("sudoku 4x4 values=x", "line 1, column 12: 'x' does not say what the values are; write the least"),
        ("sudoku 4x4 values=0-2", "line 1, column 8: values 0-2 are too few for rows of 4 different ones"),
        ("sudoku 4x4 values=0-3\nvalues: 0-3", "line 2, column 9: values are stated twice, here and in the header"),
        ("suguru 2x2 values=0-3\nregions:\nAA\nAA", "line 1, column 8: suguru: only kinds with square grids can have"),
        ("sudoku 4x4 values=2-5\n1...\n....\n....\n....", "line 2, column 1: r1c1: 1 is not one of 2 to 5"),
        ("sudoku 4x4 values=0-3\nO...\n....\n....\n....", "line 2, column 1: r1c1: 'O' is not a value"),
        ("sudoku 4x4 values=0-3\nindexers: r1c1=columnindex", "r1c1=columnindex: places are counted from 1, so an ind"),
        ("sudoku 4x4 values=1-4\ncandidates: r1c1=0/2", "'r1c1=0/2': 0 is not a value"),
        ("sudoku 4x4 values=2-5\ncandidates: r1c1=1/2", "'r1c1=1/2': 1 is not a value"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_said(text: str, message: str) -> None:
    with pytest.raises(gw.GridwrightError) as error:
        gw.load(text)
    assert message in str(error.value)


def test_values_may_be_stated_on_a_line_of_their_own() -> None:
    assert gw.load("sudoku 4x4\nvalues: 0-3\n0...\n....\n...3\n.2..\n") == SMALL


def test_values_as_usual_are_not_stated() -> None:
    assert gw.load("sudoku 4x4 values=1-4") == gw.load("sudoku 4x4")
    assert "values" not in gw.dump(gw.load("sudoku 4x4 values=1-4"))


def test_zeros_for_empty_cells_are_refused_where_0_is_a_value() -> None:
    with pytest.raises(gw.RuleError, match="0 is a value here, and stands in 16 cells of 16; write -1 or None"):
        gw.sudoku([[0] * 4] * 4, values=(0, 3))


CAGED = gw.sudoku(["0...", "..2.", ".1..", "3..."], values="0-3", clues=["r1c3-r1c4=cage4"])


def f_puzzles(**more: Any) -> str:
    grid = [[{"value": number, "given": True} if number >= 0 else {} for number in row] for row in CAGED.rows]
    cages = [{"cells": ["R1C3", "R1C4"], "value": "4"}]
    return json.dumps({"size": 4, "grid": grid, "killercage": cages, "ruleset": "Sudoku with the digits 0-3.", **more})


def sudokupad(rules: str, **more: Any) -> str:
    cells = [[{"value": number} if number >= 0 else {} for number in row] for row in CAGED.rows]
    boxes = [[[top + at // 2, left + at % 2] for at in range(4)] for top in (0, 2) for left in (0, 2)]
    told = {"rules": f"{rules} Digits in cages do not repeat and sum to the total.", **more}
    cages = [{"cells": [[0, 2], [0, 3]], "value": "4"}]
    return json.dumps({"cells": cells, "regions": boxes, "cages": cages, "metadata": told})


def test_rules_of_sites_say_which_values_there_are() -> None:
    solution = "".join(str(number) for row in gw.solve(CAGED).solution.rows for number in row)  # type: ignore[union-attr]
    plain = "Place the digits 0 to 3 once each in every row, column and box."
    numbers = [*map(int, solution)]
    for text in (f_puzzles(), f_puzzles(solution=numbers), sudokupad(plain), sudokupad(plain, solution=solution)):
        assert gw.load(text) == CAGED, text


def test_more_values_than_cells_are_believed_only_with_a_zero() -> None:
    with pytest.raises(gw.FormatError, match="the rules speak of 'digits 0 to 4', but neither a given nor a stored"):
        gw.load(sudokupad("Place the digits 0 to 4.").replace('{"value": 0}', "{}"))


def test_shapes_of_the_interactive_sudoku_solver_say_which_values_there_are() -> None:
    text = gw.dump(CAGED, "interactive-sudoku-solver")
    assert text == ".Shape~4x4~0-3.Cage~4~R1C3~R1C4.~R1C1_0~R2C3_2~R3C2_1~R4C1_3\n"
    assert gw.load(text) == CAGED
    assert gw.load(".Shape~9x9~10.~R1C1_1").grid.span() == range(1, 11)
    with pytest.raises(gw.FormatError, match="Skyscraper is not read in a grid with the values 0-3"):
        gw.load(".Shape~4x4~0-3.Skyscraper~R1~2~")


@pytest.mark.parametrize(
    ("constraint", "clues"),
    [
        (".Quad~R1C1~0~3", "quadruples: r1c1-r1c2-r2c1-r2c2=quadruple0/3"),
        (".RegionSumLine~R1C2~R1C3~R2C3", "regionsums: r1c2/r1c3-r2c3=regionsum"),
        (".CountingCircles~R1C1~R2C3", "circles: r1c1-r2c3=circles"),
        (".SumLine~3~R1C1~R1C2~R1C3", "sumlines: r1c1-r1c2-r1c3=sumline3"),
        (".Lockout~2~R1C1~R1C2~R1C3", "lockoutlines: r1c1-r1c2-r1c3=lockout2"),
        (".NumberedRoom~C1~3~", "numberedrooms: top1=numberedroom3"),
    ],
)
def test_types_of_the_interactive_sudoku_solver_mean_the_same_whatever_values_there_are(constraint, clues) -> None:
    text = f".Shape~4x4~0-3{constraint}.~R4C4_0"
    puzzle = gw.load(text)
    assert puzzle == gw.load(f"sudoku 4x4 values=0-3\n....\n....\n....\n...0\n{clues}")
    assert gw.load(gw.dump(puzzle, "interactive-sudoku-solver")) == puzzle
