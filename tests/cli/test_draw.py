"""`gridwright draw`."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

import gridwright as gw
from gridwright.pictures.drawing import scene

from .program import EXAMPLES, ONE, PROGRAM, SEVERAL, Ran, gridwright

SVG = "{http://www.w3.org/2000/svg}"
NONE = "11.............."


def draw(folder: Path, *words: str | Path) -> Ran:
    return gridwright("draw", *words, cwd=folder)


def files(folder: Path) -> list[str]:
    return sorted(os.listdir(folder))


def test_on_the_screen(tmp_path):
    ran = draw(tmp_path, ONE)
    assert (ran.code, ran.out, ran.err) == (0, gw.render(gw.load(ONE)) + "\n", "")
    assert files(tmp_path) == []


def test_in_ascii(tmp_path):
    assert draw(tmp_path, ONE, "--ascii").out.isascii()


def test_as_svg(tmp_path):
    ran = draw(tmp_path, ONE, "-o", "out.svg")
    assert (ran.code, ran.out, ran.err) == (0, "", "")
    assert (tmp_path / "out.svg").read_text() == gw.svg(gw.load(ONE))


def test_as_png(tmp_path):
    assert draw(tmp_path, ONE, "-o", "out.PNG", "--theme", "dark").code == 0
    assert (tmp_path / "out.PNG").read_bytes() == gw.png(gw.load(ONE), theme="dark")


def test_as_text(tmp_path):
    assert draw(tmp_path, ONE, "-o", "out.txt", "--candidates").code == 0
    assert (tmp_path / "out.txt").read_text() == gw.render(scene(gw.load(ONE), candidates=True)) + "\n"


def test_solution(tmp_path):
    puzzle = gw.load(ONE)
    assert draw(tmp_path, ONE, "-o", "out.svg", "--solution").code == 0
    assert (tmp_path / "out.svg").read_text() == gw.svg(puzzle, gw.solve(puzzle).solution)


def test_one_of_several_solutions(tmp_path):
    ran = draw(tmp_path, SEVERAL, "--solution", "-o", "out.svg")
    assert (ran.code, ran.err) == (0, "puzzle 1: there are several solutions; this is one of them\n")
    assert files(tmp_path) == ["out.svg"]


def test_no_solution(tmp_path):
    ran = draw(tmp_path, NONE, "--solution", "-o", "out.svg")
    assert (ran.code, ran.err) == (2, "puzzle 1: There is no solution.\n")
    assert files(tmp_path) == []


def test_step(tmp_path):
    puzzle = gw.load(ONE)
    trail = gw.explain(puzzle)
    assert draw(tmp_path, ONE, "--step", "3", "-o", "out.svg").code == 0
    assert (tmp_path / "out.svg").read_text() == gw.svg(trail, step=trail.steps[2])
    ran = draw(tmp_path, ONE, "--step", "1")
    assert ran.out.endswith(gw.tell(trail.steps[0], puzzle) + "\n")
    assert draw(tmp_path, ONE, "--step", "1", "-o", "out.txt").code == 0
    assert (tmp_path / "out.txt").read_text() == ran.out


@pytest.mark.parametrize("number", [1, 19, 30])
def test_steps_have_the_numbers_that_explain_gives_them(tmp_path, number):
    path = EXAMPLES / "comparison-9x9.txt"
    step = gw.explain(gw.load_file(path)).steps[number - 1]
    assert draw(tmp_path, path, "--step", str(number), "--json").object["step"] == str(step)
    assert gridwright("explain", path, "--json").object["steps"][number - 1]["text"] == str(step)


def test_step_of_a_position_in_another_language(tmp_path):
    path = EXAMPLES / "techniques" / "x-wing.json"
    position = gw.load_position(path.read_text())
    step = gw.hint(position)
    assert step
    assert draw(tmp_path, path, "--step", "1", "--lang", "de", "-o", "out.svg").code == 0
    assert (tmp_path / "out.svg").read_text() == gw.svg(step, lang="de")


@pytest.mark.parametrize("number", ["12", "999999999999999999999"])
def test_a_step_that_there_is_not(tmp_path, number):
    ran = draw(tmp_path, ONE, "--step", number, "-o", "out.svg")
    assert ran.code == 2
    assert ran.err.startswith("puzzle 1: there is no step ")
    assert ran.err.endswith(": the explanation has 11 steps\n")
    assert files(tmp_path) == []


@pytest.mark.parametrize("number", ["0", "-1", "x"])
def test_a_step_that_is_no_number(tmp_path, number):
    assert draw(tmp_path, ONE, "--step", number).code == 2


@pytest.mark.parametrize("path", ["out.gif", "out", ".svg", "svg", "out.svg.bak"])
def test_an_ending_that_is_unknown(tmp_path, path):
    ran = draw(tmp_path, ONE, "-o", path)
    assert (ran.code, ran.out) == (2, "")
    assert f"cannot draw {path!r}: its name must end in .svg, .png, .pdf, .txt" in ran.err
    assert files(tmp_path) == []


def test_an_unknown_theme(tmp_path):
    ran = draw(tmp_path, ONE, "--theme", "pink")
    assert ran.code == 2
    assert "auto, light, dark, contrast, print" in ran.err


def test_options_that_exclude_each_other(tmp_path):
    ran = draw(tmp_path, ONE, "--solution", "--step", "1")
    assert ran.code == 2
    assert "--solution, --step cannot be used together" in ran.err


def test_several_puzzles_become_several_files(tmp_path):
    ran = draw(tmp_path, ONE, SEVERAL, "-o", "out.svg", "--json")
    assert ran.code == 0
    assert [told["path"] for told in ran.objects] == ["out-1.svg", "out-2.svg"]
    assert files(tmp_path) == ["out-1.svg", "out-2.svg"]
    assert (tmp_path / "out-2.svg").read_text() == gw.svg(gw.load(SEVERAL))


def test_names_of_many_files_sort_in_order(tmp_path):
    assert draw(tmp_path, *[ONE] * 10, "-o", "out.txt").code == 0
    assert files(tmp_path) == [f"out-{number:02}.txt" for number in range(1, 11)]


def test_nothing_is_written_unless_all_can_be(tmp_path):
    ran = draw(tmp_path, ONE, "12", "-o", "out.svg")
    assert ran.code == 2
    assert files(tmp_path) == []


def test_on_the_screen_each_is_shown_as_its_turn_comes(tmp_path):
    ran = draw(tmp_path, ONE, "12", SEVERAL)
    assert ran.code == 2
    assert "\n".join(ran.out.splitlines()[1:10]) == gw.render(gw.load(ONE))
    assert [line for line in ran.out.splitlines() if line.startswith("puzzle")] == ["puzzle 1", "puzzle 3"]


def test_where_nothing_can_be_written(tmp_path):
    ran = draw(tmp_path, ONE, "-o", "nowhere/out.svg")
    assert (ran.code, ran.err) == (2, "nowhere/out.svg: cannot write the file: No such file or directory\n")
    (tmp_path / "folder.svg").mkdir()
    assert draw(tmp_path, ONE, "-o", "folder.svg").code == 2
    assert files(tmp_path) == ["folder.svg"]


def test_what_was_there_stays_if_something_fails(tmp_path):
    (tmp_path / "out-1.svg").write_text("mine")
    (tmp_path / "out-2.svg").mkdir()
    assert draw(tmp_path, ONE, SEVERAL, "-o", "out.svg").code == 2
    assert (tmp_path / "out-1.svg").read_text() == "mine"
    assert files(tmp_path) == ["out-1.svg", "out-2.svg"]


def test_the_input_is_never_overwritten(tmp_path):
    (tmp_path / "puzzle.txt").write_text(ONE)
    ran = draw(tmp_path, "puzzle.txt", "-o", "./puzzle.txt")
    assert ran.code == 2
    assert "is an input" in ran.err
    assert (tmp_path / "puzzle.txt").read_text() == ONE


def test_without_the_extra(tmp_path, monkeypatch):
    """As if resvg-py were not installed."""
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    ran = gridwright("draw", ONE, "-o", "out.png", cwd=tmp_path)
    assert (ran.code, ran.err) == (2, "out.png: PNG needs the package resvg-py: pip install 'gridwright[png]'\n")
    assert "out.png" not in files(tmp_path)


@pytest.mark.parametrize("title", ["<script>alert(1)</script>", "x" * 10_000, "\u202eolleh", "a\x1b[31mb"])
def test_hostile_titles(tmp_path, title):
    assert draw(tmp_path, ONE, "--title", title, "-o", "out.svg").code == 0
    root = ElementTree.parse(tmp_path / "out.svg").getroot()
    assert [element.tag for element in root.iter(f"{SVG}title")] == [f"{SVG}title"]
    assert not list(root.iter(f"{SVG}script"))
    assert (root[0].text or "")[:3] == title[:3].replace("\x1b", "\ufffd")


def test_json_on_the_screen(tmp_path):
    told = draw(tmp_path, ONE, "--step", "1", "--json").object
    assert told["name"] == "puzzle 1"
    assert told["text"].startswith("┏")
    assert told["step"].startswith("In box 1")


def test_wide_grids_fit_the_screen(tmp_path):
    lines = draw(tmp_path, EXAMPLES / "sudoku-16x16.txt", "--solution").out.splitlines()
    assert {len(line) for line in lines} == {65}


@pytest.mark.skipif(sys.platform == "win32", reason="needs a terminal")
def test_colours_on_a_terminal(tmp_path):
    import pty
    import subprocess

    leader, follower = pty.openpty()
    words = [PROGRAM, "draw", ONE, "--step", "1"]
    subprocess.run(words, stdout=follower, env=os.environ | {"TERM": "xterm"}, check=True, timeout=300)
    os.close(follower)
    assert b"\x1b[1;30;42m" in os.read(leader, 100_000)
    os.close(leader)
