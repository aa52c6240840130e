"""The program as a user meets it: words, streams and an exit code.

`gridwright` runs it in this process, which takes a hundredth of the time that starting one takes. `process` starts it
as a shell would, for tests about what only processes have: pipes, devices, signals, an environment read at the start.
"""

from __future__ import annotations

import io
import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import chdir, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from unittest.mock import patch

from gridwright.cli import main

__all__ = ["EMPTY", "EXAMPLES", "ONE", "PROGRAM", "SEVERAL", "Ran", "endless", "gridwright", "process"]

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples"
PROGRAM = str(Path(sys.executable).with_name("gridwright"))

ONE = "1....2..3.4....1"
"""A Sudoku with one solution."""
SEVERAL = "1....2..3.4....."
"""A Sudoku with two solutions."""
EMPTY = "." * 81
"""A Sudoku with 6,670,903,752,021,072,936,960 solutions."""


def endless() -> str:
    """A Latin square without a solution, which no solver proves before the end of the day.

    Its corner of 16x16 holds 1 to 16 only. So 17 has 16 rows in which to stand in the 14 columns besides the corner:
    pigeons and holes, which neither search nor learning can count.
    """
    rows = [[(row + col) % 16 + 1 if max(row, col) < 16 else "." for col in range(30)] for row in range(30)]
    return "latin 30x30\n" + "".join(" ".join(map(str, row)) + "\n" for row in rows)


@dataclass(frozen=True)
class Ran:
    """How the program ended and what it said."""

    code: int
    out: str
    err: str

    @property
    def objects(self) -> list[dict[str, Any]]:
        """Standard output as JSON Lines."""
        return [json.loads(line) for line in self.out.splitlines()]

    @property
    def object(self) -> dict[str, Any]:
        (only,) = self.objects
        return only


def gridwright(
    *words: str | bytes | Path,
    stdin: str | bytes = b"",
    cwd: Path = ROOT,
    env: dict[str, str] | None = None,
    encoding: str = "utf-8",
) -> Ran:
    """Runs the program to its end in this process; whatever happens, there is never a traceback."""
    out, err = _Output(), _Output()
    streams = {
        "stdin": io.TextIOWrapper(io.BufferedReader(io.BytesIO(_bytes(stdin))), encoding="utf-8"),
        "stdout": io.TextIOWrapper(out, encoding=encoding),
        "stderr": io.TextIOWrapper(err, encoding="utf-8", errors="backslashreplace"),
    }
    with (
        patch.multiple(sys, argv=["gridwright", *map(os.fsdecode, words)], **streams),
        patch.object(sys.modules["__main__"], "__package__", None),  # or Click calls the program `python -m pytest`
        patch.dict(os.environ, env or {}),
        chdir(cwd),
        _own_signals(),
    ):
        code = _exit_code()
        sys.stdout.flush()
        sys.stderr.flush()
        return _ran(code, out.getvalue(), err.getvalue())


def process(
    *words: str | bytes | Path, stdin: str | bytes = b"", cwd: Path = ROOT, env: dict[str, str] | None = None
) -> Ran:
    """The same in a process of its own."""
    ran = subprocess.run(
        [PROGRAM, *words],
        input=_bytes(stdin),
        capture_output=True,
        cwd=cwd,
        env=os.environ | (env or {}),
        check=False,
        timeout=300,
    )
    return _ran(ran.returncode, ran.stdout, ran.stderr)


class _Output(io.BytesIO):
    """What is written is kept, and leads nowhere else."""

    def fileno(self) -> int:
        return _NOWHERE


_NOWHERE = os.open(os.devnull, os.O_WRONLY)


def _bytes(text: str | bytes) -> bytes:
    return text.encode() if isinstance(text, str) else text


def _ran(code: int, out: bytes, err: bytes) -> Ran:
    ran = Ran(code, out.decode(), err.decode())
    assert "Traceback" not in ran.out + ran.err, ran.err
    return ran


def _exit_code() -> int:
    try:
        main()
    except SystemExit as ended:
        assert isinstance(ended.code, int)
        return ended.code


@contextmanager
def _own_signals() -> Iterator[None]:
    """The program settles what signals do to its process; those who test go on afterwards."""
    heard = [getattr(signal, name) for name in ("SIGINT", "SIGPIPE") if hasattr(signal, name)]
    before = {number: signal.getsignal(number) for number in heard}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
