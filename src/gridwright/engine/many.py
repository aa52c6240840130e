"""Puzzles of any shapes, solved together."""

from __future__ import annotations

from collections.abc import Iterable

from gridwright.engine.engine import Engine
from gridwright.model.layout import layout_of
from gridwright.model.puzzle import Outcome, Puzzle

__all__ = ["solve_many"]


def solve_many(puzzles: Iterable[Puzzle], *, threads: int | None = None) -> list[Outcome]:
    """Solves puzzles of any kinds, proving uniqueness; of several solutions an outcome has the first.

    Puzzles of one shape share a layout and all lanes, so a list of them takes a fraction of the time.
    """
    puzzles = list(puzzles)
    shapes: dict[object, list[int]] = {}
    for number, puzzle in enumerate(puzzles):
        shapes.setdefault(layout_of(puzzle), []).append(number)
    outcomes: dict[int, Outcome] = {}
    for numbers in shapes.values():
        givens = bytes(value for number in numbers for value in puzzles[number].givens)
        outcomes.update(zip(numbers, Engine(puzzles[numbers[0]]).solve_many(givens, threads=threads), strict=True))
    return [outcomes[number] for number in range(len(puzzles))]
