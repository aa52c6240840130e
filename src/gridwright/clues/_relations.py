"""Relations of two values that several sorts of clues need; each is made once for a span."""

from __future__ import annotations

from functools import lru_cache

from gridwright.model.primitives import Relation, relation

__all__ = ["at_least_apart", "equal", "not_greater", "same_class"]


@lru_cache(maxsize=64)
def equal(span: range) -> Relation:
    return relation(span, lambda value, other: value == other)


@lru_cache(maxsize=64)
def not_greater(span: range) -> Relation:
    return relation(span, lambda value, other: value <= other)


@lru_cache(maxsize=256)
def at_least_apart(span: range, distance: int) -> Relation:
    return relation(span, lambda value, other: abs(value - other) >= distance)


@lru_cache(maxsize=256)
def same_class(classes: tuple[int, ...], *, same: bool) -> Relation:
    """That two values are of one class, or else of two; a class for each value, in rising order."""
    return relation(range(1, len(classes) + 1), lambda value, other: (classes[value - 1] == classes[other - 1]) == same)
