"""Sets, sums and automata: what the lanes and the learning solver make of them, beside all grids there are."""

from __future__ import annotations

from dataclasses import replace

import pytest
from planted_rules import MAKERS, Planted, cases

import gridwright as gw
from gridwright.engine import _core, native
from gridwright.engine.learning import decide
from gridwright.model.clock import Clock
from gridwright.model.layout import layout_of
from gridwright.model.primitives import Automaton, Machine, OneOf, Primitive, Sum


@pytest.mark.parametrize("sort", [*MAKERS, "all"])
@pytest.mark.parametrize("instruction_set", [None, "baseline"])
def test_the_lanes_find_all_solutions(sort: str, instruction_set: str | None) -> None:
    seen = set()
    for puzzle, grids in cases(sort, 150):
        engine = gw.Engine(puzzle, instruction_set=instruction_set)
        assert sorted(solution.values for solution in engine.solutions()) == sorted(grids)
        assert engine.count().at_least == len(grids)
        assert engine.solve().status is gw.Status.of(min(len(grids), 2), complete=len(grids) < 2)
        seen.add(min(len(grids), 2))
    assert seen == {0, 1, 2}


@pytest.mark.parametrize("sort", [*MAKERS, "all"])
def test_the_learning_solver_agrees(sort: str) -> None:
    for puzzle, grids in cases(sort, 60):
        compiled = native.compiled(layout_of(puzzle))
        found, decided = decide(compiled, compiled.layout.candidates(puzzle.givens), [], 2, Clock(60))
        assert decided
        assert len(found) == min(len(grids), 2)
        assert all(tuple(values) in grids for values in found)


@pytest.mark.parametrize("sort", [*MAKERS, "all"])
def test_optional_rules_can_be_left_out(sort: str) -> None:
    for puzzle, _ in cases(sort, 40):
        planted = [rule for rule in puzzle.rules if isinstance(rule, Planted)]
        engine = gw.Engine(puzzle, optional=planted)
        for off in ([], planted[:1], planted):
            left = replace(puzzle, rules=tuple(rule for rule in puzzle.rules if rule not in off))
            assert engine.count(without=off).at_least == gw.count(left).at_least


@pytest.mark.parametrize("sort", [*MAKERS, "all"])
def test_the_order_of_solutions_does_not_depend_on_the_lanes(sort: str) -> None:
    for puzzle, _ in cases(sort, 40):
        orders = [
            [solution.values for solution in gw.Engine(puzzle, instruction_set=name).solutions()]
            for name in native.instruction_sets()
        ]
        assert all(order == orders[0] for order in orders)
        assert [outcome.status for outcome in gw.solve_many([puzzle] * 3)] == [gw.solve(puzzle).status] * 3


@pytest.mark.parametrize(
    ("primitive", "message"),
    [
        (OneOf((0, 1), (0b111,)), "not as many as there are cells"),
        (OneOf((0, 1), (0b110000,)), "values out of range"),
        (OneOf((0, 0), (0b11,)), "cell out of range or twice"),
        (OneOf((), ()), "cell out of range or twice"),
        (Sum((0, 99), (1, 1), 3, 3), "cell out of range or twice"),
        (Sum((0, 1), (1,), 3, 3), "a coefficient for each cell"),
        (Sum((0, 1), (1, 0), 3, 3), "coefficient out of range"),
        (Sum((0, 1), (1, 10**9), 3, 3), "coefficient out of range"),
        (Automaton((0, 1), Machine((), ())), "no states"),
        (Automaton((0, 1), Machine(((0, 0),), (0,))), "a step for each value"),
        (Automaton((0, 1), Machine(((0, 0, 7, 0),), (0,))), "unknown state"),
    ],
)
def test_nonsense_is_refused(primitive: Primitive, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        _core.compile(4, 16, ((primitive,),))
