"""Hidden single: one place left for a value in a house that must hold it."""

from __future__ import annotations

from collections.abc import Iterator

from gridwright.logic.board import Board
from gridwright.logic.step import Step, Technique

__all__ = ["HIDDEN_SINGLE"]


def find(board: Board) -> Iterator[Step]:
    for house in board.full_houses:
        once = twice = 0
        for cell in house.cells:
            mask = board.candidates[cell]
            twice |= once & mask
            once |= mask
        for cell in house.cells:
            hidden = board.candidates[cell] & once & ~twice
            if hidden and not board.values[cell]:
                # Two such values in one cell cannot both be right; the first is told, and the board then breaks.
                value = (hidden & -hidden).bit_length()
                rule = board.layout.rules[house.rule]
                yield Step("hidden-single", placements=((cell, value),), cells=house.cells, rules=(rule,))


HIDDEN_SINGLE = Technique("hidden-single", "Hidden single", find)
