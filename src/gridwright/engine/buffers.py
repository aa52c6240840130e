"""Bytes in and out of batches, and how many threads to work on them."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from gridwright.model.errors import GridwrightError

if TYPE_CHECKING:
    from typing_extensions import Buffer

__all__ = ["flat", "places", "processors"]


def flat(givens: Buffer) -> memoryview:
    """Any buffer of unsigned bytes as one row of them."""
    data = memoryview(givens)
    if data.itemsize != 1:
        raise GridwrightError(
            f"givens are unsigned bytes (numpy: astype('uint8')), one per cell, not items of {data.itemsize} bytes"
        )
    if not data.nbytes:
        return memoryview(b"")
    return data.cast("B") if data.c_contiguous else memoryview(data.tobytes())


def places(data: bytearray, byte: int) -> list[int]:
    """Where a byte stands."""
    found, at = [], -1
    while (at := data.find(byte, at + 1)) >= 0:
        found.append(at)
    return found


def processors() -> int:
    """How many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
