"""The exact smallest reason, by python-sat's OptUx over premises written down without the core: the judge."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, product

from pysat.examples.optux import OptUx
from pysat.formula import WCNF
from pysat.solvers import Solver

from gridwright.engine import Reason
from gridwright.model.layout import Layout
from gridwright.model.primitives import Automaton, Distinct, Domain, OneOf, Pair, Sum, values_in

Clauses = list[list[int]]
Variables = dict[tuple[int, int], int]


def smallest_size(layout: Layout, candidates: Sequence[int], wrong: Sequence[tuple[int, int]]) -> float:
    """The size of the smallest reason against any of these (cell, value)."""
    variables = _variables(candidates)
    premises = _premises(layout, candidates, variables)
    best = float("inf")
    for candidate in wrong:
        formula = WCNF()
        formula.extend(_one_value_each(candidates, variables))
        formula.append([variables[candidate]])
        for switch, (weight, clauses) in enumerate(premises.values(), len(variables) + 1):
            formula.extend([[-switch, *clause] for clause in clauses])
            formula.append([switch], weight=weight)
        with OptUx(formula, solver="m22") as judge:
            judge.compute()
            best = min(best, judge.cost / 2)
    return best


def is_enough(layout: Layout, candidates: Sequence[int], reason: Reason) -> bool:
    """Whether all that a reason refutes follows from its premises and from the candidates of its grounds alone."""
    for cell, mask in reason.refuted:
        starts = [candidates[one] if one in reason.grounds else layout.domains[one] for one in layout.grid.cells]
        starts[cell] = mask
        variables = _variables(starts)
        premises = _premises(layout, starts, variables, reason.rules)
        houses = layout.facts_for("the judge", Domain, Distinct, Pair, OneOf, Sum, Automaton).houses
        names: set[object] = {("place", frozenset(houses[house].cells), value) for house, value in reason.places}
        names |= {(sort, *pair) for sort in ("unequal", "related") for pair in reason.pairs}
        names |= {("rule", rule) for rule in reason.rules}
        for cells in (houses[house].cells for house in reason.houses):
            names |= {("place", frozenset(cells), value) for value in range(1, layout.values + 1)}
            names |= {("unequal", *pair) for pair in combinations(sorted(cells), 2)}
        clauses = _one_value_each(starts, variables)
        clauses += [clause for name in names & premises.keys() for clause in premises[name][1]]
        with Solver("cadical153", bootstrap_with=clauses) as judge:
            if judge.solve():
                return False
    return True


def _variables(candidates: Sequence[int]) -> Variables:
    names = [(cell, value) for cell, mask in enumerate(candidates) for value in values_in(mask)]
    return {name: number for number, name in enumerate(names, 1)}


def _one_value_each(candidates: Sequence[int], variables: Variables) -> Clauses:
    found = []
    for cell, mask in enumerate(candidates):
        own = [variables[cell, value] for value in values_in(mask)]
        found += [own, *([-one, -other] for one, other in combinations(own, 2))]
    return found


def _premises(
    layout: Layout, candidates: Sequence[int], variables: Variables, among: Sequence[int] | None = None
) -> dict[object, tuple[int, Clauses]]:
    """Weights and clauses: a place 2, two cells that differ 1, any other relation of two cells 2, other rules 3."""
    places: dict[tuple[frozenset[int], int], Clauses] = {}
    unequal: dict[tuple[int, int], Clauses] = {}
    related: dict[tuple[int, int], Clauses] = {}
    facts = layout.facts_for("the exact reasons", Domain, Distinct, Pair, OneOf, Sum, Automaton)
    rules = {rule for _, rule in (*facts.choices, *facts.sums, *facts.automata)}
    rules &= rules if among is None else {*among}
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
    return {
        **{("place", *name): (2, clauses) for name, clauses in places.items()},
        **{("unequal", *name): (1, clauses) for name, clauses in unequal.items() if clauses},
        **{("related", *name): (2, clauses) for name, clauses in related.items() if clauses},
        **{("rule", rule): (3, [*_wrong(layout, rule, candidates, variables)]) for rule in sorted(rules)},
    }


def _wrong(layout: Layout, rule: int, candidates: Sequence[int], variables: Variables) -> Iterator[list[int]]:
    """Every way to fill the cells of a rule that it does not allow."""
    stated, grid = layout.rules[rule], [0] * len(candidates)
    for values in product(*(values_in(candidates[cell]) for cell in stated.cells)):
        for cell, value in zip(stated.cells, values, strict=True):
            grid[cell] = value
        if not stated.holds(grid):
            yield [-variables[cell, value] for cell, value in zip(stated.cells, values, strict=True)]
