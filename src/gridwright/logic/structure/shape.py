"""What techniques ask a layout again and again, worked out once: houses as sets, and which cells see which."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from gridwright.logic.structure.sets import cell_set, cells_in
from gridwright.model.layout import Facts, House, Layout
from gridwright.model.primitives import Distinct, Domain, Pair, values_in
from gridwright.model.rules import AllDifferent, Rule

__all__ = ["HouseSet", "Shape", "shape_of"]

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
    (w, cells that lose w) for each w, v among them.
    """

    houses: tuple[HouseSet, ...]
    full: tuple[HouseSet, ...]
    houses_of: tuple[tuple[HouseSet, ...], ...]
    sees: tuple[tuple[int, ...], ...]
    effects: tuple[tuple[tuple[tuple[int, int], ...], ...], ...]


@lru_cache(maxsize=64)
def shape_of(layout: Layout) -> Shape:
    facts = layout.facts_for("the techniques", Domain, Distinct, Pair)
    houses = tuple(_house_sets(facts, layout.rules))
    effects = _effects(facts, layout.values, houses)
    count = len(facts.domains)
    return Shape(
        houses=houses,
        full=tuple(house for house in houses if house.is_full),
        houses_of=tuple(tuple(house for house in houses if house.cells >> cell & 1) for cell in range(count)),
        sees=tuple(
            tuple(dict(effects[cell][value]).get(value, 0) if value else 0 for cell in range(count))
            for value in range(layout.values + 1)
        ),
        effects=effects,
    )


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


def _effects(
    facts: Facts, size: int, houses: tuple[HouseSet, ...]
) -> tuple[tuple[tuple[tuple[int, int], ...], ...], ...]:
    count = len(facts.domains)
    lost: list[list[dict[int, int]]] = [[{} for _ in range(size + 1)] for _ in range(count)]
    peers = [0] * count
    for house in houses:
        for cell in cells_in(house.cells):
            peers[cell] |= house.cells
    for cell in range(count):
        for value in range(1, size + 1):
            if others := peers[cell] & ~(1 << cell):
                lost[cell][value][value] = others
    everything = (1 << size) - 1
    backwards = [relation.reversed() for relation in facts.relations]
    for bond in facts.bonds:
        relation = facts.relations[bond.relation]
        ways = ((bond.first, bond.second, relation), (bond.second, bond.first, backwards[bond.relation]))
        for cell, other, allowed in ways:
            for value in range(1, size + 1):
                for gone in values_in(everything & ~allowed.allowed[value - 1]):
                    lost[cell][value][gone] = lost[cell][value].get(gone, 0) | 1 << other
    return tuple(tuple(tuple(sorted(by_value.items())) for by_value in cell) for cell in lost)
