"""`gridwright batch`: what it prints besides rows, and how it ends."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import gridwright as gw

from .program import ONE, SEVERAL, gridwright

LINES = f"# three\n{ONE}\n{SEVERAL}\n\n11..............\n"


@pytest.mark.parametrize(
    ("lang", "summary"),
    [
        ("en", "5 lines: 1 unique, 1 with several solutions, 1 without a solution, 2 blank lines or comments"),
        ("de", "5 Zeilen: 1 eindeutig, 1 mit mehreren Lösungen, 1 ohne Lösung, 2 Leer- oder Kommentarzeilen"),
    ],
)
def test_a_summary(lang: str, summary: str) -> None:
    ran = gridwright("batch", "solve", "--lang", lang, stdin=LINES)
    assert ran.code == 0
    assert re.fullmatch(re.escape(summary) + r" \([0-9.,]+ s\)\n", ran.err)
    assert ran.out == "# three\n1324421331422431\nseveral\n\nnone\n"


def test_a_summary_as_data() -> None:
    told = json.loads(gridwright("batch", "check", "--json", stdin=LINES).err)
    assert told["lines"] == 5
    assert told["counts"] == {"unique": 1, "several": 1, "none": 1, "passed": 2}
    assert set(told) == {"lines", "counts", "seconds"}


def test_no_summary() -> None:
    assert gridwright("batch", "solve", "--quiet", stdin=LINES).err == ""
    assert gridwright("batch", "solve", stdin="").err == "The input has no lines.\n"


def test_lines_that_are_no_puzzles() -> None:
    ran = gridwright("batch", "rate", stdin=f"nonsense\n{ONE}\n")
    assert ran.code == 2
    assert ran.out.startswith("error: line 1: no notation recognises this text: 'nonsense'\n1.2\n")
    assert ran.err.startswith("2 lines: 1 unique, 1 with errors (")


def test_options_that_a_work_has_not() -> None:
    ran = gridwright("batch", "rate", "--limit", "3", stdin=ONE)
    assert ran.code == 2
    assert "--limit" in ran.err


def test_a_notation_of_several_lines_needs_a_table() -> None:
    ran = gridwright("batch", "convert", "--to", "text", stdin=ONE)
    assert (ran.code, ran.out) == (2, "")
    assert "as text a puzzle takes several lines, and a row is one; rows of csv and json can hold it" in ran.err
    row = gridwright("batch", "convert", "--to", "text", "--what", "json", stdin=ONE).objects[0]
    assert row["text"].startswith("sudoku 4x4\n")


@pytest.mark.parametrize("to", ["json", "nonomino"])
def test_json_takes_a_line_and_can_be_read_again(to: str) -> None:
    jigsaw = gw.dump(gw.load(gw.notation("nonomino").example), "jigsaw-line").strip()
    ran = gridwright("batch", "convert", "--to", to, stdin=f"# first\n{jigsaw}\nnonsense\n{jigsaw}\n")
    comment, first, error, second = ran.out.splitlines()
    assert (comment, error.startswith("error: line 3: "), first) == ("# first", True, second)
    assert gw.load(first) == gw.load(jigsaw)
    solved = [gridwright("batch", "solve", stdin=text).out for text in (first, jigsaw)]
    assert solved[0] == solved[1] != ""


def test_puzzles_as_json_may_have_a_file_that_is_called_so(tmp_path: Path) -> None:
    wanted = ("batch", "convert", "--what", "text", "-o", "out.jsonl", "--to")
    assert gridwright(*wanted, "json", stdin=f"{ONE}\n", cwd=tmp_path).code == 0
    assert gw.load((tmp_path / "out.jsonl").read_text()) == gw.load(ONE)
    ran = gridwright(*wanted, "line", stdin=f"{ONE}\n", cwd=tmp_path)
    assert (ran.code, "--what text, -o out.jsonl: the file name asks for" in ran.err) == (2, True)


@pytest.mark.parametrize("command", ["", "solve", "rate", "check", "explain", "convert"])
def test_help_fits_the_screen(command: str) -> None:
    lines = gridwright("batch", *command.split(), "--help").out.splitlines()
    assert max(map(len, lines)) <= 80
    assert not [line for line in lines if line.endswith("...") and not line.startswith("Usage:")]
