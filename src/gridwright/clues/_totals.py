"""What different values can add up to."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations
from math import comb

from gridwright.model.primitives import Distinct, Domain, OneOf, Primitive, Sum, bit

__all__ = ["different_total", "total_range"]

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
