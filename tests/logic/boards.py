"""Boards in a certain state, and what techniques find on them."""

from __future__ import annotations

import gridwright as gw
from gridwright.logic.board import Board
from gridwright.model.layout import layout_of
from gridwright.model.primitives import values_in


def board_of(puzzle: gw.Puzzle, **candidates: str) -> Board:
    """The puzzle's board; cells that are named have exactly these candidates: `board_of(puzzle, r1c1="12")`."""
    board = Board(layout_of(puzzle), puzzle.givens)
    for name, wanted in candidates.items():
        cell = puzzle.grid.named(name)
        for value in values_in(board.candidates[cell]):
            if str(value) not in wanted:
                board.eliminate(cell, value)
    return board


def position_of(board: Board, puzzle: gw.Puzzle) -> gw.Position:
    """A board as a position, its candidates as marks: where `gw.verify` can start from."""
    marks = tuple(frozenset(values_in(mask)) for mask in board.candidates)
    return gw.Position(puzzle, tuple(board.values), marks)


def found(board: Board, technique: str) -> list[gw.Step]:
    """All the steps of a technique that the board offers."""
    return list(next(entry for entry in gw.ladder() if entry.id == technique).find(board))


def said(board: Board, pairs: tuple[tuple[int, int], ...]) -> set[str]:
    """Candidates as text: {"r1c1=5"}."""
    return {f"{board.layout.grid.name(cell)}={value}" for cell, value in pairs}
