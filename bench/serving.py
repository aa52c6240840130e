"""The server under load, on this machine alone.

How many requests it answers; how long easy ones take alone, and while the hardest come beside them; how long a player
waits for a hint; whether memory stays; and what it costs when a worker is killed.
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
from collections.abc import Awaitable, Iterator
from itertools import cycle, islice
from pathlib import Path
from time import monotonic
from typing import Any

import gridwright as gw
from bench.http_client import Asked, HttpClient
from bench.results import Row, Rows
from bench.server_process import ServerProcess, server_process
from bench.sets import find, records, sudoku_lines

__all__ = ["serving"]

Query = tuple[str, dict[str, Any]]
Sample = tuple[str, list[Asked], float]
"""What was asked, what became of it, and how many seconds that took in all."""

_CLIENTS = 4
"""That ask at a time in the mixture."""
_HARD = 6
"""That ask for the worst at a time, beside one that asks for easy things."""
_WINDOW = 5.0
"""Seconds of easy requests, in turns alone and beside the worst: so both meet the same noise of the machine."""
_EASY = 200
"""Easy puzzles."""
_GRADED = ("se", "graded_1200", "tatham_694", "unequal_tatham_773", "vergleich_22")
"""Sets with puzzles of all levels, of several kinds."""
_WAY = 10
"""Hints in a row that a player asks for in each of them."""


def serving(data: Path, *, seconds: float = 60, graded: int = 20) -> Rows:
    """A row for each sort of requests, in one run of one server."""
    with server_process() as server:
        return asyncio.run(_measured(server, data, seconds, graded))


async def _measured(server: ServerProcess, data: Path, seconds: float, graded: int) -> Rows:
    easy = sudoku_lines(find(data, "easy_100k"))[:_EASY]
    hard = sudoku_lines(find(data, "forum_hardest_1905"))[:_EASY]
    rows: Rows = []

    async def note(measure: Awaitable[list[Sample]]) -> None:
        before = server.memory
        samples = await measure
        rows.extend(_row(sample, before, server.memory) for sample in samples)

    await note(_mixture(server, easy, hard, seconds))
    await note(_beside(server, easy, seconds))
    for name in _GRADED:
        await note(_hints(server, data, name, graded))
    await note(_killed(server))
    return rows


def _row(sample: Sample, before: int, after: int) -> Row:
    what, asked, seconds = sample
    times = sorted(one.milliseconds for one in asked)
    statuses = sorted({one.status for one in asked})
    return {
        "what": what,
        "requests": len(asked),
        "per_second": len(asked) / seconds,
        "median_ms": times[len(times) // 2],
        "p99_ms": times[int(0.99 * (len(times) - 1))],
        "slowest_ms": times[-1],
        "statuses": {str(status): sum(one.status == status for one in asked) for status in statuses},
        "megabytes": [before / 1e6, after / 1e6],
    }


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
    empty = "sudoku 25x25\n" + "\n".join([" ".join("." * 25)] * 25)
    return cycle(
        [
            ("solve", {"puzzle": latin, "timeout": 5}),
            ("check", {"puzzle": empty, "timeout": 5}),
            ("generate", {"kind": "sudoku", "size": 16, "level": "extreme", "timeout": 5}),
            ("rate", {"puzzle": latin, "timeout": 5}),
        ]
    )


async def _mixture(server: ServerProcess, easy: list[str], hard: list[str], seconds: float) -> list[Sample]:
    questions, found = _questions(easy, hard), list[Asked]()
    end = monotonic() + seconds

    async def ask_on() -> None:
        own = HttpClient(server.host, server.port)
        while monotonic() < end:
            found.append(await own.ask(*next(questions)))
        own.close()

    await asyncio.gather(*(ask_on() for _ in range(_CLIENTS)))
    what = f"{_CLIENTS} clients: solve, hint and check in turns, every tenth puzzle one of the hardest"
    return [(what, found, seconds)]


async def _beside(server: ServerProcess, easy: list[str], seconds: float) -> list[Sample]:
    alone, beside, worst = list[Asked](), list[Asked](), list[Asked]()
    own, puzzles = HttpClient(server.host, server.port), cycle(easy)
    end, windows = monotonic() + seconds, 0

    async def easy_window(found: list[Asked]) -> None:
        until = monotonic() + _WINDOW
        while monotonic() < until:
            found.append(await own.ask("solve", {"puzzle": next(puzzles)}))

    async def hard_window(number: int) -> None:
        client, questions = HttpClient(server.host, server.port), islice(_worst(), number, None)
        until = monotonic() + _WINDOW
        while monotonic() < until:
            worst.append(await client.ask(*next(questions)))
        client.close()

    while monotonic() < end:
        windows += 1
        await easy_window(alone)
        others = [asyncio.ensure_future(hard_window(number)) for number in range(_HARD)]
        await asyncio.sleep(0.2)
        await easy_window(beside)
        await asyncio.gather(*others)
    own.close()
    return [
        ("easy solves, one client", alone, windows * _WINDOW),
        (f"the same beside {_HARD} clients that ask for the worst, in turns with it", beside, windows * _WINDOW),
        ("the worst themselves", worst, windows * _WINDOW),
    ]


async def _hints(server: ServerProcess, data: Path, name: str, count: int) -> list[Sample]:
    """What a player waits for hints: ten one after the other from the beginning, of puzzles spread over a set."""
    path = find(data, name)
    puzzles = [gw.load(line) for line in sudoku_lines(path)] if path.suffix == ".txt" else [p for p, _ in records(path)]
    client, found = HttpClient(server.host, server.port), list[Asked]()
    begin = monotonic()
    for puzzle in puzzles[:: max(1, len(puzzles) // count)]:
        document: Any = gw.as_data(puzzle)
        for _ in range(_WAY):
            found.append(await client.ask("hint", {"puzzle": document, "detail": 4, "draw": True}))
            told = json.loads(found[-1].answer)
            if not told.get("step"):
                break
            document = told["after"]
    client.close()
    return [(f"hints, drawn: {name}", found, monotonic() - begin)]


async def _killed(server: ServerProcess) -> list[Sample]:
    query = next(_worst())[1] | {"timeout": 20}
    asked = asyncio.ensure_future(HttpClient(server.host, server.port).ask("solve", query))
    await asyncio.sleep(1)
    os.kill(server.busiest, signal.SIGKILL)
    lost = await asked
    again = await HttpClient(server.host, server.port).ask("solve", {"puzzle": "1....2..3.4....1"})
    return [("a worker killed at work, and a request after it", [lost, again], 1.0)]
