"""Leftovers: where houses are laid over as many others, what sticks out on one side equals what does on the other."""

from __future__ import annotations

from collections.abc import Iterator

from gridwright.logic.board import Board
from gridwright.logic.step import Candidate, Step, Technique
from gridwright.logic.structure.leftovers import Leftover, leftovers_of
from gridwright.logic.structure.sets import cells_in

__all__ = ["TECHNIQUES"]


def leftover_cell(board: Board) -> Iterator[Step]:
    """One cell sticks out on each side: both hold the same value."""
    for leftover in leftovers_of(board.layout):
        if leftover.size > 1:
            return
        yield from _steps(board, leftover, "leftover-cell", 2.7)


def leftover_set(board: Board) -> Iterator[Step]:
    """Several cells stick out on each side: they hold the same values, each as often."""
    for leftover in leftovers_of(board.layout):
        if leftover.size > 1:
            yield from _steps(board, leftover, "leftover-set", round(3.5 + 0.3 * (leftover.size - 2), 1))


def _steps(board: Board, leftover: Leftover, technique: str, rating: float) -> Iterator[Step]:
    if not _says_something(board, leftover):
        return
    for finder in (_needed, _missing):
        for one, other in ((leftover.one, leftover.other), (leftover.other, leftover.one)):
            for values, placements, eliminations, grounds in finder(board, leftover.houses[0].values, one, other):
                yield Step(
                    technique, rating, placements, eliminations, (*cells_in(one), *cells_in(other)), values,
                    grounds=cells_in(grounds), houses=tuple(house.house for house in leftover.houses),
                )  # fmt: skip


def _says_something(board: Board, leftover: Leftover) -> bool:
    """Whether any of the finders finds anything: nearly always none does, and that is seen sooner than what."""
    one, other, left = leftover.one, leftover.other, board.open
    for value in leftover.houses[0].values:
        cells = board.where[value]
        here, there = cells & one, cells & other
        if not here or not there:
            if here or there:
                return True
            continue
        if (here | there) & left:
            placed_here, placed_there = here & ~left, there & ~left
            if placed_there and here.bit_count() == placed_there.bit_count():
                return True
            if placed_here and there.bit_count() == placed_here.bit_count():
                return True
    return False


Found = tuple[tuple[int, ...], tuple[Candidate, ...], tuple[Candidate, ...], int]
"""Values, what is placed, what is removed, and the cells whose candidates say so."""


def _needed(board: Board, values: tuple[int, ...], one: int, other: int) -> Iterator[Found]:
    """A value has no more places on one side than it was placed on the other: it takes them all."""
    for value in values:
        places, here = board.where[value] & one, board.where[value] & other
        known = here & ~board.open
        if known and places.bit_count() == known.bit_count() and (places | here) & board.open:
            placements = tuple((cell, value) for cell in cells_in(places & board.open))
            eliminations = tuple((cell, value) for cell in cells_in(here & board.open))
            yield (value,), placements, eliminations, one & ~places | known


def _missing(board: Board, values: tuple[int, ...], one: int, other: int) -> Iterator[Found]:
    """What has no place on one side has none on the other."""
    absent = tuple(value for value in values if not board.where[value] & one and board.where[value] & other)
    if absent:
        yield absent, (), tuple((cell, v) for v in absent for cell in cells_in(board.where[v] & other)), one


TECHNIQUES = (
    Technique("leftover-cell", "Leftover cell", 2.7, leftover_cell),
    Technique("leftover-set", "Leftover set", 3.5, leftover_set),
)
