"""Writes what commands print today below each of them in the documentation: `make transcripts`.

Read the difference before it is kept: the tests only say that the pages tell what happens, not that it should.
"""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
PROGRAM = Path(sys.executable).with_name("gridwright")
CONSOLE = re.compile(r"(```console\n)(.*?)(```)", re.DOTALL)

WELL_ENDED = range(5)
"""Exit codes of a program that did what it should, be it to refuse bad input."""


def transcript(command: str) -> str:
    """What a command prints, as the tests of the documentation run it."""
    _, *words = shlex.split(command)
    ran = subprocess.run([PROGRAM, *words], capture_output=True, text=True, cwd=ROOT, check=False)
    if ran.returncode not in WELL_ENDED:
        raise SystemExit(f"{command}: exit code {ran.returncode}\n{ran.stderr}")
    return ran.stdout + ran.stderr


def page(text: str) -> str:
    """A page with the transcripts of today."""
    return CONSOLE.sub(lambda block: block[1] + _block(block[2]) + block[3], text)


def _block(text: str) -> str:
    commands = [part.partition("\n")[0] for part in text.split("$ ")[1:]]
    return "".join(f"$ {command}\n{transcript(command)}" for command in commands)


def main() -> None:
    for path in [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]:
        old = path.read_text(encoding="utf-8")
        new = page(old)
        if new != old:
            path.write_text(new, encoding="utf-8")
            print(path.relative_to(ROOT))


if __name__ == "__main__":
    main()
