"""`gridwright explain --html`: pages as files, or one on standard output."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

import gridwright as gw

from .program import EXAMPLES, ONE, SEVERAL, Ran, gridwright, process
from .test_prompt import Terminal

NONE = "11.............."


def explain(folder: Path, *words: str | Path, lang: str = "en") -> Ran:
    return gridwright("explain", *words, "--html", "--lang", lang, cwd=folder)


def files(folder: Path) -> list[str]:
    return sorted(os.listdir(folder))


@pytest.mark.parametrize("lang", gw.languages())
def test_a_file(tmp_path, lang):
    ran = explain(tmp_path, ONE, "-o", "page.html", lang=lang)
    assert (ran.code, ran.out, ran.err) == (0, "", "")
    assert (tmp_path / "page.html").read_text(encoding="utf-8") == gw.page(gw.load(ONE), lang=lang)
    assert files(tmp_path) == ["page.html"]


def test_on_standard_output(tmp_path):
    ran = process("explain", "-", "--html", "--lang", "cs", stdin=ONE, env={"PYTHONIOENCODING": "ascii"})
    assert (ran.code, ran.out) == (0, gw.page(gw.load(ONE), lang="cs"))


def test_several_puzzles_become_several_files(tmp_path):
    ran = explain(tmp_path, ONE, SEVERAL, EXAMPLES / "seed-000.txt", "-o", "page.html")
    assert (ran.code, ran.err) == (3, "")
    assert files(tmp_path) == ["page-1.html", "page-2.html", "page-3.html"]


def test_several_puzzles_need_files(tmp_path):
    ran = explain(tmp_path, ONE, ONE)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err == "--html: there are several puzzles, so their pages need a file: -o PATH\n"


@pytest.mark.parametrize(
    ("puzzle", "words", "code", "told"),
    [
        (ONE, [], 0, "Solved in"),
        (NONE, [], 1, "There is no solution. These contradict each other: r1c1 r1c2."),
        (SEVERAL, [], 3, "There are several solutions, so logic cannot lead to a single one."),
        (SEVERAL, ["--timeout", "0"], 4, "Undecided: "),
    ],
)
def test_exit_codes_are_those_of_the_text(tmp_path, puzzle, words, code, told):
    ran = explain(tmp_path, puzzle, "-o", "page.html", *words)
    assert (ran.code, ran.err) == (code, "")
    assert told in (tmp_path / "page.html").read_text()
    assert gridwright("explain", puzzle, *words).code == code


def test_a_dead_end_is_told(tmp_path):
    assert explain(tmp_path, EXAMPLES / "seed-004-none.txt", "-o", "page.html").code == 1
    html = (tmp_path / "page.html").read_text()
    assert "A dead end" in html
    assert "There is no solution: after " in html


@pytest.mark.parametrize("other", ["--json", "--markdown", "--boards", "--ascii"])
def test_options_that_exclude_each_other(tmp_path, other):
    ran = explain(tmp_path, ONE, "-o", "page.html", other)
    assert (ran.code, ran.out) == (2, "")
    assert f"--html, {other} cannot be used together." in ran.err
    assert files(tmp_path) == []


def test_the_name_of_a_page_is_enough(tmp_path):
    assert explain(tmp_path, ONE, "-o", "asked.html").code == 0
    ran = gridwright("explain", ONE, "-o", "named.html", cwd=tmp_path)
    assert (ran.code, ran.out, ran.err) == (0, "", "")
    assert (tmp_path / "named.html").read_bytes() == (tmp_path / "asked.html").read_bytes()


def test_a_page_is_not_poured_over_a_terminal():
    terminal = Terminal("explain", ONE, "--html")
    assert terminal.ends() == 2
    assert "write it to a file with -o page.html." in " ".join(terminal.text.split())
    assert "<html" not in terminal.text
    assert "<html" in gridwright("explain", ONE, "--html").out, "elsewhere it is"


def test_nothing_is_written_if_one_is_no_puzzle(tmp_path):
    ran = explain(tmp_path, ONE, "nope.txt", "-o", "page.html")
    assert (ran.code, ran.err) == (2, "nope.txt: there is no file 'nope.txt'\n")
    assert files(tmp_path) == []


def test_where_nothing_can_be_written(tmp_path):
    ran = explain(tmp_path, ONE, "-o", "nowhere/page.html")
    assert (ran.code, ran.err) == (2, "nowhere/page.html: cannot write the file: No such file or directory\n")


def test_the_input_is_never_overwritten(tmp_path):
    (tmp_path / "puzzle.txt").write_text(ONE)
    ran = explain(tmp_path, "puzzle.txt", "-o", "puzzle.txt")
    assert ran.code == 2
    assert "is an input" in ran.err
    assert (tmp_path / "puzzle.txt").read_text() == ONE


def test_a_hostile_title(tmp_path):
    puzzle = gw.sudoku(["1...", ".2..", "3.4.", "...1"], title="</script><script>alert(1)</script>")
    (tmp_path / "puzzle.json").write_text(gw.dump(puzzle, "json"))
    assert explain(tmp_path, "puzzle.json", "-o", "page.html").code == 0
    html = (tmp_path / "page.html").read_text()
    assert html.count("<script") == 1
    assert "&lt;script&gt;alert(1)" in html
