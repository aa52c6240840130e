"""Puzzle sets in a folder: `sudoku/*.txt` (a line each) and `<kind>/*.jsonl`, plain or gzipped.

Fields of JSON rows: rows, cols or size, regions or layout, givens, less, diag; solution, n_solutions and satisfiable
where known.
"""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import gridwright as gw

__all__ = ["CLASSIC", "KINDS", "find", "lines", "name_of", "records", "sudoku_lines"]

KINDS = {"sudoku": "sudoku", "jigsaw": "jigsaw", "comparison": "comparison", "suguru": "suguru", "latin": "futoshiki"}
"""The folder of a set says its kind."""

CLASSIC = ("easy_100k", "minimal_100k", "clue17", "magictour_top1465", "forum_hardest_1905")
"""The 9×9 sets, from easy to hard."""

Rows = list[list[Any]]


def find(data: Path, name: str) -> Path:
    """The file of a set, wherever it lies below the folder."""
    for path in sorted(data.rglob(f"{name}.*")):
        if name_of(path) == name:
            return path
    raise SystemExit(f"no puzzle set {name!r} below the folder given")


def name_of(path: Path) -> str:
    return path.name.split(".", maxsplit=1)[0]


def lines(path: Path) -> Iterator[str]:
    with gzip.open(path, "rt") if path.suffix == ".gz" else path.open() as file:
        yield from (line for line in map(str.strip, file) if line and not line.startswith("#"))


def sudoku_lines(path: Path) -> list[str]:
    """The 9×9 puzzles of a set, each as 81 characters with dots for empty cells."""
    return [line[:81].replace("0", ".") for line in lines(path) if len(line) >= 81]


def records(path: Path) -> Iterator[tuple[gw.Puzzle, dict[str, Any]]]:
    """The puzzles of a set, each with what its row says about it."""
    kind = gw.kind(KINDS[path.parent.name])
    for line in lines(path):
        if ".jsonl" in path.name:
            record = json.loads(line)
            yield _puzzle(kind, record), record
        else:
            yield gw.load(line.split()[0], "line"), {}


def _puzzle(kind: gw.Kind, record: dict[str, Any]) -> gw.Puzzle:
    givens = _givens(record)
    regions = _regions(record, len(givens[0]))
    details = {
        "signs": [((a, b), (c, d)) for a, b, c, d in record.get("less") or ()],
        "options": ["diagonals"] if record.get("diag") else [],
        **({} if regions is None else {"regions": regions}),
    }
    named = {"givens": givens} if kind.id in ("suguru", "comparison", "futoshiki") else {"rows": givens}
    return kind.make(**named, **details)


def _givens(record: dict[str, Any]) -> Rows:
    if "givens" in record:
        rows: Rows = record["givens"]
        return rows
    size = int(len(record["layout"]) ** 0.5)
    return [[0] * size for _ in range(size)]


def _regions(record: dict[str, Any], size: int) -> Rows | None:
    if "layout" in record:
        return [list(record["layout"][i : i + size]) for i in range(0, len(record["layout"]), size)]
    rows: Rows | None = record.get("regions")
    return rows
