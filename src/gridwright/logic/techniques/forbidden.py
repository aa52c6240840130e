"""Forbidden values: what a value would do at once to the cells it is related to, it cannot do to all of them.

Where cells are only known to differ, locked candidates and naked pairs say the same; here any relation counts.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from gridwright.logic.board import Board
from gridwright.logic.step import Candidate, Step, Technique
from gridwright.logic.structure.sets import cells_in
from gridwright.logic.structure.shape import facts_of, touched_by
from gridwright.model.primitives import values_in

__all__ = ["TECHNIQUES"]


def _has_bonds(board: Board) -> bool:
    return bool(facts_of(board.layout).bonds)


def no_place(board: Board) -> Iterator[Step]:
    """A value that would leave another one no place in a full house."""
    if not _has_bonds(board):
        return
    effects, touched, where, left = board.shape.effects, touched_by(board.layout), board.where, board.open
    for house in board.in_time(board.shape.full):
        if not house.cells & left:
            continue
        for value in house.values:
            places = where[value] & house.cells
            if places & (places - 1) == 0:
                continue
            common, rest = left, places
            while common and rest:
                low = rest & -rest
                common &= touched[low.bit_length() - 1]
                rest ^= low
            if not common:
                continue
            eliminations: list[Candidate] = []
            lost = [(1 << place, dict(effects[place][value])) for place in cells_in(places)]
            for other in range(1, len(where)):
                found = where[other] & common if other != value else 0
                for place, losing in lost:
                    if not found:
                        break
                    found &= losing.get(other, 0) | place
                eliminations += ((cell, other) for cell in cells_in(found))
            if eliminations:
                yield Step(
                    "no-place", 3.1, eliminations=tuple(eliminations), cells=cells_in(places), values=(value,),
                    grounds=cells_in(house.cells & ~places), houses=(house.house,),
                    pairs=_pairs(eliminations, cells_in(places)),
                )  # fmt: skip


def forbidden_pair(board: Board) -> Iterator[Step]:
    """A value that would leave two cells one and the same candidate, which they cannot both hold."""
    if not _has_bonds(board):
        return
    where, left = board.where, board.open
    for value, cells in enumerate(_forcing(board)):
        sees = board.shape.sees[value]
        for (one, to_one), (two, to_two) in combinations(cells, 2):
            if not sees[one] >> two & 1:
                continue
            outside = left & ~(1 << one | 1 << two)
            eliminations = [
                (cell, other)
                for other, forcing in to_one.items()
                if other in to_two
                for cell in cells_in(forcing & to_two[other] & where[other] & outside)
            ]
            if eliminations:
                yield Step(
                    "forbidden-pair", 3.4, eliminations=tuple(eliminations), cells=(one, two), values=(value,),
                    grounds=(one, two), pairs=((one, two), *_pairs(eliminations, (one, two))),
                )  # fmt: skip


def _forcing(board: Board) -> list[list[tuple[int, dict[int, int]]]]:
    """For each value the cells that can hold it, with the values that force it there and from where."""
    found: list[list[tuple[int, dict[int, int]]]] = [[] for _ in board.where]
    for cell in board.in_time(board.open_cells()):
        values = values_in(board.candidates[cell])
        lost = [dict(board.shape.effects[cell][value]) for value in values]
        open_cells = board.open & ~(1 << cell)
        everywhere = {other: open_cells & cells for other, cells in enumerate(board.where) if other}
        for place, kept in enumerate(values):
            forcing = everywhere
            for losing in (*lost[:place], *lost[place + 1 :]):
                forcing = {other: both for other, cells in forcing.items() if (both := cells & losing.get(other, 0))}
                if not forcing:
                    break
            if forcing:
                found[kept].append((cell, forcing))
    return found


def _pairs(eliminations: list[Candidate], cells: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    """Each cell that loses a value with each that it would act on."""
    return tuple(dict.fromkeys((cell, other) for cell, _ in eliminations for other in cells if cell != other))


TECHNIQUES = (
    Technique("no-place", "No place", 3.1, no_place),
    Technique("forbidden-pair", "Forbidden pair", 3.4, forbidden_pair),
)
