"""Where workers come from: a process that has loaded all that they need, and is copied for each of them.

So a worker is there in a moment, and one can be ended at any time without anybody having to wait for the next. The
nursery itself never works on a request, and has one thread only, so that its copies are whole.
"""

from __future__ import annotations

import gc
import os
import signal
import socket
import sys
from contextlib import suppress
from importlib import import_module

from gridwright.clues import all_sorts
from gridwright.kinds import all_kinds
from gridwright.logic.techniques import ladder
from gridwright.notations import all_notations
from gridwright.web.api import all_endpoints
from gridwright.web.perform import perform
from gridwright.web.workers.worker import work

__all__ = ["load_all", "main"]

_LATE = ("pysat.solvers", "resvg_py", "typst")
"""Packages of others that are loaded when something needs them; none of these starts a thread."""

_WARM = b'{"puzzle": "1....2..3.4....1", "detail": 4, "draw": true}'
"""A first request, so that nobody has to wait until what is loaded late is there."""


def load_all() -> None:
    """Loads all that a request may need: a worker that loads it itself makes somebody wait, or has no room for it."""
    for load in (all_endpoints, all_sorts, all_kinds, all_notations, ladder):
        load()
    for name in _LATE:
        with suppress(ImportError):  # an extra
            import_module(name)


def main() -> None:
    """Makes a worker for each socket that comes, until nobody is left to send one."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends this by its end
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # the system forgets workers that have ended by itself
    control, memory = socket.socket(fileno=int(sys.argv[1])), int(sys.argv[2])
    load_all()
    for name in ("solve", "hint", "draw"):
        perform(name, _WARM if name == "hint" else b'{"puzzle": "1....2..3.4....1"}', most=60)
    gc.freeze()  # so that collecting garbage does not copy what all workers share
    control.sendall(b"!")
    while True:
        asked, sockets, _, _ = socket.recv_fds(control, 1, 1)
        if not asked:
            return
        if os.fork() == 0:
            control.close()
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            with suppress(OSError):  # whoever it worked for is gone
                work(socket.socket(fileno=sockets[0]), memory)
            os._exit(1)
        os.close(sockets[0])


if __name__ == "__main__":
    main()
