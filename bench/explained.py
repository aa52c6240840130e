"""Puzzles with all sorts of clues that people published: how far they are explained, and with what.

`python -m bench.explained DATA` prints the table of docs/rating.md; the folder has the set of `bench.published`.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import quantiles

import gridwright as gw
from bench.markdown import number, table
from bench.published import SET, unique_puzzles
from bench.sets import find

__all__ = ["Explained", "explained", "told"]

FORCING = {"nishio", "forcing-cell", "forcing-house", "dynamic-forcing"}
SUMS, NESTED, SHORT, SUPPOSED, TRIAL = "combined-sums", "nested-forcing", "smallest-reason", "supposition", "trial"


@dataclass(frozen=True, slots=True)
class Explained:
    """What a puzzle took: processor seconds, the techniques of all steps, and how many of these `verify` refused."""

    seconds: float
    techniques: frozenset[str]
    is_solved: bool
    flaws: int


def explained(puzzle: gw.Puzzle, seconds: float) -> Explained:
    """A puzzle explained as far as it goes in so many seconds."""
    start = time.process_time()
    trail = gw.explain(puzzle, timeout=seconds)
    spent = time.process_time() - start
    used = {part.technique for step in trail.steps for part in (step.parts or (step,))}
    return Explained(spent, frozenset(used), trail.solved, len(gw.verify(puzzle, trail.steps)))


def told(found: Sequence[Explained]) -> str:
    """The table, and what it does not say."""
    whole = [one for one in found if one.is_solved]
    flaws, cut = sum(one.flaws for one in found), len(found) - len(whole)
    said = f"{len(whole)} of {len(found)} explained to the end, {cut} cut, {flaws} steps refused by verify\n\n"
    if len(whole) < 2:  # no shares of nothing, nor quantiles of one
        return said

    def row(name: str, some: Iterable[Explained]) -> list[str]:
        count = len([*some])
        return [name, str(count), f"{count / len(whole):.0%}"]

    hard = {NESTED, SHORT, SUPPOSED, TRIAL}
    rows = [
        row("techniques without forcing chains", (one for one in whole if not one.techniques & (FORCING | hard))),
        row("named techniques up to dynamic forcing chains", (one for one in whole if not one.techniques & hard)),
        row("combined sums in some step", (one for one in whole if SUMS in one.techniques)),
        row("nested forcing chains in some step", (one for one in whole if NESTED in one.techniques)),
        row("a short reason in some step", (one for one in whole if SHORT in one.techniques)),
        row("a supposition in some step", (one for one in whole if SUPPOSED in one.techniques)),
        row("trial in some step", (one for one in whole if TRIAL in one.techniques)),
    ]
    tenths = quantiles([one.seconds for one in whole], n=10)
    slowest = max(one.seconds for one in whole)
    times = f"\nseconds: {number(tenths[4])} median, {number(tenths[8])} p90, {number(slowest)} at most\n"
    return said + table(["explained with", "puzzles", "share"], rows) + times


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("data", type=Path)
    parser.add_argument("--seconds", type=float, default=60, help="for each puzzle")
    parser.add_argument("--every", type=int, default=1, help="only each such puzzle")
    chosen = parser.parse_args()
    puzzles = unique_puzzles(find(chosen.data, SET))[:: chosen.every]
    print(told([explained(puzzle, chosen.seconds) for puzzle in puzzles]), end="")


if __name__ == "__main__":
    main()
