"""Puzzles of each level: how long they take to make, whether they are as hard as was asked, and what others take."""

from __future__ import annotations

import statistics
import time
from collections.abc import Sequence

from bench.making import run_generator
from bench.results import Row, Rows
from gridwright.kinds import find
from gridwright.kinds._kind import LEVELS
from gridwright.logic.rate import difficulty
from gridwright.making.make import make_block
from gridwright.making.request import requested

__all__ = ["levels"]

KINDS = ("sudoku", "jigsaw", "comparison", "suguru", "futoshiki", "killer")
NONE_SO_EASY = {("killer", "beginner"), ("killer", "easy")}
"""Levels of which a kind has no puzzles, as it says at once."""


def levels(generators: Sequence[tuple[str, str]], *, count: int, rounds: int) -> Rows:
    """A row for each kind and level: processor time of one core from a request to a puzzle, and how many are inside.

    A generator of others is a command for a level of ours, called like `sudoku easy: Tatham basic`; it is asked for a
    share of the puzzles in each round, in turns with ours.
    """
    return [
        _level(kind, level, generators, count, rounds)
        for kind in KINDS
        for level in LEVELS
        if (kind, level) not in NONE_SO_EASY
    ]


def _level(kind: str, level: str, generators: Sequence[tuple[str, str]], count: int, rounds: int) -> Row:
    request, share, start = requested(kind, level=level), -(-count // rounds), f"{kind} {level}: "
    theirs = {name.removeprefix(start): command for name, command in generators if name.startswith(start)}
    make_block(request, 0, [0])  # what is loaded and worked out once
    made, spent, others = [], [], {name: list[float]() for name in theirs}
    for turn in range(rounds):
        begin = time.process_time()
        made += make_block(request, 1, range(turn * share, (turn + 1) * share))
        spent.append((time.process_time() - begin) / share)
        for name, command in theirs.items():
            others[name].append(run_generator(command, share, turn) / share)
    rated = [difficulty(one.puzzle) for one in made if one]
    rows, cols = find(kind).usual_size
    return {
        "what": f"{kind} {rows}×{cols}", "level": level, "milliseconds": statistics.mean(spent) * 1e3,
        "puzzles": len(made), "inside": sum(1 for one in rated if one and one.level == level),
        "told": sum(1 for one in made if one and one.is_met),
        "others": {name: statistics.mean(found) * 1e3 for name, found in others.items()},
    }  # fmt: skip
