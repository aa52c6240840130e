"""Odd streams, odd names and bugs: the program ends with a message and an exit code, never with a traceback."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import NoReturn

import pytest

import gridwright as gw

from .program import ONE, PROGRAM, SEVERAL, gridwright, process


class TestEncodings:
    @pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp1252", "cp437"])
    def test_drawings_fall_back_to_ascii(self, encoding):
        assert gridwright("solve", ONE, encoding=encoding) == gridwright("solve", ONE, "--ascii")
        assert gridwright("kinds", "jigsaw", encoding=encoding) == gridwright("kinds", "jigsaw", "--ascii")

    def test_the_c_locale_of_old(self):
        env = {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}
        assert process("solve", ONE, env=env).code == 0

    def test_sentences_are_said_as_well_as_can_be(self):
        ran = process("check", SEVERAL, env={"PYTHONIOENCODING": "latin-1"})
        assert ran.code == 3

    def test_json_is_ascii(self):
        text = "sudoku 4x4\n" + "....\n" * 4 + "title: Été\n"
        assert gridwright("convert", text, "--to", "text", "--json").out.isascii()


class TestNames:
    @pytest.mark.parametrize("name", [b"new\nline.txt", b"\xff\xfe.txt", b"esc\x1b[31m.txt"], ids=repr)
    def test_odd_file_names_are_shown_on_one_line(self, tmp_path, name):
        shown = repr(os.fsdecode(name))
        (tmp_path / os.fsdecode(name)).write_text(ONE)
        found = gridwright("check", name, cwd=tmp_path)
        assert (found.code, found.out) == (0, f"{shown}: a well-formed 4x4 Sudoku with exactly one solution.\n")
        assert gridwright("check", name, "--json", cwd=tmp_path).object["name"] == os.fsdecode(name)

    @pytest.mark.parametrize("name", [b"\xff\xfe.txt", b"esc\x1b[31m.txt"], ids=repr)
    def test_odd_names_of_files_that_are_not_there(self, name):
        shown = repr(os.fsdecode(name))
        missing = gridwright("solve", name)
        assert (missing.code, missing.err) == (2, f"{shown}: there is no file {shown}\n")

    def test_text_that_is_not_utf_8(self):
        ran = gridwright("solve", b"1...\xff...........")
        assert (ran.code, ran.out) == (2, "")
        assert "line 1, column 5" in ran.err

    @pytest.mark.parametrize(
        "text",
        ["/" * 130_000, "." * 130_000, "/" * 65_000 + "\nx", "[" * 130_000],
        ids=["path", "line", "lines", "list"],
    )
    def test_huge_arguments_are_not_repeated_in_full(self, text):
        ran = gridwright("solve", text)
        assert ran.code == 2
        assert len(ran.err) < 300


@pytest.mark.skipif(sys.platform == "win32", reason="these are Unix ways")
class TestStreams:
    def shell(self, line: str) -> subprocess.CompletedProcess[str]:
        ran = subprocess.run(
            line.replace("gridwright", PROGRAM), shell=True, capture_output=True, text=True, timeout=300, check=False,
            executable="/bin/bash",
        )  # fmt: skip
        assert "Traceback" not in ran.stderr
        return ran

    @pytest.mark.parametrize(
        "command",
        ["kinds", f"solve {ONE}", f"solve {ONE} --json", f"solve {ONE} --to line",
         f"batch solve --quiet <(echo {ONE})"],
    )
    def test_closed_standard_output(self, command):
        ran = self.shell(f"gridwright {command} >&-")
        assert (ran.returncode, ran.stderr) == (0, "")

    def test_closed_standard_input(self):
        ran = self.shell("gridwright solve <&-")
        assert (ran.returncode, ran.stderr) == (2, "standard input: standard input is closed\n")

    def test_closed_standard_error(self):
        assert self.shell("gridwright solve nope.txt 2>&-").returncode == 2

    @pytest.mark.skipif(not os.path.exists("/dev/full"), reason="no /dev/full here")
    @pytest.mark.parametrize("command", [f"solve {ONE}", f"solve {ONE} --to line", "kinds", "--help"])
    def test_a_full_disk(self, command):
        ran = self.shell(f"gridwright {command} > /dev/full")
        assert (ran.returncode, ran.stderr) == (2, "gridwright: cannot write the output: No space left on device\n")

    def test_a_pipe_with_a_name(self, tmp_path):
        ran = self.shell(f"mkfifo {tmp_path}/pipe; (echo {ONE} > {tmp_path}/pipe &); gridwright solve {tmp_path}/pipe")
        assert ran.returncode == 0

    def test_batches_of_pipes(self, tmp_path):
        pipe, rows = tmp_path / "pipe", tmp_path / "rows.csv"
        sent = f"mkfifo {pipe}; (echo {ONE} > {pipe} &)"
        ran = self.shell(f"{sent}; timeout 60 gridwright batch solve {pipe} --what status")
        assert (ran.returncode, ran.stdout) == (0, "unique\n")
        ran = self.shell(f"gridwright batch solve <(echo {ONE}) -o {rows}")
        assert (ran.returncode, len(rows.read_text().splitlines())) == (0, 2)
        ran = self.shell(f"gridwright batch solve {pipe} -o {rows} --resume")
        assert (ran.returncode, ran.stderr.count("is not a file and cannot be read again")) == (2, 1)

    def test_a_process_as_a_file(self):
        assert self.shell(f"gridwright solve <(echo {ONE})").returncode == 0

    def test_an_endless_file(self):
        ran = self.shell("gridwright solve /dev/zero")
        assert (ran.returncode, ran.stdout) == (2, "")
        assert "bytes" in ran.stderr

    def test_standard_input_is_there_once(self):
        ran = gridwright("solve", "-", "-", "--quiet", stdin=ONE)
        assert (ran.code, ran.err) == (2, "standard input: the text is empty\n")


@pytest.mark.parametrize(
    ("failure", "code", "said"),
    [
        (KeyError("x"), 70, "is a bug"),
        (RecursionError("deep"), 70, "is a bug"),
        (MemoryError(), 70, "not enough memory"),
        (AssertionError(), 70, "is a bug"),
    ],
    ids=repr,
)
def test_what_should_not_happen_is_told_in_a_sentence(failure, code, said, monkeypatch):
    def fail(*args: object, **kwargs: object) -> NoReturn:
        raise failure

    monkeypatch.setattr(gw, "solve", fail)
    ran = gridwright("solve", ONE)
    assert (ran.code, ran.out) == (code, "")
    assert ran.err.startswith("gridwright: ")
    assert said in ran.err
    assert ran.err.count("\n") == 1
