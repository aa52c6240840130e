"""Work on other processes: in order, and told what goes wrong there."""

from __future__ import annotations

import os
import signal
from multiprocessing.context import SpawnProcess
from threading import Event, Thread

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


def test_ctrl_c_waits_until_a_process_has_started(monkeypatch):
    """Even where there is another thread to hear it, as this one has it blocked."""
    start = SpawnProcess.start
    whole: list[SpawnProcess] = []

    def interrupted(process):
        os.kill(os.getpid(), signal.SIGINT)
        start(process)
        whole.append(process)

    monkeypatch.setattr(SpawnProcess, "start", interrupted)
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    over = Event()
    other = Thread(target=over.wait)
    other.start()
    try:
        with pytest.raises(KeyboardInterrupt):
            list(on_processes(square, range(4), 2))
        assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
    finally:
        signal.signal(signal.SIGINT, before)
        over.set()
        other.join()
    assert len(whole) == 1


def mask(_: int) -> bool:
    return signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, ())


def test_other_processes_never_hear_ctrl_c():
    assert list(on_processes(mask, range(2), 2)) == [True, True]


def test_any_thread_may_have_them_work():
    found: list[int] = []
    thread = Thread(target=lambda: found.extend(on_processes(square, range(4), 2)))
    thread.start()
    thread.join()
    assert found == [0, 1, 4, 9]


def test_no_more_are_started_than_there_is_work_for(monkeypatch):
    started: list[SpawnProcess] = []
    start = SpawnProcess.start
    monkeypatch.setattr(SpawnProcess, "start", lambda process: (started.append(process), start(process)))
    assert list(on_processes(square, range(3), 9)) == [0, 1, 4]
    assert len(started) <= 3
