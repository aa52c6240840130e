"""Rules that leave different cells only some sets of values, as cages do: which of these sets are still possible."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from gridwright.logic.structure.sets import cell_set
from gridwright.logic.structure.shape import facts_of
from gridwright.model.layout import Layout

__all__ = ["SetRule", "set_rules_of", "survivors"]


@dataclass(frozen=True, eq=False, slots=True)
class SetRule:
    """Different cells whose values together are one of the sets, because of a rule."""

    cells: int
    order: tuple[int, ...]
    """The cells as the rule has them."""
    sets: tuple[int, ...]
    rule: int


@lru_cache(maxsize=64)
def set_rules_of(layout: Layout) -> tuple[SetRule, ...]:
    """Those of a layout; fewest sets first."""
    rules = (SetRule(cell_set(one.cells), one.cells, one.sets, rule) for one, rule in facts_of(layout).choices)
    return tuple(sorted(rules, key=lambda rule: len(rule.sets)))


def survivors(sets: Sequence[int], masks: Sequence[int]) -> list[int]:
    """The sets of which each cell can hold a value, and each value has a cell that can hold it."""
    union, fixed = 0, 0
    for mask in masks:
        union |= mask
        if mask & (mask - 1) == 0:
            fixed |= mask
    left = [values for values in sets if values & ~union == 0 == fixed & ~values]
    for mask in masks:
        if mask & (mask - 1):
            left = [values for values in left if values & mask]
    return left
