"""What sets of proper puzzles do not show: those with several solutions, of which two are looked for, and so few of the
hardest that no batch hides what one of them takes."""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path

from bench.classic import set_rows
from bench.isomorphs import isomorph
from bench.peers import native, ours
from bench.results import Rows
from bench.sets import find, sudoku_lines
from gridwright.engine import instruction_sets

__all__ = ["unusual"]

FEWER = (1, 2, 3, 5)
"""Clues that are taken from a minimal puzzle."""

HARDEST = 375


def unusual(
    data: Path, *, natives: Sequence[tuple[str, str]] = (), count: int = 10_000, rounds: int = 15, seconds: float = 1.0
) -> Rows:
    """A row for each sort of puzzles and peer; `ratio` is to ours."""
    peers = [ours(instruction_sets()[0]), *(native(name, library) for name, library in natives)]
    rng = random.Random(5)
    lines = [isomorph(line, rng) for line in sudoku_lines(find(data, "minimal_100k"))[:count]]
    rows: Rows = []
    for fewer in FEWER:
        name = f"{fewer} clue{'s' * (fewer > 1)} less"
        rows += set_rows(
            name, "unusual", peers, [_without(line, fewer, rng) for line in lines], rounds, seconds, unique=False
        )
    hardest = [isomorph(line, rng) for line in sudoku_lines(find(data, "forum_hardest_1905"))[:HARDEST]]
    return rows + set_rows(f"{HARDEST} of the hardest", "unusual", peers, hardest, 3 * rounds, seconds)


def _without(line: str, fewer: int, rng: random.Random) -> str:
    gone = rng.sample([place for place, value in enumerate(line) if value != "."], fewer)
    return "".join("." if place in gone else value for place, value in enumerate(line))
