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
        (1, ["Look at the region of r5c5.", "For more: --detail 2"]),
        (2, ["Look at the region of r5c5.", "Technique: Last cell (1.0).", "For more: --detail 3"]),
        (3, ["Look at the region of r5c5.", "Technique: Last cell (1.0).", "Cells: r5c5.", "For more: --detail 4"]),
        (4, ["Technique: Last cell (1.0).",
             "r5c5 is a region of its own, and 1 is the only value for it. So r5c5 is 1.",
             "To go on from there: --so-far r5c5=1"]),
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
    assert gridwright("hint", SUGURU, "--lang", "cs").out.startswith("Podívej se sem: oblast buňky r5c5.\n")
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


@pytest.mark.parametrize("nothing", ["", " \n"])
def test_nothing_may_have_been_done_so_far(nothing):
    ran = gridwright("hint", ONE, "--so-far", nothing, "--detail", "4")
    assert (ran.code, ran.out) == (0, gridwright("hint", ONE, "--detail", "4").out)


def test_so_far_adds_to_what_a_position_has():
    entered = position("13..............", {6: [1], 7: [3]})
    ran = gridwright("hint", entered, "--so-far", "1...42..3.4....1", "--board", "--ascii")
    assert ran.code == 0
    assert ran.out == gridwright("hint", position("13..4...........", {6: [1], 7: [3]}), "--board", "--ascii").out


def test_the_newer_of_two_entries_counts():
    ran = gridwright("hint", position("14..4..........."), "--so-far", "13..............", "--json", "--detail", "4")
    assert ran.out == gridwright("hint", position("13..4..........."), "--json", "--detail", "4").out
    ran = gridwright("hint", position("13.............."), "--so-far", "14..............")
    assert (ran.code, ran.out) == (1, "Something is wrong already. Look again at r1c2.\n")


def test_newer_marks():
    marked = position(marks={1: [3]})
    ran = gridwright("hint", position(marks={1: [2, 4], 2: [2]}), "--so-far", marked, "--board", "--ascii")
    assert ran.out == gridwright("hint", position(marks={1: [3], 2: [2]}), "--board", "--ascii").out


OBLONG = EXAMPLES / "suguru-8x10.txt"
SOLVED = [
    "1 4 6 3 4 3 1 3 4 2",
    "5 3 1 2 1 2 5 2 1 6",
    "1 2 6 5 4 3 4 3 5 4",
    "3 4 1 3 1 2 1 2 1 2",
    "1 6 2 4 5 4 5 3 4 3",
    "2 3 5 3 6 1 2 1 5 1",
    "1 6 1 2 4 3 4 6 4 2",
    "2 4 3 5 1 2 1 2 3 1",
]
"""What `solve --quiet` prints for `OBLONG`."""


def so_far(*, empty: str = ".", between: str = " ", rows: str = "\n") -> str:
    """The solution of `OBLONG` with nothing in its first two rows."""
    lines = [[empty] * 10] * 2 + [line.split() for line in SOLVED[2:]]
    return rows.join(between.join(line) for line in lines)


@pytest.mark.parametrize(
    "text",
    [
        so_far(), so_far(empty="0"), so_far(between=""), so_far(between="", empty="0"), so_far(between=","),
        so_far(rows=" "), so_far(between="", rows=""), so_far(rows="\r\n") + "\r\n\r\n",
        "\n".join(f"[{line}]" for line in so_far(empty="0", between=",").splitlines()),
    ],
)  # fmt: skip
def test_so_far_as_bare_rows_of_a_grid_that_is_no_square(text):
    ran = gridwright("hint", OBLONG, "--so-far", text, "--board", "--ascii")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out == gridwright("hint", OBLONG, "--so-far", so_far(), "--board", "--ascii").out
    assert ran.out.count("5") > 5


def test_so_far_as_it_was_solved():
    ran = gridwright("hint", OBLONG, "--so-far", "-", stdin=gridwright("solve", "--quiet", OBLONG).out)
    assert (ran.code, ran.out) == (0, "Nothing is left to do: every cell is filled.\n")


def test_so_far_may_hold_values_beyond_the_size_of_the_grid(tmp_path):
    puzzle = tmp_path / "puzzle.txt"
    puzzle.write_text("suguru 3x3\n...\n...\n..1\nregions:\nAAA\nAAA\nAAA\n")
    ran = gridwright("hint", puzzle, "--so-far", "9..\n...\n..1", "--board", "--ascii")
    assert (ran.code, ran.err) == (4, "")  # nothing follows from that, but it is taken in
    assert "9" in ran.out


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("\n".join(SOLVED[:7]), "7 rows instead of 8"),
        ("\n".join([SOLVED[0], "5 3 1 2", *SOLVED[2:]]), "line 2, column 1: 4 cells instead of 10: '5 3 1 2'"),
        ("\n".join([SOLVED[0] + " 1", *SOLVED[1:]]), f"line 1, column 1: 11 cells instead of 10: {SOLVED[0] + ' 1'!r}"),
        (so_far(between="", rows="")[:-1], "line 1, column 1: 79 cells instead of 80: '"),
        ("9" + so_far()[1:], "line 1, column 1: r1c1: 9 is not one of 1 to 1"),
        (so_far().replace("3", "!", 1), "line 3, column 11: r3c6: '!' is not a value"),
    ],
)  # fmt: skip
def test_rows_that_do_not_fit(text, said):
    ran = gridwright("hint", OBLONG, "--so-far", text)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith(f"--so-far: {said}")
    assert len(ran.err.splitlines()) == 1


def test_an_error_names_what_it_is_in(tmp_path):
    puzzle, wrong = tmp_path / "s.txt", tmp_path / "s8.txt"
    puzzle.write_text("1...\n.2..\n3.4.\n...1\n")
    wrong.write_text("1...\n.2.\n3.4.\n...1\n")
    for given, name in ((str(wrong), str(wrong)), (wrong.read_text(), "--so-far")):
        ran = gridwright("hint", puzzle, "--so-far", given)
        assert (ran.code, ran.out) == (2, "")
        assert ran.err.startswith(f"{name}: line 2, column 1: ")
        ran = gridwright("hint", puzzle, "--so-far", given, "--json")
        assert (ran.code, ran.object["name"], ran.object["problems"][0]["line"]) == (2, name, 2)
    ran = gridwright("hint", puzzle, "--so-far", "-", stdin=wrong.read_text())
    assert ran.err.startswith("standard input: line 2, ")
    ran = gridwright("hint", puzzle, "--so-far", "nope.txt")
    assert (ran.code, ran.err) == (2, "--so-far: there is no file 'nope.txt'\n")
    ran = gridwright("hint", wrong, "--so-far", puzzle)
    assert ran.err.startswith(f"{wrong}: line 2, ")


def test_so_far_is_one_puzzle(tmp_path):
    two = tmp_path / "two.txt"
    two.write_text(f"{ONE}\n{SEVERAL}\n")
    ran = gridwright("hint", ONE, "--so-far", two)
    assert (ran.code, ran.out, ran.err) == (2, "", f"{two}: 2 puzzles instead of one\n")


@pytest.mark.parametrize("words", [["-"], [], [ONE, "-"]])
def test_standard_input_is_one_of_both(words):
    ran = gridwright("hint", *words, "--so-far", "-", stdin=ONE)
    assert (ran.code, ran.out) == (2, "")
    assert "standard input cannot be both the puzzle and --so-far" in ran.err


def test_so_far_for_several_puzzles():
    ran = gridwright("hint", ONE, SEVERAL, "--so-far", "-", stdin="13...2..3.4.....")
    assert (ran.code, ran.err) == (3, "")


def test_headings_in_other_languages():
    ran = gridwright("hint", ONE, SUGURU, ONE, "--lang", "de")
    assert [line for line in ran.out.splitlines() if line.endswith(":")] == ["Rätsel 1:", f"{SUGURU}:", "Rätsel 3:"]
    ran = gridwright("hint", "-", "--lang", "cs", stdin=f"{ONE}\n{SEVERAL}\n")
    assert ran.out.startswith("standardní vstup, úloha 1:\n")
    ran = gridwright("hint", "12345", "--lang", "es")
    assert ran.err.startswith("pasatiempo 1: ")
    ran = gridwright("hint", ONE, "--lang", "es", "--json")
    assert ran.object["name"] == "puzzle 1"  # data, the same in every language


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
    assert ran.code == 1
    assert ran.out.replace("\n", " ") == (
        "There is no solution. These contradict each other: r1c1 r1c2. "
        "`gridwright check` says why, and what would mend it. "
    )


def test_several_solutions():
    ran = gridwright("hint", SEVERAL, "--detail", "4")
    assert ran.code == 3
    assert ran.out.replace("\n", " ").startswith(
        "There are several solutions; what follows is true in all that agree with what is filled in and marked. "
        "`gridwright check` says what would leave only one. Technique: "
    )
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


CROSSING = EXAMPLES / "techniques" / "pointing.json"
"""Its first step only crosses out."""


def test_a_step_that_only_crosses_out_is_not_repeated():
    first = gridwright("hint", CROSSING, "--detail", "4")
    assert first.out.splitlines()[-1] == "To go on from there: --so-far 'r1c3!=6'"
    second = gridwright("hint", CROSSING, "--detail", "4", "--so-far", "r1c3!=6")
    assert (second.code, second.err) == (0, "")
    assert second.out.splitlines()[0] == "Technique: XY-wing (4.2)."
    assert second.out.splitlines()[-1] == "To go on from there: --so-far 'r1c3!=6' --so-far 'r5c4!=6'"


def test_the_next_steps():
    ran = gridwright("hint", CROSSING, "--next", "3")
    assert (ran.code, ran.err) == (0, "")
    titles = [line for line in ran.out.splitlines() if line[0].isdigit()]
    assert titles == ["1. Pointing (2.6)", "2. XY-wing (4.2)", "3. Hidden single in a region (1.2)"]
    assert ran.out.splitlines()[-1] == "To go on from there: --so-far 'r1c3!=6 r5c4!=6 r6c5=6'"


def test_the_next_steps_are_those_of_the_explanation():
    told = gridwright("hint", CROSSING, "--next", "100").out.splitlines()
    explained = gridwright("explain", CROSSING).out.splitlines()
    assert told[: len(explained) - 1] == explained[:-1]
    assert "Nothing is left to do: every cell is filled." in told


def test_the_next_steps_in_less_detail():
    ran = gridwright("hint", CROSSING, "--next", "2", "--detail", "2")
    assert ran.out.splitlines() == [
        "1. Look at box 2. Technique: Pointing (2.6).",
        "2. Look at r1c3. Technique: XY-wing (4.2).",
        "For more: --detail 3",
    ]


@pytest.mark.parametrize("count", ["0", "-1", "two"])
def test_other_numbers_of_steps(count):
    ran = gridwright("hint", CROSSING, "--next", count)
    assert (ran.code, ran.out) == (2, "")
    assert repr(count) in ran.err


def test_changes_in_words():
    ran = gridwright("hint", ONE, "--so-far", "r1c2=3, r2c1 4\nr1c3!=4", "--board", "--ascii")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out == gridwright("hint", position("13..4...........", {2: [2]}), "--board", "--ascii").out


def test_several_in_their_order():
    ran = gridwright("hint", ONE, "--so-far", "14..42..3.4....1", "--so-far", "r1c2=3", "--json", "--detail", "4")
    assert ran.out == gridwright("hint", position("13..4..........."), "--json", "--detail", "4").out


@pytest.mark.parametrize("words", [["--json"], ["--json", "--lang", "es"], [], ["--lang", "pt"], ["--markdown"]])
def test_what_explain_printed(words, tmp_path):
    told = tmp_path / "told"
    told.write_text(gridwright("explain", CROSSING, *words).out, encoding="utf-8")
    ran = gridwright("hint", CROSSING, "--so-far", told)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out == "Nothing is left to do: every cell is filled.\n"


@pytest.mark.parametrize("words", [["--detail", "4"], ["--next", "2"], ["--detail", "4", "--lang", "cs"]])
@pytest.mark.parametrize("json_", [["--json"], []])
def test_what_a_hint_found_is_fed_back(words, json_):
    told = gridwright("hint", CROSSING, *words, *json_).out
    ran = gridwright("hint", CROSSING, "--so-far", "-", "--detail", "2", stdin=told)
    assert (ran.code, ran.err) == (0, "")
    assert "Pointing" not in ran.out


def test_the_position_after_the_step():
    told = gridwright("hint", CROSSING, "--detail", "4", "--json").object
    assert 6 not in told["after"]["marks"][0][2]
    ran = gridwright("hint", json.dumps(told["after"]), "--detail", "2")
    assert "XY-wing" in ran.out
    told = gridwright("hint", CROSSING, "--next", "3", "--json").object
    assert [one["technique"] for one in told["hints"]] == ["pointing", "xy-wing", "hidden-single-region"]
    assert told["after"]["entries"][5][4] == 6
    assert "after" not in gridwright("hint", CROSSING, "--detail", "3", "--json").object


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("r1c2=3 r1c9!=4", "line 1, column 8: r1c9 is off the grid of 4x4"),
        ("r1c2=3\nr1c3=!4", "line 2, column 1: 'r1c3=!4' is not a change"),
        ("r1c1=2", "r1c1 is given: it is 1"),
        ("hello there", "'hello there' is none of these: changes such as r5c5=5 r1c3!=5, "),
        ("So r1c2 is 7.", "line 1, column 1: r1c2: 7 is not one of 1–4"),
        ('{"placements": [["r1c2", 7]]}', "line 1, column 1: r1c2: 7 is not one of 1–4"),
        ('{"placements": [["r1c2"]]}', 'this is not a step: ["r1c2"]'),
        ('{"steps": 5}', "this is not a step: 5"),
        ('[{"placements": []}, 7]', "this is not a step: 7"),
        ('{"placements": [["r1c2", 7]', "line 1, column 28: "),
    ],
)
def test_bad_changes(text, said):
    for command in ("hint", "explain"):
        ran = gridwright(command, ONE, "--so-far", text)
        assert (ran.code, ran.out) == (2, "")
        assert ran.err.startswith(f"--so-far: {said}")


def test_explain_goes_on_from_there_too():
    ran = gridwright("explain", ONE, "--so-far", "r1c2=3", "--so-far", "r2c1=4", "--json")
    assert ran.code == 0
    assert {cell for step in ran.object["steps"] for cell, _ in step["placements"]}.isdisjoint({"r1c2", "r2c1"})
    ran = gridwright("explain", ONE, "--so-far", "r1c2=4")
    assert ran.code == 1
    assert ran.out.startswith("Something is wrong already. Look again at r1c2.")
