"""Solves every puzzle of a folder of sets and compares with what the sets say."""

from __future__ import annotations

import time
from collections import Counter
from pathlib import Path
from typing import Any

import gridwright as gw
from bench.results import Rows
from bench.sets import KINDS, name_of, records

__all__ = ["agree"]


def agree(data: Path) -> Rows:
    """A row for each set: what came out, and how many puzzles disagree with it."""
    paths = sorted(path for kind in KINDS for path in (data / kind).glob("*") if path.is_file())
    return [_set(path) for path in paths]


def _set(path: Path) -> dict[str, Any]:
    seen: Counter[gw.Status] = Counter()
    wrong, slowest, spent = [], 0.0, 0.0
    for number, (puzzle, record) in enumerate(records(path), 1):
        start = time.process_time()
        outcome = gw.solve(puzzle)
        took = time.process_time() - start
        slowest, spent = max(slowest, took), spent + took
        seen[outcome.status] += 1
        if not _is_right(puzzle, outcome, record):
            wrong.append(number)
    return {
        "set": name_of(path),
        **{str(status): seen[status] for status in gw.Status},
        "mean_ms": spent / max(1, seen.total()) * 1e3,
        "slowest_ms": slowest * 1e3,
        "wrong_lines": wrong,
    }


def _is_right(puzzle: gw.Puzzle, outcome: gw.Outcome, record: dict[str, Any]) -> bool:
    if outcome.status not in _expected(record) or not all(puzzle.holds(s.values) for s in outcome.solutions):
        return False
    if record.get("solution") and outcome.status is gw.Status.UNIQUE:
        return bool([list(row) for row in outcome.solutions[0].rows] == record["solution"])
    return True


def _expected(record: dict[str, Any]) -> set[gw.Status]:
    """The statuses that agree with what a record says."""
    if record.get("satisfiable") is not None:
        return {gw.Status.UNIQUE, gw.Status.SEVERAL} if record["satisfiable"] else {gw.Status.NONE}
    count = record.get("n_solutions", 1)
    return {gw.Status.UNIQUE if count == 1 else gw.Status.NONE if count == 0 else gw.Status.SEVERAL}
