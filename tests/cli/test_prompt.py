"""Without arguments on a terminal, `gridwright solve` asks for the rows of a Sudoku."""

from __future__ import annotations

import os
import select
import time

import pytest

from .program import PROGRAM

pty = pytest.importorskip("pty")

QUESTION = "Input a sudoku line by line, as arrays of ints, with empty cell represented by zero."
CTRL_C, CTRL_D = "\x03", "\x04"


class Terminal:
    """The program on a terminal of its own."""

    def __init__(self, *words: str, **env: str) -> None:
        self.process, self.file = pty.fork()
        if not self.process:
            os.execve(PROGRAM, [PROGRAM, *words], os.environ | {"TERM": "xterm", "COLUMNS": "80"} | env)
        self.text = ""
        self.code: int | None = None

    def waits_for(self, words: str, seconds: float = 300) -> None:
        """Reads until the words appear."""
        end = time.monotonic() + seconds
        while words not in self.text:
            assert time.monotonic() < end, self.text
            assert self._read(), self.text

    def types(self, line: str) -> None:
        os.write(self.file, line.encode())

    def ends(self) -> int:
        """Reads all that is left; the exit code."""
        while self._read():
            pass
        if self.code is None:
            self.code = os.waitstatus_to_exitcode(os.waitpid(self.process, 0)[1])
        return self.code

    def _read(self) -> bool:
        if not select.select([self.file], [], [], 300)[0]:
            return False
        try:
            data = os.read(self.file, 65536)
        except OSError:  # what Linux says at the end of a terminal
            return False
        self.text += data.decode().replace("\r\n", "\n")
        return bool(data)


def test_the_sudoku_of_seed_003():
    terminal = Terminal("solve", NO_COLOR="1")
    terminal.waits_for(QUESTION)
    for row in (
        "[0,0,6,5,9,4,7,0,0]", "[8,0,9,0,6,0,2,0,4]", "[1,0,0,0,0,0,0,0,3]", "[0,0,0,0,5,0,0,0,0]",
        "[0,0,3,7,4,8,6,0,0]", "[5,9,0,0,0,0,0,4,2]", "[0,3,1,0,0,0,5,2,0]", "[7,6,0,0,0,0,0,1,9]",
        "[0,0,0,8,0,3,0,0,0]",
    ):  # fmt: skip
        terminal.types(row + "\n")
    assert terminal.ends() == 0
    assert "┃ 3 │ 2 │ 6 ┃ 5 │ 9 │ 4 ┃ 7 │ 8 │ 1 ┃" in terminal.text
    assert terminal.text.endswith("This is the only solution.\n")


def test_the_first_row_sets_the_size():
    terminal = Terminal("solve", "--quiet")
    terminal.waits_for(QUESTION)
    for row in ("[1, 0, 0, 0]", "", "[0, 2, 0, 0]", "[3, 0, 4, 0]", "[0, 0, 0, 1]"):
        terminal.types(row + "\n")
    assert terminal.ends() == 0
    assert terminal.text.endswith("1 3 2 4\n4 2 1 3\n3 1 4 2\n2 4 3 1\n")


def test_a_bad_row_is_quoted_and_asked_for_again():
    terminal = Terminal("solve", "--quiet")
    terminal.waits_for(QUESTION)
    terminal.types("[1,0,0,0]\n")
    for bad, said in (
        ("[0,2,0]", "row 2 has 3 values instead of 4: '[0,2,0]'"),
        ("hello", "not 'hello'"),
        ("[0,9,0,0]", "r2c2: '9' is not one of 0 to 4"),
        ("[0,2,0,0] x", "'x'"),
        ("[0,2", "line 2"),
    ):
        terminal.text = ""
        terminal.types(bad + "\n")
        terminal.waits_for("Please type row 2 again.\n")
        assert said in terminal.text
    terminal.types("[0,2,0,0]\n[3,0,4,0]\n[0,0,0,1]\n")
    assert terminal.ends() == 0


def test_ctrl_d_ends_it_with_a_message():
    terminal = Terminal("solve")
    terminal.waits_for(QUESTION)
    terminal.types("[1,0,0,0]\n")
    terminal.types(CTRL_D)
    assert terminal.ends() == 2
    assert terminal.text.endswith("gridwright: the input ended after 1 row\n")


def test_ctrl_c_ends_it_too():
    terminal = Terminal("solve")
    terminal.waits_for(QUESTION)
    terminal.types(CTRL_C)
    assert terminal.ends() == 130
    assert terminal.text.endswith("\ngridwright: interrupted\n")


def test_other_commands_say_that_they_wait():
    terminal = Terminal("check")
    terminal.waits_for("Reading a puzzle from standard input")
    terminal.types("1....2..3.4....1\n")
    terminal.types(CTRL_D)
    assert terminal.ends() == 0


@pytest.mark.parametrize(
    ("env", "coloured"), [({}, True), ({"NO_COLOR": "1"}, False), ({"TERM": "dumb"}, False)], ids=str
)
def test_colours_are_for_terminals_that_want_them(env, coloured):
    terminal = Terminal("solve", "1....2..3.4....1", **env)
    assert terminal.ends() == 0
    assert ("\x1b[" in terminal.text) == coloured


def test_sentences_are_folded():
    terminal = Terminal("check", "jigsaw 9x9\n" + ".........\n" * 9 + "regions:\n" + "AAAAAAAAA\n" * 9, NO_COLOR="1")
    assert terminal.ends() == 2
    lines = terminal.text.splitlines()
    assert len(lines) > 3
    assert max(map(len, lines)) <= 80
