"""What is said of values, said of them with their order turned around: n for 1, n − 1 for 2 and so on."""

from __future__ import annotations

from functools import lru_cache
from typing import assert_never

from gridwright.model.primitives import (
    Automaton,
    Distinct,
    Domain,
    Machine,
    OneOf,
    Pair,
    Primitive,
    Relation,
    Sum,
    bit,
    values_in,
)

__all__ = ["turned"]


def turned(primitive: Primitive, size: int) -> Primitive:
    """The same of size + 1 − v for every value v of 1 … size."""
    match primitive:
        case Distinct():
            return primitive
        case Domain():
            return primitive._replace(mask=_mask(primitive.mask, size))
        case Pair():
            return primitive._replace(relation=_relation(primitive.relation, size))
        case OneOf():
            return primitive._replace(sets=tuple([_mask(mask, size) for mask in primitive.sets]))
        case Sum():
            whole = (size + 1) * sum(primitive.coefficients)
            return primitive._replace(low=whole - primitive.high, high=whole - primitive.low)
        case Automaton():
            steps = tuple([row[::-1] for row in primitive.machine.steps])
            return primitive._replace(machine=Machine(steps, primitive.machine.accepting))
        case _:
            assert_never(primitive)


@lru_cache(maxsize=1024)
def _mask(mask: int, size: int) -> int:
    return sum(bit(size + 1 - value) for value in values_in(mask) if value <= size)


@lru_cache(maxsize=256)
def _relation(relation: Relation, size: int) -> Relation:
    return Relation(tuple([_mask(mask, size) for mask in reversed(relation.allowed)]))
