"""Sets of puzzles that all have layouts of their own, beside CP-SAT."""

from __future__ import annotations

import random
from pathlib import Path

from bench.beside_cp_sat import compared
from bench.results import Rows
from bench.sets import find, records

__all__ = ["layouts"]

SETS = ("tatham_694", "vergleich_22", "graded_1200", "unequal_tatham_773", "large_50", "layouts_10266")


def layouts(data: Path, *, count: int = 200) -> Rows:
    """A row for each set, from a random sample of it."""
    rng = random.Random(1)
    rows = []
    for name in SETS:
        puzzles = [puzzle for puzzle, _ in records(find(data, name))]
        rows.append({"set": name, **compared(rng.sample(puzzles, min(count, len(puzzles))))})
    return rows
