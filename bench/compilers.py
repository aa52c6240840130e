"""The native core built by several compilers, each in a folder of its own that is gone afterwards."""

from __future__ import annotations

import os
import shutil
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from contextlib import ExitStack
from importlib import import_module
from pathlib import Path

from bench.machine import version_of_compiler
from bench.results import Rows
from bench.sets import CLASSIC, find, sudoku_lines
from bench.worker import Worker

__all__ = ["compilers"]

ROOT = Path(__file__).parent.parent
COUNT = 20_000


def compilers(data: Path, *, commands: Sequence[str] = ("g++", "clang++"), rounds: int = 5) -> Rows:
    """A row for each set and compiler that is here; `ratio` is to the first."""
    present = [command for command in commands if shutil.which(command)]
    for command in set(commands) - set(present):
        print(f"{command} is not here: left out", file=sys.stderr)
    with tempfile.TemporaryDirectory() as folder:
        cores = {command: _built(command, Path(folder, str(place))) for place, command in enumerate(present)}
        return [row for name in CLASSIC for row in _set(name, sudoku_lines(find(data, name)), cores, rounds)]


def _set(name: str, lines: list[str], cores: dict[str, Path], rounds: int) -> Rows:
    lines = (lines * (COUNT // len(lines) + 1))[:COUNT]
    with ExitStack() as stack:
        workers = {command: stack.enter_context(Worker(lines, core=core)) for command, core in cores.items()}
        turns = [{command: _spent(worker) for command, worker in workers.items()} for _ in range(rounds)]
    first = next(iter(cores))
    return [
        {
            "set": name,
            "compiler": version_of_compiler(command),
            "microseconds": statistics.median(turn[command] for turn in turns) / len(lines) * 1e6,
            "ratio": statistics.median(turn[command] / turn[first] for turn in turns),
        }
        for command in cores
    ]


def _spent(worker: Worker) -> float:
    worker.start()
    return worker.finish()


def _built(compiler: str, folder: Path) -> Path:
    """The native module as this compiler makes it."""
    options = [
        f"-DCMAKE_CXX_COMPILER={compiler}",
        f"-DPython_EXECUTABLE={sys.executable}",
        f"-Dnanobind_DIR={import_module('nanobind').cmake_dir()}",
    ]
    cmake = shutil.which("cmake", path=f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}") or "cmake"
    jobs = str(os.cpu_count() or 1)
    for words in (["-S", str(ROOT), "-B", str(folder), *options], ["--build", str(folder), "--parallel", jobs]):
        run = subprocess.run([cmake, *words], capture_output=True, text=True, check=False)
        if run.returncode:
            raise SystemExit(f"{compiler} could not build the core:\n{run.stdout}{run.stderr}")
    return next(folder.glob("_core*.so"))
