"""Who does the work: processes of this machine, any executor of `concurrent.futures`, or a cluster by its address.

What distributes work is always another's: here pieces are handed out, begun anew where a worker was lost, and what
becomes of them is told with their numbers.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, CancelledError, Executor, Future, wait
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from typing import Any, TypeVar

import gridwright as gw
from gridwright.batches.clusters import CLUSTERS, cluster
from gridwright.batches.processes import LostProcess, as_done
from gridwright.engine.batches import processors
from gridwright.model.suggestions import unknown

__all__ = ["LOCAL", "Crew", "On", "check_on", "crew_on", "in_turn"]

T = TypeVar("T")
R = TypeVar("R")

LOCAL = "local"

On = str | Executor | None
"""Where work is done: `local`, `dask:ADDRESS`, `ray:ADDRESS`, or an executor; None is this machine, too."""

_AGAIN = 2
"""How often a piece is begun anew that failed for another reason than itself."""

_AHEAD = 4
"""Pieces per worker that are handed out, so that none waits for the next."""


@dataclass(frozen=True, slots=True)
class Crew:
    """Workers: `as_done` tells what they make of pieces, as it comes, each with the number of its piece; no more are
    begun while what it is asked says no."""

    size: Callable[[], int]
    as_done: Callable[[Callable[[Any], Any], Iterable[Any], Callable[[], bool]], Iterator[tuple[int, Any]]]


def check_on(on: On) -> None:
    """Refuses what is no place to work, before anything is begun."""
    if on is None or on == LOCAL or not isinstance(on, str):
        if not (on is None or isinstance(on, str) or hasattr(on, "submit")):
            raise TypeError(f"an executor has submit, which {type(on).__name__} has not")
        return
    name, colon, address = on.partition(":")
    if name not in CLUSTERS or not (colon and address):
        known = [LOCAL, *(f"{one}:ADDRESS" for one in CLUSTERS)]
        raise gw.GridwrightError(unknown("place to work", on, known))
    CLUSTERS[name].require()


@contextmanager
def crew_on(on: On = None, jobs: int | None = None) -> Iterator[Crew]:
    """The workers at a place; `jobs` is how many processes this machine starts, all processors if not given."""
    check_on(on)
    if on is None or on == LOCAL:
        count = jobs or processors()
        if count == 1:  # another process would have nothing to do but start
            yield Crew(lambda: 1, lambda work, pieces, may_go_on: enumerate(map(work, pieces)))
            return
        yield Crew(lambda: count, lambda work, pieces, may_go_on: as_done(work, pieces, count, may_go_on))
    elif isinstance(on, str):
        with cluster(on, jobs) as (executor, size):
            yield _crew_of(executor, size)
    else:
        yield _crew_of(on, lambda: int(getattr(on, "_max_workers", 0)) or 64)


def in_turn(crew: Crew, work: Callable[[T], R], pieces: Iterable[T]) -> Iterator[R]:
    """What a crew makes of each piece, in order; few wait for an earlier one."""
    done: dict[int, R] = {}
    turn = 0
    for number, result in crew.as_done(work, pieces, lambda: len(done) < 2 * _AHEAD * crew.size()):
        done[number] = result
        while turn in done:
            yield done.pop(turn)
            turn += 1


def _crew_of(executor: Any, size: Callable[[], int]) -> Crew:
    return Crew(size, lambda work, pieces, may_go_on: _by_futures(executor, size, work, pieces, may_go_on))


def _by_futures(
    executor: Any,
    size: Callable[[], int],
    work: Callable[[T], R],
    pieces: Iterable[T],
    may_go_on: Callable[[], bool],
) -> Iterator[tuple[int, R]]:
    numbered = enumerate(pieces)
    busy: dict[Future[R], tuple[int, T]] = {}
    failures: Counter[int] = Counter()
    try:
        while True:
            most = _AHEAD * max(size(), 1)
            while len(busy) < most and may_go_on() and (job := next(numbered, None)):
                busy[_begun(executor, work, job[1])] = job
            if not busy:
                return
            done, _ = wait(busy, return_when=FIRST_COMPLETED)
            for future in sorted(done, key=lambda one: busy[one][0]):
                number, piece = busy.pop(future)
                try:
                    result = future.result()
                except Exception as error:
                    failures[number] += 1
                    _require_retry(error, failures[number])
                    busy[_begun(executor, work, piece)] = number, piece
                    continue
                yield number, result
    finally:
        for future in busy:
            future.cancel()


def _begun(executor: Any, work: Callable[[T], R], piece: T) -> Future[R]:
    try:
        begun: Future[R] = executor.submit(work, piece)
    except (BrokenExecutor, RuntimeError) as error:
        raise LostProcess(f"the executor takes no more work: {_said(error)}") from None
    return begun


def _require_retry(error: Exception, failures: int) -> None:
    """Raises what work itself refuses, and what fails again and again; all else may be a worker that was lost."""
    cause = getattr(error, "cause", None)
    for one in (cause, error):
        if isinstance(one, gw.GridwrightError):
            raise one from None
    if isinstance(error, BrokenExecutor):
        raise LostProcess(f"the executor has lost its workers: {_said(error)}") from None
    if failures > _AGAIN:
        raise LostProcess(f"workers failed {failures} times at the same piece of work: {_said(error)}") from None


def _said(error: BaseException) -> str:
    """The last line of what is wrong, where others put whole traces."""
    lines: list[str] = []
    with suppress(Exception):
        lines = [line.strip() for line in str(error).splitlines() if line.strip()]
    name = "cancelled" if isinstance(error, CancelledError) else type(error).__name__
    return f"{name}: {lines[-1]}" if lines else name
