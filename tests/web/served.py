"""A server in a process of its own, as a user starts it."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

__all__ = ["Served", "served", "wait_until"]


class Served:
    """A server that runs: its address, its process, and what it wrote to its log so far."""

    def __init__(self, process: subprocess.Popen[bytes], address: str, log: Path) -> None:
        self.process, self.address, self._log = process, address, log

    @property
    def log(self) -> str:
        return self._log.read_text()

    @property
    def workers(self) -> list[int]:
        """The processes of its workers, which are children of its only child."""
        return [worker for nursery in _children(self.process.pid) for worker in _children(nursery)]

    @property
    def memory(self) -> int:
        """Bytes that all of its processes have."""
        return sum(_memory(pid) for pid in (self.process.pid, *self.workers))

    def client(self, **more: object) -> httpx.Client:
        return httpx.Client(base_url=self.address, timeout=60, **more)

    def ask(self, name: str, query: dict[str, object], **headers: str) -> httpx.Response:
        with self.client() as client:
            return client.post(f"/api/{name}", json=query, headers=headers)

    def kill_workers(self) -> None:
        """Kills them, and waits until they are gone: a process that is about to end still takes a request."""
        killed = {*self.workers}
        for worker in killed:
            os.kill(worker, signal.SIGKILL)
        wait_until(lambda: killed.isdisjoint(self.workers))


def _children(pid: int) -> list[int]:
    try:
        return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    except OSError:
        return []


def _memory(pid: int) -> int:
    try:
        return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return 0


@contextmanager
def served(folder: Path, *options: str) -> Iterator[Served]:
    """A server on a free port of this machine, until the end of the block."""
    log = folder / "log"
    command = [str(Path(sys.executable).with_name("gridwright")), "serve", "--port", "0", *options]
    with log.open("wb") as err, subprocess.Popen(command, stdout=subprocess.PIPE, stderr=err) as process:
        try:
            assert process.stdout
            said = process.stdout.readline().decode()
            found = re.search(r"http://\S+/", said)
            assert found, said + log.read_text()
            yield Served(process, found[0], log)
        finally:
            process.terminate()
            try:
                process.wait(20)
            except subprocess.TimeoutExpired:
                process.kill()


def wait_until(true: Callable[[], object], seconds: float = 20) -> None:
    """Waits until something is so."""
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, "it never came"
        time.sleep(0.02)
