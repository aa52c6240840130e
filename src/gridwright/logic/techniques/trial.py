"""Trial: a candidate is tried out, and no solution has it. Plain search, for when nothing else is left."""

from __future__ import annotations

from collections.abc import Iterator

from gridwright.logic.board import Board
from gridwright.logic.step import Step, Technique
from gridwright.model.primitives import values_in

__all__ = ["TECHNIQUES"]


def trial(board: Board) -> Iterator[Step]:
    """In the cell with the fewest candidates that has a wrong one: all its wrong ones."""
    candidates, possible = board.candidates, board.possible()
    for cell in sorted(board.open_cells(), key=lambda cell: candidates[cell].bit_count()):
        wrong = tuple((cell, value) for value in values_in(candidates[cell] & ~possible[cell]))
        if wrong:
            values = values_in(candidates[cell])
            yield Step("trial", 11.0, eliminations=wrong, cells=(cell,), values=values, whole=True)


TECHNIQUES = (Technique("trial", "Trial", 11.0, trial),)
