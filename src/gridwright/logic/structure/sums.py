"""Sums of cells, printed or not: what they leave each cell, and the ways to make them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations

from gridwright.logic.structure.sets import cell_set
from gridwright.logic.structure.shape import Shape, facts_of, shape_of
from gridwright.logic.structure.totals import known_of
from gridwright.model.layout import House, Layout
from gridwright.model.primitives import MAX_VALUES, values_in

__all__ = [
    "SumRule", "bounded", "differing", "in_some_way", "made", "pairs_of", "set_like", "sets_adding_up", "sum_rule",
    "sums_of", "supported", "totals_of",
]


@dataclass(frozen=True, eq=False, slots=True)
class SumRule:
    """Cells whose values, each times its coefficient, add up to something from `low` to `high`: because of what."""

    cells: int
    order: tuple[int, ...]
    coefficients: tuple[int, ...]
    low: int
    high: int
    rules: tuple[int, ...]
    differ: tuple[tuple[int, ...], ...]
    """For each cell, by their places, those before it that must hold another value."""
    groups: tuple[tuple[int, ...], ...]
    """The same as sets of places that all differ and have the same coefficient; each place is in one of them."""
    houses: tuple[House, ...] = ()


def sum_rule(
    layout: Layout, order: tuple[int, ...], coefficients: tuple[int, ...], low: int, high: int,
    rules: tuple[int, ...], houses: tuple[House, ...] = (),
) -> SumRule:  # fmt: skip
    differ = differing(shape_of(layout), order)
    groups: list[list[int]] = []
    for place, others in enumerate(differ):
        for group in groups:
            if coefficients[group[0]] == coefficients[place] and {*group} <= {*others}:
                group.append(place)
                break
        else:
            groups.append([place])
    return SumRule(
        cell_set(order), order, coefficients, low, high, rules, differ, tuple(map(tuple, groups)), houses
    )  # fmt: skip


@lru_cache(maxsize=64)
def sums_of(layout: Layout) -> tuple[SumRule, ...]:
    """The sums that rules say, but for those of sets; fewest cells first."""
    found = [
        sum_rule(layout, one.cells, one.coefficients, one.low, one.high, (rule,))
        for one, rule in facts_of(layout).sums
    ]
    return tuple(sorted(found, key=lambda one: len(one.order)))


@lru_cache(maxsize=64)
def totals_of(layout: Layout) -> tuple[SumRule, ...]:
    """All that rules say of the sum of cells if it is one number: sums, and sets that all add up to the same."""
    sets = {one.rule: one for one in known_of(layout)}
    found = [one for one in sums_of(layout) if one.low == one.high]
    for one, rule in facts_of(layout).choices:
        if rule in sets and sets[rule].cells == cell_set(one.cells):
            total = sets[rule].total
            found.append(sum_rule(layout, one.cells, (1,) * len(one.cells), total, total, (rule,)))
    return tuple(found)


def supported(rule: SumRule, masks: Sequence[int]) -> list[int]:
    """The values of each cell with which the others can make up the sum, as if they could be equal."""
    # Sums so far are bits: bit s for the sum s above the least that there is.
    terms = [[(v, c * v) for v in values_in(mask)] for mask, c in zip(masks, rule.coefficients, strict=True)]
    if not all(terms):
        return [0] * len(masks)
    least = [min(term for _, term in some) for some in terms]
    shifts = [[(v, term - low) for v, term in some] for some, low in zip(terms, least, strict=True)]
    lowest = sum(least)
    if rule.high < lowest:
        return [0] * len(masks)
    goal = (1 << rule.high - lowest + 1) - (1 << max(0, rule.low - lowest))
    after = [goal]
    for some in reversed(shifts):
        reached = 0
        for _, shift in some:
            reached |= after[-1] >> shift
        after.append(reached)
    after.reverse()
    before, found = 1, []
    for some, rest in zip(shifts, after[1:], strict=True):
        mask = reached = 0
        for value, shift in some:
            moved = before << shift
            reached |= moved
            if moved & rest:
                mask |= 1 << value - 1
        found.append(mask)
        before = reached
    return found


def bounded(rule: SumRule, masks: Sequence[int]) -> list[int]:
    """The values of each cell that are not too small or too large for the others to make up the sum."""
    ends = [_ends(rule, group, masks) for group in rule.groups]
    least, most = sum(low for low, _ in ends), sum(high for _, high in ends)
    found = list(masks)
    for group, (low, high) in zip(rule.groups, ends, strict=True):
        for place in group:
            own_low, own_high = _ends(rule, [other for other in group if other != place], masks)
            room = rule.low - (most - high + own_high), rule.high - (least - low + own_low)
            for value in values_in(masks[place]):
                if not room[0] <= rule.coefficients[place] * value <= room[1]:
                    found[place] &= ~(1 << value - 1)
    return found


def _ends(rule: SumRule, group: Sequence[int], masks: Sequence[int]) -> tuple[int, int]:
    """Between what the sum of different cells lies that have the same coefficient, by their places."""
    if not group:
        return 0, 0
    low, high = different_ends([masks[place] for place in group])
    ends = rule.coefficients[group[0]] * low, rule.coefficients[group[0]] * high
    return min(ends), max(ends)


def different_ends(masks: Iterable[int]) -> tuple[int, int]:
    """Between what cells add up to that all differ, as far as can be seen of their ends."""
    low = high = 0
    least, most = 0, MAX_VALUES + 1
    known = [((mask & -mask).bit_length(), mask.bit_length()) for mask in masks]
    for smallest in sorted(smallest for smallest, _ in known):
        least = max(smallest, least + 1)
        low += least
    for largest in sorted((largest for _, largest in known), reverse=True):
        most = min(largest, most - 1)
        high += most
    return low, high


def differing(shape: Shape, order: Sequence[int]) -> tuple[tuple[int, ...], ...]:
    """For each of some cells, by their places, those before it that cannot hold the same value, whatever it is."""
    apart = shape.apart
    return tuple(
        tuple([place for place, other in enumerate(order[:number]) if apart[cell] >> other & 1])
        for number, cell in enumerate(order)
    )


def made(rule: SumRule, masks: Sequence[int], most: int) -> list[tuple[int, ...]] | None:
    """All ways to make up the sum, by cell, with different values where cells must differ; None if there are more."""
    narrowed = supported(rule, masks)
    found: list[tuple[int, ...]] = []
    for way in _ways(rule, narrowed):
        found.append(way)
        if len(found) > most:
            return None
    return found


def _ways(rule: SumRule, masks: Sequence[int]) -> Iterator[tuple[int, ...]]:
    count = len(masks)
    least, most = [0] * (count + 1), [0] * (count + 1)
    for number in range(count - 1, -1, -1):
        mask, coefficient = masks[number], rule.coefficients[number]
        ends = (coefficient * (mask & -mask).bit_length(), coefficient * mask.bit_length())
        least[number], most[number] = least[number + 1] + min(ends), most[number + 1] + max(ends)
    values = [0] * count
    choices = [values_in(mask) for mask in masks]

    def grow(number: int, total: int) -> Iterator[tuple[int, ...]]:
        if number == count:
            yield tuple(values)
            return
        for value in choices[number]:
            here = total + rule.coefficients[number] * value
            fits = rule.low - most[number + 1] <= here <= rule.high - least[number + 1]
            if fits and all(values[place] != value for place in rule.differ[number]):
                values[number] = value
                yield from grow(number + 1, here)

    yield from grow(0, 0)


def in_some_way(ways: Sequence[tuple[int, ...]]) -> list[int]:
    """What each cell has in some way."""
    return [sum(1 << value - 1 for value in set(column)) for column in zip(*ways, strict=True)]


def pairs_of(order: Sequence[int], differ: Sequence[Sequence[int]]) -> tuple[tuple[int, int], ...]:
    """The pairs of cells that must differ."""
    return tuple((order[place], order[number]) for number, places in enumerate(differ) for place in places)


def set_like(order: Sequence[int], differ: Sequence[Sequence[int]]) -> bool:
    """Whether all of these cells differ from each other."""
    return sum(map(len, differ)) == len(order) * (len(order) - 1) // 2


@lru_cache(maxsize=4096)
def sets_adding_up(count: int, total: int, values: int) -> tuple[int, ...]:
    """All sets of so many of the values with that sum."""
    return tuple(
        cell_set(value - 1 for value in some) for some in combinations(values_in(values), count) if sum(some) == total
    )
