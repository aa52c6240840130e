"""Sums that are known, of full houses and of rules, and what is left where they are added up and taken away."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from gridwright.engine import KnownSum
from gridwright.logic.structure.shape import facts_of, shape_of
from gridwright.logic.structure.sums import different_ends
from gridwright.model.layout import House, Layout
from gridwright.model.primitives import bit, values_in

__all__ = ["CountedSum", "SumsToCount", "counted", "recounted", "ruled_out", "sums_to_count"]


@dataclass(frozen=True, eq=False, slots=True)
class SumsToCount:
    """The sums of a layout: those of full houses, and then one of each rule that tells just one."""

    houses: tuple[House, ...]
    rules: tuple[int, ...]
    sums: tuple[KnownSum, ...]


@dataclass(frozen=True, slots=True)
class CountedSum:
    """Cells that add up to something from low to high, each as often as its weight says."""

    weights: Mapping[int, int]
    low: int
    high: int


@lru_cache(maxsize=64)
def sums_to_count(layout: Layout) -> SumsToCount:
    facts, full = facts_of(layout), shape_of(layout).full
    by_rule: dict[int, list[KnownSum]] = {}
    for one, rule in facts.sums:
        by_rule.setdefault(rule, []).append(KnownSum(one.cells, one.coefficients, one.low, one.high))
    for choice, rule in facts.choices:
        totals = [sum(values_in(mask)) for mask in choice.sets]
        known = KnownSum(choice.cells, (1,) * len(choice.cells), min(totals, default=0), max(totals, default=0))
        by_rule.setdefault(rule, []).append(known)
    rules = {rule: told[0] for rule, told in by_rule.items() if len(told) == 1}
    of_houses = [
        KnownSum(house.house.cells, (1,) * len(house.house.cells), sum(house.values), sum(house.values))
        for house in full
    ]
    return SumsToCount(tuple(house.house for house in full), tuple(rules), (*of_houses, *rules.values()))


def counted(sums: Sequence[KnownSum], times: Sequence[int]) -> CountedSum:
    """The sums added up, each so many times."""
    weights: Counter[int] = Counter()
    low = high = 0
    for (cells, coefficients, least, most), by in zip(sums, times, strict=True):
        for cell, coefficient in zip(cells, coefficients, strict=True):
            weights[cell] += by * coefficient
        ends = by * least, by * most
        low += min(ends)
        high += max(ends)
    return CountedSum({cell: weights[cell] for cell in sorted(weights) if weights[cell]}, low, high)


def recounted(layout: Layout, houses: Sequence[House], rules: Sequence[int], times: Sequence[int]) -> CountedSum:
    """The same for some houses and then some rules of a layout."""
    known = sums_to_count(layout)
    sums = dict(zip((*known.houses, *known.rules), known.sums, strict=True))
    of_some = [(sums[one], by) for one, by in zip((*houses, *rules), times, strict=True) if by]
    return counted([one for one, _ in of_some], [by for _, by in of_some])


def ruled_out(
    candidates: Sequence[int], known: CountedSum, apart: Sequence[tuple[Sequence[int], int]]
) -> list[tuple[int, int]]:
    """The candidates with which the sum would be too small or too large, since the cells of each set of `apart` differ:
    so many times is their own sum taken off the weights, and its ends are counted instead."""
    rest = Counter(known.weights)
    for cells, by in apart:
        for cell in cells:
            rest[cell] += by
    least, most = _ends(candidates, rest, apart)
    return [
        (cell, value)
        for cell in sorted({*rest} | {cell for cells, _ in apart for cell in cells})
        for value in values_in(candidates[cell])
        if _is_out(candidates, known, rest, apart, (least, most), (cell, value))
    ]


def _is_out(
    candidates: Sequence[int], known: CountedSum, rest: Mapping[int, int], apart: Sequence[tuple[Sequence[int], int]],
    ends: tuple[int, int], candidate: tuple[int, int],
) -> bool:  # fmt: skip
    cell, value = candidate
    here = [(cells, by) for cells, by in apart if cell in cells]
    own = {cell: rest[cell]}
    before = _ends(candidates, own, here)
    supposed = list(candidates)
    for cells, _ in here:
        for other in cells:
            supposed[other] &= ~bit(value)
            if not supposed[other] and other != cell:
                return True
    supposed[cell] = bit(value)
    after = _ends(supposed, own, here)
    return ends[0] - before[0] + after[0] > known.high or ends[1] - before[1] + after[1] < known.low


def _ends(
    candidates: Sequence[int], weights: Mapping[int, int], apart: Sequence[tuple[Sequence[int], int]]
) -> tuple[int, int]:
    """Between what cells add up to, each as often as its weight says, less sets of different ones."""
    least = most = 0
    for cell, by in weights.items():
        ends = by * _lowest(candidates[cell]), by * candidates[cell].bit_length()
        least += min(ends)
        most += max(ends)
    for cells, by in apart:
        low, high = different_ends([candidates[cell] for cell in cells])
        least += min(-by * low, -by * high)
        most += max(-by * low, -by * high)
    return least, most


def _lowest(mask: int) -> int:
    return (mask & -mask).bit_length()
