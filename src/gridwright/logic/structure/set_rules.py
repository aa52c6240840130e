"""Rules that leave different cells only some sets of values, as cages do: which of these sets are still possible."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from gridwright.logic.structure.sets import cell_set
from gridwright.logic.structure.shape import facts_of
from gridwright.model.layout import Layout

__all__ = ["SetRule", "arranged", "set_rules_of", "survivors"]


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


def arranged(values: int, masks: Sequence[int]) -> list[int] | None:
    """What each cell can hold if the cells share out these values between them; None if they cannot."""
    if all(values & ~mask == 0 for mask in masks):
        return [values] * len(masks)
    # before[n] has the values that the first n cells can have used up, each with all ways to go on.
    before: list[set[int]] = [{0}]
    for mask in masks:
        reached = set()
        for used in before[-1]:
            free = values & mask & ~used
            while free:
                low = free & -free
                reached.add(used | low)
                free ^= low
        if not reached:
            return None
        before.append(reached)
    found = [0] * len(masks)
    after = {values}
    for number in range(len(masks) - 1, -1, -1):
        mask, earlier, here = values & masks[number], set(), 0
        for used in after:
            last = used & mask
            while last:
                low = last & -last
                last ^= low
                if used ^ low in before[number]:
                    earlier.add(used ^ low)
                    here |= low
        found[number], after = here, earlier
    return found
