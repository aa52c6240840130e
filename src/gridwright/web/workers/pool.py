"""The workers together: who gets one, for how long, and what becomes of those that die or overrun.

There are places for quick requests and for long ones. A request is taken to be quick until it is not: then it moves to
a long place, with low priority, and if there is none it is put back until there is: nothing is lost but a moment of
work, since requests leave no traces. So easy requests wait for each other, but never for hard ones.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable

from gridwright.web.limits import Limits
from gridwright.web.perform import ApiReply, error_reply
from gridwright.web.workers.messages import Assigned
from gridwright.web.workers.process import Nursery, WorkerGoneError, WorkerProcess
from gridwright.web.workers.stay import Places, Stay, Tell
from gridwright.web.workers.turnstile import Turnstile

__all__ = ["WorkerPool"]

_SPARE = 1
"""Workers beyond those that have work at a time: for when one is replaced."""

_log = logging.getLogger("gridwright.web")


class WorkerPool:
    """Answers requests in other processes; so many hard ones at a time, and quick ones beside them."""

    def __init__(self, hard: int, limits: Limits) -> None:
        quick = hard + 2
        self._limits, self._size = limits, hard + quick + _SPARE
        self._places = Places(Turnstile(quick), Turnstile(hard))
        self._nursery = Nursery(limits.memory)
        self._idle: deque[WorkerProcess] = deque()
        self._idle_count = asyncio.Semaphore(0)
        self._all: set[WorkerProcess] = set()
        self._chores: set[asyncio.Future[None]] = set()
        self._is_open = True

    async def start(self) -> None:
        """Starts a worker, and then the others while it works already; WorkerGoneError if it cannot be."""
        await self._hire()
        for _ in range(self._size - 1):
            self._spawn(self._hire_surely())

    async def stop(self) -> None:
        """Ends all workers."""
        self._is_open = False
        for chore in self._chores:
            chore.cancel()
        for worker in self._all:
            worker.kill()
        await self._nursery.end()

    async def ask(self, name: str, asked: bytes | dict[str, str], tell: Tell | None = None) -> ApiReply:
        """What an endpoint answers; `tell` hears how far it is. If it is cancelled, the work stops."""
        job = Assigned(name, asked, self._limits.work, tell is not None)
        place = self._places.quick
        while True:
            if not await self._has_entered(place):
                return error_reply(503, "too much is asked at the moment; try again soon")
            stay = Stay(job, place, self._places, tell)
            try:
                reply = await self._worked(stay)
            finally:
                stay.place.leave()
            if reply is not None:
                return reply
            place = self._places.long

    async def _has_entered(self, place: Turnstile) -> bool:
        """Waits for a place, unless many others do or it takes too long."""
        if place.waiting >= self._limits.waiting:
            return False
        try:
            async with asyncio.timeout(self._limits.turn):
                await place.enter()
        except TimeoutError:
            return False
        return True

    async def _worked(self, stay: Stay) -> ApiReply | None:
        """What a worker answers, None if the request is put back; the worker is there for others again afterwards."""
        worker = await self._taken()
        try:
            reply = await stay.followed(worker)
        except WorkerGoneError:
            self._replace(worker, "died at work")
            limit = f"{self._limits.memory / 1_000_000:,.0f} MB"
            return error_reply(503, f"what worked on this was lost; it may have needed more than {limit} of memory")
        except asyncio.CancelledError:
            self._replace(worker)
            raise
        if reply is None:
            self._replace(worker)
        elif stay.overran:
            self._replace(worker, "overran its time")
        elif stay.memory > self._limits.memory // 4:
            self._replace(worker, "has grown")
        elif not stay.fit:
            self._replace(worker)
        else:
            self._idle.append(worker)
            self._idle_count.release()
        return reply

    async def _taken(self) -> WorkerProcess:
        """An idle worker that is alive: rather one that has worked just now than a new one, which is slow at first."""
        while True:
            await self._idle_count.acquire()
            if (worker := self._idle.pop()).is_alive:
                return worker
            self._replace(worker, "ended while idle")

    def _replace(self, worker: WorkerProcess, why: str = "") -> None:
        """Ends a worker, and starts another; that is worth a line in the log unless nobody wanted its work."""
        worker.kill()
        self._all.discard(worker)
        if self._is_open:
            if why:
                _log.warning("worker %d %s; another is started", worker.number, why)
            self._spawn(self._hire_surely())

    def _spawn(self, chore: Awaitable[None]) -> None:
        """Something to be done that nobody waits for."""
        made = asyncio.ensure_future(chore)
        self._chores.add(made)
        made.add_done_callback(self._chores.discard)

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
        worker = await self._nursery.worker()
        if not self._is_open:
            worker.kill()
            return
        self._all.add(worker)
        self._idle.appendleft(worker)
        self._idle_count.release()
