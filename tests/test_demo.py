"""`make demo`: every stop of the tour is worth seeing, and what it writes is there."""

from __future__ import annotations

import demo
import pytest


@pytest.mark.parametrize("stop", demo.TOUR, ids=lambda stop: stop.command)
def test_a_stop(stop, tmp_path, monkeypatch):
    (tmp_path / "examples").symlink_to(demo.ROOT / "examples")
    (tmp_path / demo.FOLDER).mkdir(parents=True)
    monkeypatch.setattr(demo, "ROOT", tmp_path)
    about, command, *printed = demo.shown(stop)
    assert about == stop.about
    assert command == f"$ gridwright {stop.command}"
    path = stop.command.partition(" -o ")[2]
    assert (tmp_path / path).stat().st_size > 1000 if path else printed
    assert max(map(len, "\n".join([about, command]).splitlines())) <= 80


def test_a_stop_that_fails_ends_the_tour():
    with pytest.raises(SystemExit, match="nowhere"):
        list(demo.shown(demo.Stop("Nothing", "solve nowhere.txt")))


def test_it_shows_more_than_solved_grids():
    assert {stop.command.split()[0] for stop in demo.TOUR} >= {"solve", "hint", "rate", "check", "draw", "explain"}
