"""All ways to fill the cells of a rule as far as it and the houses of its cells say, where these are few."""

from __future__ import annotations

import atexit
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from gridwright.engine.rule_filler import RuleFiller, rule_filler
from gridwright.logic.structure.lines import is_line
from gridwright.logic.structure.sets import cell_set
from gridwright.logic.structure.shape import facts_of, shape_of
from gridwright.logic.structure.sums import differing, pairs_of
from gridwright.model.layout import Layout
from gridwright.model.primitives import Automaton, OneOf, Pair, Primitive, Relation, Sum

__all__ = ["FilledRule", "Filling", "filled_rules_of", "fillings"]

Filling = tuple[int, ...]
"""A value for each cell of a rule, in its order."""

MOST_CELLS = 12
"""Rules about more cells are not filled in all ways."""


@dataclass(frozen=True, eq=False, slots=True)
class FilledRule:
    """A rule with all that it says of its cells, by their places in `order`."""

    cells: int
    order: tuple[int, ...]
    rule: int
    apart: tuple[tuple[int, int], ...]
    """The cells that must differ for other reasons than the rule."""
    filler: RuleFiller
    """What the core fills."""


@lru_cache(maxsize=64)
def filled_rules_of(layout: Layout) -> tuple[FilledRule, ...]:
    """Rules that say more of their cells than that two are different or related; fewest cells first."""
    facts = facts_of(layout)
    said: dict[int, list[Primitive]] = {}
    for some in (facts.choices, facts.sums, facts.automata):
        for primitive, rule in some:
            said.setdefault(rule, []).append(primitive)
    bonds: dict[int, list[Pair]] = {}
    for first, second, relation, rule in facts.bonds:
        bonds.setdefault(rule, []).append(Pair(first, second, facts.relations[relation]))
    for rule, pairs in bonds.items():
        if rule in said or is_line([(pair.first, pair.second) for pair in pairs]):
            said.setdefault(rule, []).extend(pairs)
    found = [_filled_rule(layout, rule, primitives) for rule, primitives in said.items()]
    return tuple(sorted((one for one in found if len(one.order) <= MOST_CELLS), key=lambda one: len(one.order)))


atexit.register(filled_rules_of.cache_clear)  # as compiled layouts in engine/native.py


def _filled_rule(layout: Layout, rule: int, primitives: Sequence[Primitive]) -> FilledRule:
    order = tuple(dict.fromkeys(cell for primitive in primitives for cell in _cells(primitive)))
    place = {cell: number for number, cell in enumerate(order)}
    pairs: list[list[tuple[int, Relation]]] = [[] for _ in order]
    sums, sets, machines = [], [], []
    for primitive in primitives:
        match primitive:
            case Pair(first, second, relation):
                if place[first] < place[second]:
                    pairs[place[second]].append((place[first], relation))
                else:
                    pairs[place[first]].append((place[second], relation.reversed()))
            case Sum(cells, coefficients, low, high):
                by_place = [0] * len(order)
                for cell, coefficient in zip(cells, coefficients, strict=True):
                    by_place[place[cell]] = coefficient
                sums.append((tuple(by_place), low, high))
            case OneOf(cells, values):
                sets.append((cell_set(place[cell] for cell in cells), values))
            case Automaton(cells, machine):
                machines.append((tuple(place[cell] for cell in cells), machine))
    apart = differing(shape_of(layout), order)
    differ = [{*places} for places in apart]
    for places, _ in sets:
        for number, others in enumerate(differ):
            if places >> number & 1:
                others.update(other for other in range(number) if places >> other & 1)
    filler = rule_filler(layout.values, differ, pairs, sums, sets, machines)
    return FilledRule(cell_set(order), order, rule, pairs_of(order, apart), filler)


def _cells(primitive: Primitive) -> tuple[int, ...]:
    return (primitive.first, primitive.second) if isinstance(primitive, Pair) else primitive.cells


def fillings(rule: FilledRule, masks: Sequence[int], most: int, most_tried: int) -> list[Filling] | None:
    """All ways to fill the cells from these candidates; None if there are more than that, or it takes more trying."""
    return rule.filler.fill(masks, most, most_tried)
