"""What a cluster costs beside processes of this machine: blocks that wait for a second each, on two workers.

    python -m bench.crew_overhead
"""

from __future__ import annotations

import time

from gridwright.batches.executors import crew_on, in_turn

_BLOCKS = 20
_WORKERS = 2


def main() -> None:
    print("| workers at | seconds for blocks of one second | more than at best |")
    print("|---|---:|---:|")
    best = _BLOCKS / _WORKERS
    for on in ("local", "dask:local", "ray:local"):
        with crew_on(on, _WORKERS) as crew:
            list(in_turn(crew, time.sleep, [0.2] * 2 * _WORKERS))  # until all have started
            start = time.monotonic()
            list(in_turn(crew, time.sleep, [1.0] * _BLOCKS))
            seconds = time.monotonic() - start
        print(f"| {on} | {seconds:.2f} | {seconds / best - 1:.1%} |", flush=True)


if __name__ == "__main__":
    main()
