"""Candidates as a graph: which exclude each other, and of which one must be true.

Candidates are numbered, and a set of candidates is an integer with a bit for each, like a set of cells.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import NamedTuple

from gridwright.engine.suppositions import compressed
from gridwright.logic.board import Board
from gridwright.logic.step import Candidate
from gridwright.logic.structure.fillings import filled_rules_of
from gridwright.logic.structure.sets import cells_in
from gridwright.logic.structure.shape import Shape
from gridwright.logic.structure.ties import Basis, Tie, ties_of
from gridwright.model.layout import House

__all__ = ["Choice", "Graph", "graph_of"]


class Choice(NamedTuple):
    """Candidates of which one must be true: those of a cell, or the places of a value in a full house or in a rule.

    That no other is possible shows in the candidates of the cells of `grounds`.
    """

    candidates: int
    grounds: int
    house: House | None
    why: Basis | None = None
    """What says so, if it is a rule that leaves no way without any of them."""


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
    tied: dict[tuple[int, int], Basis] = field(default_factory=dict)
    """Which two exclude each other only because no way to fill a rule has both; the lower number first."""
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
    graph = _graph(board.shape, board.open, tuple(board.where))
    if not filled_rules_of(board.layout) or not graph.named:
        return graph
    before: Graph | None
    tied: Graph
    before, tied = board.memory.get(graph_of, (None, graph))
    if before is not graph:
        tied = _tied(graph, ties_of(board))
        board.memory[graph_of] = graph, tied
    return tied


def _tied(graph: Graph, ties: Iterable[Tie]) -> Graph:
    """The graph with what rules say besides: candidates that exclude each other, and of which one must be true."""
    numbers = {candidate: number for number, candidate in enumerate(graph.named)}
    excludes, choices, tied = dict(graph.excludes), dict(graph.choices), dict[tuple[int, int], Basis]()
    for ways, why in ties:
        together: dict[int, int] = {}
        by_value: dict[int, int] = {}
        everywhere = set(range(len(graph.same_value)))
        for way in ways:
            mask = 0
            for candidate in way:
                mask |= 1 << numbers[candidate]
                by_value[candidate[1]] = by_value.get(candidate[1], 0) | 1 << numbers[candidate]
            for number in cells_in(mask):
                together[number] = together.get(number, 0) | mask
            everywhere &= {value for _, value in way}
        all_of_them = 0
        for number in together:
            all_of_them |= 1 << number
        for number, mask in together.items():
            for other in cells_in(all_of_them & ~mask & ~excludes[number]):
                if other > number:
                    tied[number, other] = why
                    excludes[number] |= 1 << other
                    excludes[other] |= 1 << number
        for value in everywhere:
            choices.setdefault(by_value[value], Choice(by_value[value], why.grounds, None, why))
    choices_of: dict[int, list[int]] = {number: [] for number in excludes}
    for key in choices:
        for number in cells_in(key):
            choices_of[number].append(key)
    return replace(graph, excludes=excludes, choices=choices, choices_of=choices_of, tied=tied, known_near={})


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
