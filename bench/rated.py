"""Ratings: how fast they are, how they compare with others' and with people's times, and how sets spread over levels.

`python -m bench.rated DATA` prints a table for each; the folder has the sets that docs/rating.md names, and in
`ratings/` puzzles with times (puzzle, players, mean seconds) and with the ratings of Sudoku Explainer and HoDoKu.
"""

from __future__ import annotations

import argparse
import random
import time
from collections import Counter
from collections.abc import Callable
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from statistics import mean, median
from typing import Any

import numpy as np

import gridwright as gw
from bench.markdown import number, table, times
from bench.people import TABLES, spearman
from bench.sets import find, records, sudoku_lines

SETS = (
    "easy_100k", "minimal_100k", "clue17", "norvig_top95", "magictour_top1465", "forum_hardest_1905", "tatham_694",
    "vergleich_22", "unequal_tatham_773", "graded_1200", "large_50", "courses_57",
)  # fmt: skip

OWN_LEVELS = {
    "tatham_694": ("trivial", "basic", "intermediate", "advanced", "extreme", "unreasonable"),
    "unequal_tatham_773": ("trivial", "easy", "tricky", "extreme", "recursive"),
    "graded_1200": (1, 2, 3, 4, 5, 6),
}
"""What the makers of some sets call their levels, easiest first."""

SLOW = {"forum_hardest_1905": 10}
"""Of these sets only so many puzzles: each takes seconds."""


# How fast


def raters() -> dict[str, Callable[[str], object]]:
    """Who rates a line of 81 characters, ourselves first; those that are not installed stay away."""
    found: dict[str, Callable[[str], object]] = {"Gridwright": lambda line: gw.rate(gw.load(line, "line"))}
    if find_spec("pencilmark"):
        pencilmark = import_module("pencilmark")
        found["pencilmark"] = lambda line: pencilmark.rate(pencilmark.from_string(line.replace(".", "0")))
    if find_spec("hodoku"):
        found["hodoku-py"] = import_module("hodoku").Solver().rate
    return found


def speed(data: Path, count: int, sample: int) -> str:
    """Processor time of all raters on the same sample, taking turns, and ours on all lines.

    Some puzzles take a hundred times as long as others, so a mean is that of a few of them: medians are told too.
    """
    chosen = sudoku_lines(find(data, "minimal_100k"))[:count]
    few = chosen[:: max(1, len(chosen) // sample)]
    spent: dict[str, list[float]] = {name: [] for name in raters()}
    for rate in raters().values():
        rate(few[0])  # the first time it may still load something
    for line in few:
        for name, rate in raters().items():
            spent[name].append(_seconds(partial(rate, line)))
    ours = spent["Gridwright"]
    rows = [[name, *_paces(found), *_beside(found, ours)] for name, found in spent.items()]
    every = [_seconds(partial(raters()["Gridwright"], line)) for line in chosen]
    rows.append(["Gridwright, all", *_paces(every), "", ""])
    head = ["rater", "puzzles", "a second and core", "mean ms", "median ms", "slowest ms"]
    return table([*head, "times our mean", "median of each puzzle's ratio"], rows)


def _paces(seconds: list[float]) -> list[str]:
    milliseconds = [second * 1e3 for second in seconds]
    told = (mean(milliseconds), median(milliseconds), max(milliseconds))
    return [f"{len(seconds):,}", number(1 / mean(seconds)), *map(number, told)]


def _beside(seconds: list[float], ours: list[float]) -> list[str]:
    each = [theirs / own for theirs, own in zip(seconds, ours, strict=True)]
    return [times(mean(seconds) / mean(ours)), times(median(each))]


def _seconds(work: Callable[[], object]) -> float:
    start = time.process_time()
    work()
    return time.process_time() - start


# Levels


def spread(data: Path, count: int) -> str:
    """The share of each level in each set, and rank correlations with the set's own levels."""
    rows = []
    for name in SETS:
        own, rated = [], []
        for puzzle, record in _drawn(find(data, name), min(count, SLOW.get(name, count))):
            if gw.solve(puzzle).status is gw.Status.UNIQUE:
                rated.append(gw.rate(puzzle))
                own.append(record.get("level", record.get("difficulty")))
        shares = Counter(one.level for one in rated)
        cells = [f"{shares[level] / len(rated):.0%}" for level in gw.LEVELS]
        rows.append([name, f"{len(rated)}", *cells, *_risen(name, own, rated)])
    return table(["set", "rated", *gw.LEVELS, "own level and ours", "and rating", "and effort"], rows)


def _drawn(path: Path, count: int) -> list[tuple[gw.Puzzle, dict[str, Any]]]:
    """Some puzzles of a set with what it says about them; large sets are only of lines, which are drawn unread."""
    if ".jsonl" in path.name:
        every = list(records(path))
        return random.Random(1).sample(every, min(count, len(every)))
    texts = sudoku_lines(path)
    return [(gw.load(text, "line"), {}) for text in random.Random(1).sample(texts, min(count, len(texts)))]


def _risen(name: str, own: list[Any], rated: list[gw.Rated]) -> list[str]:
    if name not in OWN_LEVELS:
        return ["", "", ""]
    ranks = np.array([OWN_LEVELS[name].index(level) for level in own])
    told = ([gw.LEVELS.index(one.level) for one in rated], [one.rating for one in rated], [one.effort for one in rated])
    return [f"{spearman(ranks, np.array(values)):.2f}" for values in told]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.rated", description=__doc__)
    parser.add_argument("data", type=Path, help="folder of puzzle sets")
    parser.add_argument("--only", choices=("speed", *TABLES, "levels"), help="one table instead of all")
    parser.add_argument("--quick", action="store_true", help="small counts, to see that it works")
    options = parser.parse_args()
    data, quick = options.data, options.quick
    tables: dict[str, Callable[[], str]] = {
        "speed": lambda: speed(data, 100 if quick else 5000, 3 if quick else 60),
        **{name: partial(told, data, quick) for name, told in TABLES.items()},
        "levels": lambda: spread(data, 3 if quick else 200),
    }
    for name, told in tables.items():
        if options.only in (None, name):
            print(told(), flush=True)


if __name__ == "__main__":
    main()
