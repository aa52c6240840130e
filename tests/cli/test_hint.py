"""`gridwright hint`: the next step, as much of it as is asked for, and first what is wrong already."""

from __future__ import annotations

import json

import pytest

from .program import EMPTY, EXAMPLES, ONE, SEVERAL, gridwright

SUGURU = EXAMPLES / "seed-000.txt"
POSITION = {"kind": "sudoku", "givens": [[1, 0, 0, 0], [0, 2, 0, 0], [3, 0, 4, 0], [0, 0, 0, 1]]}
"""`ONE`, whose solution is 1324 4213 3142 2431."""


def position(entries: str = "." * 16, marks: dict[int, list[int]] | None = None) -> str:
    values = [0 if value == "." else int(value) for value in entries]
    cells = [(marks or {}).get(cell, []) for cell in range(16)]
    rows = {"entries": [values[i : i + 4] for i in (0, 4, 8, 12)], "marks": [cells[i : i + 4] for i in (0, 4, 8, 12)]}
    return json.dumps(POSITION | rows)


@pytest.mark.parametrize(
    ("detail", "said"),
    [
        (1, ["Look at the region of r5c5.", "More with --detail 2."]),
        (2, ["Look at the region of r5c5.", "Technique: Last cell (1.0).", "More with --detail 3."]),
        (3, ["Look at the region of r5c5.", "Technique: Last cell (1.0).", "Cells: r5c5.", "More with --detail 4."]),
        (4, ["Technique: Last cell (1.0).",
             "r5c5 is a region of its own, and 1 is the only value for it. So r5c5 is 1."]),
    ],
)  # fmt: skip
def test_detail(detail, said):
    ran = gridwright("hint", SUGURU, "--detail", str(detail))
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.splitlines() == said


def test_the_least_is_told_unless_asked_for_more():
    assert gridwright("hint", SUGURU).out == gridwright("hint", SUGURU, "--detail", "1").out


@pytest.mark.parametrize("detail", ["0", "5", "all"])
def test_other_details(detail):
    ran = gridwright("hint", SUGURU, "--detail", detail)
    assert (ran.code, ran.out) == (2, "")
    assert "--detail" in ran.err


def test_languages():
    assert gridwright("hint", SUGURU, "--lang", "cs").out.startswith("Podívej se sem: oblast kolem r5c5.\n")
    assert gridwright("hint", SUGURU, env={"GRIDWRIGHT_LANG": "es"}).out.startswith("Mira la región de r5c5.\n")


def test_from_a_position():
    ran = gridwright("hint", position("13.............."), "--detail", "4")
    assert ran.code == 0
    assert "r2c1 is the last empty cell in box 1" in ran.out


def test_marks_are_taken_into_account():
    ran = gridwright("hint", position(marks={1: [3]}), "--detail", "4", "--json")
    assert ran.code == 0
    assert "r1c2" not in ran.object["wrong"]
    everything = {cell: [1, 2, 3, 4] for cell in range(16)}
    assert gridwright("hint", position(marks=everything)).out == gridwright("hint", ONE).out


def test_so_far():
    ran = gridwright("hint", ONE, "--so-far", "13..42..3.4....1", "--detail", "4")
    assert ran.code == 0
    assert "Technique: " in ran.out
    assert "r1c2" not in ran.out.split("So ")[-1]


def test_so_far_must_be_the_same_puzzle():
    ran = gridwright("hint", ONE, "--so-far", "2....2..3.4....1")
    assert (ran.code, ran.out) == (2, "")
    assert "r1c1" in ran.err
    ran = gridwright("hint", ONE, "--so-far", EMPTY)
    assert (ran.code, ran.out) == (2, "")
    assert "9x9" in ran.err


@pytest.mark.parametrize("words", [[position("12..............")], [ONE, "--so-far", "12...2..3.4....1"]])
def test_what_is_wrong_is_told_first(words):
    ran = gridwright("hint", *words, "--detail", "4")
    assert (ran.code, ran.out) == (1, "Something is wrong already. Look again at r1c2.\n")


def test_wrong_marks():
    ran = gridwright("hint", position(marks={1: [2, 4]}))
    assert (ran.code, ran.out) == (1, "Something is wrong already. Look again at r1c2.\n")


def test_no_solution():
    ran = gridwright("hint", "11..............")
    assert (ran.code, ran.out) == (1, "There is no solution. These contradict each other: r1c1 r1c2.\n")


def test_several_solutions():
    ran = gridwright("hint", SEVERAL, "--detail", "4")
    assert ran.code == 3
    assert ran.out.startswith("There are several solutions; what follows is true in all of them.\nTechnique: ")
    ran = gridwright("hint", SEVERAL, "--so-far", "12...2..3.4.....")
    assert (ran.code, ran.out) == (1, "What has been filled in leaves no solution.\n")


def test_nothing_to_be_found():
    ran = gridwright("hint", EMPTY)
    assert ran.code == 4
    assert ran.out.replace("\n", " ").endswith("None of the techniques finds a step here. ")


def test_solved():
    ran = gridwright("hint", ONE, "--so-far", "1324421331422431")
    assert (ran.code, ran.out) == (0, "Nothing is left to do: every cell is filled.\n")


def test_json_tells_as_much_as_is_asked_for():
    told = [gridwright("hint", SUGURU, "--json", "--detail", str(detail)).object for detail in (1, 2, 3, 4)]
    assert told[0] == {
        "name": str(SUGURU), "kind": "suguru", "status": "unique", "wrong": [], "message": "",
        "look": "Look at the region of r5c5.",
    }  # fmt: skip
    assert told[1] == told[0] | {"technique": "last-cell", "rating": 1.0}
    assert told[2] == told[1] | {"cells": ["r5c5"]}
    assert told[3]["step"]["placements"] == [["r5c5", 1]]
    wrong = gridwright("hint", position("12.............."), "--json").object
    assert (wrong["wrong"], wrong["look"]) == (["r1c2"], None)


def test_bad_input():
    ran = gridwright("hint", "nope.txt", "--json")
    assert ran.code == 2
    assert "error" in ran.object
