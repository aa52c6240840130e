"""Hundreds of workers on one machine: a cluster whose workers only wait, with latencies and faults as real ones have.

What is real is all that is ours: blocks are named, handed out, taken back in any order, begun anew where a worker is
lost, written, sorted and counted. What workers do is simulated: a block takes its time, and its rows are made up.

    python -m bench.cluster_simulation --workers 100 200 400
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from hashlib import blake2b
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from threading import Lock
from typing import Any

import gridwright as gw
from gridwright.datasets.blocks import BlockLine, BlockPacket, MakingBlock
from gridwright.datasets.release import release
from gridwright.datasets.row import json_row
from gridwright.output_files import packed

_BLOCK = 64


class SimulatedCluster(Executor):
    """So many workers; a block takes `seconds`, a message some milliseconds, and one of `losses` is never answered."""

    def __init__(self, workers: int, seconds: float, losses: float, seed: int) -> None:
        self._max_workers = workers
        self._threads = ThreadPoolExecutor(workers)
        self._seconds, self._losses, self._random, self._lock = seconds, losses, Random(seed), Lock()
        self.lost = 0

    def submit(self, fn: Callable[..., Any], /, *args: Any, **named: Any) -> Future[Any]:
        return self._threads.submit(self._answer, args[0])

    def _answer(self, block: MakingBlock) -> BlockPacket:
        with self._lock:
            latency = self._random.lognormvariate(-4.6, 1.0)  # ten milliseconds, and a long tail
            length = self._seconds * self._random.uniform(0.5, 1.5)
            is_lost = self._random.random() < self._losses
        time.sleep(min(latency, 2.0) + length * (0.5 if is_lost else 1.0))
        if is_lost:
            self.lost += 1
            raise ConnectionError("the worker is gone")
        return simulated(block)

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        self._threads.shutdown(wait, cancel_futures=cancel_futures)


def simulated(block: MakingBlock) -> BlockPacket:
    """Rows as long as real ones, each with an id of its own."""
    lines = []
    for place in block.places:
        id_ = blake2b(repr(place).encode(), digest_size=12).hexdigest()
        row = {"id": id_, "kind": "latin", "puzzle": id_ * 3, "solution": id_ * 3, "rating": 1.5, "level": "easy"}
        lines.append(BlockLine(place, id_, json_row(row)).written())
    return BlockPacket(release(), packed(b"".join(lines)))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--workers", type=int, nargs="+", default=[100, 200, 400])
    parser.add_argument("--each", type=int, default=8, help="blocks for each worker")
    parser.add_argument("--seconds", type=float, default=1.0, help="how long a block takes")
    parser.add_argument("--losses", type=float, default=0.02)
    asked = parser.parse_args()
    print("| workers | blocks | lost | seconds | at best | busy | driver's CPU per block | SHA-256 |")
    print("|---:|---:|---:|---:|---:|---:|---:|---|")
    for workers in asked.workers:
        blocks = workers * asked.each
        recipe = {"block": _BLOCK, "puzzles": [{"kind": "latin", "size": 4, "count": blocks * _BLOCK}]}
        with TemporaryDirectory() as folder, SimulatedCluster(workers, asked.seconds, asked.losses, workers) as cluster:
            start, cpu = time.monotonic(), time.process_time()
            made = gw.make_dataset(recipe, Path(folder) / "set", executor=cluster)
            seconds, cpu = time.monotonic() - start, time.process_time() - cpu
            best = blocks * asked.seconds / workers
            told = f"{workers} | {blocks:,} | {cluster.lost} | {seconds:.1f} | {best:.1f} | {best / seconds:.0%}"
            print(f"| {told} | {cpu / blocks * 1000:.1f} ms | {made.sha256[:12]} |", flush=True)


if __name__ == "__main__":
    main()
