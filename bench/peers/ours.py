"""Gridwright itself, through its interface for batches."""

from __future__ import annotations

from collections.abc import Sequence

import gridwright as gw
from bench.peers._peer import Peer

__all__ = ["ours", "ours_from_text", "ours_irregular"]

_VALUES = bytes(byte - ord("0") if byte in b"123456789" else 0 for byte in range(256))
_BOXES = [[row // 3 * 3 + col // 3 for col in range(9)] for row in range(9)]


def ours(instruction_set: str) -> Peer:
    """The engine with an instruction set."""
    return _peer(f"Gridwright {instruction_set}", gw.load("." * 81), instruction_set)


def ours_from_text(instruction_set: str) -> Peer:
    """The same with the time it takes Python to turn text into values, which other peers do on their own."""
    engine = gw.Engine(gw.load("." * 81), instruction_set=instruction_set)
    name = f"Gridwright {instruction_set}, from text"
    return Peer(name, lambda text: _unique(engine, text.translate(_VALUES)), _text)


def ours_irregular(instruction_set: str) -> Peer:
    """The same with the boxes given as regions of any shape: there is no way of its own for the 9×9."""
    name = f"Gridwright {instruction_set}, boxes as irregular regions"
    return _peer(name, gw.jigsaw([[0] * 9] * 9, _BOXES), instruction_set)


def _peer(name: str, puzzle: gw.Puzzle, instruction_set: str) -> Peer:
    engine = gw.Engine(puzzle, instruction_set=instruction_set)
    return Peer(name, lambda values: _unique(engine, values), lambda lines: _text(lines).translate(_VALUES))


def _unique(engine: gw.Engine, values: bytes) -> int:
    return bytes(engine.solve_many(values, threads=1).statuses).count(1)


def _text(lines: Sequence[str]) -> bytes:
    return "".join(lines).encode()
