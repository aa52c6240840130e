"""Every command keeps its time and hears Ctrl-C, on every size; in seconds of work, for machines that test are busy."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import time
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random

import click
import pytest

import gridwright as gw
from gridwright.cli import program

from .program import EXAMPLES, PROGRAM, endless, gridwright

COMMANDS = {
    "solve": ("solve",),
    "count": ("solve", "--count"),
    "list": ("solve", "--all"),
    "candidates": ("solve", "--candidates"),
    "check": ("check",),
    "redundant": ("check", "--redundant"),
    "explain": ("explain",),
    "boards": ("explain", "--boards"),
    "json": ("explain", "--json"),
    "markdown": ("explain", "--markdown"),
    "page": ("explain", "--html"),
    "minimal": ("explain", "--minimal"),
    "uniqueness": ("explain", "--uniqueness"),
    "hint": ("hint",),
    "hints": ("hint", "--next", "20", "--json"),
    "play": ("play", "-c", "hint", "-c", "quit"),
    "rate": ("rate",),
    "path": ("rate", "--path"),
    "draw": ("draw", "--candidates"),
    "draw-solution": ("draw", "--solution"),
    "draw-step": ("draw", "--step", "40"),
    "book": ("book", "-o", "book.pdf"),
    "complete": ("complete", "--level", "hard"),
    "minimize": ("minimize", "--rating", "raise"),
    "batch-solve": ("batch", "solve", "--jobs", "1"),
    "batch-check": ("batch", "check", "--jobs", "1"),
    "batch-rate": ("batch", "rate", "--jobs", "1"),
    "batch-explain": ("batch", "explain", "--jobs", "1", "--what", "json"),
}
WITHOUT_TIMEOUT = {
    "convert": ("convert", "--to", "minizinc"),
    "batch-convert": ("batch", "convert", "--to", "json", "--jobs", "1"),
    "draw-png": ("draw", "-o", "picture.png"),
    "draw-pdf": ("draw", "-o", "picture.pdf"),
}
SIZES = (9, 16, 25, 36, 64)
TIMEOUT = 1.0
LATE = 1.0
"""Seconds by which a timeout may be missed."""
FAR = 8
"""How many times the work of starting it is late on any machine, however busy."""
HEARD = 0.2
"""Seconds from Ctrl-C to the end."""
TICKS = os.sysconf("SC_CLK_TCK")


def half_filled(size: int) -> gw.Puzzle:
    """A Sudoku of hundreds of easy steps, of which each takes its time to tell."""
    rng, side = Random(size), round(size**0.5)
    rows = [[(side * (row % side) + row // side + col) % size + 1 for col in range(size)] for row in range(size)]
    return gw.sudoku([[value if rng.random() < 0.6 else 0 for value in row] for row in rows])


@cache
def texts() -> dict[str, str]:
    """Each on one line, as batches take them."""
    puzzles = {f"sudoku {size}": gw.sudoku([[0] * size] * size) for size in SIZES}
    puzzles |= {f"half-filled {size}": half_filled(size) for size in SIZES[2:]}
    puzzles["latin 64"] = gw.latin(size=64)
    puzzles["latin 8 without touching"] = gw.latin(size=8, options=["no-touch"])
    puzzles["hard 16"] = gw.load_file(EXAMPLES / "sudoku-16x16.txt")
    puzzles["endless"] = gw.load(endless())
    return {name: json.dumps(gw.as_data(puzzle)) for name, puzzle in puzzles.items()}


def begun(folder: Path, words: tuple[str, ...], name: str, *more: str) -> subprocess.Popen[bytes]:
    path = folder / "puzzle.txt"
    path.write_text(texts()[name])
    nowhere = subprocess.DEVNULL
    return subprocess.Popen([PROGRAM, *words, path, *more], stdin=nowhere, stdout=nowhere, stderr=nowhere, cwd=folder)


def worked(process: subprocess.Popen[bytes]) -> float:
    """Waits for its end; how many seconds it worked, with the processes that it started."""
    _, status, used = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    return used.ru_utime + used.ru_stime


@cache
def start_up() -> float:
    """Seconds of work to load the program and read a puzzle that is solved at once."""
    return max(
        worked(subprocess.Popen([PROGRAM, "explain", "1....2..3.4....1"], stdout=subprocess.DEVNULL)) for _ in "12"
    )


def timed_commands() -> Iterator[tuple[str, ...]]:
    """The commands that take a timeout."""
    context = click.Context(program)
    todo: list[tuple[str, ...]] = [(name,) for name in program.list_commands(context)]
    for words in todo:
        command: click.Command | None = program
        for word in words:
            assert isinstance(command, click.Group)
            command = command.get_command(context, word)
        assert command is not None
        if isinstance(command, click.Group):
            todo += [(*words, name) for name in command.list_commands(context)]
        elif any("--timeout" in parameter.opts for parameter in command.params):
            yield words


def test_every_command_with_a_timeout_is_here():
    for words in {*timed_commands()} - {("generate",)}:  # which takes no puzzle
        assert any(own[: len(words)] == words for own in COMMANDS.values()), words


def keeps_its_time(folder: Path, command: str, name: str, timeout: float, late: float) -> None:
    process = begun(folder, COMMANDS[command], name, "--timeout", str(timeout))
    assert worked(process) < start_up() + timeout + late
    assert process.returncode in range(5)


@pytest.mark.long
@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("name", texts())
def test_a_timeout_holds(command: str, name: str, tmp_path: Path) -> None:
    keeps_its_time(tmp_path, command, name, TIMEOUT, LATE)


@pytest.mark.parametrize(
    ("command", "name"),
    [
        ("page", "half-filled 36"),
        ("page", "latin 64"),
        ("boards", "half-filled 36"),
        ("hint", "sudoku 36"),
        ("play", "sudoku 64"),
    ],
)
def test_a_timeout_holds_when_steps_are_told(command: str, name: str, tmp_path: Path) -> None:
    keeps_its_time(tmp_path, command, name, 0.5, FAR * start_up())


@pytest.mark.parametrize("command", ["complete", "minimize"])
def test_time_that_is_over_before_anything_is_known_is_told_by_the_exit_code(command: str) -> None:
    ran = gridwright(command, endless(), "--timeout", "0.01")
    assert ran.code == 4
    assert "the time was over" in ran.err


@pytest.mark.long
@pytest.mark.parametrize("command", COMMANDS | WITHOUT_TIMEOUT)
@pytest.mark.parametrize("name", texts())
@pytest.mark.parametrize("after", [0.3, 1.5])
def test_ctrl_c_is_heard(command: str, name: str, after: float, tmp_path: Path) -> None:
    process = begun(tmp_path, (COMMANDS | WITHOUT_TIMEOUT)[command], name)
    statistics = Path(f"/proc/{process.pid}/stat")

    def so_far() -> float:
        return sum(map(int, statistics.read_text().rsplit(")", 1)[1].split()[11:13])) / TICKS

    while process.poll() is None and so_far() < after:
        time.sleep(0.005)
    if process.poll() is not None:
        pytest.skip("it was done before")
    before = so_far()
    process.send_signal(signal.SIGINT)
    assert worked(process) - before < HEARD + 1 / TICKS
    assert process.returncode in (130, -signal.SIGINT), "which a shell calls 130, too"
