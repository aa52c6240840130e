"""What a peer is."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

__all__ = ["Peer"]


@dataclass(frozen=True)
class Peer:
    """A solver of 9×9 Sudoku, given as lines of 81 characters with dots for empty cells.

    `prepare` lays the lines out as its interface takes them, outside the measured time. `solve` returns how many
    puzzles have exactly one solution or, where uniqueness is not proven, how many it solved.
    """

    name: str
    solve: Callable[[Any], int]
    prepare: Callable[[Sequence[str]], Any] = list
    proves: bool = True
    clock: Callable[[], float] = time.process_time
