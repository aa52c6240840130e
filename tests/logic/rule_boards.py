"""Boards of puzzles with cages and other rules about several cells, and what must hold of the steps found on them."""

from __future__ import annotations

from dataclasses import replace

from boards import found, position_of

import gridwright as gw
from gridwright.clues import with_clues
from gridwright.logic.board import Board

NINE = gw.sudoku(["." * 9] * 9)
SIX = gw.sudoku(["." * 6] * 6)


def with_words(base: gw.Puzzle, *words: str) -> gw.Puzzle:
    return with_clues(base, words)


def proven(board: Board, puzzle: gw.Puzzle, technique: str) -> list[gw.Step]:
    """The steps of a technique, each of which follows from its premises, and not without its rules or its houses."""
    steps = found(board, technique)
    for step in steps:
        assert flaws(board, puzzle, step) == []
        assert flaws(board, puzzle, replace(step, rules=()))
        assert not step.houses or flaws(board, puzzle, replace(step, houses=()))
    return steps


def flaws(board: Board, puzzle: gw.Puzzle, step: gw.Step) -> list[gw.Problem]:
    return gw.verify(position_of(board, puzzle), [step])


def ones(cell: str, values: str) -> set[str]:
    return {f"{cell}={value}" for value in values}
