"""Totals of a layout, worked out once: cells whose sum is printed, and what follows where these cover houses (45)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from gridwright.logic.structure.sets import cell_set, cells_in
from gridwright.logic.structure.shape import HouseSet, facts_of, shape_of
from gridwright.model.layout import House, Layout
from gridwright.model.primitives import values_in

__all__ = ["HouseTotal", "Known", "TotalLeft", "house_totals_of", "known_of", "total_left"]

MOST_CELLS = 4
MOST_ON_BOTH_SIDES = 3
"""Cells left over, inside or outside the houses, or some inside and some outside: totals of more say too little."""

MOST_LINES = 4
MOST_REGIONS = 3
"""Houses laid together; more are hard to see at a glance."""


@dataclass(frozen=True, eq=False, slots=True)
class Known:
    """Cells whose sum a rule tells."""

    cells: int
    total: int
    rule: int


@dataclass(frozen=True, eq=False, slots=True)
class HouseTotal:
    """What is left where houses and rules of known sums are laid over each other.

    The cells of `outside` belong to the rules alone, those of `inside` to the houses alone: the sum of the former
    less that of the latter is `difference`.
    """

    outside: int
    inside: int
    difference: int
    houses: tuple[HouseSet, ...]
    rules: tuple[int, ...]

    @property
    def cells(self) -> int:
        return self.outside | self.inside


class TotalLeft(NamedTuple):
    """What some houses add up to, what some rules do, both as it is shown, and the cells that only the former or the
    latter have."""

    whole: int
    known: int
    inside: tuple[int, ...]
    outside: tuple[int, ...]


def total_left(layout: Layout, houses: Sequence[House], rules: Sequence[int]) -> TotalLeft:
    """The same once more for those houses and rules, as they are told."""
    known = [one for one in known_of(layout) if one.rule in rules]
    values = {house.house: house.values for house in shape_of(layout).full}
    in_houses, in_rules = cell_set(cell for house in houses for cell in house.cells), 0
    for one in known:
        in_rules |= one.cells
    more = layout.grid.first - 1
    return TotalLeft(
        sum(sum(values[house]) + more * len(house.cells) for house in houses),
        sum(one.total + more * one.cells.bit_count() for one in known),
        cells_in(in_houses & ~in_rules),
        cells_in(in_rules & ~in_houses),
    )


@lru_cache(maxsize=64)
def known_of(layout: Layout) -> tuple[Known, ...]:
    """Every rule that tells the sum of some cells."""
    facts = facts_of(layout)
    found = []
    for sets, rule in facts.choices:
        totals = {sum(values_in(mask)) for mask in sets.sets}
        if len(totals) == 1:
            found.append(Known(cell_set(sets.cells), totals.pop(), rule))
    for total, rule in facts.sums:
        if total.low == total.high and set(total.coefficients) == {1}:
            found.append(Known(cell_set(total.cells), total.low, rule))
    return tuple(found)


@lru_cache(maxsize=128)
def house_totals_of(layout: Layout, *, several: bool = False) -> tuple[HouseTotal, ...]:
    """What single houses leave, or several together: fewest first, then fewest cells; each set of cells once."""
    known = known_of(layout)
    if not known:
        return ()
    found: dict[tuple[int, int], HouseTotal] = {}
    printed = {one.cells for one in known}
    full = shape_of(layout).full
    single = [(house,) for house in full]
    for houses in _larger(single, full, known) if several else single:
        for total in _left(houses, known):
            # What lies on one side only and is printed anyway says nothing new.
            if total.cells not in printed or (total.inside and total.outside):
                found.setdefault((total.inside, total.outside), total)
    if several:
        for one in house_totals_of(layout):
            found.pop((one.inside, one.outside), None)
    return tuple(sorted(found.values(), key=lambda total: (len(total.houses), total.cells.bit_count())))


def _larger(
    single: Sequence[tuple[HouseSet, ...]], full: Sequence[HouseSet], known: Sequence[Known]
) -> list[tuple[HouseSet, ...]]:
    """Houses of one sort without common cells, each tied to others by a rule that reaches into both: fewest first."""
    unions = list(single)
    seen = {frozenset(union) for union in unions}
    for union in unions:  # which grows on the way
        most = MOST_LINES if union[0].is_line else MOST_REGIONS
        if len(union) == most:
            continue
        cells = 0
        for house in union:
            cells |= house.cells
        reached = 0
        for one in known:
            if one.cells & cells:
                reached |= one.cells
        for house in full:
            if house.sort == union[0].sort and house.cells & reached and not house.cells & cells:
                larger = (*union, house)
                if frozenset(larger) not in seen:
                    seen.add(frozenset(larger))
                    unions.append(larger)
    return unions[len(single) :]


def _left(houses: tuple[HouseSet, ...], known: Sequence[Known]) -> Iterator[HouseTotal]:
    """Every way to cover houses by rules, so that few cells are left over."""
    union = whole = 0
    for house in houses:
        union |= house.cells
        whole += sum(house.values)
    total, taken, rules, across = -whole, 0, [], []
    for one in known:
        if one.cells & taken or not one.cells & union:
            continue
        if one.cells & ~union:
            across.append(one)
        else:  # a rule that lies in the houses leaves nothing over
            taken |= one.cells
            total += one.total
            rules.append(one.rule)
    bare = union & ~taken
    for one in across:
        bare &= ~one.cells
    across.sort(key=lambda one: -min((one.cells & union).bit_count(), (one.cells & ~union).bit_count()))
    for chosen in _chosen(across, union, taken, bare.bit_count(), 0):
        outside, covered, sum_ = 0, taken, total
        for one in chosen:
            outside |= one.cells & ~union
            covered |= one.cells
            sum_ += one.total
        inside = union & ~covered
        if inside | outside and (rules or chosen) and _few(inside.bit_count(), outside.bit_count()):
            numbers = tuple(sorted({*rules, *(one.rule for one in chosen)}))
            yield HouseTotal(outside, inside, sum_, _in_order(houses), numbers)


def _chosen(
    across: Sequence[Known], union: int, taken: int, inside: int, outside: int
) -> Iterator[tuple[Known, ...]]:
    """Which of the rules that reach across the border are laid on the houses, so that few cells are left over."""
    if not _few(inside, outside):
        return
    if not across:
        yield ()
        return
    first, *rest = across
    # Where rules overlap, cells may count twice here: then they are too many sooner.
    yield from _chosen(rest, union, taken, inside + (first.cells & union & ~taken).bit_count(), outside)
    if not first.cells & taken:
        more = outside + (first.cells & ~union).bit_count()
        yield from ((first, *chosen) for chosen in _chosen(rest, union, taken | first.cells, inside, more))


def _few(inside: int, outside: int) -> bool:
    return inside + outside <= (MOST_ON_BOTH_SIDES if inside and outside else MOST_CELLS)


def _in_order(houses: Sequence[HouseSet]) -> tuple[HouseSet, ...]:
    return tuple(sorted(houses, key=lambda house: cells_in(house.cells)))
