"""So many places, and those who wait for one, in turn."""

from __future__ import annotations

import asyncio
from collections import deque

__all__ = ["Turnstile"]


class Turnstile:
    """Lets in as many as there are places."""

    def __init__(self, places: int) -> None:
        self.free = places
        self._queue: deque[asyncio.Future[None]] = deque()

    @property
    def waiting(self) -> int:
        """How many wait."""
        return sum(not place.done() for place in self._queue)

    def enter_at_once(self) -> bool:
        """Whether there was a place, which is taken then."""
        if self.free <= 0 or self.waiting:
            return False
        self.free -= 1
        return True

    async def enter(self) -> None:
        """Waits for a place."""
        if self.enter_at_once():
            return
        place: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.append(place)
        try:
            await place
        except asyncio.CancelledError:
            if place.done() and not place.cancelled():  # it was given a place in the same moment
                self.leave()
            raise

    def leave(self) -> None:
        """Gives the place to who has waited longest."""
        while self._queue:
            place = self._queue.popleft()
            if not place.done():
                place.set_result(None)
                return
        self.free += 1
