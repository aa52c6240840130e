"""Cells that signs put in order: circles of them, and chains longer than there are values."""

from __future__ import annotations

import itertools
from collections.abc import Collection, Iterator, Mapping
from typing import NamedTuple

from gridwright.model.layout import Facts
from gridwright.model.primitives import less_than

__all__ = ["Order", "circles", "long_chains"]

_CIRCLES = 5
"""The most circles that are told."""

_Above = Mapping[int, Mapping[int, int]]
"""For each cell the cells said to be greater, and by which rule."""


class Order(NamedTuple):
    """Cells each less than the next, the rules that say so, and the most that the last can be."""

    cells: tuple[int, ...]
    rules: tuple[int, ...]
    most: int = 0


def circles(facts: Facts, size: int) -> Iterator[Order]:
    """Cells each less than the next, all the way round: shortest ones that have no cell in common."""
    above = _above(facts, size)
    for _ in range(_CIRCLES):
        above = _going_round(above)
        circle: tuple[int, ...] = ()
        for cell in above:
            circle = _back_to(cell, above, len(circle) or len(above) + 1) or circle
        if not circle:
            return
        yield Order(circle, _rules(above, (*circle, circle[0])))
        above = _among(above, above.keys() - set(circle))


def long_chains(facts: Facts, size: int) -> Iterator[Order]:
    """Cells each less than the next, more of them than the last has values: one such chain, if there is any.

    Where signs go round in a circle, only cells outside of it are looked at.
    """
    above = _above(facts, size)
    waiting = dict.fromkeys((cell for cells in above.values() for cell in cells), 0)
    for cells in above.values():
        for cell in cells:
            waiting[cell] += 1
    before: dict[int, int] = {}
    length = dict.fromkeys((cell for cell in above if cell not in waiting), 1)
    ready = list(length)
    for cell in ready:
        most = facts.domains[cell].bit_length()
        if length[cell] > most:
            chain = [cell]
            while chain[0] in before:
                chain.insert(0, before[chain[0]])
            yield Order(tuple(chain), _rules(above, chain), most)
            return
        for other in above.get(cell, ()):
            if length[cell] >= length.get(other, 0):
                length[other], before[other] = length[cell] + 1, cell
            waiting[other] -= 1
            if not waiting[other]:
                ready.append(other)


def _above(facts: Facts, size: int) -> _Above:
    less = less_than(range(1, size + 1))
    above: dict[int, dict[int, int]] = {}
    for bond in facts.bonds:
        if facts.relations[bond.relation] == less:
            above.setdefault(bond.first, {})[bond.second] = bond.rule
    return above


def _among(above: _Above, cells: Collection[int]) -> _Above:
    return {cell: {other: rule for other, rule in above[cell].items() if other in cells} for cell in cells}


def _going_round(above: _Above) -> _Above:
    """Without cells that have nothing above them, or only such cells: what remains leads round and round."""
    left: dict[int, set[int]] = {cell: {other for other in others if other in above} for cell, others in above.items()}
    below: dict[int, list[int]] = {}
    for cell, others in left.items():
        for other in others:
            below.setdefault(other, []).append(cell)
    ends = [cell for cell, others in left.items() if not others]
    for end in ends:
        for cell in below.get(end, ()):
            left[cell].discard(end)
            if not left[cell]:
                ends.append(cell)
        del left[end]
    return _among(above, sorted(left))


def _back_to(start: int, above: _Above, shorter_than: int) -> tuple[int, ...]:
    """A shortest way from a cell up to itself, if there is one of fewer cells."""
    before: dict[int, int] = {}
    edge = [start]
    for _ in range(shorter_than - 1):
        following: list[int] = []
        for cell in edge:
            for other in above[cell]:
                if other == start:
                    way = [cell]
                    while way[0] != start:
                        way.insert(0, before[way[0]])
                    return tuple(way)
                if other not in before:
                    before[other] = cell
                    following.append(other)
        edge = following
    return ()


def _rules(above: _Above, cells: Collection[int]) -> tuple[int, ...]:
    way = tuple(cells)
    return tuple(above[one][other] for one, other in itertools.pairwise(way))
