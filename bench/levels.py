"""Puzzles of each level: how long they take to make, whether they are as hard as was asked, and what others take."""

from __future__ import annotations

import statistics
import time
from collections.abc import Sequence

import gridwright as gw
from bench.making import fair_share, made_by, run_generator
from bench.results import Row, Rows
from gridwright.batches.generation import MakingOrder
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

RATED = 100
"""Puzzles of others that are rated, to see how many are of the level."""

NONE_SO_EASY = {("killer", "beginner"), ("killer", "easy")}
"""Levels of which a kind has no puzzles, as it says at once."""


def levels(generators: Sequence[tuple[str, str]], *, count: int, rounds: int) -> Rows:
    """A row for each kind and level: processor time of one core from a request to a puzzle, and how many are inside.

    As many are made side by side as `gw.generate` does. A generator of others is a command for a level of ours, called
    like `sudoku 9 easy: Tatham basic`; it is asked in turns with ours, for more puzzles so that its start hardly
    counts, or for fewer if it is slow. What it prints is rated, too, if it can be read.
    """
    return [
        _level(kind, size, level, generators, count, rounds)
        for kind, size in GRIDS
        for level in LEVELS
        if (kind, level) not in NONE_SO_EASY
    ]


def _level(kind: str, size: int, level: str, generators: Sequence[tuple[str, str]], count: int, rounds: int) -> Row:
    request, start = requested(kind, size, level=level), f"{kind} {size} {level}: "
    share = max(-(-count // rounds), MakingOrder(request=request, seed=1, count=count).block)
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
        "theirs": {name: _share_of_it(*one, level) for name, one in theirs.items()},
    }  # fmt: skip


def _share_of_it(command: str, count: int, level: str) -> float | None:
    """The part of a generator's puzzles that are of a level by our rating; None if we cannot read what it prints."""
    levels = []
    for line in made_by(command, min(count, RATED), 0).splitlines():
        try:
            rated = difficulty(gw.load(line))
        except gw.GridwrightError:
            return None
        levels.append(rated.level if rated else None)
    return levels.count(level) / len(levels) if levels else None
