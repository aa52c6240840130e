"""Any puzzle as a model of OR-Tools' CP-SAT, built and solved as its users do: one worker, uniqueness proven.

There are two ways to prove it, and neither is always the faster: listing up to two solutions, or solving, forbidding
the solution and solving again. The model is made from a layout, so that only CP-SAT's own work is measured.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any

from gridwright.model.layout import Layout
from gridwright.model.primitives import (
    Automaton,
    Distinct,
    Domain,
    Machine,
    OneOf,
    Pair,
    Relation,
    Sum,
    less_than,
    mask_up_to,
    values_in,
)

__all__ = ["count_by_forbidding", "count_by_listing"]


def count_by_listing(layout: Layout, givens: Sequence[int], seconds: float | None = None) -> int:
    """How many solutions there are, up to two; 0 if that takes longer."""
    cp_model = import_module("ortools.sat.python.cp_model")
    model, _ = _model(cp_model, layout, givens)
    solver = _solver(cp_model)
    solver.parameters.enumerate_all_solutions = True
    if seconds is not None:
        solver.parameters.max_time_in_seconds = seconds
    seen = _counter(cp_model)
    status = solver.solve(model, seen)
    return int(seen.found) if seen.found == 2 or status in (cp_model.OPTIMAL, cp_model.INFEASIBLE) else 0


def count_by_forbidding(layout: Layout, givens: Sequence[int]) -> int:
    """How many solutions there are, up to two."""
    cp_model = import_module("ortools.sat.python.cp_model")
    model, cells = _model(cp_model, layout, givens)
    solver = _solver(cp_model)
    if solver.solve(model) not in (cp_model.OPTIMAL, cp_model.FEASIBLE):
        return 0
    others = []
    for cell, given in zip(cells, givens, strict=True):
        if not given:
            others.append(other := model.new_bool_var(""))
            model.add(cell != solver.value(cell)).only_enforce_if(other)
    model.add_bool_or(others)
    return 2 if _solver(cp_model).solve(model) in (cp_model.OPTIMAL, cp_model.FEASIBLE) else 1


def _solver(cp_model: Any) -> Any:
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    return solver


def _model(cp_model: Any, layout: Layout, givens: Sequence[int]) -> tuple[Any, list[Any]]:
    """The model and its variables, one for each cell."""
    facts = layout.facts_for("CP-SAT", Domain, Distinct, Pair, OneOf, Sum, Automaton)
    model = cp_model.CpModel()
    cells = [
        model.new_constant(given) if given else _variable(cp_model, model, domain)
        for given, domain in zip(givens, facts.domains, strict=True)
    ]
    for house in facts.houses:
        model.add_all_different([cells[cell] for cell in house.cells])
    for bond in facts.bonds:
        _relate(model, cells[bond.first], cells[bond.second], facts.relations[bond.relation])
    for choice, _ in facts.choices:
        _choose(cp_model, model, [cells[cell] for cell in choice.cells], choice)
    for total, _ in facts.sums:
        terms = [by * cells[cell] for cell, by in zip(total.cells, total.coefficients, strict=True)]
        model.add_linear_constraint(sum(terms), total.low, total.high)
    for one, _ in facts.automata:
        _read(model, [cells[cell] for cell in one.cells], one.machine)
    return model, cells


def _choose(cp_model: Any, model: Any, cells: Sequence[Any], choice: OneOf) -> None:
    """Different values, which are those of one set."""
    model.add_all_different(cells)
    chosen = [model.new_bool_var("") for _ in choice.sets]
    model.add_exactly_one(chosen)
    for values, is_chosen in zip(choice.sets, chosen, strict=True):
        domain = cp_model.Domain.from_values(values_in(values))
        for cell in cells:
            model.add_linear_expression_in_domain(cell, domain).only_enforce_if(is_chosen)


def _read(model: Any, cells: Sequence[Any], machine: Machine) -> None:
    """What a machine accepts; an automaton without a way is none that CP-SAT takes."""
    ways = [
        (state, value, following)
        for state, steps in enumerate(machine.steps)
        for value, following in enumerate(steps, 1)
        if following >= 0
    ]
    if ways and machine.accepting:
        model.add_automaton(cells, 0, list(machine.accepting), ways)
    else:
        model.add_bool_or([])


def _variable(cp_model: Any, model: Any, domain: int) -> Any:
    values = values_in(domain)
    if domain == mask_up_to(len(values)):
        return model.new_int_var(1, len(values), "")
    return model.new_int_var_from_domain(cp_model.Domain.from_values(values), "")


def _relate(model: Any, first: Any, second: Any, relation: Relation) -> None:
    """As a person would write it, where it has a name; else as a table."""
    size = len(relation.allowed)
    if relation == less_than(range(1, size + 1)):
        model.add(first < second)
    elif all(allowed == mask_up_to(size) & ~(1 << place) for place, allowed in enumerate(relation.allowed)):
        model.add(first != second)
    else:
        pairs = [(value, other) for value in range(1, size + 1) for other in values_in(relation.allowed[value - 1])]
        model.add_allowed_assignments([first, second], pairs)


def _counter(cp_model: Any) -> Any:
    """A callback that counts solutions and stops at two; made here since its base may not be installed."""

    class Counter(cp_model.CpSolverSolutionCallback):  # type: ignore[misc]
        def __init__(self) -> None:
            super().__init__()
            self.found = 0

        def on_solution_callback(self) -> None:
            self.found += 1
            if self.found == 2:
                self.stop_search()

    return Counter()
