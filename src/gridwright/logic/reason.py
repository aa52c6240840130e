"""Reasoning with a few techniques as far as they lead."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from gridwright.layout import layout_of
from gridwright.logic.board import Board
from gridwright.logic.step import Step, Technique
from gridwright.logic.techniques.hidden_single import HIDDEN_SINGLE
from gridwright.logic.techniques.naked_single import NAKED_SINGLE
from gridwright.primitives import values_in
from gridwright.puzzle import Position, Puzzle

__all__ = ["SINGLES", "Trail", "reason"]

SINGLES: tuple[Technique, ...] = (NAKED_SINGLE, HIDDEN_SINGLE)


@dataclass(frozen=True, slots=True)
class Trail:
    """The steps taken and where they led. `broken` means that they prove there is no solution."""

    puzzle: Puzzle
    steps: tuple[Step, ...]
    values: tuple[int, ...]
    candidates: tuple[frozenset[int], ...]
    solved: bool
    broken: bool


def reason(start: Puzzle | Position, techniques: Sequence[Technique] = SINGLES) -> Trail:
    """Takes steps from a puzzle or position until it is solved, broken, or the techniques find nothing more."""
    position = start if isinstance(start, Position) else Position(start)
    board = Board(layout_of(position.puzzle), position.values)
    steps = tuple(_steps(board, techniques))
    return Trail(
        puzzle=position.puzzle,
        steps=steps,
        values=tuple(board.values),
        candidates=tuple(frozenset(values_in(mask)) for mask in board.candidates),
        solved=board.solved,
        broken=board.broken,
    )


def _steps(board: Board, techniques: Sequence[Technique]) -> Iterator[Step]:
    """One step at a time, each by the first technique that finds any."""
    while not board.broken:
        step = next((step for technique in techniques for step in technique.find(board)), None)
        if step is None:
            return
        for cell, value in step.placements:
            board.place(cell, value)
        for cell, value in step.eliminations:
            board.candidates[cell] &= ~(1 << (value - 1))
        yield step
