"""Help for a player in the middle of a puzzle: the next step, and what is wrong already."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from gridwright.logic.board import Board
from gridwright.logic.explain import next_step, take
from gridwright.logic.step import Step, Technique
from gridwright.logic.techniques import ladder
from gridwright.model.layout import layout_of
from gridwright.model.primitives import values_in
from gridwright.model.puzzle import Position, Puzzle

__all__ = ["hint", "mistakes", "replay"]


def hint(
    start: Puzzle | Position, techniques: Sequence[Technique] | None = None, *, uniqueness: bool = False
) -> Step | None:
    """The easiest step from a puzzle or position; None if there is none, or nothing is left to do.

    Techniques that rely on the solution being the only one are left out unless `uniqueness` is set.
    """
    board = _board(start)
    if not board.open or board.broken:
        return None
    chosen = ladder() if techniques is None else techniques
    step = next_step(board, [technique for technique in chosen if uniqueness or not technique.needs_uniqueness])
    return replace(step, position=Position.of(start)) if step else None


def mistakes(position: Position, solution: Sequence[int]) -> tuple[int, ...]:
    """The cells whose entry is not the solution's value, or whose marks leave it out."""
    marks = position.marks or (frozenset(),) * len(solution)
    return tuple(
        cell
        for cell, (value, right, marked) in enumerate(zip(position.values, solution, marks, strict=True))
        if (value != right if value else marked and right not in marked)
    )


def replay(start: Puzzle | Position, steps: Iterable[Step]) -> Iterator[Position]:
    """The position after each step, with every candidate as a mark."""
    board = _board(start)
    puzzle = Position.of(start).puzzle
    for step in steps:
        take(board, step)
        yield Position(puzzle, tuple(board.values), tuple(frozenset(values_in(mask)) for mask in board.candidates))


def _board(start: Puzzle | Position) -> Board:
    position = Position.of(start)
    return Board(layout_of(position.puzzle), position.values, position.marks)
