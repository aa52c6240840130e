"""`gridwright rate --path -o path.svg`."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

import gridwright as gw

from .program import ONE, SEVERAL, Ran, gridwright

NONE = "11.............."


def rate(folder: Path, *words: str) -> Ran:
    return gridwright("rate", *words, cwd=folder)


def test_a_chart(tmp_path):
    ran = rate(tmp_path, ONE, "--path", "-o", "path.svg", "--lang", "de")
    assert (ran.code, ran.out, ran.err) == (0, "", "")
    assert (tmp_path / "path.svg").read_text(encoding="utf-8") == gw.chart(gw.rate(gw.load(ONE)), lang="de")


def test_several_puzzles_become_several_files(tmp_path):
    assert rate(tmp_path, ONE, ONE, "--path", "-o", "path.SVG").code == 0
    assert sorted(os.listdir(tmp_path)) == ["path-1.SVG", "path-2.SVG"]


@pytest.mark.parametrize(
    ("puzzle", "code", "told"),
    [
        (NONE, 1, "puzzle 2: There is no solution, so there is nothing to rate.\n"),
        (SEVERAL, 3, "puzzle 2: There are several solutions; only a puzzle with exactly one can be rated.\n"),
        ("nope.txt", 2, "nope.txt: there is no file 'nope.txt'\n"),
    ],
)
def test_nothing_is_written_if_one_cannot_be_rated(tmp_path, puzzle, code, told):
    ran = rate(tmp_path, ONE, puzzle, "--path", "-o", "path.svg")
    assert (ran.code, ran.err) == (code, told)
    assert os.listdir(tmp_path) == []


@pytest.mark.parametrize("other", ["--csv", "--json"])
def test_options_that_exclude_each_other(tmp_path, other):
    ran = rate(tmp_path, ONE, "--path", "-o", "path.svg", other)
    assert (ran.code, ran.out) == (2, "")
    assert f"{other}, -o path.svg: the file name asks for a different format than the option does." in ran.err


def test_where_nothing_can_be_written(tmp_path):
    ran = rate(tmp_path, ONE, "--path", "-o", "nowhere/path.svg")
    assert ran.code == 2
    assert "cannot write the file" in ran.err


def test_no_other_picture(tmp_path):
    ran = gridwright("rate", ONE, "--path", "-o", tmp_path / "path.png")
    assert ran.code == 2
    assert "path.png" in ran.err
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("-o", "y.svg"), "with --path, a chart of the steps is written"),
        (("--path", "-o", "y.png"), "this cannot be written as .png; possible formats are .txt, .csv, .json, .svg."),
        (("--csv", "-o", "y.pdf"), "this cannot be written as .pdf; possible formats are .txt, .csv, .json, .svg."),
    ],
)
def test_rows_are_no_picture(tmp_path, arguments, message):
    ran = gridwright("rate", ONE, *arguments, cwd=tmp_path)
    assert ran.code == 2
    assert message in ran.err
    assert not list(tmp_path.iterdir())
