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
    Sum,
    bit,
    relation,
)

__all__ = ["different_total", "total_range", "weighted_total"]

_MOST_WAYS = 20_000
"""Ways to choose values up to which sets of them are listed; a bound on their sum says less, but of any number."""


def different_total(cells: Sequence[int], total: int, size: int) -> tuple[Primitive, ...]:
    """That cells hold different values of 1 … size which add up to a total."""
    where = tuple(cells)
    if len(where) == 1:
        return (Domain(where, bit(total) if 1 <= total <= size else 0),)
    if comb(size, len(where)) > _MOST_WAYS:
        return Distinct(where), Sum(where, (1,) * len(where), total, total)
    return Distinct(where), OneOf(where, _sets(len(where), total, size))


@lru_cache(maxsize=1024)
def _sets(count: int, total: int, size: int) -> tuple[int, ...]:
    chosen = combinations(range(1, size + 1), count)
    return tuple(sum(map(bit, values)) for values in chosen if sum(values) == total)


def total_range(count: int, size: int) -> range:
    """All that so many different values of 1 … size can add up to."""
    if count > size:
        return range(0)
    return range(count * (count + 1) // 2, count * (2 * size + 1 - count) // 2 + 1)


def weighted_total(cells: Sequence[int], weights: Sequence[int], total: int, size: int) -> tuple[Primitive, ...]:
    """That values of 1 … size, each times its weight, add up to a total, whether they differ or not.

    Of one or two cells more can be said than bounds.
    """
    where, by = tuple(cells), tuple(weights)
    if len(where) == 1:
        return (Domain(where, sum(bit(value) for value in range(1, size + 1) if by[0] * value == total)),)
    if len(where) == 2:
        return (Pair(where[0], where[1], _pairs(size, by[0], by[1], total)),)
    return (Sum(where, by, total, total),)


@lru_cache(maxsize=256)
def _pairs(size: int, first: int, second: int, total: int) -> Relation:
    return relation(size, lambda value, other: first * value + second * other == total)
