"""A server in a process of its own, and what the system tells of it."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

__all__ = ["ServerProcess", "server_process"]


@dataclass(frozen=True, slots=True)
class ServerProcess:
    """Where a server listens, and its process."""

    process: int
    host: str
    port: int

    @property
    def workers(self) -> list[int]:
        """Its workers are the children of its only child."""
        return [worker for nursery in _children(self.process) for worker in _children(nursery)]

    @property
    def busiest(self) -> int:
        """The worker that has had most of the processor."""
        return max(self.workers, key=_ticks)

    @property
    def memory(self) -> int:
        """Bytes of memory that it has with all of its processes; what they share counts once."""
        return sum(map(_share, (self.process, *_children(self.process), *self.workers)))


@contextmanager
def server_process() -> Iterator[ServerProcess]:
    """A server on a free port of this machine."""
    command = [sys.executable, "-m", "gridwright", "serve", "--port", "0"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as process:
        try:
            assert process.stdout
            found = re.search(r"http://(.+):(\d+)/", process.stdout.readline())
            assert found, "the server did not start"
            yield ServerProcess(process.pid, found[1], int(found[2]))
        finally:
            process.terminate()


def _children(process: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{process}/task/{process}/children").read_text().split()]


def _share(process: int) -> int:
    try:
        found = re.search(r"^Pss: +(\d+) kB", Path(f"/proc/{process}/smaps_rollup").read_text(), re.MULTILINE)
    except OSError:  # it has just ended
        return 0
    return 1024 * int(found[1]) if found else 0


def _ticks(process: int) -> int:
    """The processor time that a process has had."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return int(fields[11]) + int(fields[12])
