"""Crews: whoever works, results come with their numbers or in turn, and what is lost is done anew."""

from __future__ import annotations

import os
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor

import pytest

import gridwright as gw
from gridwright.batches.executors import check_on, crew_on, in_turn


def square(number: int) -> int:
    return number * number


def refuse(number: int) -> int:
    raise gw.GridwrightError(f"not {number}")


def vanish(number: int) -> int:
    os._exit(number)


def test_results_in_turn() -> None:
    with ThreadPoolExecutor(3) as threads, crew_on(threads) as crew:
        assert list(in_turn(crew, square, range(100))) == [number * number for number in range(100)]
        assert list(in_turn(crew, square, [])) == []


def test_what_work_refuses_is_said_at_once() -> None:
    with ThreadPoolExecutor(2) as threads, crew_on(threads) as crew, pytest.raises(gw.GridwrightError, match="not 1"):
        list(in_turn(crew, refuse, [1]))


def test_an_executor_that_lost_its_workers() -> None:
    with (
        ProcessPoolExecutor(1) as processes,
        crew_on(processes) as crew,
        pytest.raises(gw.GridwrightError, match="the executor has lost its workers"),
    ):
        list(in_turn(crew, vanish, [1]))


def test_an_executor_that_is_closed() -> None:
    threads = ThreadPoolExecutor(1)
    threads.shutdown()
    with crew_on(threads) as crew, pytest.raises(gw.GridwrightError, match="the executor takes no more work"):
        list(in_turn(crew, square, [1]))


def test_what_is_no_executor() -> None:
    with pytest.raises(TypeError, match="an executor has submit, which int has not"):
        check_on(5)  # type: ignore[arg-type]
