"""What techniques ask a layout again and again, worked out once: houses as sets, and which cells see which."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache, reduce
from operator import and_, or_
from typing import overload

from gridwright.logic.structure.sets import cell_set
from gridwright.model.layout import Facts, House, Layout
from gridwright.model.primitives import Automaton, Distinct, Domain, OneOf, Pair, Relation, Sum, mask_up_to, values_in
from gridwright.model.rules import AllDifferent, Rule

__all__ = ["UNDERSTOOD", "HouseSet", "Shape", "facts_of", "shape_of", "taken_by", "touched_by"]

UNDERSTOOD = (Domain, Distinct, Pair, OneOf, Sum, Automaton)
"""The primitives that techniques and their proofs know."""

_SORTS = {"row": "row", "column": "column", "box": "region", "region": "region"}


@dataclass(frozen=True, eq=False, slots=True)
class HouseSet:
    """A house with what techniques need of it: its cells as a set, its values if it is full, its sort."""

    house: House
    cells: int
    values: tuple[int, ...]
    """All its values if it is full (each has its place), else none."""
    sort: str
    """"row", "column", "region" (a box too), "line" (a diagonal) or "set": nothing that people see drawn."""

    @property
    def is_line(self) -> bool:
        return self.sort in ("row", "column", "line")

    @property
    def is_full(self) -> bool:
        return bool(self.values)


Effects = tuple[tuple[tuple[int, int], ...], ...]
"""Of one cell, by its value: see `Shape`."""


@dataclass(frozen=True, eq=False, slots=True)
class Shape:
    """Houses, and what a value in one cell does to others.

    `sees[v][cell]` are the cells that cannot hold v when the cell holds v; `effects[cell][v]` the same for all values:
    (w, cells that lose w) for each w, v among them. `holding[v]` are the cells of each full house that holds v, and
    `apart[cell]` those that cannot hold the same value as the cell, whatever it is.
    """

    houses: tuple[HouseSet, ...]
    full: tuple[HouseSet, ...]
    holding: tuple[tuple[int, ...], ...]
    houses_of: tuple[tuple[HouseSet, ...], ...]
    sees: tuple[tuple[int, ...], ...]
    effects: Sequence[Effects]
    apart: tuple[int, ...]


def facts_of(layout: Layout) -> Facts:
    """What the rules say, for techniques."""
    return layout.facts_for("the techniques", *UNDERSTOOD)


@lru_cache(maxsize=64)
def shape_of(layout: Layout) -> Shape:
    facts = facts_of(layout)
    houses = tuple(_house_sets(facts, layout.rules))
    peers, bound = _peers(houses, len(facts.domains)), _bound(facts)
    sees = list(_sees(facts, peers, bound, layout.values))
    full = tuple(house for house in houses if house.is_full)
    return Shape(
        houses=houses,
        full=full,
        holding=tuple(tuple(one.cells for one in full if v in one.values) for v in range(layout.values + 1)),
        houses_of=_houses_of(houses, len(peers)),
        sees=((0,) * len(peers), *sees),
        effects=_AllEffects(facts, peers, bound, layout.values),
        apart=tuple(
            reduce(and_, (by_cell[cell] for by_cell in sees), -1) if cell in bound else others
            for cell, others in enumerate(peers)
        ),
    )


def _houses_of(houses: Sequence[HouseSet], count: int) -> tuple[tuple[HouseSet, ...], ...]:
    found: list[list[HouseSet]] = [[] for _ in range(count)]
    for house in houses:
        for cell in house.house.cells:
            found[cell].append(house)
    return tuple(map(tuple, found))


def _house_sets(facts: Facts, rules: Sequence[Rule]) -> Iterator[HouseSet]:
    seen = set()
    for house in facts.houses:
        cells = cell_set(house.cells)
        if cells in seen:  # a region that is also a row is one house
            continue
        seen.add(cells)
        union = 0
        for cell in house.cells:
            union |= facts.domains[cell]
        rule = rules[house.rule]
        sort = "set"
        if isinstance(rule, AllDifferent):
            sort = _SORTS.get(rule.what, "line")
        yield HouseSet(house, cells, values_in(union) if house.full else (), sort)


def _peers(houses: Sequence[HouseSet], count: int) -> list[int]:
    """For each cell the others of its houses."""
    peers = [0] * count
    for house in houses:
        for cell in house.house.cells:
            peers[cell] |= house.cells
    return [others & ~(1 << cell) for cell, others in enumerate(peers)]


Way = tuple[int, bool]
"""A relation by its number, and whether it is seen from its second cell."""


def _bound(facts: Facts) -> dict[int, dict[Way, int]]:
    """For each cell that is bound to others, by what binds it: these others."""
    bound: dict[int, dict[Way, int]] = {}
    for first, second, relation, _ in facts.bonds:
        for cell, other, way in ((first, second, (relation, False)), (second, first, (relation, True))):
            ways = bound.setdefault(cell, {})
            ways[way] = ways.get(way, 0) | 1 << other
    return bound


@lru_cache(maxsize=256)
def _gone(relation: Relation, size: int) -> tuple[tuple[int, ...], ...]:
    """For each value of a cell, and for none, those that a related one cannot hold."""
    return ((), *(values_in(mask_up_to(size) & ~allowed) for allowed in relation.allowed))


class _AllEffects(Sequence[Effects]):
    """Those of each cell, worked out when they are asked for: on a large grid they are many, and few of them are.

    Most cells that are bound to others are bound in the same ways: which values lose what to whom is worked out once
    for these, and the sets of cells, which are large in large grids, are there once for all values.
    """

    def __init__(self, facts: Facts, peers: Sequence[int], bound: Mapping[int, Mapping[Way, int]], size: int) -> None:
        self._peers, self._bound, self._values = peers, bound, range(1, size + 1)
        self._known: dict[int, Effects] = {}

        @cache
        def losses(ways: tuple[Way, ...]) -> list[list[tuple[int, tuple[int, ...]]]]:
            """For each value: what is lost, and by which of these ways; -1 is that of the peers."""
            tables = [taken_by(facts, way, size) for way in ways]
            found: list[list[tuple[int, tuple[int, ...]]]] = [[]]
            for value in self._values:
                lost = {value: [-1]}
                for place, table in enumerate(tables):
                    for gone in table[value]:
                        lost.setdefault(gone, []).append(place)
                found.append([(gone, tuple(lost[gone])) for gone in sorted(lost)])
            return found

        self._losses = losses

    def __len__(self) -> int:
        return len(self._peers)

    @overload
    def __getitem__(self, index: int) -> Effects: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Effects]: ...
    def __getitem__(self, index: int | slice) -> Effects | Sequence[Effects]:
        if isinstance(index, slice):
            return [self[cell] for cell in range(len(self))[index]]
        if index not in self._known:
            self._known[index] = self._of(range(len(self))[index])
        return self._known[index]

    def _of(self, cell: int) -> Effects:
        ways, others = self._bound.get(cell), self._peers[cell]
        if ways is None:
            return ((), *(((value, others),) if others else () for value in self._values))
        sets = [*ways.values(), others]
        union = cache(lambda places: reduce(or_, (sets[place] for place in places)))
        return tuple(
            tuple((gone, cells) for gone, by in lost if (cells := union(by))) for lost in self._losses(tuple(ways))
        )


def taken_by(facts: Facts, way: Way, size: int) -> tuple[tuple[int, ...], ...]:
    """For each value of a cell, and for none, those that one bound to it in this way cannot hold."""
    number, is_second = way
    relation = facts.relations[number]
    return _gone(relation.reversed() if is_second else relation, size)


def _sees(
    facts: Facts, peers: Sequence[int], bound: Mapping[int, Mapping[Way, int]], size: int
) -> Iterator[tuple[int, ...]]:
    """For each value and cell, the cells that cannot hold the value, too."""

    @cache
    def alike(ways: tuple[Way, ...]) -> list[tuple[int, ...]]:
        """For each value, by which of these ways others cannot hold it."""
        tables = [taken_by(facts, way, size) for way in ways]
        return [
            tuple(place for place, table in enumerate(tables) if value in table[value]) for value in range(1, size + 1)
        ]

    by_cell: list[Sequence[int]] = []
    for cell, others in enumerate(peers):
        by_way = bound.get(cell, {})
        sets = [*by_way.values()]
        places_of = alike(tuple(by_way))
        union = {places: reduce(or_, (sets[place] for place in places), others) for places in {*places_of}}
        by_cell.append([union[places] for places in places_of])
    return zip(*by_cell, strict=True)


@lru_cache(maxsize=64)
def touched_by(layout: Layout) -> tuple[int, ...]:
    """For each cell those that lose more than its own value to it, itself among them: it can hold but one."""
    facts = facts_of(layout)
    bound = _bound(facts)
    ways = {way for by_way in bound.values() for way in by_way}
    further = {
        way: any({*gone} - {value} for value, gone in enumerate(taken_by(facts, way, layout.values))) for way in ways
    }
    return tuple(
        reduce(or_, (cells for way, cells in bound.get(cell, {}).items() if further[way]), 1 << cell)
        for cell in range(len(facts.domains))
    )
