"""Puzzles of each level: how long they take to make, whether they are as hard as was asked, and what others take."""

from __future__ import annotations

import statistics
import time
from collections.abc import Sequence

from bench.making import fair_share, run_generator
from bench.results import Row, Rows
from gridwright.kinds._kind import LEVELS
from gridwright.logic.rate import difficulty
from gridwright.making.make import make_block
from gridwright.making.request import requested

__all__ = ["levels"]

GRIDS = (
    ("sudoku", 9), ("jigsaw", 9), ("comparison", 9), ("suguru", 8),
    ("futoshiki", 5), ("futoshiki", 7), ("futoshiki", 9), ("killer", 9),
)  # fmt: skip
MANY = 500
"""Puzzles for which a generator of others is asked in a round, if it is not slow, so that its start hardly counts."""

NONE_SO_EASY = {("killer", "beginner"), ("killer", "easy")}
"""Levels of which a kind has no puzzles, as it says at once."""


def levels(generators: Sequence[tuple[str, str]], *, count: int, rounds: int) -> Rows:
    """A row for each kind and level: processor time of one core from a request to a puzzle, and how many are inside.

    A generator of others is a command for a level of ours, called like `sudoku 9 easy: Tatham basic`; it is asked in
    turns with ours, for more puzzles so that its start hardly counts, or for fewer if it is slow.
    """
    return [
        _level(kind, size, level, generators, count, rounds)
        for kind, size in GRIDS
        for level in LEVELS
        if (kind, level) not in NONE_SO_EASY
    ]


def _level(kind: str, size: int, level: str, generators: Sequence[tuple[str, str]], count: int, rounds: int) -> Row:
    request, share, start = requested(kind, size, level=level), -(-count // rounds), f"{kind} {size} {level}: "
    commands = {name.removeprefix(start): command for name, command in generators if name.startswith(start)}
    theirs = {name: (command, fair_share(command, MANY)) for name, command in commands.items()}
    make_block(request, 0, [0])  # what is loaded and worked out once
    made, spent, others = [], [], {name: list[float]() for name in theirs}
    for turn in range(rounds):
        begin = time.process_time()
        made += make_block(request, 1, range(turn * share, (turn + 1) * share))
        spent.append((time.process_time() - begin) / share)
        for name, (command, fewer) in theirs.items():
            others[name].append(run_generator(command, fewer, turn) / fewer)
    rated = [difficulty(one.puzzle) for one in made if one]
    return {
        "what": f"{kind} {size}×{size}", "level": level, "milliseconds": statistics.mean(spent) * 1e3,
        "puzzles": len(made), "inside": sum(1 for one in rated if one and one.level == level),
        "told": sum(1 for one in made if one and one.is_met),
        "others": {name: statistics.mean(found) * 1e3 for name, found in others.items()},
    }  # fmt: skip
