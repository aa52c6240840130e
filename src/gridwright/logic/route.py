"""Steps one after the other: the positions they lead to, and how each step knows the one that it is taken in."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from gridwright.logic.board import Board
from gridwright.logic.step import Candidate, Step
from gridwright.model.clock import Clock
from gridwright.model.layout import layout_of
from gridwright.model.primitives import values_in
from gridwright.model.puzzle import Position, Puzzle

__all__ = ["Route", "board_of", "filled", "placed", "replay", "take"]


class Changes(NamedTuple):
    """What a step does to a board, and no more of it."""

    eliminations: tuple[Candidate, ...]
    placements: tuple[Candidate, ...]


class Route:
    """Steps taken from a position. The positions on it are found when one of them is first asked for.

    It has what the steps do and not the steps, which have it: in a circle they would wait for the garbage collector,
    which takes a fifth of the time to find them.
    """

    __slots__ = ("_changes", "_positions", "_start")

    def __init__(self, start: Position, steps: Sequence[Step]) -> None:
        self._start, self._changes = start, [Changes(step.eliminations, step.placements) for step in steps]
        self._positions: tuple[Position, ...] = ()

    @property
    def positions(self) -> tuple[Position, ...]:
        """The position before each step, and that after the last."""
        if not self._positions:
            self._positions = (self._start, *replay(self._start, self._changes))
        return self._positions


def placed(start: Position, steps: Sequence[Step]) -> tuple[Step, ...]:
    """The steps, which know from now on where they are taken; nobody else may have them yet."""
    route = Route(start, steps)
    for number, step in enumerate(steps):
        object.__setattr__(step, "place", (route, number))  # to make each anew takes a tenth of the time to find it
    return tuple(steps)


def replay(start: Puzzle | Position, steps: Iterable[Step | Changes]) -> Iterator[Position]:
    """The position after each step, with every candidate as a mark."""
    board, puzzle, marks = board_of(start), Position.of(start).puzzle, _Marks()
    for step in steps:
        take(board, step)
        values, masks = filled(board, puzzle)
        yield Position(puzzle, values, tuple(marks[mask] for mask in masks))


class _Marks(dict[int, frozenset[int]]):
    """Masks as sets of values, each made once: a step leaves most cells as they are."""

    def __missing__(self, mask: int) -> frozenset[int]:
        self[mask] = found = frozenset(values_in(mask))
        return found


def take(board: Board, step: Step | Changes) -> None:
    """Does on the board what the step says."""
    for cell, value in step.eliminations:
        board.eliminate(cell, value)
    for cell, value in step.placements:
        board.place(cell, value)


def filled(board: Board, puzzle: Puzzle) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The values and candidates of a board; of cells that hold nothing there are none."""
    holes = puzzle.grid.holes
    if not holes:
        return tuple(board.values), tuple(board.candidates)
    cells = puzzle.grid.cells
    return tuple(0 if cell in holes else board.values[cell] for cell in cells), tuple(
        0 if cell in holes else board.candidates[cell] for cell in cells
    )


def board_of(start: Puzzle | Position, clock: Clock | None = None) -> Board:
    position = Position.of(start)
    return Board(layout_of(position.puzzle), position.values, position.marks, clock)
