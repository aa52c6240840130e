"""Threads beside processes: how much of what separate processes reach do as many threads of one process?"""

from __future__ import annotations

import os
import statistics
import time
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path

from bench.results import Row, Rows
from bench.sets import find, sudoku_lines
from bench.worker import Worker

__all__ = ["threads"]

SETS = {"easy_100k": 8, "minimal_100k": 3, "forum_hardest_1905": 1}
"""How often each set is repeated, so that a round takes some tenths of a second."""


def threads(data: Path, *, rounds: int = 11) -> Rows:
    """A row for each set and number of threads; wall time, in turns."""
    return [
        _row(name, sudoku_lines(find(data, name)) * times, count, rounds)
        for name, times in SETS.items()
        for count in range(1, (os.cpu_count() or 1) + 1)
    ]


def _row(name: str, lines: list[str], count: int, rounds: int) -> Row:
    with ExitStack() as stack:
        alone = [stack.enter_context(Worker(lines))]
        together = [stack.enter_context(Worker(lines * count, threads=count))]
        apart = [stack.enter_context(Worker(lines)) for _ in range(count)]
        times = [(_wall(alone), _wall(together), _wall(apart)) for _ in range(rounds)]
    return {
        "set": name,
        "threads": count,
        "speed": statistics.median(count * one / all_ for one, all_, _ in times),
        "processes_speed": statistics.median(count * one / each for one, _, each in times),
        "of_processes": statistics.median(each / all_ for _, all_, each in times),
        "microseconds": statistics.median(all_ for _, all_, _ in times) / (count * len(lines)) * 1e6,
    }


def _wall(workers: Sequence[Worker]) -> float:
    """Seconds until all workers are done."""
    start = time.perf_counter()
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.finish()
    return time.perf_counter() - start
