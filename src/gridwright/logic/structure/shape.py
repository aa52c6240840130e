"""What techniques ask a layout again and again, worked out once: houses as sets, and which cells see which."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache, reduce
from operator import and_, or_

from gridwright.logic.structure.sets import cell_set
from gridwright.model.layout import Facts, House, Layout
from gridwright.model.primitives import Automaton, Distinct, Domain, OneOf, Pair, Relation, Sum, mask_up_to, values_in
from gridwright.model.rules import AllDifferent, Rule

__all__ = ["UNDERSTOOD", "HouseSet", "Shape", "facts_of", "shape_of"]

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
    effects: tuple[tuple[tuple[tuple[int, int], ...], ...], ...]
    apart: tuple[int, ...]


def facts_of(layout: Layout) -> Facts:
    """What the rules say, for techniques."""
    return layout.facts_for("the techniques", *UNDERSTOOD)


@lru_cache(maxsize=64)
def shape_of(layout: Layout) -> Shape:
    facts = facts_of(layout)
    houses = tuple(_house_sets(facts, layout.rules))
    peers, bound = _peers(houses, len(facts.domains)), _bound(facts)
    effects = _effects(facts, peers, bound, layout.values)
    sees = [_seen(peers, effects, bound, value) for value in range(1, layout.values + 1)]
    full = tuple(house for house in houses if house.is_full)
    return Shape(
        houses=houses,
        full=full,
        holding=tuple(tuple(one.cells for one in full if v in one.values) for v in range(layout.values + 1)),
        houses_of=_houses_of(houses, len(peers)),
        sees=((0,) * len(peers), *sees),
        effects=effects,
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


Effects = tuple[tuple[tuple[int, int], ...], ...]
"""Of one cell, by its value: see `Shape`."""


def _effects(
    facts: Facts, peers: Sequence[int], bound: Mapping[int, Mapping[Way, int]], size: int
) -> tuple[Effects, ...]:
    """Most cells of a large grid are bound to nothing; so each value takes itself from the peers, and that is all.

    Of those that are, most are bound in the same ways: which values lose what to whom is worked out once for these, and
    the sets of cells, which are large in large grids, are there once for all values.
    """

    @cache
    def losses(ways: tuple[Way, ...]) -> list[list[tuple[int, tuple[int, ...]]]]:
        """For each value: what is lost, and by which of these ways; -1 is that of the peers."""
        relations = [facts.relations[number] for number, _ in ways]
        tables = [
            _gone(one.reversed() if is_second else one, size)
            for one, (_, is_second) in zip(relations, ways, strict=True)
        ]
        found: list[list[tuple[int, tuple[int, ...]]]] = [[]]
        for value in range(1, size + 1):
            lost = {value: [-1]}
            for place, table in enumerate(tables):
                for gone in table[value]:
                    lost.setdefault(gone, []).append(place)
            found.append([(gone, tuple(lost[gone])) for gone in sorted(lost)])
        return found

    found: list[Effects] = []
    for cell, others in enumerate(peers):
        ways = bound.get(cell)
        if ways is None:
            found.append(((), *(((value, others),) if others else () for value in range(1, size + 1))))
            continue
        sets = [*ways.values(), others]
        union = cache(lambda places, sets=sets: reduce(or_, (sets[place] for place in places)))
        by_value = losses(tuple(ways))
        found.append(tuple([tuple([(gone, cells) for gone, by in lost if (cells := union(by))]) for lost in by_value]))
    return tuple(found)


def _seen(peers: Sequence[int], effects: Sequence[Effects], bound: Iterable[int], value: int) -> tuple[int, ...]:
    seen = list(peers)
    for cell in bound:
        seen[cell] = next((cells for gone, cells in effects[cell][value] if gone == value), 0)
    return tuple(seen)
