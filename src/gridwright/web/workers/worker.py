"""The program of a worker: requests come on standard input, answers go to standard output, one at a time.

The work is done in a thread of its own for each request, while the main thread listens: so it can be stopped, and made
slow without being slow for good, which a process cannot. Who overruns the time is answered for, and ends the process.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Mapping
from contextlib import suppress
from threading import Event, Lock, Thread

import msgspec

from gridwright.model.clock import Cancel, Clock
from gridwright.web.endpoint import Errand
from gridwright.web.perform import ApiReply, answered, decoded, error_reply, perform, seconds_for
from gridwright.web.workers.messages import Answered, Assigned, Message, Slowed, Started, Stopped, Told, packed, take

__all__ = ["OVERRUN", "main"]

OVERRUN = "this takes longer than it may"

_GRACE = 2.0
"""Seconds that work may take beyond its time, to tell what it found."""

_LOW = 19
"""The niceness of work that takes long."""

_WARM = b'{"puzzle": "1....2..3.4....1", "detail": 4, "draw": true}'
"""A first request, so that nobody has to wait until everything is loaded."""

_PAGE = os.sysconf("SC_PAGE_SIZE") if hasattr(os, "sysconf") else 0


class _Out:
    """Where messages go, one after the other."""

    def __init__(self, pipe: int) -> None:
        self._pipe, self._lock = pipe, Lock()

    def send(self, message: Message) -> None:
        data = packed(message)
        with self._lock:
            while data:
                data = data[os.write(self._pipe, data) :]


class _Work:
    """A request that is worked on."""

    def __init__(self, job: Assigned, out: _Out) -> None:
        self._job, self._out, self._cancel, self._ended = job, out, Cancel(), Event()
        self._thread = Thread(target=self._run, daemon=True)
        self._thread.start()

    def stop(self) -> None:
        self._cancel.set()

    def slow(self) -> None:
        """Makes others go first. On Linux, each thread has its own niceness."""
        if sys.platform == "linux" and self._thread.native_id and self._thread.is_alive():
            with suppress(OSError):
                os.setpriority(os.PRIO_PROCESS, self._thread.native_id, _LOW)

    def _run(self) -> None:
        job = self._job
        query = decoded(job.name, job.asked)
        if isinstance(query, ApiReply):
            self._answer(query)
            return
        seconds = seconds_for(query, job.most)
        Thread(target=self._watch, args=(seconds + _GRACE,), daemon=True).start()
        clock = Clock(seconds, self._cancel)
        self._answer(answered(job.name, query, Errand(clock, self._tell) if job.tells else Errand(clock)))

    def _answer(self, reply: ApiReply) -> None:
        self._ended.set()
        self._out.send(Answered(reply, _memory()))

    def _tell(self, progress: Mapping[str, object]) -> None:
        self._out.send(Told(msgspec.json.encode(progress)))

    def _watch(self, seconds: float) -> None:
        """Answers for work that does not end, and ends it with the process."""
        if not self._ended.wait(seconds):
            self._out.send(Answered(error_reply(504, OVERRUN, fault="overrun"), 0))
            os._exit(1)


def main() -> None:
    """Works until there is nobody left to work for."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends its workers
    source, out = os.fdopen(os.dup(0), "rb"), _Out(os.dup(1))
    nothing = os.open(os.devnull, os.O_RDWR)
    os.dup2(nothing, 0)
    os.dup2(2, 1)  # whatever is printed by mistake is no message
    _limit_memory(int(sys.argv[1]))
    perform("hint", _WARM, most=60)
    perform("check", b'{"puzzle": "1....2..3.4....1"}', most=60)
    out.send(Started())
    work: _Work | None = None
    while (message := take(source)) is not None:
        match message:
            case Assigned():
                work = _Work(message, out)
            case Stopped() if work:
                work.stop()
            case Slowed() if work:
                work.slow()
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
            return int(file.read().split()[1]) * _PAGE
    except OSError:
        return 0


if __name__ == "__main__":
    main()
