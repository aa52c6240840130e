"""Counting all grids of 6×6 Sudoku beside clingo."""

from __future__ import annotations

import statistics
import time

import gridwright as gw
from bench.asp_programs import grounded
from bench.results import Row, Rows

__all__ = ["GRIDS", "counts"]

GRIDS = 28_200_960
FIRST_ROWS = 720
"""Ways to fill the first row; each leaves as many grids, so a part tells the whole."""


def counts(*, rounds: int = 3, whole: bool = False) -> Rows:
    """Rows for all grids and for those with one first row. clingo counts all of them only when `whole` is asked for."""
    return [
        _row("fixed", GRIDS // FIRST_ROWS, range(1, 7), rounds, clingo=True),
        _row("any", GRIDS, (), 1, clingo=whole),
    ]


def _row(what: str, expected: int, first_row: range | tuple[()], rounds: int, *, clingo: bool) -> Row:
    turns = [(_ours(expected, first_row), _clingo(expected, first_row) if clingo else None) for _ in range(rounds)]
    ratios = [theirs / ours for ours, theirs in turns if theirs]
    return {
        "what": what,
        "grids": expected,
        "seconds": statistics.median(ours for ours, _ in turns),
        "clingo_seconds": statistics.median(theirs for _, theirs in turns if theirs) if ratios else None,
        "ratio": statistics.median(ratios) if ratios else None,
    }


def _ours(expected: int, first_row: range | tuple[()]) -> float:
    start = time.process_time()
    puzzle = gw.sudoku([[*first_row] or [0] * 6, *[[0] * 6] * 5])
    outcome = gw.count(puzzle)
    assert outcome.complete and outcome.at_least == expected, outcome.at_least
    return time.process_time() - start


def _clingo(expected: int, first_row: range | tuple[()]) -> float:
    start = time.process_time()
    control, literals = grounded(2, 3, models=0)
    control.solve(assumptions=[literals[cell, value] for cell, value in enumerate(first_row)])
    found = int(control.statistics["summary"]["models"]["enumerated"])
    assert found == expected, found
    return time.process_time() - start
