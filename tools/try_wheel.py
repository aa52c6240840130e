"""Tries a wheel as another machine would meet it: in a new environment, from a folder outside of the sources.

    python tools/try_wheel.py dist/gridwright-….whl
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path

PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"

HOME = "import gridwright, pathlib; print(pathlib.Path(gridwright.__file__).resolve())"

TRIALS = (
    (("--version",), "gridwright "),
    (("solve", PUZZLE, "--quiet"), "5 3 4 6 7 8 9 1 2\n"),
    (("solve", PUZZLE, "--lang", "cs"), "Toto je jediné řešení."),
    (("explain", PUZZLE), "Solved in 51 steps."),
    (("rate", PUZZLE), "Rating 1.2: "),
    (("check", PUZZLE[:-1] + "."), "exactly one solution."),
    (("kinds", "suguru"), "Suguru: suguru"),
    (("draw", PUZZLE, "--step", "1", "-o", "step.svg"), ""),
    (("explain", PUZZLE, "--html", "-o", "page.html"), ""),
    (("batch", "solve", "puzzles.txt", "-o", "solutions.txt"), ""),
)
"""What is run, and what it must print."""

WRITTEN = {"step.svg": "<svg", "page.html": "<!doctype html>", "solutions.txt": "534678912"}
"""What the files that these write begin with."""


def main(wheel: Path) -> None:
    with tempfile.TemporaryDirectory(prefix="gridwright-") as place:
        folder = Path(place)
        programs = install(wheel.resolve(), folder)
        home = Path(printed(folder, programs / "python", "-c", HOME).strip())
        assert home.is_relative_to(folder.resolve()), f"this is not the package of the wheel: {home}"
        (folder / "puzzles.txt").write_text(f"{PUZZLE}\n" * 1000, encoding="ascii")
        for words, told in TRIALS:
            out = printed(folder, programs / "gridwright", *words)
            assert told in out, f"{words}: {out}"
        for name, beginning in WRITTEN.items():
            assert (folder / name).read_text(encoding="utf-8").startswith(beginning), name
    print(f"{wheel.name} was installed and tried in a new environment: {len(TRIALS)} commands did what they should.")


def install(wheel: Path, folder: Path) -> Path:
    """Installs it with what it needs in an environment of that folder; says where its programs are."""
    subprocess.run([sys.executable, "-m", "venv", folder / "environment"], check=True)
    programs = folder / "environment" / ("Scripts" if os.name == "nt" else "bin")
    subprocess.run([programs / "python", "-m", "pip", "install", "--quiet", wheel], check=True, cwd=folder)
    return programs


def printed(folder: Path, *words: str | Path) -> str:
    """What a command prints that is run there and knows nothing of the environment this runs in."""
    known = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "GRIDWRIGHT"))}
    ran = subprocess.run(words, cwd=folder, env=known, capture_output=True, text=True, encoding="utf-8", check=False)
    assert ran.returncode == 0, f"{words}: {ran.stdout}{ran.stderr}"
    return ran.stdout


if __name__ == "__main__":
    main(Path(sys.argv[1]))
