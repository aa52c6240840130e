"""Other puzzles of the same difficulty: rows, columns and values of a Sudoku permuted, so that no order is favoured."""

from __future__ import annotations

import random

__all__ = ["isomorph"]


def isomorph(line: str, rng: random.Random) -> str:
    """The 9x9 puzzle of a line of 81 characters with bands, stacks, rows, columns and values permuted, maybe turned."""
    values = dict(zip("123456789", rng.sample("123456789", 9), strict=True))
    rows, cols = _lines(rng), _lines(rng)
    if rng.random() < 0.5:
        line = "".join(line[col * 9 + row] for row in range(9) for col in range(9))
    return "".join(values.get(line[row * 9 + col], ".") for row in rows for col in cols)


def _lines(rng: random.Random) -> list[int]:
    return [band * 3 + line for band in rng.sample(range(3), 3) for line in rng.sample(range(3), 3)]
