"""Smallest reasons: the few things that the rules say from which it follows that something cannot be.

Each such thing is a *premise* with a size: that a full house has a place for a value counts 1, that two cells differ ½,
any other relation of two cells 1; what a rule says of several cells at once (sets, sums, automata) 1½; that a cell has
one value counts nothing. A total that full houses and cages leave for a few cells is a premise, too, and counts what
these do, a house 1. The core follows consequences, also of assumptions on the way. What it cannot refute like that goes
to the learning solver, which names what it needed.
"""

from __future__ import annotations

import atexit
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from math import inf
from typing import Any

from gridwright.engine import _core
from gridwright.engine.candidates import possible_values
from gridwright.engine.learning import Over, apart, batches, new_solver, solve_sliced
from gridwright.model.clock import Clock
from gridwright.model.layout import Layout
from gridwright.model.primitives import Automaton, Distinct, Domain, OneOf, Pair, Sum, bit, values_in

__all__ = ["Claim", "Reason", "Refutable", "reason_against", "smallest_reason"]

Claim = tuple[int, int]
"""That a cell holds a value of a mask."""

Refutable = tuple[int, int, list[tuple[int, int]]]
"""A claim that can be refuted, and the candidates that are refuted for it."""

_WORK = 300_000_000
"""What the core does before it gives up, in premises looked at: a second or two."""

_HALF = 8
"""What the core says two cells that differ weigh; for it places are a little heavier than relations."""

_RULE, _HOUSE = 3, 2
"""How many times that a whole rule and a whole house count."""

_PLACE = 17
"""What the core says a place weighs, which has size 1."""

_SHRINKS = 2
"""So many times as much as what is of use is as good as never made so small."""

_TRIES = 8
"""Candidates that the learning solver refutes before it takes the one that took least."""

_AFTERWARDS = 200
"""Conflicts in which it sees whether the same reason refutes another candidate, too."""


@dataclass(frozen=True, slots=True)
class Reason:
    """Why claims are wrong: `size` is that of all premises together.

    `places` are houses (by their number in the layout) with a value each, `pairs` cells of which a relation is used,
    `rules` the numbers of rules of the layout that speak of several cells at once, `houses` those that are used as a
    whole, `grounds` the cells whose present candidates matter. `links` lead from the first claim to a contradiction, as
    far as that can be told: two candidates, and whether it is strong (the second holds because the first does not).
    `others` can be refuted, too, by other premises.
    """

    refuted: tuple[Claim, ...]
    size: float
    places: tuple[tuple[int, int], ...]
    pairs: tuple[tuple[int, int], ...]
    grounds: tuple[int, ...]
    rules: tuple[int, ...] = ()
    houses: tuple[int, ...] = ()
    links: tuple[tuple[tuple[int, int], tuple[int, int], bool], ...] = ()
    others: tuple[Refutable, ...] = ()


def smallest_reason(
    layout: Layout,
    candidates: Sequence[int],
    clock: Clock,
    *,
    largest: float = inf,
    patience: int | None = None,
    possible: Sequence[int] | None = None,
    of_use: float = inf,
    known: Sequence[Refutable] = (),
) -> Reason | None:
    """The smallest reason found against any candidate, and all candidates that it refutes.

    None when every candidate occurs in some solution, or when the core found nothing, nor the learning solver up to the
    size `largest` with so many propagations of `patience` (0: it is not asked). OutOfTimeError when the clock is over
    before. What is much larger than `of_use` is told as it was found. `possible` has for each cell the values that
    occur in some solution, if that is known, and `known` the `others` of a board before, which had more candidates: as
    long as one of them can be told, no long search is made.
    """
    possible = possible_values(layout, candidates, clock) if possible is None else possible
    claims = [
        (cell, bit(value)) for cell, mask in enumerate(candidates) for value in values_in(mask & ~possible[cell])
    ]
    return _found(layout, candidates, claims, clock, largest, patience, of_use, known) if claims else None


def reason_against(layout: Layout, candidates: Sequence[int], claim: Claim, clock: Clock) -> Reason | None:
    """The smallest reason found against a claim; None when it is right in some solution. OutOfTimeError if need be."""
    return _found(layout, candidates, [claim], clock)


@lru_cache(maxsize=64)
def _premises(layout: Layout) -> _core.Premises:
    layout.require("the search for smallest reasons", Domain, Distinct, Pair, OneOf, Sum, Automaton)
    return _core.premises(layout.values, len(layout.domains), layout.primitives)


atexit.register(_premises.cache_clear)  # as compiled layouts in native.py


def _found(
    layout: Layout,
    candidates: Sequence[int],
    claims: Sequence[Claim],
    clock: Clock,
    largest: float = inf,
    patience: int | None = None,
    of_use: float = inf,
    known: Sequence[Refutable] = (),
) -> Reason | None:
    clock.require()
    premises = _premises(layout)
    most_shrunk = None if of_use == inf else round(_SHRINKS * of_use * _PLACE)
    told = premises.reason(candidates, claims, _WORK, clock.over, most_shrunk, known)
    clock.require()
    if told is None:
        if patience == 0:
            return None
        found = apart(lambda over: _learnt(layout, candidates, claims, over, largest, patience), clock)
        clock.require()
        return found
    refuted, numbers, grounds, links, others = told
    reason = _reason(premises, refuted, numbers)
    return replace(reason, grounds=tuple(grounds), links=tuple(dict.fromkeys(links)), others=tuple(others))


def _reason(premises: _core.Premises, refuted: Iterable[Claim], numbers: Iterable[int]) -> Reason:
    told = [premises[number] for number in numbers]
    rules = {rule for sort, _, rule, _ in told if sort == "rule"}
    houses: set[int] = set()
    for derived in (number for sort, _, number, _ in told if sort == "derived"):
        own_houses, own_rules = premises.derivation(derived)
        houses |= {*own_houses}
        rules |= {*own_rules}
    plain = sum(round(weight / _HALF) for sort, weight, _, _ in told if sort in ("place", "pair"))
    return Reason(
        refuted=tuple(refuted),
        size=(plain + _RULE * len(rules) + _HOUSE * len(houses)) / 2,
        places=tuple((house, value) for sort, _, house, value in told if sort == "place"),
        pairs=tuple((first, second) for sort, _, first, second in told if sort == "pair"),
        rules=tuple(sorted(rules)),
        houses=tuple(sorted(houses)),
        grounds=(),
    )


def _learnt(
    layout: Layout,
    candidates: Sequence[int],
    claims: Sequence[Claim],
    over: Over,
    largest: float,
    patience: int | None,
) -> Reason | None:
    """The smallest reason that the learning solver finds against some of the claims, if that takes no more patience.

    One that cannot be as small as `largest` is given up.
    """
    premises = _premises(layout)
    with new_solver() as solver:

        def enough() -> bool:
            return over() or (patience is not None and solver.accum_stats()["propagations"] >= patience)

        for clauses in batches(lambda part: premises.to_cnf(candidates, part)):
            if over():
                return None
            solver.append_formula(clauses)
        found: list[tuple[Reason, list[int]]] = []
        for claim in sorted(claims, key=lambda claim: candidates[claim[0]].bit_count()):
            core = _core_of(solver, candidates, claim, premises, enough, largest)
            if core is not None:
                found.append((_reason(premises, [claim], core), core))
            if len(found) == _TRIES or enough():
                break
        if not found:
            return None
        best, core = min(found, key=lambda one: one[0].size)
        refuted = (*best.refuted, *_also_refuted(solver, candidates, set(claims) - {*best.refuted}, core, over))
    reason = replace(best, refuted=refuted)
    return replace(reason, grounds=tuple(_involved(layout, reason)))


def _also_refuted(
    solver: Any, candidates: Sequence[int], claims: Iterable[Claim], core: Sequence[int], over: Over
) -> Iterator[Claim]:
    """The other claims that contradict the same premises."""
    names = _names(candidates)
    assumed = [len(names) + 1 + premise for premise in core]
    for claim in sorted(claims):
        others = _denied(names, claim)
        if solve_sliced(solver, over, [*others, *assumed], _AFTERWARDS) is False:
            yield claim


def _names(candidates: Sequence[int]) -> list[Claim]:
    """The candidates in the order of their variables, which begin at 1."""
    return [(cell, bit(value)) for cell, mask in enumerate(candidates) for value in values_in(mask)]


def _denied(names: Sequence[Claim], claim: Claim) -> list[int]:
    """The assumptions that a cell has no other values than those claimed."""
    return [-number for number, (cell, value) in enumerate(names, 1) if cell == claim[0] and not value & claim[1]]


def _core_of(
    solver: Any, candidates: Sequence[int], claim: Claim, premises: _core.Premises, over: Over, largest: float
) -> list[int] | None:
    """A minimal set of premises that refute a claim; None when there is none so small, or no time to find one."""
    names = _names(candidates)
    assumed = _denied(names, claim)

    def core(some: Sequence[int]) -> list[int] | None:
        if solve_sliced(solver, over, [*assumed, *some]) is not False:
            return None
        used = set(solver.get_core() or ())
        return [premise for premise in some if premise in used]

    left, needed = core(range(len(names) + 1, len(names) + 1 + len(premises))), list[int]()
    if left is None:
        return None
    # Rules, which the core has last, and then places go first: they weigh most.
    left.sort(key=lambda premise: premises[premise - len(names) - 1][0] != "rule")
    while left:
        premise = left.pop(0)
        without = core([*needed, *left])
        if without is None:
            needed.append(premise)
            if len(needed) > 2 * largest:  # none counts less than a half
                return None
        else:
            kept = {*without}
            left = [other for other in left if other in kept]
    return [premise - len(names) - 1 for premise in needed]


def _involved(layout: Layout, reason: Reason) -> Iterator[int]:
    """Every cell that a reason speaks of."""
    facts = layout.facts_for("the search for smallest reasons", Domain, Distinct, Pair, OneOf, Sum, Automaton)
    said = [(choice.cells, rule) for choice, rule in facts.choices]
    said += [(total.cells, rule) for total, rule in facts.sums]
    said += [(automaton.cells, rule) for automaton, rule in facts.automata]
    yield from sorted(
        {cell for house, _ in reason.places for cell in facts.houses[house].cells}
        | {cell for pair in reason.pairs for cell in pair}
        | {cell for cells, rule in said if rule in reason.rules for cell in cells}
        | {cell for cell, _ in reason.refuted}
    )
