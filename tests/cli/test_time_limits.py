"""Every command keeps its time and hears Ctrl-C, on every size; in seconds of work, for machines that test are busy."""

from __future__ import annotations

import os
import signal
import subprocess
import time
from pathlib import Path

import pytest

import gridwright as gw

from .program import PROGRAM, endless

COMMANDS = {
    "solve": ("solve",),
    "count": ("solve", "--count"),
    "list": ("solve", "--all"),
    "check": ("check",),
    "redundant": ("check", "--redundant"),
    "explain": ("explain",),
    "minimal": ("explain", "--minimal"),
    "uniqueness": ("explain", "--uniqueness"),
    "hint": ("hint",),
    "rate": ("rate",),
}
SIZES = (9, 16, 25, 36, 64)
TIMEOUT = 1.0
MOST = TIMEOUT + 2.0
"""A second more than is allowed, for a program that is loaded on a cold machine."""


def texts() -> dict[str, str]:
    empty = {f"sudoku {size}": gw.dump(gw.sudoku([[0] * size] * size), "json") for size in SIZES}
    no_touch = {"latin 8 without touching": gw.dump(gw.latin(size=8, options=["no-touch"]), "json")}
    return {**empty, **no_touch, "endless": endless()}


def begun(path: Path, words: tuple[str, ...], *more: str) -> subprocess.Popen[bytes]:
    return subprocess.Popen([PROGRAM, *words, path, *more], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def worked(process: subprocess.Popen[bytes]) -> float:
    """Waits for its end; how many seconds it worked."""
    _, status, used = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    return used.ru_utime + used.ru_stime


@pytest.mark.long
@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("name", texts())
def test_a_timeout_holds(command: str, name: str, tmp_path: Path) -> None:
    path = tmp_path / "puzzle.txt"
    path.write_text(texts()[name])
    assert worked(begun(path, COMMANDS[command], "--timeout", str(TIMEOUT))) < MOST


@pytest.mark.long
@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("name", texts())
@pytest.mark.parametrize("after", [0.3, 1.5])
def test_ctrl_c_is_heard(command: str, name: str, after: float, tmp_path: Path) -> None:
    path = tmp_path / "puzzle.txt"
    path.write_text(texts()[name])
    process = begun(path, COMMANDS[command])
    statistics = Path(f"/proc/{process.pid}/stat")
    ticks = os.sysconf("SC_CLK_TCK")

    def so_far() -> float:
        return sum(map(int, statistics.read_text().rsplit(")", 1)[1].split()[11:13])) / ticks

    while process.poll() is None and so_far() < after:
        time.sleep(0.005)
    if process.poll() is None:
        before = so_far()
        process.send_signal(signal.SIGINT)
        assert worked(process) - before < 0.3
        assert process.returncode in (130, -signal.SIGINT, 0, 1, 3, 4), "or it was not loaded yet, or done just then"
