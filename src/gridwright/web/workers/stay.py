"""A request at a worker, from when it has a place until it has an answer, or has to wait for another place."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import NamedTuple

from gridwright.web.perform import ApiReply, time_over
from gridwright.web.workers.messages import Assigned, Progressed, Replied, Slowed
from gridwright.web.workers.process import WorkerProcess
from gridwright.web.workers.turnstile import Turnstile

__all__ = ["Places", "Stay", "Tell"]

Tell = Callable[[bytes], Awaitable[None]]

_QUICK = 0.03
"""Seconds of the processors in which a request is quick: on a busy machine it may have to wait much longer for them."""
_PATIENCE = 2.0
"""Seconds after which it is not, whatever it does."""
_NICE, _NICER = 10, 15
"""How nice who is not quick is, at first and later: not much at first, or on a busy machine it would take for ever."""
_LEAST = 0.002
"""Seconds between looks at what a request has taken."""
_OVERRUN = 5.0
"""Seconds after its time after which a worker is ended that does not even say that it is over."""

_log = logging.getLogger("gridwright.web")


class Places(NamedTuple):
    """Where requests are worked on: those that are quick, and those that are not."""

    quick: Turnstile
    long: Turnstile


class Stay:
    """A request that has a place. How it ended: whether its worker overran the time or is not fit for
    another, and how much memory that has."""

    def __init__(self, job: Assigned, place: Turnstile, places: Places, tell: Tell | None) -> None:
        self._job, self.place, self._places, self._tell = job, place, places, tell
        self.overran, self.fit = False, True
        self.memory = 0
        self._unsaid: list[bytes] = []
        """Progress of one that may still be put back, and would say it again then."""

    async def followed(self, worker: WorkerProcess) -> ApiReply | None:
        """The answer of a worker; None if it takes longer than a quick one may, and there is no place for long ones.
        Its time is over, too, where whoever is told how far it is listens so slowly."""
        try:
            async with asyncio.timeout(self._job.most + _OVERRUN):
                return await self._followed(worker)
        except TimeoutError:
            self.overran = True
            return time_over()

    async def _followed(self, worker: WorkerProcess) -> ApiReply | None:
        now = asyncio.get_running_loop().time
        begin, spent, niceness = now(), worker.processor_time, 0
        await worker.tell(self._job)
        while True:
            age = now() - begin
            is_late = age >= _PATIENCE
            left = 0.0 if self._is_long or is_late else _QUICK - (worker.processor_time - spent)
            if left <= 0 and not self._is_long:
                if not self._moves():
                    return None
                await self._say()
            nicer = 0 if left > 0 else _NICER if is_late else _NICE
            if nicer != niceness:
                niceness = nicer
                await worker.tell(Slowed(niceness))
            match await worker.hear(max(left, _LEAST) if left > 0 else self._job.most if is_late else _PATIENCE - age):
                case Replied(reply, memory, fit):
                    await self._say()
                    self.memory, self.fit, self.overran = memory, fit, reply.fault == "overrun"
                    if reply.fault and not self.overran:
                        _log.error("%s failed: %s", self._job.name, reply.fault)
                    return reply
                case Progressed(progress):
                    self._unsaid.append(progress)
                    if self._is_long:
                        await self._say()

    async def _say(self) -> None:
        unsaid, self._unsaid = self._unsaid, []
        for progress in unsaid:
            if self._tell:
                await self._tell(progress)

    @property
    def _is_long(self) -> bool:
        return self.place is self._places.long

    def _moves(self) -> bool:
        """Whether it gets a long place, and leaves its own."""
        if not self._places.long.enter_at_once():
            return False
        self.place.leave()
        self.place = self._places.long
        return True
