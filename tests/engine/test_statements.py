"""Statements that can each be left out: what fits is what all grids say, whatever the rules are lowered to."""

from __future__ import annotations

import random
from dataclasses import dataclass, replace

import pytest
from planted_rules import EMPTY, GRIDS, MAKERS, Planted, cases

import gridwright as gw
from gridwright.engine.learning import new_solver
from gridwright.engine.rule_conflicts import clashing_rules
from gridwright.engine.statements import Statements
from gridwright.model.clock import Clock
from gridwright.model.layout import layout_of
from gridwright.model.primitives import Domain, OneOf, Primitive, Sum, bit
from gridwright.model.rules import Rule


@pytest.mark.parametrize("sort", [*MAKERS, "all"])
def test_sets_of_planted_rules_fit_if_some_grid_holds_them(sort: str) -> None:
    rng = random.Random(sort)
    answers = set()
    for puzzle, _ in cases(sort, 60):
        name = next(name for name, base in EMPTY.items() if set(base.rules) <= set(puzzle.rules))
        planted = [rule for rule in puzzle.rules if isinstance(rule, Planted)]
        with new_solver() as solver:
            asked = Statements(solver, replace(puzzle, givens=(0,) * len(puzzle.givens)), planted, lambda: False)
            for _ in range(6):
                chosen = rng.randrange(1 << len(planted))
                some = [rule for number, rule in enumerate(planted) if chosen >> number & 1]
                left = [values for values in GRIDS[name] if all(rule.holds(values) for rule in some)]
                fits, core = asked.core(chosen, at_any_price=True)
                assert fits is bool(left)
                assert not core & ~chosen
                needed = [rule for number, rule in enumerate(planted) if core >> number & 1]
                assert fits or not any(all(rule.holds(values) for rule in needed) for values in GRIDS[name])
                if fits:
                    asked.allow(10_000)
                    assert asked.has_one(chosen) is (len(left) == 1)
                answers.add(min(len(left), 2))
    assert answers >= {0, 2}


@pytest.mark.parametrize("sort", [*MAKERS, "all"])
def test_rules_that_clash_are_a_smallest_set(sort: str) -> None:
    compared = 0
    for puzzle, grids in cases(sort, 80):
        bare = replace(puzzle, givens=(0,) * len(puzzle.givens))
        if grids or gw.solve(bare).status is not gw.Status.NONE:
            continue
        found = clashing_rules(bare, Clock())
        assert found is not None
        rules, is_minimal = found
        assert is_minimal
        values = tuple(rule for rule in bare.rules if rule not in rules and not hasattr(rule, "high"))
        only = replace(bare, rules=tuple(rule for rule in bare.rules if rule not in values))
        assert gw.solve(only).status is gw.Status.NONE
        for rule in rules:
            fewer = replace(only, rules=tuple(other for other in only.rules if other != rule))
            assert gw.solve(fewer, limit=1).solution
        compared += 1
    assert compared >= 5


@dataclass(frozen=True)
class Mixed:
    """A rule of several primitives, one of which is about single cells: a low first cell, and a sum."""

    cells: tuple[int, ...]
    total: int
    high: int

    label = "a low first cell and a sum"

    def holds(self, values: tuple[int, ...]) -> bool:
        own = [values[cell] for cell in self.cells]
        return own[0] <= self.high and sum(own) == self.total

    def lower(self, span: range) -> tuple[Primitive, ...]:
        low = sum(bit(value) for value in range(1, self.high + 1))
        return Domain(self.cells[:1], low), Sum(self.cells, (1,) * len(self.cells), self.total, self.total)


@dataclass(frozen=True)
class Nothing:
    """A rule that leaves a cell no value at all."""

    cells: tuple[int, ...]

    label = "nothing fits"

    def holds(self, values: tuple[int, ...]) -> bool:
        return False

    def lower(self, span: range) -> tuple[Primitive, ...]:
        return (Domain(self.cells, 0),)


@pytest.mark.parametrize("name", EMPTY)
def test_domains_of_optional_rules_can_be_left_out(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    base = EMPTY[name]
    rules: list[Rule] = [Mixed((0, 1, 2), 6, 2), Mixed((5, 1), 4, 1), Nothing((3,))]
    puzzle = replace(base, rules=(*base.rules, *rules))
    for hand_over in (1000, 0):
        monkeypatch.setattr("gridwright.engine.native.HAND_OVER", hand_over)
        engine = gw.Engine(puzzle, optional=rules)
        for off in (rules, rules[1:], rules[2:], [rules[0], rules[2]], []):
            left = [rule for rule in rules if rule not in off]
            grids = [values for values in GRIDS[name] if all(rule.holds(values) for rule in left)]
            outcome = engine.solve(without=off)
            assert len(outcome.solutions) == min(len(grids), 2)
            assert all(solution.values in grids for solution in outcome.solutions)
            assert engine.count(without=off).at_least == len(grids)


def test_a_set_of_one_cell_is_its_value() -> None:
    rule = Planted(OneOf((0,), (0b1, 0b100)))
    puzzle = gw.latin(size=4)
    puzzle = replace(puzzle, rules=(*puzzle.rules, rule))
    with new_solver() as solver:
        asked = Statements(solver, puzzle, [rule, gw.Given(puzzle.grid, 0, 2)], lambda: False)
        assert [asked.core(some, at_any_price=True)[0] for some in (0b01, 0b10, 0b11)] == [True, True, False]
    assert layout_of(puzzle).values == 4
