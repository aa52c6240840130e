"""Speed on sets of 9x9 Sudoku beside peers, in one run: `python -m bench.speed FOLDER [--native NAME=LIBRARY] …`.

Puzzles are random isomorphs; contestants take turns in rounds, so that a noisy machine disturbs all alike; times are
of the processor. The table tells microseconds per puzzle (median of the rounds), uniqueness proven, and ratios to ours.
"""

from __future__ import annotations

import argparse
import gzip
import random
import statistics
import time
from pathlib import Path

import gridwright as gw
from bench.isomorphs import isomorph
from bench.peers import Peer, by_name, native, ours

SLOW = 100
"""A peer that takes longer than this many microseconds gets fewer puzzles."""


def puzzles(path: Path, count: int, rng: random.Random) -> list[str]:
    with gzip.open(path, "rt") if path.suffix == ".gz" else path.open() as file:
        lines = [line[:81].replace("0", ".") for line in file if len(line) >= 81 and line[0] != "#"]
    return [isomorph(line, rng) for line in rng.choices(lines, k=count)]


def timed(peer: Peer, lines: list[str]) -> float:
    start = time.process_time()
    unique = peer(lines)
    assert unique == len(lines), f"{len(lines) - unique} puzzles are said to have not exactly one solution"
    return (time.process_time() - start) / len(lines) * 1e6


def compared(contestants: dict[str, Peer], lines: list[str], rounds: int) -> dict[str, float]:
    """Median microseconds per puzzle of each contestant."""
    shares = {}
    for name, peer in contestants.items():
        first = timed(peer, lines[:20])
        shares[name] = lines if first < SLOW else lines[: max(20, int(len(lines) * SLOW / first / 20))]
    times: dict[str, list[float]] = {name: [] for name in contestants}
    for _ in range(rounds):
        for name, peer in contestants.items():
            times[name].append(timed(peer, shares[name]))
    return {name: statistics.median(found) for name, found in times.items()}


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.speed", description=__doc__)
    parser.add_argument("folder", type=Path, help="with sets as .txt or .txt.gz, a puzzle of 81 characters per line")
    parser.add_argument("--native", action="append", default=[], metavar="NAME=LIBRARY")
    parser.add_argument("--count", type=int, default=20_000, metavar="N", help="puzzles per set")
    parser.add_argument("--rounds", type=int, default=5, metavar="N")
    options = parser.parse_args()
    contestants = {f"Gridwright ({level})": ours(level) for level in gw.levels()}
    contestants |= {name: native(path) for name, path in (item.split("=", 1) for item in options.native)}
    contestants |= by_name()
    print("| set | " + " | ".join(contestants) + " |")
    print("|---|" + "--:|" * len(contestants))
    rng = random.Random(1)
    for path in sorted(options.folder.glob("*.txt*")):
        found = compared(contestants, puzzles(path, options.count, rng), options.rounds)
        best = next(iter(found.values()))
        cells = [f"{value:.3g} µs ({value / best:.2g}×)" for value in found.values()]
        print(f"| {path.name.split('.')[0]} | " + " | ".join(cells) + " |", flush=True)


if __name__ == "__main__":
    main()
