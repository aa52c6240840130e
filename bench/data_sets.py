"""Solves every puzzle of a folder of puzzle sets and compares with what the sets say: `python -m bench.data_sets PATH`.

Sets are `*.txt` (one Sudoku line each) and `*.jsonl` (fields rows, cols or size, regions or layout, givens, less, diag;
solution, n_solutions and satisfiable where known), plain or gzipped. The folder of a set says its kind.
"""

from __future__ import annotations

import gzip
import json
import sys
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import gridwright as gw

KINDS = {"sudoku": "sudoku", "jigsaw": "jigsaw", "comparison": "comparison", "suguru": "suguru", "latin": "futoshiki"}
Rows = list[list[Any]]


def lines(path: Path) -> Iterator[str]:
    with gzip.open(path, "rt") if path.suffix == ".gz" else path.open() as file:
        yield from (line for line in map(str.strip, file) if line and not line.startswith("#"))


def givens_of(record: dict[str, Any]) -> Rows:
    if "givens" in record:
        rows: Rows = record["givens"]
        return rows
    size = int(len(record["layout"]) ** 0.5)
    return [[0] * size for _ in range(size)]


def regions_of(record: dict[str, Any], size: int) -> Rows | None:
    if "layout" in record:
        return [list(record["layout"][i : i + size]) for i in range(0, len(record["layout"]), size)]
    rows: Rows | None = record.get("regions")
    return rows


def puzzle_of(kind: gw.Kind, record: dict[str, Any]) -> gw.Puzzle:
    givens = givens_of(record)
    regions = regions_of(record, len(givens[0]))
    details = {
        "signs": [((a, b), (c, d)) for a, b, c, d in record.get("less") or ()],
        "options": ["diagonals"] if record.get("diag") else [],
        **({} if regions is None else {"regions": regions}),
    }
    named = {"givens": givens} if kind.id in ("suguru", "comparison", "futoshiki") else {"rows": givens}
    return kind.make(**named, **details)


def expected(record: dict[str, Any]) -> set[gw.Status]:
    """The statuses that agree with what a record says."""
    if record.get("satisfiable") is not None:
        return {gw.Status.UNIQUE, gw.Status.SEVERAL} if record["satisfiable"] else {gw.Status.NONE}
    count = record.get("n_solutions", 1)
    return {gw.Status.UNIQUE if count == 1 else gw.Status.NONE if count == 0 else gw.Status.SEVERAL}


def records(path: Path) -> Iterator[tuple[gw.Puzzle, dict[str, Any]]]:
    kind = gw.find_kind(KINDS[path.parent.name])
    for line in lines(path):
        if ".jsonl" in path.name:
            record = json.loads(line)
            yield puzzle_of(kind, record), record
        else:
            yield gw.load(line.split()[0], "line"), {}


def run(path: Path) -> int:
    """Solves one set; prints what came out and returns how many puzzles disagree."""
    seen: Counter[gw.Status] = Counter()
    wrong, slowest, spent = 0, 0.0, 0.0
    for number, (puzzle, record) in enumerate(records(path), 1):
        start = time.process_time()
        outcome = gw.solve(puzzle)
        took = time.process_time() - start
        slowest, spent = max(slowest, took), spent + took
        seen[outcome.status] += 1
        good = outcome.status in expected(record) and all(puzzle.holds(s.values) for s in outcome.solutions)
        if good and record.get("solution") and outcome.status is gw.Status.UNIQUE:
            good = [list(row) for row in outcome.solutions[0].rows] == record["solution"]
        if not good:
            wrong += 1
            print(f"  {path.name} line {number}: {outcome.status}")
    told = ", ".join(f"{count} {status}" for status, count in sorted(seen.items(), key=lambda item: str(item[0])))
    mean = spent / max(1, sum(seen.values()))
    print(f"{path.name}: {told}; mean {mean * 1e3:.3f} ms, slowest {slowest * 1e3:.1f} ms; {wrong} wrong", flush=True)
    return wrong


def main(folder: str) -> int:
    sets = sorted(path for kind in KINDS for path in Path(folder, kind).glob("*") if path.is_file())
    return sum(run(path) for path in sets)


if __name__ == "__main__":
    sys.exit(1 if main(sys.argv[1]) else 0)
