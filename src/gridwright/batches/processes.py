"""Work on all processors, for what is Python and not the engine's: each process has one piece of work at a time.

The processes are this module's own, since those of `concurrent.futures` leave traces when Ctrl-C ends the program on
the spot: processes that wait for ever, and warnings.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from itertools import chain, islice
from multiprocessing import get_context, parent_process, resource_tracker
from multiprocessing.connection import Connection, wait
from types import ModuleType
from typing import Any, TypeVar

import gridwright as gw

__all__ = ["LostProcess", "as_done", "each", "on_processes"]

T = TypeVar("T")
R = TypeVar("R")

_AHEAD = 8
"""Results per process that may wait for an earlier one."""

_AGAIN = 2
"""How often a piece is begun anew whose process was lost."""


class LostProcess(gw.GridwrightError):
    """A process was ended from outside: what it worked on is not to blame, and may be tried again."""


def each(work: Callable[[T], R], items: Iterable[T], count: int) -> Iterator[R]:
    """What `work` makes of each item, in order; on so many processes, if there is enough to do."""
    stream = iter(items)
    first = [] if count == 1 else list(islice(stream, 2))
    if len(first) < 2:  # not worth starting other processes
        return map(work, chain(first, stream))
    return on_processes(work, chain(first, stream), count)


def on_processes(work: Callable[[T], R], pieces: Iterable[T], count: int) -> Iterator[R]:
    """What `work` makes of each piece, in order. It goes to other processes, so it must be known by name."""
    done: dict[int, R] = {}
    turn = 0
    for number, result in as_done(work, pieces, count, lambda: len(done) < _AHEAD * count):
        done[number] = result
        while turn in done:
            yield done.pop(turn)
            turn += 1


def as_done(
    work: Callable[[T], R], pieces: Iterable[T], count: int, may_go_on: Callable[[], bool] = lambda: True
) -> Iterator[tuple[int, R]]:
    """The same as they are done, each with the number of its piece; no more are begun while `may_go_on` says no.

    A process that is ended from outside is replaced, and its piece begun anew; a piece that ends several is to blame.
    """
    numbered = enumerate(pieces)
    idle: list[Connection] = []
    busy: dict[Any, tuple[int, T]] = {}
    losses: Counter[int] = Counter()
    try:
        while True:
            while (idle or len(busy) < count) and may_go_on() and (job := next(numbered, None)):
                busy[_given(idle.pop() if idle else _start(work), work, job[1])] = job
            if not busy:
                return
            for ready in wait(list(busy)):
                number, piece = busy.pop(ready)
                try:
                    result = _result(ready)
                except LostProcess:
                    ready.close()  # type: ignore[union-attr]
                    losses[number] += 1
                    if losses[number] > _AGAIN:
                        raise
                    busy[_given(_start(work), work, piece)] = number, piece
                    continue
                idle.append(ready)  # type: ignore[arg-type]
                yield number, result
    finally:
        for connection in (*idle, *busy):
            connection.close()


def _given(connection: Connection, work: Callable[[T], R], piece: T) -> Connection:
    """The process that got the piece: this one, or another if it has ended while it waited."""
    try:
        connection.send(piece)
    except OSError:
        connection.close()
        connection = _start(work)
        connection.send(piece)
    return connection


def _start(work: Callable[[T], R]) -> Connection:
    """Starts a process that never hears Ctrl-C: it is this one that ends, and the other with it."""
    context = get_context("spawn")
    ours, theirs = context.Pipe()
    with _without_script(), _deaf_to_ctrl_c():
        context.Process(target=_serve, args=(work, theirs), daemon=True).start()
    theirs.close()
    return ours


@contextmanager
def _deaf_to_ctrl_c() -> Iterator[None]:
    """Has Ctrl-C wait, and new processes never hear it: they begin with the signals blocked that are now.

    To ignore it meanwhile would not do: it would be lost if it came just then.
    """
    resource_tracker.ensure_running()  # or it would be started now, and unblock Ctrl-C
    with _ctrl_c_later():
        before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            yield
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)


@contextmanager
def _ctrl_c_later() -> Iterator[None]:
    """Has Ctrl-C do what it does, but afterwards.

    To block it is not enough: another thread may take it, and this one is interrupted all the same, perhaps where
    Python cleans up and an exception is lost.
    """
    handler = signal.getsignal(signal.SIGINT)
    # Only the main thread is ever interrupted.
    if handler is None or threading.current_thread() is not threading.main_thread():
        yield
        return
    heard: list[int] = []
    signal.signal(signal.SIGINT, lambda number, _: heard.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, handler)
        if heard:
            signal.raise_signal(signal.SIGINT)


@contextmanager
def _without_script() -> Iterator[None]:
    """Keeps new processes from running the script that started all this: they need nothing of it."""
    script = sys.modules["__main__"]
    sys.modules["__main__"] = ModuleType("__main__")
    try:
        yield
    finally:
        sys.modules["__main__"] = script


def _result(connection: Any) -> Any:
    try:
        result = connection.recv()
    except (EOFError, OSError):
        raise LostProcess("a process ended before its work was done; was there enough memory?") from None
    if isinstance(result, Exception):
        raise result
    return result


def _serve(work: Callable[[T], R], connection: Connection) -> None:
    """Works until nothing more can come."""
    threading.Thread(target=_leave_with_parent, daemon=True).start()
    with suppress(EOFError, OSError):
        while True:
            piece = connection.recv()
            try:
                result: Any = work(piece)
            except Exception as error:  # it is told where a person sees it
                result = error
            connection.send(result)


def _leave_with_parent() -> None:
    """Ends this process in the middle of its work when the one that started it has ended."""
    parent = parent_process()
    if parent:
        parent.join()
        os._exit(1)
