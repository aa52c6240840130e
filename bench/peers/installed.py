"""The peers from PyPI that are installed here."""

from __future__ import annotations

from collections.abc import Callable
from importlib.util import find_spec

from bench.peers import asp, constraints, exact_cover, learning, packages
from bench.peers._peer import Peer

__all__ = ["installed"]

_PEERS: dict[str, Callable[[], Peer]] = {
    "pysat": learning.python_sat,
    "clingo": asp.clingo,
    "ortools": constraints.cp_sat,
    "exact_cover": exact_cover.exact_cover,
    "pencilmark": packages.pencilmark,
    "dokusan": packages.dokusan,
    "sudoku": packages.py_sudoku,
}
"""By the module that must be there."""


def installed() -> list[Peer]:
    return [make() for module, make in _PEERS.items() if find_spec(module)]
