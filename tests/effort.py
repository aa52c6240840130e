"""How much work something takes, bounded so that no busy machine matters and no other way of working passes."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager

__all__ = ["at_most"]


@contextmanager
def at_most(seconds: float) -> Iterator[None]:
    """Seconds of this process at work, not on the clock.

    A bound is meant to stand far from both sides: what is linear in a text of 100,000 characters takes half a second
    at most, and what is quadratic, at a nanosecond for each pair, takes ten.
    """
    start = time.process_time()
    yield
    worked = time.process_time() - start
    assert worked < seconds, f"this took {worked:.0f} seconds of work"
