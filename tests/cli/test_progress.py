"""What a person sees while nothing is printed yet."""

from __future__ import annotations

import io
import threading
import time
from types import SimpleNamespace

import pytest

import gridwright as gw
from gridwright.batches import Progress
from gridwright.cli.shared import progress
from gridwright.cli.shared.progress import metered, working
from gridwright.words import speaking

from .program import ONE, gridwright

CLEAR = "\r\x1b[K"


class Terminal(io.StringIO):
    """Standard error on a screen."""

    def __init__(self) -> None:
        super().__init__()
        self.written = threading.Event()

    def isatty(self) -> bool:
        return True

    def write(self, text: str) -> int:
        self.written.set()
        return super().write(text)


@pytest.fixture
def screen(monkeypatch: pytest.MonkeyPatch) -> Terminal:
    terminal = Terminal()
    monkeypatch.setattr(progress, "sys", SimpleNamespace(stderr=terminal))  # pytest puts its own there again
    monkeypatch.setattr(progress, "_PATIENCE", 0.0)
    return terminal


def test_what_goes_on_is_told_and_taken_off_again(screen: Terminal) -> None:
    with working("working-explain", steps=3, cells=40) as told:
        assert screen.written.wait(60)
        told.tell(steps=12)
        assert "steps: 12, empty cells: 40" in told.sentence()
    assert screen.getvalue().startswith(f"{CLEAR}explaining… steps: 3, empty cells: 40, 0 s")
    assert screen.getvalue().endswith(CLEAR)


def test_it_speaks_the_language_of_the_program(screen: Terminal) -> None:
    with speaking("de"), working("working-solve"):
        assert screen.written.wait(60)
    assert screen.getvalue().startswith(f"{CLEAR}löse … 0 s")


def test_a_line_never_runs_into_the_next(screen: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "12")
    with working("working-explain", steps=3, cells=40):
        assert screen.written.wait(60)
    assert screen.getvalue().split(CLEAR)[1] == "explaining…"


def test_it_is_taken_off_when_work_fails(screen: Terminal) -> None:
    def fail() -> None:
        with working("working-check"):
            assert screen.written.wait(60)
            raise gw.GridwrightError("no")

    with pytest.raises(gw.GridwrightError):
        fail()
    assert screen.getvalue().endswith(CLEAR)


def test_half_a_second_passes_first(screen: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(progress, "_PATIENCE", 1000.0)
    with working("working-solve"):
        pass
    assert screen.getvalue() == ""


def test_nobody_is_told_where_nobody_watches(monkeypatch: pytest.MonkeyPatch) -> None:
    paper = io.StringIO()
    monkeypatch.setattr(progress, "sys", SimpleNamespace(stderr=paper))
    before = threading.active_count()
    with working("working-solve"):
        assert threading.active_count() == before
    with metered("working-make", 0.0) as tell:
        tell(Progress(1, 0, None))
    assert paper.getvalue() == ""
    monkeypatch.setattr(progress, "sys", SimpleNamespace(stderr=None))
    with working("working-solve"):
        pass


def test_a_run_is_told_of_before_it_has_come_anywhere(screen: Terminal) -> None:
    with speaking("de"), metered("working-make", time.monotonic()):
        assert screen.written.wait(60)
    assert screen.getvalue().startswith(f"{CLEAR}mache Rätsel … 0 s")
    assert screen.getvalue().endswith(CLEAR)


def test_a_run_is_told_of_in_the_same_line(screen: Terminal) -> None:
    with metered("working-make", time.monotonic() - 10) as tell:
        tell(Progress(0, 0.0, {}))
        tell(Progress(5_000, 0.5, {}))
        screen.written.clear()
        assert screen.written.wait(60)
    assert f"{CLEAR}5,000 rows, " in screen.getvalue() and " a second, 50.0%, " in screen.getvalue()


def test_rows_on_the_screen_speak_for_themselves(screen: Terminal) -> None:
    with metered("working-make", time.monotonic(), is_seen=True) as tell:
        tell(Progress(5, 0.5, {}))
    assert screen.getvalue() == ""


def test_explaining_tells_after_each_step() -> None:
    told: list[tuple[int, int]] = []
    trail = gw.explain(gw.load(ONE), tell=lambda steps, cells: told.append((steps, cells)))
    assert [steps for steps, _ in told] == list(range(1, len(trail.steps) + 1))
    assert told[-1] == (len(trail.steps), 0)


@pytest.mark.parametrize("command", ["solve", "check", "explain", "rate", "hint"])
def test_files_get_nothing_of_it(command: str) -> None:
    assert gridwright(command, ONE).err == ""
