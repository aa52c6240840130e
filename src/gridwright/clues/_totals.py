"""What values add up to: different ones, and any."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations
from math import comb

from gridwright.model.primitives import (
    Distinct,
    Domain,
    OneOf,
    Pair,
    Primitive,
    Relation,
    mask_of,
    relation,
    sum_of,
)

__all__ = ["different_total", "total_range", "weighted_total"]

_MOST_WAYS = 20_000
"""Ways to choose values up to which sets of them are listed; a bound on their sum says less, but of any number."""


def different_total(cells: Sequence[int], total: int, span: range) -> tuple[Primitive, ...]:
    """That cells hold different values of the span which add up to a total."""
    where = tuple(cells)
    if len(where) == 1:
        return (Domain(where, mask_of(span, (total,))),)
    if comb(len(span), len(where)) > _MOST_WAYS:
        return Distinct(where), sum_of(span, where, (1,) * len(where), total, total)
    return Distinct(where), OneOf(where, _sets(len(where), total, span))


@lru_cache(maxsize=1024)
def _sets(count: int, total: int, span: range) -> tuple[int, ...]:
    return tuple(mask_of(span, values) for values in combinations(span, count) if sum(values) == total)


def total_range(count: int, span: range) -> range:
    """All that so many different values of the span can add up to."""
    if count > len(span):
        return range(0)
    return range(sum(span[:count]), sum(span[len(span) - count :]) + 1)


def weighted_total(cells: Sequence[int], weights: Sequence[int], total: int, span: range) -> tuple[Primitive, ...]:
    """That values of the span, each times its weight, add up to a total, whether they differ or not.

    Of one or two cells more can be said than bounds.
    """
    where, by = tuple(cells), tuple(weights)
    if len(where) == 1:
        return (Domain(where, mask_of(span, [value for value in span if by[0] * value == total])),)
    if len(where) == 2:
        return (Pair(where[0], where[1], _pairs(span, by[0], by[1], total)),)
    return (sum_of(span, where, by, total, total),)


@lru_cache(maxsize=256)
def _pairs(span: range, first: int, second: int, total: int) -> Relation:
    return relation(span, lambda value, other: first * value + second * other == total)
