"""The server under load, on this machine alone: how many requests it answers, how long easy ones take alone and while
the hardest come beside them, whether memory stays, and what a worker costs that is killed at work."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import statistics
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import cycle
from pathlib import Path
from time import monotonic
from typing import Any

from bench.http_client import Asked, HttpClient
from bench.results import Row, Rows
from bench.sets import find, sudoku_lines

__all__ = ["serving"]

Query = tuple[str, dict[str, Any]]

_CLIENTS = 4
"""That ask at a time in the mixture."""
_HARD = 6
"""That ask for the worst at a time, beside one that asks for easy things."""
_WINDOW = 5.0
"""Seconds of easy requests, in turns alone and beside the worst: so both meet the same noise of the machine."""
_EASY = 200
"""Easy puzzles."""


def serving(data: Path, *, seconds: float = 60) -> Rows:
    """A row for the mixture, one for easy requests beside the worst, one for a worker that is killed."""
    easy = sudoku_lines(find(data, "easy_100k"))[:_EASY]
    hard = sudoku_lines(find(data, "forum_hardest_1905"))[:_EASY]
    rows: Rows = []
    with _server() as (process, host, port):
        for measure in (_mixture(easy, hard, seconds), _beside(easy, hard, seconds), _killed(process)):
            before = _memory(process)
            row = asyncio.run(measure(host, port))
            rows.append({**row, "megabytes_before": before / 1e6, "megabytes_after": _memory(process) / 1e6})
    return rows


@contextmanager
def _server() -> Iterator[tuple[int, str, int]]:
    """A server on a free port: its process and where it listens."""
    command = [sys.executable, "-m", "gridwright", "serve", "--port", "0"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as process:
        try:
            assert process.stdout
            found = re.search(r"http://(.+):(\d+)/", process.stdout.readline())
            assert found, "the server did not start"
            yield process.pid, found[1], int(found[2])
        finally:
            process.terminate()


def _questions(easy: list[str], hard: list[str]) -> Iterator[Query]:
    """Solve, hint and check in turns; one puzzle in ten is one of the hardest."""
    puzzles = cycle([*easy[:9], hard[0], *easy[9:18], hard[1], *easy[18:27], hard[2]])
    for number, puzzle in enumerate(puzzles):
        name = ("solve", "hint", "check")[number % 3]
        yield name, {"puzzle": puzzle, "timeout": 10, **({"detail": 4, "draw": True} if name == "hint" else {})}


def _worst() -> Iterator[Query]:
    """What takes as long as it may, of several sorts."""
    rows = [[(row + col) % 16 + 1 if max(row, col) < 16 else "." for col in range(30)] for row in range(30)]
    latin = "latin 30x30\n" + "".join(" ".join(map(str, row)) + "\n" for row in rows)
    return cycle(
        [
            ("solve", {"puzzle": latin, "timeout": 5}),
            ("check", {"puzzle": "sudoku 25x25\n" + "\n".join([" ".join("." * 25)] * 25), "timeout": 5}),
            ("generate", {"kind": "sudoku", "size": 16, "level": "extreme", "timeout": 5}),
            ("rate", {"puzzle": latin, "timeout": 5}),
        ]
    )


def _mixture(easy: list[str], hard: list[str], seconds: float) -> Any:
    async def measure(host: str, port: int) -> Row:
        questions, found = _questions(easy, hard), []
        end = monotonic() + seconds

        async def client() -> None:
            own = HttpClient(host, port)
            while monotonic() < end:
                name, query = next(questions)
                found.append((name, await own.ask(name, query)))
            own.close()

        await asyncio.gather(*(client() for _ in range(_CLIENTS)))
        asked = [one for _, one in found]
        return {
            "what": f"{_CLIENTS} clients: solve, hint and check in turns, every tenth puzzle one of the hardest",
            "seconds": seconds,
            "requests": len(asked),
            "per_second": len(asked) / seconds,
            **_spread(asked),
            "statuses": _statuses(asked),
            "hint_median": statistics.median(one.milliseconds for name, one in found if name == "hint"),
        }

    return measure


def _beside(easy: list[str], hard: list[str], seconds: float) -> Any:
    async def measure(host: str, port: int) -> Row:
        alone: list[Asked] = []
        beside: list[Asked] = []
        worst: list[Asked] = []
        own, puzzles = HttpClient(host, port), cycle(easy)
        end = monotonic() + seconds

        async def window(found: list[Asked]) -> None:
            until = monotonic() + _WINDOW
            while monotonic() < until:
                found.append(await own.ask("solve", {"puzzle": next(puzzles)}))

        async def hard_client(number: int) -> None:
            client, questions = HttpClient(host, port), _worst()
            for _ in range(number):
                next(questions)
            until = monotonic() + _WINDOW
            while monotonic() < until:
                name, query = next(questions)
                worst.append(await client.ask(name, query))
            client.close()

        while monotonic() < end:
            await window(alone)
            others = [asyncio.ensure_future(hard_client(number)) for number in range(_HARD)]
            await asyncio.sleep(0.5)
            await window(beside)
            await asyncio.gather(*others)
        own.close()
        return {
            "what": f"easy solves, alone and in turns beside {_HARD} clients that ask for the worst",
            "seconds": seconds,
            "requests": len(alone) + len(beside),
            "alone": _spread(alone),
            "beside": _spread(beside),
            "ratio": _spread(beside)["p99"] / _spread(alone)["p99"],
            "statuses": _statuses([*alone, *beside]),
            "worst": _statuses(worst),
        }

    return measure


def _killed(process: int) -> Any:
    async def measure(host: str, port: int) -> Row:
        query = next(_worst())[1] | {"timeout": 20}
        asked = asyncio.ensure_future(HttpClient(host, port).ask("solve", query))
        await asyncio.sleep(1)
        busy = max(_workers(process), key=_ticks)
        os.kill(busy, signal.SIGKILL)
        lost = await asked
        again = await HttpClient(host, port).ask("solve", {"puzzle": "1....2..3.4....1"})
        return {"what": "a worker killed at work, and a request after it", "statuses": _statuses([lost, again])}

    return measure


def _spread(asked: list[Asked]) -> dict[str, float]:
    times = sorted(one.milliseconds for one in asked)
    return {"median": statistics.median(times), "p99": times[int(0.99 * (len(times) - 1))], "slowest": times[-1]}


def _statuses(asked: list[Asked]) -> dict[str, int]:
    return {str(status): count for status, count in sorted(Counter(one.status for one in asked).items())}


def _workers(process: int) -> list[int]:
    return [worker for nursery in _children(process) for worker in _children(nursery)]


def _children(process: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{process}/task/{process}/children").read_text().split()]


def _memory(process: int) -> int:
    """Bytes of memory that the server has with all of its workers; what they share counts once."""
    return sum(map(_share, (process, *_children(process), *_workers(process))))


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
