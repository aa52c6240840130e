"""Work on other processes: in order, and told what goes wrong there."""

from __future__ import annotations

import os
import signal

import pytest

import gridwright as gw
from gridwright.batches.processes import on_processes


def square(number: int) -> int:
    return number * number


def fail(number: int) -> int:
    raise ZeroDivisionError(number)


def vanish(number: int) -> int:
    os._exit(number)


def test_results_come_in_order():
    assert list(on_processes(square, range(100), 2)) == [number * number for number in range(100)]


def test_nothing_to_do():
    assert list(on_processes(square, [], 2)) == []


def test_an_error_is_raised_here():
    with pytest.raises(ZeroDivisionError):
        list(on_processes(fail, [1], 2))


def test_a_process_that_is_gone():
    with pytest.raises(gw.GridwrightError, match="a process ended before its work was done"):
        list(on_processes(vanish, [1], 2))


def vanish_once(path: str) -> str:
    """Ends its process the first time, as the kernel does when memory runs out."""
    if not os.path.exists(path):
        open(path, "w").close()
        os.kill(os.getpid(), signal.SIGKILL)
    return os.path.basename(path)


def test_what_a_lost_process_worked_on_is_done_by_another(tmp_path):
    paths = [str(tmp_path / f"{number}") for number in range(4)]
    assert list(on_processes(vanish_once, paths, 2)) == ["0", "1", "2", "3"]


def test_nobody_waits_for_the_rest():
    found = on_processes(square, range(10**9), 2)
    assert next(found) == 0
    found.close()  # type: ignore[attr-defined]
