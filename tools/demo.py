"""A tour of the program in a minute: what it prints and writes, each with a word about it.

    make demo
"""

from __future__ import annotations

import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent
FOLDER = "build/demo"


class Stop(NamedTuple):
    """A stop on the tour: what there is to see, the command that shows it, and the exit code that it has."""

    about: str
    command: str
    code: int = 0


TOUR = (
    Stop("A jigsaw Sudoku, solved, with a proof that there is no other solution", "solve examples/jigsaw-6x6.txt"),
    Stop("A hint for a diagonal Sudoku: first only where to look …", "hint examples/sudoku-diagonals.txt"),
    Stop("… then as much as you want to know", "hint examples/sudoku-diagonals.txt --detail 4"),
    Stop("A new Suguru, made to order", "generate suguru --size 6x6 --level easy --seed 1"),
    Stop("How hard a Sudoku is for people", "rate examples/sudoku-9x9.txt"),
    Stop("What is wrong with a puzzle that has no solution, and what would mend it", "check 1....2..3.4....2", 1),
    Stop("A step of an explanation as a picture", f"draw examples/sudoku-9x9.txt --step 2 -o {FOLDER}/step.svg"),
    Stop("The whole explanation as a page", f"explain examples/sudoku-9x9.txt --html -o {FOLDER}/page.html"),
)


def main() -> None:
    (ROOT / FOLDER).mkdir(parents=True, exist_ok=True)
    for stop in TOUR:
        print("\n" + "\n".join(shown(stop)))
    print(f"\nOpen {FOLDER}/page.html in a browser to step through it with the arrow keys.")
    print("The program is .venv/bin/gridwright; `gridwright --help` lists everything it can do.")


def shown(stop: Stop) -> Iterator[str]:
    yield f"\x1b[1m{stop.about}\x1b[0m" if sys.stdout.isatty() else stop.about
    yield f"$ gridwright {stop.command}"
    program = Path(sys.executable).with_name("gridwright")
    ran = subprocess.run(
        [program, *shlex.split(stop.command)], cwd=ROOT, capture_output=True, text=True, encoding="utf-8", check=False
    )
    if ran.returncode != stop.code:
        sys.exit(f"{stop.command}: {ran.stderr}")
    if ran.stdout:
        yield ran.stdout.rstrip("\n")


if __name__ == "__main__":
    main()
