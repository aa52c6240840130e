"""Chains of signs, worked out once for a layout: which cells are less than which, over how many links."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from gridwright.logic.structure.sets import cell_set
from gridwright.logic.structure.shape import HouseSet, facts_of, shape_of
from gridwright.model.layout import Layout

__all__ = ["Behind", "Way", "behind_of", "chain", "signs_of", "ways_of"]

Sign = tuple[int, int]
"""The cell that is less, and the one that is greater."""


@dataclass(frozen=True, eq=False, slots=True)
class Way:
    """The signs read in one direction: upwards from small to great, or downwards from great to small.

    A value's *rank* is its place on that way: 1 for the smallest value upwards, for the largest downwards.
    """

    up: bool
    size: int
    cells: tuple[int, ...]
    """Cells with signs, each after all those before it. Those of signs that run in a circle are left out."""
    before: tuple[tuple[int, ...], ...]
    """For each cell those one sign before it."""

    def rank(self, mask: int) -> int:
        """The rank of the first candidate; past the last one when there is none."""
        if not mask:
            return self.size + 1
        return (mask & -mask).bit_length() if self.up else self.size + 1 - mask.bit_length()

    def value(self, rank: int) -> int:
        return rank if self.up else self.size + 1 - rank

    def short_of(self, rank: int) -> int:
        """The mask of all values of a lower rank."""
        everything = (1 << self.size) - 1
        if rank > self.size:
            return everything
        return (1 << rank - 1) - 1 if self.up else everything & ~((1 << self.size + 1 - rank) - 1)

    def sign(self, cell: int, beyond: int) -> Sign:
        """The sign between a cell and the next."""
        return (cell, beyond) if self.up else (beyond, cell)


@dataclass(frozen=True, eq=False, slots=True)
class Behind:
    """The cells of a house that come at least `links` signs before a cell."""

    cell: int
    house: HouseSet
    links: int
    cells: int


@lru_cache(maxsize=64)
def signs_of(layout: Layout) -> tuple[Sign, ...]:
    """Every sign once, recognised by what it says."""
    less = layout.less
    greater = less.reversed()
    facts = facts_of(layout)
    found = {}
    for bond in facts.bonds:
        relation = facts.relations[bond.relation]
        if relation == less:
            found[bond.first, bond.second] = True
        elif relation == greater:
            found[bond.second, bond.first] = True
    return tuple(found)


@lru_cache(maxsize=64)
def ways_of(layout: Layout) -> tuple[Way, ...]:
    """Both directions; none without signs."""
    signs = signs_of(layout)
    if not signs:
        return ()
    count = len(layout.domains)
    below: list[list[int]] = [[] for _ in range(count)]
    above: list[list[int]] = [[] for _ in range(count)]
    for less, greater in signs:
        below[greater].append(less)
        above[less].append(greater)
    waiting = [len(cells) for cells in below]
    order = [cell for cell in range(count) if above[cell] and not below[cell]]
    for cell in order:
        for greater in above[cell]:
            waiting[greater] -= 1
            if not waiting[greater]:
                order.append(greater)
    kept = cell_set(order)
    ways = ((True, order, below), (False, order[::-1], above))
    return tuple(
        Way(up, layout.values, tuple(cells), tuple(tuple(c for c in near if kept >> c & 1) for near in before))
        for up, cells, before in ways
    )


@lru_cache(maxsize=64)
def _distances(way: Way) -> tuple[dict[int, int], ...]:
    """For each cell those before it, however far, and the links of the longest chain from there."""
    found: tuple[dict[int, int], ...] = tuple({} for _ in way.before)
    for cell in way.cells:
        reached = found[cell]
        for near in way.before[cell]:
            reached[near] = max(reached.get(near, 0), 1)
            for far, links in found[near].items():
                reached[far] = max(reached.get(far, 0), links + 1)
    return found


@lru_cache(maxsize=64)
def behind_of(layout: Layout, way: Way) -> tuple[Behind, ...]:
    """Every cell with those of a house that come before it; of equal sets the one with most links."""
    found: dict[tuple[int, HouseSet, int], int] = {}
    for cell, reached in enumerate(_distances(way)):
        for links in range(1, max(reached.values(), default=0) + 1):
            cells = cell_set(far for far, length in reached.items() if length >= links)
            for house in shape_of(layout).houses:
                if house.cells & cells:
                    found[cell, house, house.cells & cells] = links
    return tuple(Behind(cell, house, links, cells) for (cell, house, cells), links in found.items())


def chain(way: Way, start: int, end: int) -> tuple[int, ...]:
    """The cells of the longest chain between two cells, in the order of the way."""
    cells, distances = [end], _distances(way)
    while cells[-1] != start:
        here = cells[-1]
        links = distances[here][start]
        cells.append(next(
            near for near in way.before[here]
            if (near == start and links == 1) or distances[near].get(start, 0) == links - 1 > 0
        ))  # fmt: skip
    return tuple(reversed(cells))
