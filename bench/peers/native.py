"""Native solvers built elsewhere: shared libraries that have tdoku's interface."""

from __future__ import annotations

import ctypes
import os
import subprocess
import tempfile
from collections.abc import Sequence
from pathlib import Path

from bench.peers._peer import Peer

__all__ = ["native"]


def native(name: str, library: str) -> Peer:
    """A peer from `LIBRARY` or `LIBRARY:FUNCTION`."""
    path, _, function = library.partition(":")
    solver = getattr(ctypes.CDLL(str(Path(path).resolve())), function or "TdokuSolverDpllTriadSimd")
    count_unique = _loop()

    def solve(prepared: tuple[bytes, int]) -> int:
        text, count = prepared
        return int(count_unique(ctypes.cast(solver, ctypes.c_void_p), text, ctypes.c_size_t(count)))

    def prepare(lines: Sequence[str]) -> tuple[bytes, int]:
        return b"".join(line.encode() + b"\0" for line in lines), len(lines)

    return Peer(name, solve, prepare)


def _loop() -> ctypes._NamedFuncPointer:
    """The loop over puzzles; the library may go once it is loaded."""
    with tempfile.TemporaryDirectory() as folder:
        library = Path(folder, "loop.so")
        source = Path(__file__).with_name("loop.c")
        compiler = os.environ.get("CC", "cc")
        subprocess.run([compiler, "-O2", "-shared", "-fPIC", str(source), "-o", str(library)], check=True)
        function = ctypes.CDLL(str(library)).count_unique
    function.restype = ctypes.c_size_t
    return function
