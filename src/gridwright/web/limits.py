"""What one request may take, and how many may wait."""

from __future__ import annotations

from dataclasses import dataclass

__all__ = ["Limits"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Limits:
    """What one request may take."""

    body: int = 4_000_000
    """Bytes."""
    arrival: float = 20.0
    """Seconds until all of it has to be there."""
    work: float = 60.0
    """Seconds of work, whatever is asked."""
    memory: int = 2_000_000_000
    """Bytes of memory for a worker."""
    waiting: int = 64
    """Requests that may wait for a worker."""
    turn: float = 60.0
    """Seconds that each of them may wait for its turn."""
