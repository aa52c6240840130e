"""What a layout says, put so that the core can climb the first rungs of the ladder on it (`engine/rungs.py`).

Where the core knows all rules, it says what these rungs solve. Where there are more, it still says of its techniques
which of them find nothing, for these look at houses, at pairs of cells, at sums and ways to fill a rule, and at no
other rules.
"""

from __future__ import annotations

import atexit
from collections.abc import Callable, Iterable, Sequence
from functools import cache, lru_cache

from gridwright.engine.rungs import (
    HIGHEST_RUNG,
    RUNG_TECHNIQUES,
    CellsFilled,
    CellsOfSets,
    CellsTotal,
    Climbed,
    DifferentCells,
    DrawnHouse,
    FirstRungs,
    SameCells,
    SignedCells,
    SumFacts,
)
from gridwright.logic.board import Board
from gridwright.logic.step import Step
from gridwright.logic.structure.fillings import filled_rules_of
from gridwright.logic.structure.leftovers import leftovers_of
from gridwright.logic.structure.rests import rests_of
from gridwright.logic.structure.set_rules import set_rules_of
from gridwright.logic.structure.sets import cells_in, first_in
from gridwright.logic.structure.shape import facts_of, shape_of
from gridwright.logic.structure.sign_chains import signs_of, ways_of
from gridwright.logic.structure.sums import SumRule, sums_of, totals_of
from gridwright.logic.techniques import ladder
from gridwright.model.layout import Layout
from gridwright.model.primitives import Relation, bit
from gridwright.model.rules import Rule

__all__ = ["HIGHEST_RUNG", "first_rungs", "hopeless", "house_rungs", "known_finders", "put_on"]

Finder = Callable[[Board], Iterable[Step]]


@lru_cache(maxsize=64)
def first_rungs(layout: Layout, optional: tuple[Rule, ...] = ()) -> FirstRungs | None:
    """The layout for the core's rungs; None where two cells are related by more than that they differ, or by a sign.

    Rules of `optional` can be switched off per position; each must be made of signs.
    """
    facts = facts_of(layout)
    number_of = {rule: number for number, rule in enumerate(optional)}
    toggles = [number_of.get(rule, -1) for rule in layout.rules]
    others = (rule for some in (facts.choices, facts.sums, facts.automata) for _, rule in some)
    if any(toggles[rule] >= 0 for rule in (*(house.rule for house in facts.houses), *others)):
        return None
    less = layout.less
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
    same = [
        SameCells(first_in(leftover.one), first_in(leftover.other), sum(map(bit, leftover.houses[0].values)))
        for leftover in leftovers_of(layout)
        if leftover.size == 1
    ]
    return FirstRungs.of(layout, optional, _houses(layout), different, signs, same, _sums(layout, toggles))


def put_on(board: Board, climbed: Climbed) -> None:
    """Brings a board to where the core's rungs led."""
    for cell in cells_in(board.open & ~climbed.open):
        board.values[cell] = climbed.candidates[cell].bit_length()
    board.candidates, board.open = climbed.candidates, climbed.open
    board.where, board.broken = climbed.where, climbed.broken


def hopeless(board: Board) -> frozenset[Finder]:
    """How some techniques find steps of which the core knows that they find none on this board."""
    rungs = house_rungs(board.layout)
    if rungs is None or board.broken:
        return frozenset()
    return _before(rungs.first_technique(board.candidates, board.open), _is_more_related(board.layout))


def known_finders(layout: Layout) -> frozenset[Finder]:
    """How the techniques find steps that the core knows all of, with `house_rungs` of a layout."""
    return _before(len(RUNG_TECHNIQUES), _is_more_related(layout))


@cache
def _before(count: int, more_related: bool) -> frozenset[Finder]:
    """The first techniques that the core knows; but for leftovers, which take long to work out before they matter."""
    names = {*RUNG_TECHNIQUES[:count]} - {"leftover-cell"}
    if more_related:
        names -= _BY_RELATIONS
    if "turbot-fish" in names:
        names |= _SPECIAL_LINKS
    return frozenset(technique.find for technique in ladder() if technique.id in names)


_BY_RELATIONS = {"no-place", "forbidden-pair", "xy-wing", "xyz-wing", "wxyz-wing"}
"""Techniques that look at any relation of two cells, not only at those that the core knows."""

_SPECIAL_LINKS = {"skyscraper", "kite"}
"""What is a turbot fish as well, which the core knows."""


@lru_cache(maxsize=64)
def _is_more_related(layout: Layout) -> bool:
    """Whether two cells have anything else to do with each other than signs and values that they cannot share."""
    less = layout.less
    known = {less, less.reversed()}
    return any(relation not in known and _not_shared(relation) is None for relation in facts_of(layout).relations)


@lru_cache(maxsize=64)
def house_rungs(layout: Layout) -> FirstRungs | None:
    """All that the core knows of a layout, whatever else there is; None where signs run in a circle."""
    facts, signs = facts_of(layout), signs_of(layout)
    if signs and {cell for sign in signs for cell in sign} != {*ways_of(layout)[0].cells}:
        return None
    different = [
        DifferentCells(bond.first, bond.second, values)
        for bond in facts.bonds
        if (values := _never_both(facts.relations[bond.relation]))
    ]
    signed = [SignedCells(*sign, -1) for sign in signs]
    return FirstRungs.of(layout, (), _houses(layout), different, signed, [], _sums(layout, [-1] * len(layout.rules)))


for _kept in (first_rungs, house_rungs):
    atexit.register(_kept.cache_clear)  # as compiled layouts in engine/native.py


def _houses(layout: Layout) -> Sequence[DrawnHouse]:
    return [DrawnHouse(house.house.cells, sum(map(bit, house.values)), house.sort) for house in shape_of(layout).houses]


def _sums(layout: Layout, toggles: Sequence[int]) -> SumFacts:
    """Sums as techniques see them, and the rules that can be filled."""
    printed = sums_of(layout)
    of_sets = [total for total in totals_of(layout) if total not in printed]
    totals = [_total(total, "printed") for total in printed] + [_total(total, "of sets") for total in of_sets]
    totals += [_total(rest.sum, "left over set" if rest.is_set else "left over") for rest in rests_of(layout)]
    return SumFacts(
        [CellsOfSets(rule.order, rule.sets) for rule in set_rules_of(layout)],
        totals,
        [CellsFilled(rule.order, rule.filler, toggles[rule.rule]) for rule in filled_rules_of(layout)],
    )


def _total(rule: SumRule, sort: str) -> CellsTotal:
    return CellsTotal(rule.order, rule.coefficients, rule.low, rule.high, rule.differ, sort)


def _never_both(relation: Relation) -> int:
    """The values that two cells cannot both hold."""
    return sum(bit(value) for value, allowed in enumerate(relation.allowed, 1) if not allowed & bit(value))


def _not_shared(relation: Relation) -> int | None:
    """The values that two cells cannot both hold, if that is all that a relation says."""
    size = len(relation.allowed)
    missing = [((1 << size) - 1) & ~allowed for allowed in relation.allowed]
    if any(mask & ~bit(value) for value, mask in enumerate(missing, 1)):
        return None
    return sum(missing)
