"""What techniques ask a layout again and again, worked out once: houses as sets, and which cells see which."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

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
    peers, lost = _peers(houses, len(facts.domains)), _lost(facts, layout.values)
    effects = _effects(peers, lost, layout.values)
    full = tuple(house for house in houses if house.is_full)
    return Shape(
        houses=houses,
        full=full,
        holding=tuple(tuple(one.cells for one in full if v in one.values) for v in range(layout.values + 1)),
        houses_of=_houses_of(houses, len(peers)),
        sees=((0,) * len(peers), *(_seen(peers, lost, value) for value in range(1, layout.values + 1))),
        effects=effects,
        apart=tuple(_apart(lost[cell], others) if cell in lost else others for cell, others in enumerate(peers)),
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


Lost = dict[int, list[list[int]]]
"""For each cell that is bound to others, by its value and another one: the cells that cannot hold the other."""


def _lost(facts: Facts, size: int) -> Lost:
    lost: Lost = {}
    forwards = [_gone(relation, size) for relation in facts.relations]
    backwards = [_gone(relation.reversed(), size) for relation in facts.relations]
    for bond in facts.bonds:
        for cell, other, gone in (
            (bond.first, bond.second, forwards[bond.relation]),
            (bond.second, bond.first, backwards[bond.relation]),
        ):
            rows = lost.get(cell)
            if rows is None:
                rows = lost[cell] = [[0] * (size + 1) for _ in range(size + 1)]
            there = 1 << other
            for row, values in zip(rows, gone, strict=True):
                for value in values:
                    row[value] |= there
    return lost


@lru_cache(maxsize=256)
def _gone(relation: Relation, size: int) -> tuple[tuple[int, ...], ...]:
    """For each value of a cell, and for none, those that a related one cannot hold."""
    return ((), *(values_in(mask_up_to(size) & ~allowed) for allowed in relation.allowed))


def _seen(peers: Sequence[int], lost: Lost, value: int) -> tuple[int, ...]:
    seen = list(peers)
    for cell, rows in lost.items():
        seen[cell] |= rows[value][value]
    return tuple(seen)


def _apart(rows: Sequence[Sequence[int]], peers: int) -> int:
    common = -1
    for value in range(1, len(rows)):
        common &= rows[value][value] | peers
    return common


def _effects(peers: Sequence[int], lost: Lost, size: int) -> tuple[tuple[tuple[tuple[int, int], ...], ...], ...]:
    """Most cells of a large grid are bound to nothing; so each value takes itself from the peers, and that is all."""
    found = []
    for cell, others in enumerate(peers):
        effects: list[tuple[tuple[int, int], ...]] = [((value, others),) if others else () for value in range(size + 1)]
        effects[0] = ()
        for value, row in enumerate(lost.get(cell, ())):
            if any(row):
                merged = [*row]
                merged[value] |= others
                effects[value] = tuple([(gone, cells) for gone, cells in enumerate(merged) if cells])
        found.append(tuple(effects))
    return tuple(found)
