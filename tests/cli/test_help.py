"""Help: it fits the screen, and its examples work when pasted at the project's root."""

from __future__ import annotations

import shlex
from glob import glob
from pathlib import Path

import pytest

from .program import EXAMPLES, Ran, gridwright

COMMANDS = [
    "", "solve", "check", "explain", "hint", "play", "rate", "draw", "book", "complete", "minimize", "convert", "kinds",
    "formats",
]  # fmt: skip


def shown(command: str) -> list[str]:
    return gridwright(*command.split(), "--help").out.splitlines()


def examples(command: str) -> list[str]:
    lines = shown(command)
    start = lines.index("  Examples:") + 1
    return [line.strip() for line in lines[start : lines.index("", start)]]


def pasted(line: str, folder: Path) -> Ran:
    """What a shell makes of a line there: names of files for a pattern, and `cat FILE |` for standard input."""
    sent, _, line = line.rpartition(" | ")
    program, *words = shlex.split(line)
    assert program == "gridwright"
    assert not sent or sent.startswith("cat ")
    found = [name for word in words for name in (sorted(glob(word, root_dir=folder)) if "*" in word else [word])]
    return gridwright(*found, stdin=(folder / sent.removeprefix("cat ")).read_bytes() if sent else b"", cwd=folder)


@pytest.mark.parametrize("command", COMMANDS)
def test_fits_into_80_columns_and_cuts_nothing_off(command):
    lines = shown(command)
    assert max(map(len, lines)) <= 80
    assert not [line for line in lines if line.endswith("...") and not line.startswith("Usage:")]


@pytest.mark.parametrize("command", COMMANDS)
def test_examples_work(command, tmp_path):
    (tmp_path / "examples").symlink_to(EXAMPLES)
    for example in examples(command):
        ran = pasted(example, tmp_path)
        assert ran.code in (0, 1), example
        assert not ran.err, example


def test_without_a_command():
    ran = gridwright()
    assert ran.code in (0, 2)
    assert "Commands:" in ran.out + ran.err


def test_version():
    ran = gridwright("--version")
    assert (ran.code, ran.out.split()[0]) == (0, "gridwright")


def test_an_unknown_command():
    ran = gridwright("slove")
    assert (ran.code, ran.out) == (2, "")
    assert "'slove'" in ran.err


@pytest.mark.parametrize("command", COMMANDS[1:])
def test_every_command_has_json(command):
    assert any(line.strip().startswith("--json") for line in shown(command))
