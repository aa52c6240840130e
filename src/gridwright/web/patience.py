"""How long a client may take to say what it wants, and to take what it is given."""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.http.h11_impl import H11Protocol

__all__ = ["PatientProtocol"]

_HEAD = 15.0
"""Seconds until the head of the first request has to be there."""

_STALLED = 60.0
"""Seconds in which a client must take some of what it is sent."""


class PatientProtocol(H11Protocol):
    """A connection that is closed if nothing is asked on it for long, or the answer is not taken."""

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._patience = self.loop.call_later(_HEAD, self._lose_patience)

    def _lose_patience(self) -> None:
        if self.cycle is None:  # no request has come yet
            self.transport.close()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._stalled = self.loop.call_later(_STALLED, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._stalled.cancel()

    def connection_lost(self, exc: Exception | None) -> None:
        self._patience.cancel()
        if stalled := getattr(self, "_stalled", None):
            stalled.cancel()
        super().connection_lost(exc)
