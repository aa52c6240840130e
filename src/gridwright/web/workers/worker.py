"""A worker: requests come on a socket, answers go back on it, one at a time.

The work is done in a thread of its own for each request, while the main thread listens: so it can be made slow without
being slow for good, which a process cannot. Who overruns the time is answered for, and ends the process; so does the
end of the socket. Nothing of one request is left for the next.
"""

from __future__ import annotations

import os
import socket
from collections.abc import Mapping
from contextlib import suppress
from threading import Event, Lock, Thread
from typing import NoReturn

import msgspec

from gridwright.model.clock import Clock
from gridwright.web.endpoint import Errand
from gridwright.web.perform import ApiReply, answered, decoded, seconds_for, time_over
from gridwright.web.workers.messages import Assigned, Message, Progressed, Replied, Slowed, Started, packed, take
from gridwright.web.workers.priority import keep_apart, make_way, take_turns

__all__ = ["work"]

_GRACE = 2.0
"""Seconds that work may take beyond its time, to tell what it found."""


class _Out:
    """Where messages go, one after the other."""

    def __init__(self, connection: socket.socket) -> None:
        self._connection, self._lock = connection, Lock()

    def send(self, message: Message) -> None:
        with self._lock:
            self._connection.sendall(packed(message))


class _Doing:
    """A request that is worked on."""

    def __init__(self, job: Assigned, out: _Out) -> None:
        self._job, self._out, self._ended, self._slowed = job, out, Event(), False
        self._answering = Lock()
        """Whoever takes it answers: the work, or who watches over its time."""
        self._thread = Thread(target=self._run, daemon=True)
        self._thread.start()

    def slow(self, niceness: int) -> None:
        """Makes others go first."""
        if self._thread.is_alive():
            self._slowed = True
            make_way(niceness)

    def _run(self) -> None:
        try:
            self._work()
        except BaseException:  # such as no memory to say that there is none
            os._exit(1)

    def _work(self) -> None:
        job = self._job
        query = decoded(job.name, job.asked)
        if isinstance(query, ApiReply):
            self._answer(query)
            return
        seconds = seconds_for(query, job.most)
        Thread(target=self._watch, args=(seconds + _GRACE, query.lang), daemon=True).start()
        clock = Clock(seconds)
        self._answer(answered(job.name, query, Errand(clock, self._tell) if job.tells else Errand(clock)))

    def _answer(self, reply: ApiReply) -> None:
        if not self._answering.acquire(blocking=False):
            return  # too late
        self._ended.set()
        self._out.send(Replied(reply, _memory(), not self._slowed or take_turns()))

    def _tell(self, progress: Mapping[str, object]) -> None:
        self._out.send(Progressed(msgspec.json.encode(progress)))

    def _watch(self, seconds: float, lang: str) -> None:
        """Answers for work that does not end, and ends it with the process."""
        if not self._ended.wait(seconds) and self._answering.acquire(blocking=False):
            self._out.send(Replied(time_over(lang, fault="overrun"), 0, False))
            os._exit(1)


def work(connection: socket.socket, memory: int) -> NoReturn:
    """Works until there is nobody left to work for; with so many bytes of memory at most."""
    keep_apart()
    _limit_memory(memory)
    source, out = connection.makefile("rb"), _Out(connection)
    out.send(Started(os.getpid()))
    doing: _Doing | None = None
    while (message := take(source)) is not None:
        match message:
            case Assigned():
                doing = _Doing(message, out)
            case Slowed(niceness) if doing:
                doing.slow(niceness)
    os._exit(0)


def _limit_memory(most: int) -> None:
    with suppress(ImportError, ValueError, OSError):  # where there are no such limits
        import resource  # noqa: PLC0415

        resource.setrlimit(resource.RLIMIT_AS, (most, most))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def _memory() -> int:
    """The bytes of memory that this process has, 0 if that is not known."""
    try:
        with open("/proc/self/statm", "rb") as file:
            return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return 0
