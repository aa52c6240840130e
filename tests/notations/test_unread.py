"""Rules by which clues do not mean what they say, and what says nothing: told, never passed over."""

from __future__ import annotations

import json

import pytest

import gridwright as gw
from gridwright.model.errors import FormatError
from gridwright.notations import load, load_position

CAGES = {"r1c1 r1c2 r2c1": 6, "r1c3 r1c4 r2c4": 9, "r3c1 r4c1": 6, "r4c3 r4c4": 3, "r2c2 r2c3": 5, "r3c3": 4, "r3c4": 3}
SOLUTION = [[1, 2, 3, 4], [3, 4, 1, 2], [2, 1, 4, 3], [4, 3, 2, 1]]
CELLS = [[{} for _ in range(4)] for _ in range(4)]


def f_puzzles(rules: str = "", **fields: object) -> str:
    cages = [{"cells": names.upper().split(), "value": str(number)} for names, number in CAGES.items()]
    return json.dumps({"size": 4, "grid": CELLS, "ruleset": rules, "killercage": cages, **fields})


def sudokupad(rules: str) -> str:
    cages = [
        {"cells": [[int(name[1]) - 1, int(name[3]) - 1] for name in names.split()], "value": str(number)}
        for names, number in CAGES.items()
    ]
    boxes = [[[row + i, col + j] for i in (0, 1) for j in (0, 1)] for row in (0, 2) for col in (0, 2)]
    return json.dumps({"cells": CELLS, "regions": boxes, "cages": cages, "metadata": {"rules": rules}})


@pytest.mark.parametrize("notation", [f_puzzles, sudokupad])
@pytest.mark.parametrize(
    "rule",
    [
        "One cage is lying.",
        "Exactly one clue is false.",
        "There are four doublers.",
        "One cell is a Schrödinger cell.",
        "Divide the grid into regions.",
        "The regions must be found.",
    ],
)
def test_rules_by_which_clues_mean_something_else(notation, rule):
    with pytest.raises(FormatError, match="this puzzle may not mean what its clues say"):
        load(notation(f"Normal killer sudoku rules apply. {rule}"))


@pytest.mark.parametrize("notation", [f_puzzles, sudokupad])
def test_cells_may_lie_somewhere(notation):
    rules = "Normal killer sudoku rules apply. Digits that lie in a cage do not repeat, and sum to the number."
    assert load(notation(rules)).kind in ("sudoku", "killer")


@pytest.mark.parametrize(
    ("fields", "told"),
    [
        ({"arrow": [{"cells": ["R1C1"], "lines": [["R1C1"]]}]}, "a circle without an arrow at 'R1C1'"),
        ({"arrow": [{"cells": ["R1C1"], "lines": []}]}, "a circle without an arrow at 'R1C1'"),
        ({"thermometer": [{"lines": [["R2C2"]]}]}, "a line of one cell (thermometer at 'R2C2')"),
        ({"xv": [{"cells": ["R1C1", "R1C2"], "value": ""}]}, "an X or V without its letter at 'R1C1, R1C2'"),
    ],
)
def test_what_says_nothing_is_told_where_it_may_be_missed(fields, told):
    with pytest.raises(FormatError) as caught:
        load(f_puzzles(killercage=[], **fields))
    assert f"it has {told}; without that there are several solutions" in str(caught.value)


def test_cells_of_old_strings_say_that_they_are_odd_or_even():
    grid = [[{"parity": "Even"}, {}, {}, {}], *([{} for _ in range(4)] for _ in range(3))]
    plain = f_puzzles(even=[{"cell": "R1C1"}])
    assert load(f_puzzles(grid=grid)) == load(plain)
    with pytest.raises(FormatError):
        load(f_puzzles(grid=[[{"parity": "Prime"}, {}, {}, {}], *grid[1:]]))


RULE = "The age of the setter hides somewhere in the grid"


def test_a_rule_that_no_field_states_is_told_where_it_may_be_missed():
    """Whoever asks for the solution is told why there are several, and of a puzzle that has one, nothing."""
    for more, notes in (({"killercage": []}, (f"note-rules: '{RULE.lower()}'",)), ({}, ())):
        assert load_position(f_puzzles(f"Normal sudoku rules apply. {RULE}. :)", **more)).notes == notes


def test_marks_are_the_puzzle_where_the_rules_say_so_and_only_they_leave_one_solution():
    grid = [[{"centerPencilMarks": [value, value % 4 + 1]} for value in row] for row in SOLUTION]
    grid[0][0] = {"value": 1, "given": True}
    told, untold = (f_puzzles(rule, grid=grid, killercage=[]) for rule in ("Marked digits are all candidates.", ""))
    assert load_position(told).notes == ("note-candidates-clues",)
    assert [*map(list, gw.solve(load(told)).solution.rows)] == SOLUTION
    assert load_position(untold).marks
