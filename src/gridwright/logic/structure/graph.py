"""Candidates as a graph: which exclude each other, and of which one must be true.

Candidates are numbered, and a set of candidates is an integer with a bit for each, like a set of cells.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import NamedTuple

from gridwright.engine.suppositions import compressed
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
    """The candidates of a board's open cells, numbered from 0 on: by value, then by cell.

    `excludes` has for each those that cannot be true with it; `choices` every choice by its candidates, and
    `choices_of` for each candidate the choices it belongs to. `named` has the cell and value of each.
    """

    named: tuple[Candidate, ...]
    open: int
    excludes: dict[int, int]
    choices: dict[int, Choice]
    choices_of: dict[int, list[int]]
    same_value: tuple[int, ...]
    """For each value all of its candidates."""
    known_near: dict[int, int] = field(default_factory=dict)
    """What was asked for so far."""

    def candidate(self, number: int) -> Candidate:
        return self.named[number]

    def candidates(self, numbers: int) -> tuple[Candidate, ...]:
        return tuple(sorted(map(self.candidate, cells_in(numbers))))

    def of_value(self, number: int) -> int:
        """All candidates of the same value."""
        return self.same_value[self.named[number][1]]

    def near(self, number: int) -> int:
        """The candidate, those it excludes, and those that these exclude."""
        found = self.known_near.get(number)
        if found is None:
            found = self.excludes[number] | 1 << number
            for excluded in cells_in(self.excludes[number]):
                found |= self.excludes[excluded]
            self.known_near[number] = found
        return found


MOST = 6_000
"""Candidates beyond which nobody follows chains; what they exclude would take gigabytes, too."""


def graph_of(board: Board) -> Graph:
    """The graph of a board as it stands; remembered, since several techniques ask for it one after the other.

    It is empty for a board of too many candidates, so that nothing is found in it.
    """
    return _graph(board.shape, board.open, tuple(board.where))


@lru_cache(maxsize=4)
def _graph(shape: Shape, left: int, where: tuple[int, ...]) -> Graph:
    count = len(shape.effects)
    places = [cells & left for cells in where]
    if sum(map(int.bit_count, places)) > MOST:
        return Graph((), 0, {}, {}, {}, ())
    # At first each has the number value × cells + cell, so that the places of a value are moved as a whole.
    same_value = [cells << value * count for value, cells in enumerate(places)]
    everything = sum(same_value)
    numbers = cells_in(everything)
    in_cells = dict.fromkeys(cells_in(left), 0)
    for number in numbers:
        in_cells[number % count] |= 1 << number
    choices = {mask: Choice(mask, 1 << cell, None) for cell, mask in in_cells.items()}
    for choice in _in_houses(shape, left, where):
        choices.setdefault(choice.candidates, choice)  # the same places in two houses are one choice
    excluded = (_excluded(shape, places, number) | in_cells[number % count] ^ 1 << number for number in numbers)
    named = tuple((number % count, number // count) for number in numbers)
    return _numbered(named, everything, excluded, choices, same_value)


def _numbered(
    named: tuple[Candidate, ...],
    everything: int,
    excluded: Iterable[int],
    choices: dict[int, Choice],
    same_value: Iterable[int],
) -> Graph:
    """The graph with its candidates numbered one after the other: the smaller their sets, the faster."""
    excludes = dict(enumerate(compressed(excluded, everything)))
    narrow = {
        mask: Choice(mask, choice.grounds, choice.house)
        for mask, choice in zip(compressed(choices, everything), choices.values(), strict=True)
    }
    choices_of: dict[int, list[int]] = {number: [] for number in excludes}
    for key in narrow:
        for number in cells_in(key):
            choices_of[number].append(key)
    same = tuple(compressed(same_value, everything))
    return Graph(named, (1 << len(named)) - 1, excludes, narrow, choices_of, same)


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
