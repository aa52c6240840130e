"""How times grow with the puzzle: Sudoku of 4² to 25² and Suguru of 5×5 to 30×30, carved at random, beside CP-SAT."""

from __future__ import annotations

import random
import statistics

import gridwright as gw
from bench.beside_cp_sat import compared
from bench.carve import sudoku, suguru
from bench.results import Row, Rows

__all__ = ["growth"]

BOXES = {2: (0.0,), 3: (0.5, 0.0), 4: (0.6, 0.5, 0.42, 0.0), 5: (0.7, 0.6, 0.5, 0.47)}
"""Shares of given cells for each size of box; 0 is as few as can be."""

SUGURU = {5: (0.0,), 10: (0.3, 0.0), 15: (0.3, 0.0), 20: (0.3, 0.0), 25: (0.3, 0.0), 30: (0.3, 0.0)}


def growth(*, count: int = 3) -> Rows:
    """A row for each size and share of givens, from so many puzzles."""
    rng = random.Random(1)
    rows = []
    for box, shares in BOXES.items():
        rows += [_row("Sudoku", [sudoku(box, share, rng) for _ in range(count)]) for share in shares]
    for side, shares in SUGURU.items():
        rows += [_row("Suguru", [suguru(side, side, share, rng) for _ in range(count)]) for share in shares]
    return rows


def _row(kind: str, puzzles: list[gw.Puzzle]) -> Row:
    givens = statistics.mean(sum(map(bool, puzzle.givens)) / len(puzzle.givens) for puzzle in puzzles)
    return {"kind": kind, "side": puzzles[0].grid.rows, "givens": givens, **compared(puzzles)}
