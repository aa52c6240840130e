"""Puzzles with all sorts of clues that people published, beside solvers that know such clues."""

from __future__ import annotations

import statistics
import time
from collections.abc import Sequence
from pathlib import Path

import gridwright as gw
from bench.beside_cp_sat import forget_layouts
from bench.peers.variants import Milliseconds, cp_sat, interactive_sudoku_solver, pencilmark
from bench.results import Row, Rows
from bench.sets import find, lines

__all__ = ["SET", "published", "unique_puzzles"]

SET = "f_puzzles"
"""A file with a string of f-puzzles in each line."""

ADDRESS = "https://www.f-puzzles.com/?load="

FEW = 100
"""About how many puzzles slow peers get, from the whole of the set."""

SECOND = 1e3


def published(data: Path, *, checkout: Path | None, rounds: int = 3, count: int | None = None) -> Rows:
    """A row for each peer, on the puzzles that it can state and decides; ours beside it on the same ones."""
    puzzles = unique_puzzles(find(data, SET))[:count]
    ours = _ours(puzzles, rounds)
    rows = []
    if checkout:
        theirs = interactive_sudoku_solver(puzzles, checkout, rounds)
        rows.append(_row("Interactive Sudoku Solver", theirs, ours))
    step = max(1, len(puzzles) // FEW)
    for name, peer in (("OR-Tools CP-SAT", cp_sat), ("pencilmark", pencilmark)):
        rows.append(_row(name, peer(puzzles[::step]), ours[::step]))
    return rows


def unique_puzzles(path: Path) -> list[gw.Puzzle]:
    """Those of a set that are read and have exactly one solution."""
    puzzles = []
    for line in lines(path):
        try:
            puzzles.append(gw.load(line if line.startswith("http") else ADDRESS + line))
        except gw.GridwrightError:
            continue
    return [puzzle for puzzle in puzzles if gw.solve(puzzle).status is gw.Status.UNIQUE]


def _ours(puzzles: Sequence[gw.Puzzle], rounds: int) -> list[float]:
    best = [float("inf")] * len(puzzles)
    for _ in range(rounds):
        for place, puzzle in enumerate(puzzles):
            forget_layouts()
            start = time.process_time()
            gw.solve(puzzle)
            best[place] = min(best[place], (time.process_time() - start) * 1e3)
    return best


def _row(name: str, theirs: Milliseconds, ours: Sequence[float]) -> Row:
    both = [(its, own) for its, own in zip(theirs, ours, strict=True) if its is not None]
    if not both:
        return {"peer": name, "puzzles": 0}
    return {
        "peer": name,
        "puzzles": len(both),
        "theirs": _spread([its for its, _ in both]),
        "ours": _spread([own for _, own in both]),
        "faster_on": sum(own < its for its, own in both),
        "too_slow": sum(own > SECOND > its for its, own in both),
    }


def _spread(times: Sequence[float]) -> dict[str, float]:
    ordered = sorted(times)
    places = {f"p{share}": ordered[min(len(ordered) * share // 100, len(ordered) - 1)] for share in (75, 90, 95)}
    median, mean = statistics.median(ordered), statistics.mean(ordered)
    return {"median": median, **places, "mean": mean, "slowest": ordered[-1]}
