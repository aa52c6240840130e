"""The exact smallest reason, by python-sat's OptUx over premises written down without the core: the judge."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from pysat.examples.optux import OptUx
from pysat.formula import WCNF

from gridwright.model.layout import Layout
from gridwright.model.primitives import Distinct, Domain, Pair, values_in

Clauses = list[list[int]]


def smallest_size(layout: Layout, candidates: Sequence[int], wrong: Sequence[tuple[int, int]]) -> float:
    """The size of the smallest reason against any of these (cell, value)."""
    names = [(cell, value) for cell, mask in enumerate(candidates) for value in values_in(mask)]
    variables = {name: number for number, name in enumerate(names, 1)}
    premises = _premises(layout, candidates, variables)
    best = float("inf")
    for candidate in wrong:
        formula = WCNF()
        formula.extend(_one_value_each(candidates, variables))
        formula.append([variables[candidate]])
        for switch, (weight, clauses) in enumerate(premises, len(variables) + 1):
            formula.extend([[-switch, *clause] for clause in clauses])
            formula.append([switch], weight=weight)
        with OptUx(formula, solver="m22") as judge:
            judge.compute()
            best = min(best, judge.cost / 2)
    return best


def _one_value_each(candidates: Sequence[int], variables: dict[tuple[int, int], int]) -> Clauses:
    found = []
    for cell, mask in enumerate(candidates):
        own = [variables[cell, value] for value in values_in(mask)]
        found += [own, *([-one, -other] for one, other in combinations(own, 2))]
    return found


def _premises(
    layout: Layout, candidates: Sequence[int], variables: dict[tuple[int, int], int]
) -> list[tuple[int, Clauses]]:
    """Weights and clauses: a place 2, two cells that differ 1, any other relation of two cells 2."""
    places: dict[tuple[frozenset[int], int], Clauses] = {}
    unequal: dict[tuple[int, int], Clauses] = {}
    related: dict[tuple[int, int], Clauses] = {}
    facts = layout.facts_for("the exact reasons", Domain, Distinct, Pair)
    for house in facts.houses:
        if house.full:
            for value in {value for cell in house.cells for value in values_in(layout.domains[cell])}:
                clause = [variables[cell, value] for cell in house.cells if (cell, value) in variables]
                places[frozenset(house.cells), value] = [clause]
        for one, other in combinations(sorted(house.cells), 2):
            both = values_in(candidates[one] & candidates[other])
            unequal[one, other] = [[-variables[one, value], -variables[other, value]] for value in both]
    for first, second, relation, _ in facts.bonds:
        allows = facts.relations[relation].allows
        pairs = [(v, w) for v in values_in(layout.domains[first]) for w in values_in(layout.domains[second])]
        clashes = [(v, w) for v, w in pairs if not allows(v, w)]
        sort = unequal if all(v == w for v, w in clashes) else related
        sort.setdefault((min(first, second), max(first, second)), []).extend(
            [-variables[first, v], -variables[second, w]]
            for v, w in clashes
            if (first, v) in variables and (second, w) in variables
        )
    for pair, clauses in related.items():
        clauses.extend(unequal.get(pair, []))
    return [
        *((2, clauses) for clauses in places.values()),
        *((1, clauses) for clauses in unequal.values() if clauses),
        *((2, clauses) for clauses in related.values() if clauses),
    ]
