"""What an argument stands on."""

from __future__ import annotations

from gridwright.logic.structure.graph import Choice, Graph
from gridwright.logic.structure.sets import cells_in
from gridwright.logic.structure.ties import Basis
from gridwright.model.layout import House

__all__ = ["Premises"]


class Premises:
    """The grounds, houses, pairs and rules of an argument over a graph, gathered as it is told."""

    def __init__(self, graph: Graph) -> None:
        self._graph = graph
        self._grounds = 0
        self._houses: dict[House, None] = {}
        self._excluded: dict[tuple[int, int], None] = {}
        self._tied: dict[Basis, None] = {}

    def choose(self, choice: Choice) -> None:
        """One of these candidates is true."""
        self._grounds |= choice.grounds
        if choice.house:
            self._houses[choice.house] = None
        if choice.why:
            self._tied[choice.why] = None

    def exclude(self, first: int, second: int) -> None:
        """Two candidates are not both true."""
        why = self._graph.tied.get((min(first, second), max(first, second)))
        if why:
            self._tied[why] = None
        else:
            self._excluded[first, second] = None

    @property
    def grounds(self) -> tuple[int, ...]:
        grounds = self._grounds
        for why in self._tied:
            grounds |= why.grounds
        return cells_in(grounds)

    @property
    def houses(self) -> tuple[House, ...]:
        return tuple(self._houses)

    @property
    def pairs(self) -> tuple[tuple[int, int], ...]:
        """The pairs of cells whose relation is used; not where a house that is used anyway says it."""
        found: dict[tuple[int, int], None] = {}
        for first, second in self._excluded:
            (a, value), (b, other) = map(self._graph.candidate, (first, second))
            if a != b and not (value == other and any(a in house.cells and b in house.cells for house in self._houses)):
                found[min(a, b), max(a, b)] = None
        for why in self._tied:
            found.update(dict.fromkeys(why.pairs))
        return tuple(found)

    @property
    def rules(self) -> tuple[int, ...]:
        """The rules that are used whole."""
        return tuple(dict.fromkeys(why.rule for why in self._tied))
