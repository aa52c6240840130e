"""Naked single: a cell with one candidate left."""

from __future__ import annotations

from collections.abc import Iterator

from gridwright.logic.board import Board
from gridwright.logic.step import Step, Technique

__all__ = ["NAKED_SINGLE"]


def find(board: Board) -> Iterator[Step]:
    for cell in board.open_cells():
        mask = board.candidates[cell]
        if mask and mask & (mask - 1) == 0:
            yield Step("naked-single", placements=((cell, mask.bit_length()),), cells=(cell,))


NAKED_SINGLE = Technique("naked-single", "Naked single", find)
