"""Batches of a thousand to ten million lines, file to file: time and memory that `gridwright batch solve` takes."""

from __future__ import annotations

import statistics
import sys
import tempfile
from itertools import chain, islice, repeat
from pathlib import Path

from bench.child import usage_of
from bench.peers import ours
from bench.results import Row, Rows
from bench.sets import find, sudoku_lines
from bench.turns import in_turns
from gridwright.engine import instruction_sets

__all__ = ["batches"]


def batches(data: Path, *, largest: int = 6, rounds: int = 3, threads: int = 1) -> Rows:
    """A row for each power of ten from 3 to the largest."""
    lines = sudoku_lines(find(data, "easy_100k"))
    return [_row(lines, 10**power, rounds if power < 7 else 1, threads) for power in range(3, largest + 1)]


def _row(lines: list[str], count: int, rounds: int, threads: int) -> Row:
    engine = in_turns([ours(instruction_sets()[0])], lines, rounds, seconds=1)
    with tempfile.TemporaryDirectory() as folder:
        source, target = Path(folder, "puzzles.txt"), Path(folder, "solutions.txt")
        with source.open("w") as file:
            file.writelines(f"{line}\n" for line in islice(chain.from_iterable(repeat(lines)), count))
        words = ["batch", "solve", str(source), "-o", str(target), "--threads", str(threads)]
        usages = []
        for _ in range(rounds):
            usages.append(usage_of([sys.executable, "-m", "gridwright", *words]))
            target.unlink()
    return {
        "puzzles": count,
        "threads": threads,
        "user_s": statistics.median(usage["user"] for usage in usages),
        "system_s": statistics.median(usage["system"] for usage in usages),
        "wall_s": statistics.median(usage["wall"] for usage in usages),
        "megabytes": max(usage["megabytes"] for usage in usages),
        "engine_microseconds": next(iter(engine.values())).median,
    }
