"""`gridwright explain`: the steps a person would take, in words, as data and as Markdown."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import gridwright as gw
from gridwright.cli.shared.output import draw_position
from gridwright.logic import replay
from gridwright.words import technique_title, tell_ending

from .program import EMPTY, EXAMPLES, ONE, SEVERAL, gridwright

SINGLES = EXAMPLES / "seed-003.txt"
SUGURU = EXAMPLES / "seed-000.txt"
NONE = "11.............."


def headings(out: str) -> list[str]:
    return re.findall(r"^\d+\. (.*) \(\d", out, re.MULTILINE)


def test_only_singles():
    ran = gridwright("explain", SINGLES)
    assert (ran.code, ran.err) == (0, "")
    assert set(headings(ran.out)) <= {
        "Last cell", "Hidden single in a region", "Hidden single in a line", "Naked single",
    }  # fmt: skip
    assert re.search(r"^Solved in \d+ steps\. The hardest: .* \(\d\.\d\)\.$", ran.out.splitlines()[-1])


def test_steps_are_numbered_and_lead_to_the_solution():
    ran = gridwright("explain", SUGURU)
    assert ran.code == 0
    assert ran.out.startswith("1. Last cell (1.0)\n    r5c5 is a region of its own")
    values = dict(re.findall(r"So\s+(r\dc\d)\s+is\s+(\d)\.", ran.out))
    puzzle = gw.load_file(SUGURU)
    solution = gw.solve(puzzle).solution
    assert solution is not None
    for cell, value in values.items():
        assert solution[puzzle.grid.named(cell)] == int(value)
    assert len(values) == puzzle.givens.count(0)


@pytest.mark.parametrize("lang", gw.languages())
@pytest.mark.parametrize("path", [SINGLES, SUGURU, EXAMPLES / "kojun-8x8.txt"], ids=lambda path: path.stem)
def test_it_fits_into_80_columns(path, lang):
    ran = gridwright("explain", path, "--lang", lang)
    assert ran.code == 0
    assert max(map(len, ran.out.splitlines())) <= 80


def test_languages():
    assert "Solved in 19 steps." in gridwright("explain", SUGURU).out
    assert "Gelöst in 19 Schritten." in gridwright("explain", SUGURU, "--lang", "de").out
    assert "Vyřešeno, celkem 19 kroků." in gridwright("explain", SUGURU, env={"GRIDWRIGHT_LANG": "cs"}).out
    ran = gridwright("explain", SUGURU, "--lang", "pt", env={"GRIDWRIGHT_LANG": "cs"})
    assert "Resolvido em 19 passos." in ran.out


def test_an_unknown_language():
    ran = gridwright("explain", SUGURU, "--lang", "xx")
    assert (ran.code, ran.out) == (2, "")
    assert "'xx' is not one of cs, de, en, es, pt." in ran.err


def test_boards():
    ran = gridwright("explain", ONE, "--boards", "--ascii")
    steps = headings(ran.out)
    boards = re.findall(r"(?:^[|+ .\d()-]{17,}\n)+", ran.out, re.MULTILINE)
    assert len(boards) == len(steps)
    assert boards[-1].replace(" ", "").replace("|", "").count(".") == 0


def test_boards_show_candidates_where_they_fit():
    small, large = gw.sudoku(["...."] * 4), gw.sudoku([[0] * 16] * 16)
    for puzzle, value in ((small, 4), (large, 16)):
        everything = (frozenset(range(1, value + 1)),) * len(puzzle.givens)
        drawn = draw_position(gw.Position(puzzle, marks=everything))
        assert max(map(len, drawn.splitlines())) <= 80
        assert ("1234" in drawn) is (puzzle is small)


def test_json():
    ran = gridwright("explain", ONE, SUGURU, "--json")
    assert (ran.code, ran.err) == (0, "")
    one, suguru = ran.objects
    assert (one["name"], one["kind"], one["status"], one["solved"]) == ("puzzle 1", "sudoku", "unique", True)
    assert suguru["rating"] == max(step["rating"] for step in suguru["steps"])
    step = suguru["steps"][1]
    assert step == {
        "technique": "hidden-single-region",
        "rating": 1.2,
        "placements": [["r4c1", 2]],
        "eliminations": [],
        "because": {
            "cells": ["r4c1"],
            "values": [2],
            "links": [],
            "ways": [],
            "grounds": ["r2c2", "r2c3", "r3c1", "r3c2"],
            "houses": [{"name": "region 3", "cells": ["r2c2", "r2c3", "r3c1", "r3c2", "r4c1"]}],
            "pairs": [],
            "rules": [],
            "times": [],
            "apart": [],
            "whole": False,
            "uniqueness": False,
            "substeps": [],
        },
        "text": "In the region of r2c2, only r4c1 can be 2: elsewhere it is ruled out by r3c3=2 (equal values never "
        "touch). So r4c1 is 2.",
        "parts": [],
    }
    solution = gw.solve(gw.load_file(SUGURU)).solution
    assert solution is not None
    assert suguru["state"] == [list(row) for row in solution.rows]


def test_what_contradicts_itself_in_one_cell_is_told_clue_by_clue():
    empty = "....\n" * 4
    both = gridwright("explain", f"sudoku 4x4\n{empty}parity: r1c1=odd r1c1=even").out
    assert both.startswith("There is no solution. These contradict each other: r1c1=even, r1c1=odd.\n")
    given = gridwright("hint", f"sudoku 4x4\n2{empty[1:]}parity: r1c1=odd").out
    assert given.startswith("There is no solution. These contradict each other: r1c1=2, r1c1=odd. ")


def test_json_has_the_single_steps_of_those_told_together():
    step, *_ = gridwright("explain", "--json", EXAMPLES / "comparison-9x9.txt").object["steps"]
    assert [part["technique"] for part in step["parts"]] == ["extreme-end"] * 5 + ["hidden-single-region"]
    assert step["parts"][0]["because"]["pairs"] == [["r1c7", "r2c7"]]


def test_markdown():
    ran = gridwright("explain", ONE, "--markdown", "--boards")
    assert ran.out.startswith("# puzzle 1\n\n1. **")
    assert ran.out.count("   ```text\n") == len(re.findall(r"^\d+\. \*\*", ran.out, re.MULTILINE))
    assert "Solved in" in ran.out.splitlines()[-2]


def test_markdown_and_json_exclude_each_other():
    ran = gridwright("explain", ONE, "--markdown", "--json")
    assert (ran.code, ran.out) == (2, "")
    assert "--markdown, --json cannot be used together." in ran.err


def test_several_solutions_are_told_first():
    ran = gridwright("explain", SEVERAL)
    assert ran.code == 3
    assert ran.out.startswith("There are several solutions")
    assert "as far as logic leads" in ran.out.splitlines()[-1]
    assert gridwright("explain", EMPTY).code == 3


def test_no_solution_is_told_first():
    ran = gridwright("explain", NONE)
    assert ran.code == 1
    assert ran.out.replace("\n", " ") == (
        "There is no solution. These contradict each other: r1c1 r1c2. "
        "`gridwright check` says why, and what would mend it. "
    )
    none = gridwright("explain", NONE, "--json").object
    assert (none["status"], none["solved"], none["steps"]) == ("none", False, [])
    assert none["problems"][0]["cells"] == ["r1c1", "r1c2"]
    ran = gridwright("explain", EXAMPLES / "seed-004-none.txt")
    assert ran.code == 1
    assert ran.out.startswith("There is no solution. `gridwright check` says why")
    assert ran.out.splitlines()[-1].startswith("There is no solution: after ")


def test_a_filled_grid():
    ran = gridwright("explain", "1234341221434321")
    assert (ran.code, ran.out) == (0, "Nothing is left to do: every cell is filled.\n")


def test_several_puzzles_have_headings():
    ran = gridwright("explain", ONE, "nope.txt", SEVERAL)
    assert ran.code == 2
    assert ran.out.startswith("puzzle 1:\n1. ")
    assert "\npuzzle 3:\n" in ran.out
    assert ran.err == "nope.txt: there is no file 'nope.txt'\n"


def test_smallest_reasons_or_a_plain_refusal():
    ran = gridwright("explain", ONE, "--minimal")
    if any(technique.id == "smallest-reason" for technique in gw.ladder()):
        assert ran.code == 0
    else:
        assert ran.code == 2
        assert "smallest-reason" in ran.err


def test_undecided():
    ran = gridwright("explain", ONE, "--timeout", "0")
    assert ran.code == 4
    assert ran.out.startswith("Undecided: ")
    assert "Out of time: 0 steps so far, with 11 cells still open." in ran.out.replace("\n", " ")


class TestPositions:
    """What a player has entered and marked is where the explanation begins."""

    PATH = EXAMPLES / "techniques" / "x-wing.json"

    @pytest.fixture
    def trail(self) -> gw.Trail:
        return gw.explain(gw.load_position(self.PATH.read_text()))

    @staticmethod
    def begun(folder: Path, text: str, **entries: int) -> Path:
        """A file with a puzzle and some entries."""
        puzzle = gw.load(text)
        values = [0] * len(puzzle.givens)
        for name, value in entries.items():
            values[puzzle.grid.named(name)] = value
        path = folder / "begun.json"
        path.write_text(gw.dump(gw.Position(puzzle, tuple(values)), "json"))
        return path

    def test_text(self, trail):
        ran = gridwright("explain", self.PATH, "--boards")
        assert (ran.code, ran.err) == (0, "")
        titles = [technique_title(step.technique) for step in trail.steps]
        assert titles[0] == "X-wing"
        assert headings(ran.out) == titles
        assert draw_position(next(replay(trail.start, trail.steps))) in ran.out
        assert ran.out.endswith(tell_ending(trail) + "\n")

    def test_json(self, trail):
        told = gridwright("explain", self.PATH, "--json").object
        assert [step["technique"] for step in told["steps"]] == [step.technique for step in trail.steps]
        assert told["steps"][0]["text"] == gw.tell(trail.steps[0], trail.start)
        assert (told["solved"], told["rating"], told["problems"]) == (True, trail.rating, [])

    def test_markdown(self, trail):
        out = gridwright("explain", self.PATH, "--markdown").out
        assert f": {gw.tell(trail.steps[0], trail.start)}\n" in out
        assert len(re.findall(r"^\d+\. \*\*", out, re.MULTILINE)) == len(trail.steps)

    def test_html(self, trail):
        assert gridwright("explain", self.PATH, "--html").out == gw.page(trail)

    def test_what_is_wrong_is_told_first(self, tmp_path):
        ran = gridwright("explain", self.begun(tmp_path, ONE, r1c2=4))
        assert (ran.code, ran.out) == (
            1,
            "Something is wrong already. Look again at r1c2.\n"
            "What has been filled in leaves no solution: r2c1 has no value left.\n",
        )
        told = gridwright("explain", self.begun(tmp_path, ONE, r1c2=4), "--json").object
        assert (told["status"], told["solved"]) == ("unique", False)
        assert told["problems"][0]["message"] == "Something is wrong already. Look again at r1c2."
        assert told["problems"][0]["cells"] == ["r1c2"]

    def test_a_full_grid_that_is_wrong(self, tmp_path):
        solution = gw.solve(gw.load(ONE)).solution
        assert solution
        entries = {gw.load(ONE).grid.name(cell): value for cell, value in enumerate(solution)}
        assert gridwright("explain", self.begun(tmp_path, ONE, **entries)).code == 0
        entries["r1c2"] = 4
        assert gridwright("explain", self.begun(tmp_path, ONE, **entries)).code == 1

    def test_a_choice_among_several_solutions(self, tmp_path):
        """Leads to an end, but the puzzle still has several solutions."""
        one, other = gw.solutions(gw.load(SEVERAL))
        cell = next(cell for cell, (first, second) in enumerate(zip(one, other, strict=True)) if first != second)
        name = gw.load(SEVERAL).grid.name(cell)
        ran = gridwright("explain", self.begun(tmp_path, SEVERAL, **{name: one[cell]}))
        assert ran.code == 3
        assert ran.out.startswith("There are several solutions")
        assert "Solved in " in ran.out
