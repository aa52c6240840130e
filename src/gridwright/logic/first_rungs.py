"""What a layout says, put so that the core can climb the first rungs of the ladder on it (`engine/rungs.py`)."""

from __future__ import annotations

from functools import lru_cache

from gridwright.engine.rungs import HIGHEST_RUNG, DifferentCells, DrawnHouse, FirstRungs, SameCells, SignedCells
from gridwright.logic.structure.leftovers import leftovers_of
from gridwright.logic.structure.sets import first_in
from gridwright.logic.structure.shape import facts_of, shape_of
from gridwright.model.layout import Layout
from gridwright.model.primitives import Relation, bit, less_than
from gridwright.model.rules import Rule

__all__ = ["HIGHEST_RUNG", "first_rungs"]


@lru_cache(maxsize=64)
def first_rungs(layout: Layout, optional: tuple[Rule, ...] = ()) -> FirstRungs | None:
    """The layout for the core's rungs; None where it has more than houses, cells that differ and signs.

    Rules of `optional` can be switched off per position; each must be a sign.
    """
    facts = facts_of(layout)
    if facts.choices or facts.sums or facts.automata:
        return None
    number_of = {rule: number for number, rule in enumerate(optional)}
    toggles = [number_of.get(rule, -1) for rule in layout.rules]
    if any(toggles[house.rule] >= 0 for house in facts.houses):
        return None
    less = less_than(layout.values)
    greater = less.reversed()
    signs: list[SignedCells] = []
    different: list[DifferentCells] = []
    for bond in facts.bonds:
        relation, toggle = facts.relations[bond.relation], toggles[bond.rule]
        if relation == less:
            signs.append(SignedCells(bond.first, bond.second, toggle))
        elif relation == greater:
            signs.append(SignedCells(bond.second, bond.first, toggle))
        else:
            values = _not_shared(relation)
            if values is None or toggle >= 0:
                return None
            different.append(DifferentCells(bond.first, bond.second, values))
    houses = [
        DrawnHouse(house.house.cells, sum(map(bit, house.values)), house.sort) for house in shape_of(layout).houses
    ]
    same = [
        SameCells(first_in(leftover.one), first_in(leftover.other), sum(map(bit, leftover.houses[0].values)))
        for leftover in leftovers_of(layout)
        if leftover.size == 1
    ]
    return FirstRungs.of(layout, optional, houses, different, signs, same)


def _not_shared(relation: Relation) -> int | None:
    """The values that two cells cannot both hold, if that is all that a relation says."""
    size = len(relation.allowed)
    missing = [((1 << size) - 1) & ~allowed for allowed in relation.allowed]
    if any(mask & ~bit(value) for value, mask in enumerate(missing, 1)):
        return None
    return sum(missing)
