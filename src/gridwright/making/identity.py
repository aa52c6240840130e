"""What puzzles are known by that are the same but for how they look."""

from __future__ import annotations

import hashlib

from gridwright.clues import clues_of
from gridwright.model.puzzle import Puzzle
from gridwright.model.rules import regions_in

__all__ = ["identity"]


def identity(puzzle: Puzzle) -> str:
    """A short id."""
    told = (puzzle.grid, regions_in(puzzle.rules), sorted(clue.word for clue in clues_of(puzzle)))
    return hashlib.blake2b(repr(told).encode(), digest_size=8).hexdigest()
