"""`gridwright solve`: its options, what it prints and the exit codes."""

from __future__ import annotations

import json
import re

import pytest

from .program import EMPTY, EXAMPLES, ONE, SEVERAL, endless, gridwright

NONE = "11.............."
SUDOKU_4 = "1 3 2 4\n4 2 1 3\n3 1 4 2\n2 4 3 1\n"
OTHER_4 = "1 3 2 4\n4 2 3 1\n3 1 4 2\n2 4 1 3\n"
SEED_000 = "1 3 2 5 1\n4 5 4 3 2\n1 3 2 1 4\n2 5 4 5 3\n4 3 1 2 1\n"
SEED_001 = "2 3 1 2 4 3\n4 5 4 3 1 5\n2 1 2 5 2 4\n3 5 3 1 3 1\n4 1 4 2 5 2\n5 2 3 1 4 1\n"
SEED_002 = """\
3 4 2 6 8 9 7 5 1
1 5 6 3 7 2 8 4 9
7 8 9 4 5 1 3 2 6
9 2 1 5 4 7 6 8 3
8 3 4 2 1 6 9 7 5
6 7 5 8 9 3 2 1 4
4 9 8 7 6 5 1 3 2
2 1 7 9 3 4 5 6 8
5 6 3 1 2 8 4 9 7
"""
SEED_003 = """\
3 2 6 5 9 4 7 8 1
8 7 9 3 6 1 2 5 4
1 4 5 2 8 7 9 6 3
6 8 4 9 5 2 1 3 7
2 1 3 7 4 8 6 9 5
5 9 7 1 3 6 8 4 2
4 3 1 6 7 9 5 2 8
7 6 8 4 2 5 3 1 9
9 5 2 8 1 3 4 7 6
"""


def listed(grid: str, open_: str, close: str) -> str:
    """A grid of values with brackets around rows or values, as the seeds print them."""
    return re.sub(r"(?m)^.*$", lambda row: open_ + row.group().replace(" ", ",") + close, grid.rstrip("\n")) + "\n"


@pytest.mark.parametrize(
    ("seed", "solution"), [("000", SEED_000), ("001", SEED_001), ("002", SEED_002), ("003", SEED_003)]
)
def test_a_seed_s_puzzle_has_just_its_solution(seed, solution):
    ran = gridwright("solve", f"examples/seed-{seed}.txt", "--quiet")
    assert (ran.code, ran.out, ran.err) == (0, solution, "")


@pytest.mark.parametrize(("seed", "solution"), [("000", SEED_000), ("003", SEED_003)])
def test_singles_alone_solve_what_they_solve_in_the_seeds(seed, solution):
    ran = gridwright("solve", f"examples/seed-{seed}.txt", "--singles", "--quiet")
    assert (ran.code, ran.out, ran.err) == (0, solution, "")


@pytest.mark.parametrize("singles", [(), ("--singles",)], ids=["search", "singles"])
def test_seed_000_prints_a_list_of_lists(singles):
    ran = gridwright("solve", "examples/seed-000.txt", "--to", "groups", *singles)
    assert ran.out == "[" + ",".join(f"[{value}]" for value in SEED_000.split()) + "]\n"
    assert (ran.code, ran.err) == (0, "")


@pytest.mark.parametrize(
    ("seed", "notation", "printed"),
    [
        ("001", "board-regions", SEED_001),
        ("002", "signs", "The solution is correct.\n" + SEED_002),
        ("003", "rows", "Solved:\n" + listed(SEED_003, "[", "]")),
        ("004-none", "nonomino", "Not_solution\n"),
    ],
)
def test_the_other_seeds_print_in_their_own_way(seed, notation, printed):
    ran = gridwright("solve", f"examples/seed-{seed}.txt", "--to", notation)
    assert ran.out == printed
    assert ran.code == (1 if "Not" in printed else 0)


def test_examples_have_one_solution_but_for_one():
    ran = gridwright("solve", *sorted(EXAMPLES.glob("*.txt")), "--json")
    assert ran.code == 1
    for told in ran.objects:
        assert told["status"] == ("none" if "none" in told["name"] else "unique"), told["name"]


def test_a_solution_is_drawn_and_said_to_be_the_only_one():
    assert gridwright("solve", ONE, "--ascii").out == (
        "+-------+-------+\n"
        "| 1   3 | 2   4 |\n"
        "|       |       |\n"
        "| 4   2 | 1   3 |\n"
        "+-------+-------+\n"
        "| 3   1 | 4   2 |\n"
        "|       |       |\n"
        "| 2   4 | 3   1 |\n"
        "+-------+-------+\n"
        "This is the only solution.\n"
    )


def test_several_solutions_are_told_apart():
    ran = gridwright("solve", SEVERAL)
    assert ran.code == 3
    assert ran.out.splitlines()[-2:] == [
        "This is not the only solution: another has r2c3=3, r2c4=1 and 2 other values.",
        "`gridwright check` says what would leave only one.",
    ]


def test_no_solution_names_the_clues_that_clash():
    ran = gridwright("solve", NONE)
    assert ran.code == 1
    assert ran.out.splitlines() == [
        "There is no solution.",
        "  row 1: 1 is given more than once, in r1c1 r1c2",
        "  box 1: 1 is given more than once, in r1c1 r1c2",
        "`gridwright check` says why, and what would mend it.",
    ]


@pytest.mark.parametrize("form", [("--quiet",), ("--to", "line")], ids=["quiet", "line"])
def test_when_there_is_no_grid_to_print_standard_error_says_why(form):
    none, undecided = gridwright("solve", NONE, *form), gridwright("solve", ONE, "--timeout", "0", *form)
    assert (none.code, none.out, none.err.splitlines()[0]) == (1, "", "There is no solution.")
    assert (undecided.code, undecided.out, undecided.err[:9]) == (4, "", "Undecided")


class TestHowMany:
    def test_all(self):
        ran = gridwright("solve", SEVERAL, "--all")
        assert ran.code == 0
        assert [line for line in ran.out.splitlines() if line[0] not in "┏┃┠┣┗"] == [
            "Solution 1:", "Solution 2:", "2 solutions."
        ]

    def test_all_bare_grids_have_blank_lines_between_them(self):
        assert gridwright("solve", SEVERAL, "--all", "--quiet").out == SUDOKU_4 + "\n" + OTHER_4

    def test_all_in_a_notation(self):
        assert gridwright("solve", SEVERAL, "--all", "--to", "line").out == "1324421331422431\n1324423131422413\n"

    def test_all_of_none(self):
        ran = gridwright("solve", NONE, "--all")
        assert (ran.code, ran.out.splitlines()[0]) == (0, "There is no solution.")

    @pytest.mark.parametrize("flag", ["--limit", "-n"])
    def test_limit(self, flag):
        ran = gridwright("solve", EMPTY, flag, "3", "--to", "line")
        assert (ran.code, len(set(ran.out.split()))) == (3, 3)

    def test_limit_says_that_there_may_be_more(self):
        out = gridwright("solve", EMPTY, "--limit", "3").out
        assert out.splitlines()[-1] == "3 solutions shown; there may be more."

    def test_limit_that_is_not_reached(self):
        ran = gridwright("solve", SEVERAL, "--limit", "9")
        assert (ran.code, ran.out.splitlines()[-1]) == (3, "2 solutions.")

    def test_limit_of_one_still_proves_whether_it_is_the_only_one(self):
        assert gridwright("solve", ONE, "--limit", "1") == gridwright("solve", ONE)
        assert gridwright("solve", SEVERAL, "--limit", "1") == gridwright("solve", SEVERAL)

    def test_limit_beyond_what_the_engine_counts(self):
        assert gridwright("solve", SEVERAL, "--count", "--limit", str(10**30)).out == "2 solutions.\n"

    def test_all_up_to_a_limit(self):
        ran = gridwright("solve", EMPTY, "--all", "--limit", "2", "--to", "line")
        assert (ran.code, len(ran.out.split())) == (0, 2)

    def test_count(self):
        ran = gridwright("solve", "." * 16, "--count")
        assert (ran.code, ran.out) == (0, "288 solutions.\n")

    def test_count_is_readable(self):
        assert gridwright("solve", "latin 5x5\n" + ".....\n" * 5, "--count").out == "161,280 solutions.\n"

    def test_count_of_one(self):
        assert gridwright("solve", ONE, "--count").out == "1 solution.\n"

    def test_count_of_none_so_far_is_undecided(self):
        ran = gridwright("solve", "latin 9x9 no-touch\n" + ".........\n" * 9, "--count", "--timeout", "0")
        assert (ran.code, ran.out) == (4, "Undecided: stopped before it was known whether there is a solution.\n")

    def test_count_of_none_is_complete(self):
        ran = gridwright("solve", NONE, "--count")
        assert (ran.code, ran.out) == (0, "0 solutions.\n")

    def test_count_up_to_a_limit(self):
        ran = gridwright("solve", EMPTY, "--count", "--limit", "1000")
        assert (ran.code, ran.out) == (0, "At least 1,000 solutions.\n")

    def test_count_as_a_bare_number(self):
        assert gridwright("solve", "latin 5x5\n" + ".....\n" * 5, "--count", "--quiet").out == "161280\n"


class TestSingles:
    def test_the_way_is_measured(self):
        last = gridwright("solve", "examples/seed-003.txt", "--singles").out.splitlines()[-1]
        assert last == "Solved with singles alone, in 49 steps: this is the only solution."

    @pytest.mark.parametrize(
        ("form", "printed"),
        [
            (("--quiet",), "1 3 2 4\n4 2 0 0\n3 1 4 2\n2 4 0 0\n"),
            (("--to", "line"), "132442..314224..\n"),
            (
                ("--to", "rows"),
                "Could not solve it. This is how far it came:\n[1,3,2,4]\n[4,2,0,0]\n[3,1,4,2]\n[2,4,0,0]\n",
            ),
        ],
        ids=["quiet", "line", "rows"],
    )
    def test_stuck_prints_how_far_it_came(self, form, printed):
        ran = gridwright("solve", SEVERAL, "--singles", *form)
        assert (ran.code, ran.out) == (4, printed)
        assert ran.err == "Singles alone do not solve it: 8 steps led this far, with 4 cells open.\n"

    def test_stuck_in_the_notation_of_seed_000(self):
        ran = gridwright("solve", "examples/suguru-6x6.txt", "--singles", "--to", "groups")
        assert (ran.code, ran.out.splitlines()[0]) == (4, "let n = 6")

    def test_stuck_is_drawn(self):
        out = gridwright("solve", SEVERAL, "--singles", "--ascii").out.splitlines()
        assert out[3] == "| 4   2 | .   . |"
        assert out[-1].startswith("Singles alone do not solve it")

    def test_clues_that_clash(self):
        ran = gridwright("solve", NONE, "--singles")
        assert (ran.code, ran.out.splitlines()[0]) == (1, "There is no solution.")
        assert "r1c1 r1c2" in ran.out

    def test_a_dead_end_names_the_cell(self):
        ran = gridwright("solve", "12..34..........", "--singles")
        assert ran.code in (1, 4)
        ran = gridwright("solve", "123....4........", "--singles")
        assert (ran.code, ran.out) == (
            1,
            "There is no solution: r1c4 has no value from the start.\n"
            "`gridwright check` says why, and what would mend it.\n",
        )


class TestJson:
    def test_fields(self):
        told = gridwright("solve", SEVERAL, "--json").object
        assert told == {
            "name": "puzzle 1", "kind": "sudoku", "rows": 4, "cols": 4, "status": "several", "at_least": 2,
            "complete": False, "problems": [], "guesses": told["guesses"],
            "solutions": [
                [[1, 3, 2, 4], [4, 2, 1, 3], [3, 1, 4, 2], [2, 4, 3, 1]],
                [[1, 3, 2, 4], [4, 2, 3, 1], [3, 1, 4, 2], [2, 4, 1, 3]],
            ],
        }  # fmt: skip

    @pytest.mark.parametrize(
        ("words", "code", "status", "at_least", "complete", "solutions"),
        [
            ((ONE,), 0, "unique", 1, True, 1),
            ((NONE,), 1, "none", 0, True, 0),
            ((ONE, "--timeout", "0"), 4, "undecided", 0, False, 0),
            ((SEVERAL, "--limit", "1"), 3, "several", 2, False, 1),
            ((SEVERAL, "--all"), 0, "several", 2, True, 2),
            ((NONE, "--all"), 0, "none", 0, True, 0),
            ((ONE, "--all"), 0, "unique", 1, True, 1),
            ((ONE, "--all", "--timeout", "0"), 4, "undecided", 0, False, 0),
            ((SEVERAL, "--count"), 0, "several", 2, True, 0),
            ((ONE, "--singles"), 0, "unique", 1, True, 1),
            ((SEVERAL, "--singles"), 4, "undecided", 0, False, 0),
            ((NONE, "--singles"), 1, "none", 0, True, 0),
        ],
        ids=lambda value: " ".join(value) if isinstance(value, tuple) else None,
    )
    def test_every_task(self, words, code, status, at_least, complete, solutions):
        ran = gridwright("solve", *words, "--json")
        told = ran.object
        assert (ran.code, told["status"], told["at_least"], told["complete"]) == (code, status, at_least, complete)
        assert len(told["solutions"]) == solutions
        assert bool(told["problems"]) == (status == "none")

    def test_clashes_name_cells(self):
        assert gridwright("solve", NONE, "--json").object["problems"][0] == {
            "message": "row 1: 1 is given more than once, in r1c1 r1c2", "cells": ["r1c1", "r1c2"],
            "line": None, "column": None,
        }  # fmt: skip

    def test_how_far_singles_came(self):
        told = gridwright("solve", SEVERAL, "--singles", "--json").object
        assert (told["steps"], told["state"][1]) == (8, [4, 2, 0, 0])

    def test_one_line_per_puzzle_and_errors_too(self):
        ran = gridwright("solve", ONE, "nope.txt", SEVERAL, "--json")
        assert (ran.code, ran.err) == (2, "")
        first, second, third = ran.objects
        assert (first["name"], second["name"], third["name"]) == ("puzzle 1", "nope.txt", "puzzle 3")
        assert second["error"] == second["problems"][0]["message"] == "there is no file 'nope.txt'"
        assert (first["status"], third["status"]) == ("unique", "several")

    def test_errors_have_their_place(self):
        problem = gridwright("solve", "1..9............", "--json").object["problems"][0]
        assert (problem["line"], problem["column"]) == (1, 4)


class TestArguments:
    def test_a_file(self):
        assert gridwright("solve", "examples/latin-5x5.txt").code == 0

    def test_text(self):
        assert gridwright("solve", "latin 3x3\n12.\n...\n..1\n", "--quiet").out == "1 2 3\n3 1 2\n2 3 1\n"

    def test_a_file_goes_before_text(self, tmp_path):
        (tmp_path / SEVERAL).write_text(ONE)
        assert gridwright("solve", SEVERAL, cwd=tmp_path).code == 0

    @pytest.mark.parametrize("name", ["nope.txt", "no/pe", "./nope", "/nope/nope", "nope.json", "1.txt", "~/nope"])
    def test_what_looks_like_a_path_and_is_no_file(self, name):
        ran = gridwright("solve", name)
        assert (ran.code, ran.out, ran.err) == (2, "", f"{name}: there is no file {name!r}\n")

    def test_a_minus_is_standard_input(self):
        assert gridwright("solve", "-", "--quiet", stdin=ONE).out == SUDOKU_4

    def test_standard_input_without_arguments(self):
        assert gridwright("solve", "--quiet", stdin=ONE).out == SUDOKU_4

    def test_several_mixed(self):
        ran = gridwright("solve", ONE, "-", "examples/seed-003.txt", "--quiet", stdin=SEVERAL)
        assert (ran.code, ran.out) == (3, SUDOKU_4 + "\n" + SUDOKU_4 + "\n" + SEED_003)

    def test_several_are_named(self):
        out = gridwright("solve", ONE, "examples/seed-003.txt").out.splitlines()
        assert (out[0], out[11]) == ("puzzle 1:", "examples/seed-003.txt:")

    def test_a_bad_one_does_not_keep_from_the_others(self):
        ran = gridwright("solve", "nope.txt", ONE, "--quiet")
        assert (ran.code, ran.out) == (2, SUDOKU_4)

    def test_a_notation_by_its_id(self):
        assert gridwright("solve", ONE, "--from", "line").code == 0
        assert "JSON" in gridwright("solve", ONE, "--from", "json").err

    def test_regions_in_pieces(self):
        jigsaw = "jigsaw 4x4\n1...\n..2.\n....\n....\nregions:\nAABB\nABAB\nCCDD\nCCDD\n"
        assert gridwright("solve", jigsaw).code == 2
        assert gridwright("solve", jigsaw, "--allow-disconnected").code in (0, 1, 3)


@pytest.mark.parametrize(
    ("puzzles", "code"),
    [
        ((ONE,), 0),
        ((SEVERAL,), 3),
        ((NONE,), 1),
        (("?",), 2),
        ((ONE, SEVERAL), 3),
        ((ONE, SEVERAL, NONE), 1),
        ((NONE, "?", ONE), 2),
    ],
    ids=["one", "several", "none", "bad", "several of two", "none of three", "bad of three"],
)
def test_the_exit_code_is_the_worst(puzzles, code):
    assert gridwright("solve", *puzzles).code == code


def test_undecided_is_worse_than_several_and_better_than_none():
    assert gridwright("solve", SEVERAL, EMPTY, "--singles").code == 4
    assert gridwright("solve", EMPTY, NONE, "--singles").code == 1


@pytest.mark.parametrize(
    "options",
    [
        "--all --count", "--all --singles", "--count --singles", "--limit 2 --singles", "--json --quiet",
        "--json --to line", "--quiet --to line", "--count --to line",
    ],
)  # fmt: skip
def test_options_that_exclude_each_other(options):
    ran = gridwright("solve", ONE, *options.split())
    assert (ran.code, ran.out) == (2, "")
    assert "cannot be used together" in ran.err


@pytest.mark.parametrize(
    ("options", "quoted"),
    [
        ("--timeout nan", "'nan'"), ("--timeout -1", "'-1'"), ("--timeout soon", "'soon'"), ("--limit 0", "'0'"),
        ("--limit few", "'few'"), ("--to nope", "'nope'"), ("--from nope", "'nope'"), ("--nope", "'--nope'"),
    ],
)  # fmt: skip
def test_option_values_that_make_no_sense(options, quoted):
    ran = gridwright("solve", ONE, *options.split())
    assert (ran.code, ran.out) == (2, "")
    assert quoted in ran.err


def test_a_notation_that_cannot_carry_the_puzzle_is_refused_before_any_work():
    ran = gridwright("solve", endless(), "--to", "rows")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith("puzzle 1: rows cannot carry")


def test_candidates_of_a_puzzle_with_several_solutions():
    ran = gridwright("solve", SEVERAL, "--candidates", "--ascii")
    assert ran.code == 3
    assert "13" in ran.out
    assert ran.out.endswith(
        "There are several solutions; 4 cells can hold more than one value. "
        "`gridwright check` says what would leave only one.\n"
    )
    told = json.loads(gridwright("solve", SEVERAL, "--candidates", "--json").out)
    assert (told["status"], told["candidates"][1]) == ("several", [[4], [2], [1, 3], [1, 3]])


def test_candidates_of_other_puzzles():
    assert gridwright("solve", ONE, "--candidates").code == 0
    assert gridwright("solve", "11..............", "--candidates").code == 1
    assert gridwright("solve", "." * 81, "--candidates", "--timeout", "0").code == 4
    assert "cannot be used together" in gridwright("solve", ONE, "--candidates", "--count").err
