"""`gridwright book`."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest
from pypdf import PdfReader

import gridwright as gw

from .program import EXAMPLES, ONE, SEVERAL, Ran, gridwright

NONE = "11.............."


def book(folder: Path, *words: str | Path) -> Ran:
    return gridwright("book", *words, cwd=folder)


def files(folder: Path) -> list[str]:
    return sorted(os.listdir(folder))


def test_the_same_as_in_python(tmp_path):
    ran = book(tmp_path, ONE, EXAMPLES / "suguru-6x6.txt", "-o", "out.pdf", "--title", "Kůň", "--lang", "cs")
    assert (ran.code, ran.out, ran.err) == (0, "out.pdf: kniha; 2 úlohy, 4 strany.\n", "")
    puzzles = [gw.load(ONE), gw.load_file(EXAMPLES / "suguru-6x6.txt")]
    assert (tmp_path / "out.pdf").read_bytes() == gw.book(puzzles, title="Kůň", lang="cs")


def test_all_options(tmp_path):
    words = ["--per-page", "4", "--author", "Ada", "--large", "--paper", "letter", "--no-solutions", "--timeout", "5"]
    assert book(tmp_path, ONE, "-o", "out.PDF", *words).code == 0
    made = gw.book([gw.load(ONE)], per_page=4, author="Ada", large=True, paper="letter", solutions=False)
    assert (tmp_path / "out.PDF").read_bytes() == made


def test_a_file_with_many_puzzles(tmp_path):
    (tmp_path / "many.txt").write_text(f"{ONE}\n" * 12)
    ran = book(tmp_path, "many.txt", "-o", "out.pdf", "--per-page", "6", "--json")
    assert (ran.code, ran.object) == (0, {"path": "out.pdf", "puzzles": 12, "pages": 5, "seed": None})
    assert len(PdfReader(tmp_path / "out.pdf").pages) == 2 + 2 + 1


def test_a_shuffled_book_can_be_made_again(tmp_path):
    (tmp_path / "many.txt").write_text(f"{ONE}\n2....1..3.4....2\n1....3..2.4....1\n")
    ran = book(tmp_path, "many.txt", "-o", "one.pdf", "--shuffle")
    assert ran.out.startswith("one.pdf: a book of 3 puzzles on 5 pages.\nShuffled with --seed ")
    seed = ran.out.split()[-1].rstrip(".")
    assert book(tmp_path, "many.txt", "-o", "two.pdf", "--shuffle", "--seed", seed).code == 0
    assert (tmp_path / "one.pdf").read_bytes() == (tmp_path / "two.pdf").read_bytes()
    made = gw.book(list(gw.load_all((tmp_path / "many.txt").read_text())), order="shuffled", seed=int(seed))
    assert (tmp_path / "one.pdf").read_bytes() == made


def test_sorted_in_sections(tmp_path):
    ran = book(tmp_path, EXAMPLES / "kojun-6x6.txt", ONE, "-o", "out.pdf", "--sort", "--sections", "level")
    assert (ran.code, ran.out) == (0, "out.pdf: a book of 2 puzzles on 5 pages.\n")


def test_bad_puzzles_are_named_and_nothing_is_written(tmp_path):
    (tmp_path / "many.txt").write_text(f"{ONE}\n{SEVERAL}\n{ONE}\n{NONE}\n")
    ran = book(tmp_path, "many.txt", "-o", "out.pdf")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.splitlines() == [
        "out.pdf: many.txt, puzzle 2: there are several solutions; in a book every puzzle must have exactly one",
        "out.pdf: many.txt, puzzle 4: there is no solution; in a book every puzzle must have exactly one",
    ]
    assert files(tmp_path) == ["many.txt"]
    assert book(tmp_path, "12", "-o", "out.pdf").code == 2
    assert files(tmp_path) == ["many.txt"]


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ([], "-o is missing."),
        (["-o", "out.svg"], "cannot make the book 'out.svg': its name must end in .pdf"),
        (["-o", ".pdf"], "its name must end in .pdf"),
        (["-o", "out.pdf", "--per-page", "3"], "'3' is not one of 1, 2, 4, 6."),
        (["-o", "out.pdf", "--paper", "a5"], "'a5' is not one of a4, letter."),
        (["-o", "out.pdf", "--lang", "xx"], "'xx' is not one of cs, de, en, es, pt."),
        (["-o", "out.pdf", "--timeout", "soon"], "'soon' is not a number of seconds"),
        (["-o", "out.pdf", "--sort", "--shuffle"], "--sort, --shuffle cannot be used together"),
        (["-o", "out.pdf", "--seed", "1"], "--seed chooses what is random, so it needs --shuffle or --make"),
        (["-o", "out.pdf", "--sections", "size"], "'size' is not one of none, level, kind."),
        (["-o", "nowhere/out.pdf"], "nowhere/out.pdf: cannot write the file: No such file or directory"),
    ],
)
def test_bad_options(tmp_path, words, why):
    ran = book(tmp_path, ONE, *words)
    assert (ran.code, ran.out) == (2, "")
    assert why in ran.err
    assert files(tmp_path) == []


def test_the_input_is_never_overwritten(tmp_path):
    (tmp_path / "in.pdf").write_text(ONE)
    ran = book(tmp_path, "in.pdf", "-o", "./in.pdf")
    assert ran.code == 2
    assert "is an input" in ran.err
    assert (tmp_path / "in.pdf").read_text() == ONE


def test_without_the_extra(tmp_path, monkeypatch):
    """As if typst were not installed."""
    monkeypatch.setitem(sys.modules, "typst", None)
    for command in ("book", "draw"):
        ran = gridwright(command, ONE, "-o", "out.pdf", cwd=tmp_path)
        assert (ran.code, ran.err) == (2, "out.pdf: PDF needs the package typst: pip install 'gridwright[pdf]'\n")
    assert "out.pdf" not in files(tmp_path)


@pytest.mark.parametrize("title", ["<script>alert(1)</script>", "x" * 10_000, "\u202eolleh", "#panic()", b"a\xff\x1bb"])
def test_hostile_titles(tmp_path, title):
    ran = gridwright("book", ONE, "-o", "out.pdf", "--title", title, "--author", title, cwd=tmp_path)
    assert (ran.code, ran.err) == (0, "")
    assert len(PdfReader(tmp_path / "out.pdf").pages) == 4
