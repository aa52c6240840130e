"""Speed on sets of 9×9 Sudoku beside peers.

Every puzzle is a random isomorph of one of the set. Sets are drawn from, or repeated, to `count` puzzles; besides, the
engine and the native peers solve each set just once.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path

from bench.isomorphs import isomorph
from bench.peers import Peer, command, installed, native, ours, ours_from_text, ours_irregular
from bench.results import Row, Rows
from bench.sets import CLASSIC, find, sudoku_lines
from bench.turns import in_turns
from gridwright.engine import instruction_sets

__all__ = ["classic", "set_rows"]


def classic(
    data: Path,
    *,
    natives: Sequence[tuple[str, str]] = (),
    commands: Sequence[tuple[str, str]] = (),
    count: int = 50_000,
    rounds: int = 5,
    seconds: float = 1.0,
) -> Rows:
    """A row for each set, way of drawing from it and peer; `ratio` is to ours with the best instruction set."""
    best, *others = instruction_sets()
    fast = [ours(best), *(native(name, library) for name, library in natives), ours_from_text(best)]
    rest = [ours_irregular(best), *map(ours, others), *(command(name, words) for name, words in commands)]
    rows = []
    for name in CLASSIC:
        lines, rng = sudoku_lines(find(data, name)), random.Random(name)
        rows += set_rows(name, "count", [*fast, *rest, *installed()], _drawn(lines, count, rng), rounds, seconds)
        rows += set_rows(name, "once", fast, [isomorph(line, rng) for line in lines], 2 * rounds, seconds)
    return rows


def _drawn(lines: list[str], count: int, rng: random.Random) -> list[str]:
    """So many isomorphs; every puzzle as often as any other, give or take one."""
    whole, rest = divmod(count, len(lines))
    drawn = lines * whole + rng.sample(lines, rest)
    rng.shuffle(drawn)
    return [isomorph(line, rng) for line in drawn]


def set_rows(
    name: str,
    drawn: str,
    peers: Sequence[Peer],
    lines: list[str],
    rounds: int,
    seconds: float,
    *,
    unique: bool = True,
) -> list[Row]:
    """A row for each peer: its time for a puzzle, and how that compares with the first."""
    times = in_turns(peers, lines, rounds, seconds, unique=unique)
    base = times[peers[0].name]
    return [
        {
            "set": name,
            "drawn": drawn,
            "peer": peer.name,
            "proves": peer.proves,
            "puzzles": times[peer.name].puzzles,
            "microseconds": times[peer.name].median,
            "ratio": times[peer.name].ratio(base),
        }
        for peer in peers
    ]
