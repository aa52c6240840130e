"""`gridwright check`: well-formed? exactly one solution? All problems at once, each with its cells."""

from __future__ import annotations

from .program import EXAMPLES, ONE, SEVERAL, gridwright

MALFORMED = "jigsaw 4x4\n1...\n....\n....\n....\nregions:\nAABB\nAAAB\nCCDD\nCDCD\n"


def test_examples():
    ran = gridwright("check", *sorted(EXAMPLES.glob("*.txt")))
    assert (ran.code, ran.err) == (1, "")
    told = [line for line in ran.out.splitlines() if not line.startswith(" ")]
    assert len(told) == len(list(EXAMPLES.glob("*.txt")))
    for line in told:
        assert line.endswith("without a solution." if "none" in line else "with exactly one solution.")
    assert "  no two clues clash directly, but all together they leave no solution\n" in ran.out


def test_several_solutions():
    ran = gridwright("check", SEVERAL)
    assert ran.code == 3
    first, second = ran.out.splitlines()
    assert first == "puzzle 1: a well-formed sudoku 4x4 with several solutions."
    assert "r2c3" in second


def test_no_solution_names_all_that_clashes():
    ran = gridwright("check", "11......2......2")
    assert (ran.code, ran.err) == (1, "")
    assert ran.out.splitlines() == [
        "puzzle 1: a well-formed sudoku 4x4 without a solution.",
        "  row 1: 1 is given more than once, in r1c1 r1c2",
        "  box 1: 1 is given more than once, in r1c1 r1c2",
    ]


def test_malformed_names_all_that_is_wrong():
    ran = gridwright("check", MALFORMED)
    assert (ran.code, ran.err) == (2, "")
    first, *problems = ran.out.splitlines()
    assert first == "puzzle 1: not a well-formed puzzle."
    assert [problem.split(": ")[1] for problem in problems] == [
        "region A has 5 cells instead of 4",
        "region B has 3 cells instead of 4",
        "region C is not connected",
        "region D is not connected",
    ]
    assert "r2c3" in problems[0]


def test_undecided():
    ran = gridwright("check", ONE, "--timeout", "0")
    assert ran.code == 4
    assert "undecided" in ran.out


def test_the_worst_of_several():
    assert gridwright("check", ONE, SEVERAL).code == 3
    assert gridwright("check", ONE, "nope.txt", SEVERAL).code == 2


def test_standard_input():
    ran = gridwright("check", stdin=ONE)
    assert (ran.code, ran.out[:15]) == (0, "standard input:")


def test_json():
    ran = gridwright("check", ONE, "11..............", MALFORMED, "--json")
    assert (ran.code, ran.err) == (2, "")
    one, none, malformed = ran.objects
    assert one == {
        "name": "puzzle 1", "kind": "sudoku", "rows": 4, "cols": 4, "ok": True, "status": "unique", "problems": [],
    }  # fmt: skip
    assert (none["ok"], none["status"]) == (False, "none")
    assert none["problems"][0]["cells"] == ["r1c1", "r1c2"]
    assert "error" in malformed
    assert [problem["line"] for problem in malformed["problems"]] == [7, 7, 9, 9]
