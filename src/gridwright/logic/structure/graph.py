"""Candidates as a graph: which exclude each other, and of which one must be true.

Candidates are numbered, and a set of candidates is an integer with a bit for each, like a set of cells.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from gridwright.logic.board import Board
from gridwright.logic.step import Candidate
from gridwright.logic.structure.sets import cells_in
from gridwright.logic.structure.shape import Shape
from gridwright.model.layout import House

__all__ = ["Choice", "Graph", "graph_of"]


class Choice(NamedTuple):
    """Candidates of which one must be true: those of a cell, or the places of a value in a full house.

    That no other is possible shows in the candidates of the cells of `grounds`.
    """

    candidates: int
    grounds: int
    house: House | None


@dataclass(frozen=True, eq=False, slots=True)
class Graph:
    """The candidates of a board's open cells, each numbered value × `cells` + cell.

    `excludes` has for each those that cannot be true with it; `choices` every choice by its candidates, and
    `choices_of` for each candidate the choices it belongs to.
    """

    cells: int
    open: int
    excludes: dict[int, int]
    choices: dict[int, Choice]
    choices_of: dict[int, list[int]]

    def candidate(self, number: int) -> Candidate:
        value, cell = divmod(number, self.cells)
        return cell, value

    def candidates(self, numbers: int) -> tuple[Candidate, ...]:
        return tuple(sorted(map(self.candidate, cells_in(numbers))))

    def of_value(self, number: int) -> int:
        """All candidates of the same value."""
        return self.open & (1 << self.cells) - 1 << number // self.cells * self.cells


def graph_of(board: Board) -> Graph:
    """The graph of a board as it stands; remembered, since several techniques ask for it one after the other."""
    return _graph(board.shape, board.open, tuple(board.where))


@lru_cache(maxsize=4)
def _graph(shape: Shape, left: int, where: tuple[int, ...]) -> Graph:
    count = len(shape.effects)
    places = [cells & left for cells in where]
    everything = sum(cells << value * count for value, cells in enumerate(places))
    in_cells = dict.fromkeys(cells_in(left), 0)
    for number in cells_in(everything):
        in_cells[number % count] |= 1 << number
    choices = {mask: Choice(mask, 1 << cell, None) for cell, mask in in_cells.items()}
    for choice in _in_houses(shape, left, where):
        choices.setdefault(choice.candidates, choice)  # the same places in two houses are one choice
    excludes = {
        number: _excluded(shape, places, number) | in_cells[number % count] ^ 1 << number
        for number in cells_in(everything)
    }
    choices_of: dict[int, list[int]] = {number: [] for number in excludes}
    for key in choices:
        for number in cells_in(key):
            choices_of[number].append(key)
    return Graph(count, everything, excludes, choices, choices_of)


def _in_houses(shape: Shape, left: int, where: Sequence[int]) -> Iterator[Choice]:
    count = len(shape.effects)
    for house in shape.full:
        if house.cells & left:
            for value in house.values:
                here = where[value] & house.cells
                if here & ~left == 0:
                    yield Choice(here << value * count, house.cells & ~here, house.house)


def _excluded(shape: Shape, places: Sequence[int], number: int) -> int:
    """The candidates of other cells that cannot be true with this one."""
    value, cell = divmod(number, len(shape.effects))
    found = 0
    for lost, cells in shape.effects[cell][value]:
        found |= (places[lost] & cells) << lost * len(shape.effects)
    return found
