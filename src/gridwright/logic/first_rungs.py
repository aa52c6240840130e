"""What a layout says, put so that the core can climb the first rungs of the ladder on it (`engine/rungs.py`).

Where the core knows all rules, it says what these rungs solve. Where there are more, it still says of its techniques
which of them find nothing, for these look at houses and at pairs of cells, and at no other rules.
"""

from __future__ import annotations

import atexit
from collections.abc import Callable, Iterable, Sequence
from functools import cache, lru_cache

from gridwright.engine.rungs import (
    HIGHEST_RUNG,
    RUNG_TECHNIQUES,
    Climbed,
    DifferentCells,
    DrawnHouse,
    FirstRungs,
    SameCells,
    SignedCells,
)
from gridwright.logic.board import Board
from gridwright.logic.step import Step
from gridwright.logic.structure.leftovers import leftovers_of
from gridwright.logic.structure.sets import cells_in, first_in
from gridwright.logic.structure.shape import facts_of, shape_of
from gridwright.logic.structure.sign_chains import signs_of, ways_of
from gridwright.logic.techniques import ladder
from gridwright.model.layout import Layout
from gridwright.model.primitives import Relation, bit, less_than
from gridwright.model.rules import Rule

__all__ = ["HIGHEST_RUNG", "first_rungs", "hopeless", "put_on"]

Finder = Callable[[Board], Iterable[Step]]


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
    same = [
        SameCells(first_in(leftover.one), first_in(leftover.other), sum(map(bit, leftover.houses[0].values)))
        for leftover in leftovers_of(layout)
        if leftover.size == 1
    ]
    return FirstRungs.of(layout, optional, _houses(layout), different, signs, same)


def put_on(board: Board, climbed: Climbed) -> None:
    """Brings a board to where the core's rungs led."""
    for cell in cells_in(board.open & ~climbed.open):
        board.values[cell] = climbed.candidates[cell].bit_length()
    board.candidates, board.open = climbed.candidates, climbed.open
    board.where, board.broken = climbed.where, climbed.broken


def hopeless(board: Board) -> frozenset[Finder]:
    """How some techniques find steps of which the core knows that they find none on this board."""
    rungs = _known_rungs(board.layout)
    if rungs is None or board.broken:
        return frozenset()
    return _before(rungs.first_technique(board.candidates, board.open), _is_more_related(board.layout))


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
    less = less_than(layout.values)
    known = {less, less.reversed()}
    return any(relation not in known and _not_shared(relation) is None for relation in facts_of(layout).relations)


@lru_cache(maxsize=64)
def _known_rungs(layout: Layout) -> FirstRungs | None:
    """Houses, what two cells cannot share, and signs, whatever else there is; None where signs run in a circle."""
    facts, signs = facts_of(layout), signs_of(layout)
    if signs and {cell for sign in signs for cell in sign} != {*ways_of(layout)[0].cells}:
        return None
    different = [
        DifferentCells(bond.first, bond.second, values)
        for bond in facts.bonds
        if (values := _never_both(facts.relations[bond.relation]))
    ]
    return FirstRungs.of(layout, (), _houses(layout), different, [SignedCells(*sign, -1) for sign in signs], [])


for _kept in (first_rungs, _known_rungs):
    atexit.register(_kept.cache_clear)  # as compiled layouts in engine/native.py


def _houses(layout: Layout) -> Sequence[DrawnHouse]:
    return [DrawnHouse(house.house.cells, sum(map(bit, house.values)), house.sort) for house in shape_of(layout).houses]


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
