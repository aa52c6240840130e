"""The workers together: who gets one, for how long, and what becomes of those that die or overrun.

There are places for quick requests and for long ones. A request is taken to be quick until it is not: then it moves to
a long place, with low priority, and if there is none and others wait, it is put back until there is: nothing is lost
but a moment of work, since requests leave no traces. So easy requests wait for each other, but never for hard ones.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from gridwright.web.api import all_endpoints
from gridwright.web.limits import Limits
from gridwright.web.perform import ApiReply, error_reply
from gridwright.web.workers.messages import Answered, Assigned, Slowed, Stopped, Told
from gridwright.web.workers.process import WorkerGoneError, WorkerProcess
from gridwright.web.workers.turnstile import Turnstile

__all__ = ["WorkerPool"]

Tell = Callable[[bytes], Awaitable[None]]

_QUICK = 0.1
"""Seconds in which a request is quick."""
_LOOK = 0.05
"""Seconds between looks at whether a request that is no longer quick can move, or must."""
_OVERRUN = 5.0
"""Seconds after which a worker is ended that does not even say that its time is over."""
_SPARE = 1
"""Workers beyond those that have work at a time: for when one is replaced, or does not stop at once."""
_STOP = 0.5
"""Seconds in which work must stop that nobody wants any more."""

_log = logging.getLogger("gridwright.web")


class WorkerPool:
    """Answers requests in other processes."""

    def __init__(self, hard: int, limits: Limits) -> None:
        quick = max(2, hard)
        self._limits, self._size = limits, hard + quick + _SPARE
        self._long, self._quick = Turnstile(hard), Turnstile(quick)
        self._idle: asyncio.LifoQueue[WorkerProcess] = asyncio.LifoQueue()
        self._all: set[WorkerProcess] = set()
        self._chores: set[asyncio.Task[None]] = set()
        self._is_open = True

    async def start(self) -> None:
        """Starts a worker, and then the others while it works already; WorkerGoneError if it cannot be."""
        await self._hire()
        for _ in range(self._size - 1):
            self.spawn(self._hire_surely())

    async def stop(self) -> None:
        """Ends all workers."""
        self._is_open = False
        for chore in self._chores:
            chore.cancel()
        await asyncio.gather(*(worker.end() for worker in self._all), return_exceptions=True)

    async def ask(self, name: str, asked: bytes | dict[str, str], tell: Tell | None = None) -> ApiReply:
        """What an endpoint answers; `tell` hears how far it is. If it is cancelled, the work stops."""
        job = Assigned(name, asked, self._limits.work, tell is not None)
        place = self._long if all_endpoints()[name].long else self._quick
        while True:
            if place.waiting >= self._limits.waiting:
                return error_reply(503, "too much is asked at the moment; try again soon")
            await place.enter()
            stay = _Stay(self, job, place, tell)
            try:
                reply = await stay.worked()
            finally:
                stay.place.leave()
            if reply is not None:
                return reply
            place = self._long

    async def take(self) -> WorkerProcess:
        """An idle worker that is alive."""
        while True:
            worker = await self._idle.get()
            if worker.is_alive:
                return worker
            self.replace(worker, "ended while idle")

    def give_back(self, worker: WorkerProcess, memory: int = 0) -> None:
        """A worker that has nothing to do; one that has grown too large is replaced."""
        if memory > self._limits.memory // 4:
            self.replace(worker, "has grown")
        else:
            self._idle.put_nowait(worker)

    def replace(self, worker: WorkerProcess, why: str) -> None:
        """Ends a worker, and starts another."""
        worker.kill()
        if self._is_open:
            _log.warning("worker %d %s; another is started", worker.number, why)
            self.spawn(self._succeed(worker))

    def spawn(self, chore: Awaitable[None]) -> None:
        """Something to be done that nobody waits for."""
        made = asyncio.ensure_future(chore)
        self._chores.add(made)
        made.add_done_callback(self._chores.discard)

    async def _succeed(self, worker: WorkerProcess) -> None:
        await worker.end()
        self._all.discard(worker)
        await self._hire_surely()

    async def _hire_surely(self) -> None:
        pause = 0.1
        while True:
            try:
                await self._hire()
                return
            except (WorkerGoneError, OSError):
                _log.error("a worker could not be started; trying again")
                await asyncio.sleep(pause)
                pause = min(2 * pause, 10.0)

    async def _hire(self) -> None:
        worker = await WorkerProcess.start(self._limits.memory)
        self._all.add(worker)
        self._idle.put_nowait(worker)

    @property
    def limits(self) -> Limits:
        return self._limits

    def moved(self) -> bool:
        """Whether what is no longer quick got a long place, and left its own."""
        if not self._long.enter_at_once():
            return False
        self._quick.leave()
        return True

    @property
    def long(self) -> Turnstile:
        return self._long


class _Stay:
    """A request at a worker, from when it has a place until it has an answer, or has to wait for another place."""

    def __init__(self, pool: WorkerPool, job: Assigned, place: Turnstile, tell: Tell | None) -> None:
        self._pool, self._job, self.place, self._tell = pool, job, place, tell

    async def worked(self) -> ApiReply | None:
        """The answer; None if it has been put back."""
        worker = await self._pool.take()
        try:
            await worker.tell(self._job)
            return await self._followed(worker)
        except WorkerGoneError:
            self._pool.replace(worker, "died at work")
            return error_reply(503, "what worked on this was lost; ask again")
        except asyncio.CancelledError:
            self._pool.spawn(self._stopped(worker))
            raise

    async def _followed(self, worker: WorkerProcess) -> ApiReply | None:
        now = asyncio.get_running_loop().time
        begin, slowed, most = now(), False, self._pool.limits.work + _OVERRUN
        while (age := now() - begin) < most:
            is_long = self.place is self._pool.long
            if not slowed and (is_long or age >= _QUICK):
                await worker.tell(Slowed())
                slowed = True
            if slowed and not is_long and self._pool.moved():
                self.place = self._pool.long
            elif slowed and not is_long and self.place.waiting:
                self._pool.spawn(self._stopped(worker))
                return None
            match await worker.hear(most - age if is_long else _LOOK if slowed else _QUICK):
                case Answered(reply, memory):
                    self._settle(worker, reply, memory)
                    return reply
                case Told(progress) if self._tell:
                    await self._tell(progress)
        self._pool.replace(worker, "overran its time")
        return error_reply(504, "this takes longer than it may")

    def _settle(self, worker: WorkerProcess, reply: ApiReply, memory: int) -> None:
        """What becomes of a worker after an answer: who overran its time has ended itself."""
        if reply.fault:
            _log.error("%s failed: %s", self._job.name, reply.fault)
        if reply.fault == "overrun":
            self._pool.replace(worker, "overran its time")
        else:
            self._pool.give_back(worker, memory)

    async def _stopped(self, worker: WorkerProcess) -> None:
        """Stops work that nobody wants any more, with its worker if need be."""
        try:
            async with asyncio.timeout(_STOP):
                await worker.tell(Stopped())
                while not isinstance(heard := await worker.hear(), Answered):
                    pass
            self._settle(worker, heard.reply, heard.memory)
        except (WorkerGoneError, TimeoutError):
            self._pool.replace(worker, "did not stop")
