"""For how long a thread asks to have a processor.

Linux, from 6.12 on, interrupts whoever asked for longer at once when somebody wakes up who asked for less; otherwise
that waits for the next tick of its clock, for up to 10 ms. Python has no function for that.
"""

from __future__ import annotations

import ctypes
import os
import platform
import struct

__all__ = ["take_long"]

_LONG = 100_000_000
"""Nanoseconds, the most that there is. Others ask for a few milliseconds at most."""

_CALLS = {"x86_64": 314, "aarch64": 274, "riscv64": 274}
"""The number of `sched_setattr` by processor."""


def take_long(thread: int) -> None:
    """Has a thread ask for as long as it may; it is as nice as before. Nothing happens where there is no such thing."""
    call = _CALLS.get(platform.machine())
    if call is None:
        return
    niceness = os.getpriority(os.PRIO_PROCESS, thread)
    attributes = struct.pack("=IIQiIQQQ", 48, os.SCHED_OTHER, 0, niceness, 0, _LONG, 0, 0)
    ctypes.CDLL(None).syscall(call, thread, attributes, 0)
