"""What puzzles are known by that are the same but for how they look."""

from __future__ import annotations

import hashlib

from gridwright.clues import clues_of
from gridwright.engine.canonical import canonical
from gridwright.model.errors import OutOfTimeError
from gridwright.model.puzzle import Puzzle
from gridwright.model.rules import regions_in

__all__ = ["identity"]


def identity(puzzle: Puzzle) -> str:
    """The id of the puzzle's canonical form; of one with too many symmetries for that, one of its clues."""
    try:
        return canonical(puzzle).id
    except OutOfTimeError:
        told = (puzzle.grid, regions_in(puzzle.rules), sorted(clue.word for clue in clues_of(puzzle)))
        return hashlib.blake2b(repr(told).encode(), digest_size=12).hexdigest()
