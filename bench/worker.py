"""A process that solves the same 9×9 puzzles whenever it is told to: for comparing threads, processes and builds.

The child reads how many lines there are, the lines, and then a word for every time it shall solve them. It answers each
with the seconds of processor time that it took.
"""

from __future__ import annotations

import subprocess
import sys
import time
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import IO

__all__ = ["Worker"]

CORE = "gridwright.engine._core"


class Worker:
    """The parent's side. `core` is a native module to use instead of the one that is installed."""

    def __init__(self, lines: list[str], *, threads: int = 1, core: Path | None = None) -> None:
        words = [sys.executable, "-m", "bench.worker", str(threads), *([str(core)] if core else [])]
        root = Path(__file__).parent.parent
        self._child = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=root)
        self._say("".join(f"{line}\n" for line in [str(len(lines)), *lines]))
        self.finish()

    def start(self) -> None:
        self._say("go\n")

    def finish(self) -> float:
        """Waits for what was started; the seconds of processor time it took."""
        return float(self._pipe(self._child.stdout).readline())

    def __enter__(self) -> Worker:
        return self

    def __exit__(self, *error: object) -> None:
        self._child.communicate()

    def _say(self, text: str) -> None:
        pipe = self._pipe(self._child.stdin)
        pipe.write(text)
        pipe.flush()

    @staticmethod
    def _pipe(pipe: IO[str] | None) -> IO[str]:
        assert pipe is not None
        return pipe


def use_core(path: str) -> None:
    """Loads a native module in place of the installed one; before anything imports the engine."""
    spec = spec_from_file_location(CORE, path)
    assert spec and spec.loader
    module = module_from_spec(spec)
    sys.modules[CORE] = module
    spec.loader.exec_module(module)


def main(threads: str, core: str = "") -> None:
    if core:
        use_core(core)
    import gridwright as gw  # noqa: PLC0415 - after the core is chosen

    lines = [sys.stdin.readline().strip() for _ in range(int(sys.stdin.readline()))]
    engine = gw.Engine(gw.load("." * 81))
    data = "".join(lines).replace(".", "0").encode().translate(bytes((byte - 48) % 256 for byte in range(256)))
    print("0", flush=True)
    while sys.stdin.readline():
        start = time.process_time()
        statuses = engine.solve_many(data, threads=int(threads)).statuses
        print(time.process_time() - start, flush=True)
        assert bytes(statuses).count(1) == len(lines)


if __name__ == "__main__":
    main(*sys.argv[1:])
