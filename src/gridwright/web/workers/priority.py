"""How a worker makes way for others, and comes back: by its niceness, by that of its session where these count, and by
how readily it is interrupted.

Linux gives each session the same share of the processors if it groups them (`autogroup`); then niceness counts inside
of a session only, and what hard puzzles take would be taken from the server. So each worker has a session of its own.
"""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from threading import get_native_id

from gridwright.web.workers.slices import take_long

__all__ = ["keep_apart", "make_way", "take_turns"]

_GROUP = "/proc/self/autogroup"


def keep_apart() -> None:
    """Begins a session of its own."""
    with suppress(OSError):
        os.setsid()


def make_way(niceness: int) -> None:
    """Gives all other threads of this process a niceness, and what they start; threads have one each. Others need not
    wait for the end of their turns."""
    if sys.platform != "linux":
        return
    for thread in {*map(int, os.listdir("/proc/self/task"))} - {get_native_id()}:
        with suppress(OSError):  # it has just ended
            os.setpriority(os.PRIO_PROCESS, thread, niceness)
            take_long(thread)
    _set_group(niceness)


def take_turns() -> bool:
    """Makes this process like any other again, once those threads have ended; whether that could be."""
    return sys.platform != "linux" or not os.path.exists(_GROUP) or _set_group(0)


def _set_group(niceness: int) -> bool:
    try:
        with open(_GROUP, "w", encoding="ascii") as file:
            file.write(str(niceness))
    except OSError:  # there are no groups, or others were changed a moment ago
        return False
    return True
