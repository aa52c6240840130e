"""Arguments to puzzles: many of them are worked on as they are read."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

import gridwright as gw
from gridwright.cli.shared.inputs import Puzzles
from gridwright.notations import line

from .program import ONE, PROGRAM


class EnoughError(Exception):
    """Whoever reads has had enough."""


def test_the_first_is_worked_on_before_the_last_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "many.txt"
    path.write_text(f"{ONE}\n" * 20_000)
    read = []
    plain = line._read_word
    monkeypatch.setattr(line, "_read_word", lambda word: read.append(word) or plain(word))

    def work(name: str, puzzle: gw.Puzzle) -> int:
        assert name == f"{path}, puzzle 1"
        raise EnoughError

    with pytest.raises(EnoughError):
        Puzzles((str(path),), None, False, "en").each(work, pytest.fail)
    assert len(read) < 2_000


def test_a_reader_that_has_enough_ends_it_quietly(tmp_path: Path) -> None:
    path = tmp_path / "many.txt"
    path.write_text(f"{ONE}\n" * 100_000)
    with subprocess.Popen([PROGRAM, "solve", path], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as running:
        assert running.stdout.readline().decode() == f"{path}, puzzle 1:\n"
        running.stdout.close()
        assert running.wait(timeout=300) != 0
        assert running.stderr.read() == b""
