"""What a command costs: `python -m bench.child COMMAND…` runs it and prints its times and its memory as JSON.

A small process stands between because Linux counts the memory of whoever starts a command as the command's own.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import TypedDict

__all__ = ["Usage", "usage_of"]


class Usage(TypedDict):
    """Seconds, and megabytes at the peak."""

    user: float
    system: float
    wall: float
    megabytes: float


def usage_of(words: list[str]) -> Usage:
    command = [sys.executable, "-m", "bench.child", *words]
    run = subprocess.run(command, stdout=subprocess.PIPE, check=True, cwd=Path(__file__).parent.parent)
    usage: Usage = json.loads(run.stdout)
    return usage


def main(words: list[str]) -> None:
    start = time.perf_counter()
    child = os.posix_spawnp(words[0], words, os.environ, file_actions=[(os.POSIX_SPAWN_CLOSE, 1)])
    _, status, spent = os.wait4(child, 0)
    if status:
        raise SystemExit(f"{words[0]} failed")
    usage = Usage(
        user=spent.ru_utime, system=spent.ru_stime, wall=time.perf_counter() - start, megabytes=spent.ru_maxrss / 1024
    )
    print(json.dumps(usage))


if __name__ == "__main__":
    main(sys.argv[1:])
