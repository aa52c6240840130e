"""`gridwright convert`: from any notation into any that can carry the puzzle, to standard output or a file."""

from __future__ import annotations

import os

import pytest

import gridwright as gw

from .program import EXAMPLES, ONE, SEVERAL, gridwright, process

TEXT = "sudoku 4x4\n1...\n.2..\n3.4.\n...1\n"


@pytest.mark.parametrize("notation", ["text", "json"])
def test_examples_there_and_back(notation):
    ran = gridwright("convert", *sorted(EXAMPLES.glob("*.txt")), "--to", notation, "--json")
    assert (ran.code, ran.err) == (0, "")
    for told in ran.objects:
        assert gw.load(told["text"], notation) == gw.load_file(told["name"]), told["name"]


@pytest.mark.parametrize(
    ("seed", "notation"),
    [("000", "groups"), ("001", "board-regions"), ("002", "signs"), ("003", "rows"), ("004-1", "nonomino")],
)
def test_seeds_in_their_own_notation(seed, notation):
    ran = gridwright("convert", f"examples/seed-{seed}.txt", "--to", notation)
    assert ran.code == 0
    assert gw.load(ran.out) == gw.load_file(EXAMPLES / f"seed-{seed}.txt")


def test_several_puzzles():
    assert gridwright("convert", ONE, SEVERAL, "--to", "line").out == f"{ONE}\n{SEVERAL}\n"


def test_what_the_notation_cannot_carry():
    ran = gridwright("convert", "examples/seed-002.txt", "--to", "line")
    assert (ran.code, ran.out, ran.err) == (2, "", "examples/seed-002.txt: line cannot carry 108 signs\n")


def test_titles_are_utf_8_whatever_the_terminal():
    ran = process("convert", TEXT + "title: Été\n", "--to", "text", env={"PYTHONIOENCODING": "latin-1"})
    assert "title: Été" in ran.out


def test_without_a_notation():
    ran = gridwright("convert", ONE)
    assert (ran.code, ran.out) == (2, "")
    assert "--to" in ran.err


class TestFiles:
    def test_a_new_file(self, tmp_path):
        ran = gridwright("convert", ONE, "--to", "text", "-o", tmp_path / "new.txt")
        assert (ran.code, ran.out, ran.err) == (0, "", "")
        assert (tmp_path / "new.txt").read_text() == TEXT

    def test_the_file_that_is_read(self, tmp_path):
        path = tmp_path / "puzzle"
        path.write_text(ONE)
        assert gridwright("convert", path, "--to", "text", "-o", path).code == 0
        assert path.read_text() == TEXT

    def test_a_directory(self, tmp_path):
        ran = gridwright("convert", ONE, "--to", "text", "-o", tmp_path)
        assert (ran.code, ran.out) == (2, "")
        assert str(tmp_path) in ran.err

    def test_a_missing_directory(self, tmp_path):
        path = tmp_path / "missing" / "new.txt"
        ran = gridwright("convert", ONE, "--to", "text", "-o", path)
        assert (ran.code, ran.out) == (2, "")
        assert ran.err == f"{path}: cannot write the file: No such file or directory\n"
        assert list(tmp_path.iterdir()) == []

    @pytest.mark.skipif(not os.path.exists("/dev/full"), reason="no /dev/full here")
    def test_a_full_disk(self, tmp_path):
        link = tmp_path / "full"
        link.symlink_to("/dev/full")
        ran = gridwright("convert", ONE, "--to", "text", "-o", link)
        assert (ran.code, ran.err) == (2, f"{link}: cannot write the file: No space left on device\n")
        assert link.is_symlink()

    def test_nothing_is_written_unless_all_can_be(self, tmp_path):
        path = tmp_path / "new.txt"
        ran = gridwright("convert", ONE, "nope.txt", "--to", "text", "-o", path)
        assert (ran.code, ran.out) == (2, "")
        assert not path.exists()
        assert gridwright("convert", ONE, "nope.txt", "--to", "text").out == ""


class TestJson:
    def test_the_text(self):
        told = gridwright("convert", ONE, "--to", "text", "--json").object
        assert told == {"name": "puzzle 1", "notation": "text", "text": TEXT, "losses": []}

    def test_the_path(self, tmp_path):
        path = str(tmp_path / "new.txt")
        ran = gridwright("convert", ONE, SEVERAL, "--to", "text", "--json", "-o", path)
        assert ran.objects == [{"name": f"puzzle {n}", "notation": "text", "path": path} for n in (1, 2)]

    def test_errors(self, tmp_path):
        ran = gridwright("convert", ONE, "examples/seed-002.txt", "--to", "line", "--json")
        assert (ran.code, ran.err) == (2, "")
        assert ran.object["error"] == "line cannot carry 108 signs"
        assert "No such file" in gridwright(
            "convert", ONE, "--to", "line", "--json", "-o", tmp_path / "missing" / "x"
        ).object["error"]
