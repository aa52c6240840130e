"""A recipe that takes a moment, and executors that do to blocks what clusters do."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from random import Random
from typing import Any

SMALL: dict[str, Any] = {
    "name": "small",
    "seed": 3,
    "block": 7,
    "shard": 20,
    "record": ["solution"],
    "splits": {"train": 0.6, "validation": 0.2, "test": 0.2},
    "puzzles": [
        {"kind": "latin", "size": 4, "count": 30},
        {"kind": "sudoku", "size": 4, "count": 25},
        {"kind": "latin", "size": 4, "count": 10},
    ],
}
"""Some of the second latin squares are among the first, so a round is not enough."""


class OddExecutor(Executor):
    """One thread that works in an order of its own; some work fails for the first time, some is done twice."""

    def __init__(self, seed: int = 0, fails: float = 0.3, changed: Callable[[Any], Any] = lambda found: found) -> None:
        self._random, self._fails, self._changed = Random(seed), fails, changed
        self._waiting: list[tuple[Future[Any], Callable[..., Any], tuple[Any, ...]]] = []
        self._thread = ThreadPoolExecutor(1)

    def submit(self, fn: Callable[..., Any], /, *args: Any, **named: Any) -> Future[Any]:
        future: Future[Any] = Future()
        self._waiting.append((future, fn, args))
        self._thread.submit(self._work)
        return future

    def _work(self) -> None:
        """Does one of those that wait, any of them."""
        future, fn, args = self._waiting.pop(self._random.randrange(len(self._waiting)))
        if not future.set_running_or_notify_cancel():
            return
        if self._random.random() < self._fails:
            future.set_exception(ConnectionError("the worker is gone"))
            return
        if self._random.random() < 0.2:
            fn(*args)
        future.set_result(self._changed(fn(*args)))
