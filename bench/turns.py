"""Contestants take turns, so that a noisy machine disturbs all alike; what counts is the median of the rounds."""

from __future__ import annotations

import statistics
from collections.abc import Sequence
from dataclasses import dataclass

from bench.peers import Peer

__all__ = ["Times", "in_turns"]

TRIAL = 0.1
"""Seconds after which a trial has shown how fast a peer is."""

SLOW = 1e-4
"""Seconds per puzzle from which on a peer gets fewer of them."""

FEWEST = 3
"""Puzzles that the slowest peer gets in a round."""


@dataclass(frozen=True)
class Times:
    """Microseconds per puzzle in each round, and how many puzzles a round had."""

    rounds: tuple[float, ...]
    puzzles: int

    @property
    def median(self) -> float:
        return statistics.median(self.rounds)

    def ratio(self, base: Times) -> float:
        """How many times slower than the base: the median of the rounds' ratios."""
        return statistics.median(mine / its for mine, its in zip(self.rounds, base.rounds, strict=True))


def in_turns(
    peers: Sequence[Peer], lines: list[str], rounds: int, seconds: float, *, unique: bool = True
) -> dict[str, Times]:
    """The times of each peer, by name. All puzzles have one solution or, if not `unique`, all have several.

    A slow peer gets no more lines than it can do in so many seconds a round, and other ones in every round.
    """
    shares = {peer.name: _share(peer, lines, seconds, unique) for peer in peers}
    times: dict[str, list[float]] = {peer.name: [] for peer in peers}
    for turn in range(rounds):
        for peer in peers:
            times[peer.name].append(_timed(peer, _portion(lines, turn, shares[peer.name]), unique))
    return {name: Times(tuple(found), shares[name]) for name, found in times.items()}


def _share(peer: Peer, lines: list[str], seconds: float, unique: bool) -> int:
    """All lines, or how many a slow peer can do in so many seconds, found with ever larger trials."""
    trial, each = 1, _timed(peer, lines[:1], unique)  # the first time it may still load something
    while trial <= len(lines):
        each = _timed(peer, lines[:trial], unique) / 1e6
        if each * trial > TRIAL:
            break
        trial *= 10
    return len(lines) if each < SLOW else min(len(lines), max(FEWEST, int(seconds / each)))


def _portion(lines: list[str], turn: int, share: int) -> list[str]:
    begin = turn * share % (len(lines) - share + 1)
    return lines[begin : begin + share]


def _timed(peer: Peer, lines: Sequence[str], unique: bool) -> float:
    """Microseconds per puzzle."""
    prepared = peer.prepare(lines)
    start = peer.clock()
    solved = peer.solve(prepared)
    spent = peer.clock() - start
    if solved != (len(lines) if unique else 0):
        raise SystemExit(f"{peer.name} says that {solved} of {len(lines)} puzzles have exactly one solution")
    return spent / len(lines) * 1e6
