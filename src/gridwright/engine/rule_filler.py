"""All ways to fill the cells of a rule, found by the core."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from gridwright.engine._core import RuleFiller
from gridwright.model.primitives import Machine, Relation

__all__ = ["RuleFiller", "rule_filler"]


def rule_filler(
    values: int,
    differ: Sequence[Collection[int]],
    pairs: Sequence[Sequence[tuple[int, Relation]]],
    sums: Sequence[tuple[Sequence[int], int, int]],
    sets: Sequence[tuple[int, Sequence[int]]],
    machines: Sequence[tuple[Sequence[int], Machine]],
) -> RuleFiller:
    """A rule over values from 1 on, by the places of its cells.

    For each place those before it that differ from it, and those that are related to it, with what each of their
    values allows. Sums have a coefficient for each place, and lie between two numbers; sets are some places, as a set,
    with the sets of values that these hold; machines read some places, one after the other.
    """
    related = [[(other, relation.allowed) for other, relation in some] for some in pairs]
    read = [(places, machine.steps, machine.accepting) for places, machine in machines]
    return RuleFiller(values, [sorted(places) for places in differ], related, sums, sets, read)
