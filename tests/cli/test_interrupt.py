"""Ctrl-C, timeouts and readers that leave: the program ends soon, and quietly.

How soon is counted in seconds of work, not on the clock: machines that test are busy. The program needs a tenth of one.
"""

from __future__ import annotations

import os
import resource
import signal
import subprocess
import time
from pathlib import Path

import pytest

from gridwright.cli.shared import exit

from .program import EMPTY, PROGRAM, endless, gridwright

SOON = 5.0
"""Seconds of work."""


@pytest.fixture(scope="module")
def hard(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("hard") / "endless.txt"
    path.write_text(endless())
    return path


def at_work(*words: str | Path, after: float) -> subprocess.Popen[bytes]:
    """The program when it has worked for some seconds, however long a busy machine takes for them."""
    process = subprocess.Popen([PROGRAM, *words], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    statistics = Path(f"/proc/{process.pid}/stat")
    if not statistics.exists():
        time.sleep(3 * after)
        return process
    ticks = after * os.sysconf("SC_CLK_TCK")
    while process.poll() is None and sum(map(int, statistics.read_text().rsplit(")", 1)[1].split()[11:13])) < ticks:
        time.sleep(0.01)
    return process


def interrupted(process: subprocess.Popen[bytes], *, times: int = 1) -> tuple[int, str, float]:
    """Its exit code, what it said, and how long it worked in all."""
    before = _worked()
    for _ in range(times):
        process.send_signal(signal.SIGINT)
        time.sleep(0.001)
    _, said = process.communicate(timeout=300)
    return process.returncode, said.decode(), _worked() - before


def _worked() -> float:
    """How many seconds all processes worked that were started here and have ended."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


@pytest.mark.parametrize(
    "words",
    [("--count", EMPTY), ("--all", EMPTY), ("--all", "--json", EMPTY)],
    ids=["counting", "listing", "listing as JSON"],
)
def test_ctrl_c(words):
    code, said, worked = interrupted(at_work("solve", *words, after=0.5))
    assert (code, said) == (130, "gridwright: interrupted\n")
    assert worked < 0.5 + SOON


def test_ctrl_c_needs_no_words_that_may_be_half_loaded(monkeypatch):
    """A signal may come in the middle of an import, where nothing can be looked up."""
    ended: list[object] = []
    monkeypatch.setattr(exit.signal, "signal", lambda number, handler: ended.append(handler))
    monkeypatch.setattr(exit.signal, "getsignal", lambda number: signal.SIG_DFL)
    exit._hear_ctrl_c()
    (end,) = ended
    monkeypatch.setattr(exit, "say", None)
    monkeypatch.setattr(exit.os, "write", lambda stream, said: ended.append((stream, said)))
    monkeypatch.setattr(exit.os, "_exit", ended.append)
    end(signal.SIGINT, None)
    assert ended[1:] == [signal.SIG_IGN, (2, b"gridwright: interrupted\n"), 130]


def test_ctrl_c_ends_what_hears_no_handler(monkeypatch):
    """While a picture is rasterised or a book typeset, Python gets no turn: the system ends the process."""
    handlers: list[object] = [exit.run]
    monkeypatch.setattr(exit.signal, "getsignal", lambda number: handlers[-1])
    monkeypatch.setattr(exit.signal, "signal", lambda number, handler: handlers.append(handler))
    with exit.ended_by_the_system():
        pass
    assert handlers == [exit.run, signal.SIG_DFL, exit.run]
    handlers[:] = [signal.SIG_IGN]
    with exit.ended_by_the_system():
        assert handlers == [signal.SIG_IGN], "whoever started it wants it not to be heard"


@pytest.mark.parametrize("command", ["solve", "check"])
@pytest.mark.parametrize("after", [0.6, 0.9])
def test_ctrl_c_while_the_learning_solver_works(command, after, hard):
    code, said, worked = interrupted(at_work(command, hard, after=after))
    assert (code, said) == (130, "gridwright: interrupted\n")
    assert worked < after + SOON


@pytest.mark.parametrize("times", [2, 20])
def test_ctrl_c_again_and_again(times, hard):
    code, said, _ = interrupted(at_work("solve", hard, after=0.7), times=times)
    assert (code, said) == (130, "gridwright: interrupted\n")


@pytest.mark.parametrize("task", ["", "--all", "--count", "--limit 5"])
def test_a_timeout_ends_undecided(task, hard):
    before = time.process_time()
    ran = gridwright("solve", hard, "--timeout", "0.2", *task.split())
    assert ran.code == 4
    assert ran.out.startswith(("Undecided", "At least 0"))
    assert time.process_time() - before < SOON


@pytest.mark.parametrize("task", ["--all", "--count"])
def test_a_timeout_tells_how_many_there_are_at_least(task):
    ran = gridwright("solve", EMPTY, "--timeout", "0.5", task)
    assert ran.code == 4
    assert ran.out.splitlines()[-1].startswith("At least ")


def test_a_timeout_is_for_each_puzzle():
    ran = gridwright("solve", EMPTY, "1....2..3.4....1", "--count", "--timeout", "0.5")
    assert ran.out.splitlines()[-1] == "1 solution."


@pytest.mark.parametrize(
    "words",
    [f"solve --all {EMPTY}", f"solve --all --json {EMPTY}", "kinds"],
    ids=["listing", "listing as JSON", "kinds"],
)
def test_a_reader_that_has_had_enough(words):
    ran = subprocess.run(f"{PROGRAM} {words} | head -c 20", shell=True, capture_output=True, timeout=300, check=False)
    assert len(ran.stdout) == 20
    assert ran.stderr == b""
