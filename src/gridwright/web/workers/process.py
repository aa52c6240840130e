"""Workers as the server sees them: made in the nursery, given work, and ended."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
from asyncio import StreamReader, StreamWriter
from asyncio.subprocess import DEVNULL, Process
from contextlib import suppress
from time import clock_gettime, monotonic

from gridwright.web.workers.messages import Message, Started, packed, receive

__all__ = ["Nursery", "WorkerGoneError", "WorkerProcess", "processor_time"]

_START = 60.0
"""Seconds until a process must be ready."""

_MODULE = "gridwright.web.workers.nursery"


class WorkerGoneError(Exception):
    """A process has ended, whatever it was doing."""


class Nursery:
    """The process that workers are copied from; it is started when one is needed, again if it has ended."""

    def __init__(self, memory: int) -> None:
        self._memory, self._lock = memory, asyncio.Lock()
        self._process: Process | None = None
        self._control: socket.socket | None = None

    async def worker(self) -> WorkerProcess:
        """A new worker that is ready."""
        ours, theirs = socket.socketpair()
        try:
            async with self._lock:
                control = await self._started()
                try:
                    socket.send_fds(control, [b"w"], [theirs.fileno()])
                except OSError as error:
                    raise WorkerGoneError from error
        except BaseException:
            ours.close()
            raise
        finally:
            theirs.close()
        worker = WorkerProcess(*await asyncio.open_connection(sock=ours))
        if not await worker.is_started(_START):
            worker.kill()
            raise WorkerGoneError
        return worker

    async def _started(self) -> socket.socket:
        if self._process and self._process.returncode is None and self._control:
            return self._control
        self._drop()
        ours, theirs = socket.socketpair()
        command = (sys.executable, "-m", _MODULE, str(theirs.fileno()), str(self._memory))
        with theirs:
            self._process = await asyncio.create_subprocess_exec(
                *command, pass_fds=[theirs.fileno()], stdin=DEVNULL, stdout=DEVNULL, stderr=DEVNULL
            )
        self._control = ours
        ours.setblocking(False)
        try:
            async with asyncio.timeout(_START):
                said = await asyncio.get_running_loop().sock_recv(ours, 1)
        except (TimeoutError, OSError):
            said = b""
        if not said:
            self._drop()
            raise WorkerGoneError
        return ours

    def _drop(self) -> None:
        if self._control:
            self._control.close()
        if self._process and self._process.returncode is None:
            self._process.kill()
        self._control = self._process = None

    async def end(self) -> None:
        """Ends it, and waits until it is gone."""
        if self._control:
            self._control.close()
        if self._process:
            try:
                async with asyncio.timeout(1):
                    await self._process.wait()
            except TimeoutError:
                self._process.kill()
                await self._process.wait()


class WorkerProcess:
    """A worker, and the connection to it."""

    def __init__(self, source: StreamReader, into: StreamWriter) -> None:
        self._from, self._into = source, into
        self._next: asyncio.Future[Message] | None = None
        self.number = 0
        """What the system calls its process, once it has started."""

    async def is_started(self, seconds: float) -> bool:
        """Whether it is ready after so many seconds at the latest."""
        try:
            said = await self.hear(seconds)
        except WorkerGoneError:
            return False
        self.number = said.number if isinstance(said, Started) else 0
        return bool(self.number)

    @property
    def is_alive(self) -> bool:
        return not self._from.at_eof() and not self._into.is_closing()

    @property
    def processor_time(self) -> float:
        """Seconds that it has had of the processors so far."""
        return processor_time(self.number)

    async def tell(self, message: Message) -> None:
        try:
            self._into.write(packed(message))
            await self._into.drain()
        except (ConnectionError, RuntimeError) as error:
            raise WorkerGoneError from error

    async def hear(self, seconds: float | None = None) -> Message | None:
        """What it says next; None if it says nothing for so long. Who stops waiting misses nothing."""
        self._next = self._next or asyncio.ensure_future(receive(self._from))
        await asyncio.wait({self._next}, timeout=seconds)
        if not self._next.done():
            return None
        said, self._next = self._next, None
        try:
            return said.result()
        except (asyncio.IncompleteReadError, ConnectionError) as error:
            raise WorkerGoneError from error

    def kill(self) -> None:
        """Ends the process, whatever it does, as long as it is there for sure: it holds the other end."""
        if self.number and self.is_alive:
            with suppress(ProcessLookupError):
                os.kill(self.number, signal.SIGKILL)
        if self._next:
            self._next.add_done_callback(lambda said: said.cancelled() or said.exception())
            self._next.cancel()
        self._into.close()


def processor_time(process: int) -> float:
    """Seconds of the processors that a process has had so far; mere seconds where the system does not tell."""
    if sys.platform == "linux":
        with suppress(OSError):  # it has just ended
            return clock_gettime(~process << 3 | 2)  # as clock_getcpuclockid numbers these clocks
    return monotonic()
