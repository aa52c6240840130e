"""The program as a user meets it: a process with words, streams and an exit code."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

__all__ = ["EMPTY", "EXAMPLES", "ONE", "PROGRAM", "SEVERAL", "Ran", "endless", "gridwright"]

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
    *words: str | bytes | Path, stdin: str | bytes = b"", cwd: Path = ROOT, env: dict[str, str] | None = None
) -> Ran:
    """Runs the program to its end; whatever happens, there is never a traceback."""
    ran = subprocess.run(
        [PROGRAM, *words],
        input=stdin.encode() if isinstance(stdin, str) else stdin,
        capture_output=True,
        cwd=cwd,
        env=os.environ | (env or {}),
        check=False,
        timeout=60,
    )
    out, err = ran.stdout.decode(), ran.stderr.decode()
    assert "Traceback" not in out + err, err
    return Ran(ran.returncode, out, err)
