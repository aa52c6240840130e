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
"""Seconds in which a request is quick."""
_PACES = ((_QUICK, 10), (2.0, 15))
"""After so many seconds, so nice: not much at first, or on a busy machine it would take for ever."""
_LOOK = 0.02
"""Seconds between looks at whether a request that is no longer quick can move, or must."""
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

    async def followed(self, worker: WorkerProcess) -> ApiReply | None:
        """The answer of a worker; None if it takes longer than a quick one may, and there is no place for long ones."""
        now = asyncio.get_running_loop().time
        begin, paces, most = now(), list(_PACES), self._job.most + _OVERRUN
        await worker.tell(self._job)
        while (age := now() - begin) < most:
            if paces and (age >= paces[0][0] or (self._is_long and len(paces) == len(_PACES))):
                await worker.tell(Slowed(paces.pop(0)[1]))
            is_quick = len(paces) == len(_PACES)
            if not is_quick and not self._is_long and not self._moves():
                return None
            until = paces[0][0] if paces else most
            match await worker.hear(until - age if is_quick or self._is_long else _LOOK):
                case Replied(reply, memory, fit):
                    self.memory, self.fit, self.overran = memory, fit, reply.fault == "overrun"
                    if reply.fault and not self.overran:
                        _log.error("%s failed: %s", self._job.name, reply.fault)
                    return reply
                case Progressed(progress) if self._tell:
                    await self._tell(progress)
        self.overran = True
        return time_over()

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
