"""Canonical ids: how long they take, whether scrambled puzzles keep theirs, and how many of a set are the same."""

from __future__ import annotations

import random
import time
from itertools import islice
from pathlib import Path

import gridwright as gw
from bench.isomorphs import isomorph
from bench.results import Row, Rows
from bench.sets import KINDS, name_of, records

__all__ = ["identity"]


def identity(data: Path, *, count: int | None = None) -> Rows:
    """A row for each set of puzzles, and for grids with many symmetries."""
    paths = [path for kind in KINDS for path in sorted((data / kind).iterdir())]
    rows = [_set(path, count) for path in paths if not name_of(path).startswith("layouts")]
    for side in (4, 9, 16, 25):
        box = int(side**0.5)
        full = [[(row % box * box + row // box + col) % side + 1 for col in range(side)] for row in range(side)]
        for what, givens in (("empty", [[0] * side] * side), ("full", full)):
            rows.append(_row(f"{what} {side}×{side}", [gw.sudoku(givens)]))
    return rows


def _set(path: Path, count: int | None) -> Row:
    puzzles = [puzzle for puzzle, _ in islice(records(path), count)]
    row = _row(name_of(path), puzzles)
    if path.parent.name == "sudoku":
        rng = random.Random(1)
        some = puzzles[:2_000]
        others = [gw.load(isomorph(gw.dump(puzzle, "line").strip(), rng), "line") for puzzle in some]
        kept = sum(gw.canonical(one) == gw.canonical(other) for one, other in zip(some, others, strict=True))
        row["scrambled"] = kept / len(some)
    return row


def _row(what: str, puzzles: list[gw.Puzzle]) -> Row:
    gw.canonical(puzzles[0])
    ids, spent = set(), []
    for puzzle in puzzles:
        start = time.process_time()
        ids.add(gw.canonical(puzzle).id)
        spent.append(time.process_time() - start)
    microseconds = 1e6 * sum(spent) / len(spent)
    return {
        "what": what, "puzzles": len(puzzles), "ids": len(ids), "microseconds": microseconds,
        "slowest_ms": 1e3 * max(spent),
    }  # fmt: skip
