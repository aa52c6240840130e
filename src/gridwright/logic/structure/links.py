"""Strong and weak links between candidates, and the shortest ways along them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from math import inf

from gridwright.logic.structure.graph import Choice, Graph
from gridwright.logic.structure.sets import cells_in, first_in, is_single

__all__ = ["Links", "Reach", "links_of", "longer", "reach_of"]


class Links:
    """The links of a graph that a chain may take: the choices between two, and what excludes what.

    `strong` has for each candidate those that are true if it is false; `jumps` those that are true if it is true,
    because it excludes a candidate that has a strong link to them.
    """

    def __init__(self, graph: Graph, choices: Iterable[Choice], *, same_value: bool = False) -> None:
        self.graph = graph
        self.choice_between: dict[int, Choice] = {}
        strong: dict[int, int] = {}
        ends = 0
        for choice in choices:
            both = choice.candidates
            rest = both & (both - 1)
            if is_single(rest):
                self.choice_between[both] = choice
                ends |= both
                for end, other in ((both ^ rest, rest), (rest, both ^ rest)):
                    number = end.bit_length() - 1
                    strong[number] = strong.get(number, 0) | other
        self.strong = strong
        self.jumps: dict[int, int] = {}
        for number, excluded in graph.excludes.items():
            reached = 0
            for met in cells_in(excluded & ends & (graph.of_value(number) if same_value else -1)):
                reached |= strong[met]
            self.jumps[number] = reached
        self._same_value = same_value

    def levels(self, start: int) -> Iterator[int]:
        """The candidates that are true if one of `start` is: those of `start`, those one jump away, two …"""
        jumps, seen = self.jumps, start
        while start:
            yield start
            reached = 0
            for number in cells_in(start):
                reached |= jumps[number]
            start = reached & ~seen
            seen |= reached

    def way(self, start: int, goal: int) -> list[int]:
        """A shortest way from one of `start`, being true, to one of `goal`, being true.

        By turns a candidate that is true and the one it excludes, which makes the next one true.
        """
        levels = []
        for level in self.levels(start):
            levels.append(level)
            if level & goal:
                break
        way = [first_in(levels.pop() & goal)]
        for level in reversed(levels):
            target = 1 << way[-1]
            before = next(number for number in cells_in(level) if self.jumps[number] & target)
            between = self.graph.excludes[before] & self.strong[way[-1]]
            if self._same_value:
                between &= self.graph.of_value(before)
            way += [first_in(between), before]
        return way[::-1]

    def choice(self, first: int, second: int) -> Choice:
        """The choice that two ends of a strong link are."""
        return self.choice_between[1 << first | 1 << second]


class Reach:
    """For each candidate those that are false if it is true: at once, after one jump, after two … as far as asked."""

    def __init__(self, links: Links) -> None:
        self._links = links
        self._found: dict[int, list[int]] = {}
        self._levels: dict[int, Iterator[int]] = {}

    def after(self, number: int, jumps: float = inf) -> list[int]:
        """The sets after no jump, one, two … so many jumps; all of them where there are no more."""
        if number not in self._found:
            self._found[number], self._levels[number] = [], self._links.levels(1 << number)
        found, excludes = self._found[number], self._links.graph.excludes
        while len(found) <= jumps and (level := next(self._levels[number], 0)):
            false = found[-1] if found else 0
            for true in cells_in(level):
                false |= excludes[true]
            found.append(false)
        return found


@lru_cache(maxsize=4)
def links_of(graph: Graph) -> Links:
    """All links of a graph; remembered, as the graph is."""
    return Links(graph, graph.choices.values())


@lru_cache(maxsize=4)
def reach_of(graph: Graph) -> Reach:
    """What a graph's candidates reach over all links."""
    return Reach(links_of(graph))


def longer(rating: float, length: int) -> float:
    """A rating with what a length adds: 0.1 for each of the limits 4, 6, 8, 12, 16, 24 … that it exceeds."""
    limit = 4
    while length > limit:
        rating += 0.1
        limit = limit * 3 // 2 if is_single(limit) else limit * 4 // 3
    return round(rating, 1)
