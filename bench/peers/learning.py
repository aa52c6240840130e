"""python-sat: CaDiCaL on the plain formula, one solver for all puzzles, givens as assumptions."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from itertools import combinations
from typing import Any

import gridwright as gw
from bench.peers._peer import Peer

__all__ = ["python_sat"]

CANDIDATES = 729


def python_sat() -> Peer:
    solvers, formula = import_module("pysat.solvers"), _formula()
    return Peer("python-sat (CaDiCaL)", _solve, lambda lines: (solvers.Cadical195(bootstrap_with=formula), lines))


def _variable(cell: int, value: int) -> int:
    return cell * 9 + value


def _formula() -> list[list[int]]:
    """Exactly one value in each cell, and exactly one place for each value in each house."""
    values = range(1, 10)
    one_of = [[_variable(cell, value) for value in values] for cell in range(81)]
    for rule in gw.load("." * 81).rules[1:]:
        one_of += [[_variable(cell, value) for cell in rule.cells] for value in values]
    never_two = [[-one, -other] for literals in one_of for one, other in combinations(literals, 2)]
    return one_of + never_two


def _solve(prepared: tuple[Any, Sequence[str]]) -> int:
    solver, lines = prepared
    unique = 0
    for number, line in enumerate(lines, 1):
        givens = [_variable(cell, int(char)) for cell, char in enumerate(line) if char != "."]
        if solver.solve(assumptions=givens):
            model = [literal for literal in solver.get_model()[:CANDIDATES] if literal > 0]
            switch = CANDIDATES + number  # the clause that excludes this solution belongs to this puzzle alone
            solver.add_clause([-switch, *(-literal for literal in model)])
            unique += not solver.solve(assumptions=[*givens, switch])
            solver.add_clause([-switch])
    solver.delete()
    return unique
