"""Coroutines run where no other loop does: a browser that is driven in the same process has one that never ends."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

__all__ = ["run_apart"]

T = TypeVar("T")


def run_apart(work: Coroutine[Any, Any, T]) -> T:
    """What the work gives, run to its end on a thread of its own."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()
