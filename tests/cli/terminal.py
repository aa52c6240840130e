"""The program on a terminal of its own."""

from __future__ import annotations

import os
import select
import signal
import sys
import time
import traceback
from collections.abc import Sequence

import pytest

from gridwright_program import main

__all__ = ["CTRL_C", "CTRL_D", "Terminal"]

pty = pytest.importorskip("pty")

CTRL_C, CTRL_D = "\x03", "\x04"


class Terminal:
    """The program on a terminal of its own, in a copy of this process: all is loaded, so it starts at once."""

    def __init__(self, *words: str, **env: str) -> None:
        self.process, self.file = pty.fork()
        if not self.process:
            _become_the_program(words, {"TERM": "xterm", "COLUMNS": "80"} | env)
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

    def ends(self, pressing: str = "") -> int:
        """Reads all that is left; the exit code.

        Keys are pressed until it ends, as a person would: Python misses a Ctrl-C that comes after it has written a
        prompt and just before it begins to wait.
        """
        while pressing and not select.select([self.file], [], [], 5)[0]:
            self.types(pressing)
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


def _become_the_program(words: Sequence[str], env: dict[str, str]) -> None:
    """What a fresh process would find: its words, environment, streams and signals. It never returns."""
    try:
        os.environ.update(env)
        signal.signal(signal.SIGINT, signal.SIG_DFL)
        sys.argv = ["gridwright", *words]
        sys.modules["__main__"].__package__ = None  # or Click calls the program `python -m pytest`
        sys.stdin, sys.stdout, sys.stderr = open(0), open(1, "w"), open(2, "w")  # noqa: SIM115
        main()
    except BaseException:
        traceback.print_exc()
    finally:
        os._exit(70)
