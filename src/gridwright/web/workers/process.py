"""A worker as the server sees it: a process that is started, given work, and ended."""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from contextlib import suppress

from gridwright.web.workers.messages import Message, Started, packed, receive

__all__ = ["WorkerGoneError", "WorkerProcess"]

_START = 60.0
"""Seconds until a worker must be ready."""

_MODULE = "gridwright.web.workers.worker"


class WorkerGoneError(Exception):
    """The process has ended, whatever it was doing."""


class WorkerProcess:
    """A process, and the pipes to it and from it."""

    def __init__(self, process: Process) -> None:
        assert process.stdin and process.stdout
        self._process, self._into, self._from = process, process.stdin, process.stdout
        self._next: asyncio.Future[Message] | None = None

    @classmethod
    async def start(cls, memory: int) -> WorkerProcess:
        """A worker that is ready; it may have so many bytes of memory."""
        command = (sys.executable, "-m", _MODULE, str(memory))
        worker = cls(await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL))
        try:
            if isinstance(await worker.hear(_START), Started):
                return worker
        except BaseException:
            worker.kill()
            raise
        worker.kill()
        raise WorkerGoneError

    @property
    def number(self) -> int:
        """What the system calls it."""
        return self._process.pid

    @property
    def is_alive(self) -> bool:
        return self._process.returncode is None and not self._from.at_eof()

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
        with suppress(ProcessLookupError):
            self._process.kill()

    async def end(self) -> None:
        """Lets it end by itself if it does so at once, and waits until it is gone."""
        if self._next:
            self._next.cancel()
            await asyncio.wait({self._next})
            self._next.cancelled() or self._next.exception()  # which is that there is nothing more to hear
        self._into.close()
        try:
            async with asyncio.timeout(1):
                await self._process.wait()
        except TimeoutError:
            self.kill()
            await self._process.wait()
