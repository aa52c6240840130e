"""New puzzles of any size with exactly one solution: a full grid, and givens taken away while it stays the only one."""

from __future__ import annotations

import random

import gridwright as gw
from bench.partition import partition

__all__ = ["carve", "sudoku", "suguru"]

PATIENCE = 0.5
"""Seconds after which a given is kept because proving that it can go takes too long."""


def sudoku(box: int, share: float, rng: random.Random) -> gw.Puzzle:
    """A Sudoku with boxes of box × box, with this share of its cells given, or more when no further given can go."""
    size = box * box
    empty = gw.sudoku([[0] * size] * size)
    return carve(empty, full_grid(box, rng), share, rng)


def suguru(rows: int, cols: int, share: float, rng: random.Random) -> gw.Puzzle:
    """A Suguru with random regions."""
    regions, values = partition(rows, cols, rng)
    return carve(gw.suguru(regions), values, share, rng)


def full_grid(box: int, rng: random.Random) -> list[int]:
    """A filled Sudoku: the simplest pattern with lines and values shuffled."""
    size = box * box
    values = rng.sample(range(1, size + 1), size)
    rows, cols = ([band * box + line for band in _order(box, rng) for line in _order(box, rng)] for _ in range(2))
    return [values[(row % box * box + row // box + col) % size] for row in rows for col in cols]


def carve(empty: gw.Puzzle, values: list[int], share: float, rng: random.Random) -> gw.Puzzle:
    """The puzzle with as few of the values given as wanted and possible."""
    engine, givens = gw.Engine(empty), list(values)
    left = len(values)
    for cell in rng.sample(range(left), left):
        if left <= share * len(values):
            break
        givens[cell] = 0
        if engine.solve(givens, timeout=PATIENCE).status is gw.Status.UNIQUE:
            left -= 1
        else:
            givens[cell] = values[cell]
    return gw.Puzzle(empty.grid, empty.rules, tuple(givens))


def _order(count: int, rng: random.Random) -> list[int]:
    return rng.sample(range(count), count)
