"""A primitive that nobody knows, planted in a rule: whoever looks at what rules are lowered to refuses it in words.

Nothing may leave it out in silence: that would be a wrong answer.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import gridwright as gw
from gridwright.diagnosis import clashes
from gridwright.engine import _core, counts, smallest_reason
from gridwright.engine import cores as conflicting
from gridwright.engine.reasons import reason_against
from gridwright.engine.symmetry import ties
from gridwright.logic.structure.sign_chains import signs_of
from gridwright.model import layout as layouts
from gridwright.model.clock import Clock
from gridwright.model.layout import Layout, layout_of
from gridwright.model.primitives import Distinct, Domain
from gridwright.model.rules import NoConsecutive
from gridwright.words._language import language
from gridwright.words._names import between, beyond_houses, signs

SOURCE = Path(gw.__file__).parent


class Riddle(NamedTuple):
    """As many fields as a domain, so that it could be taken for one."""

    cells: tuple[int, ...]
    total: int


@pytest.fixture
def puzzle(monkeypatch: pytest.MonkeyPatch) -> Iterator[gw.Puzzle]:
    monkeypatch.setattr(NoConsecutive, "lower", lambda self, size: (Riddle(self.cells, 40),))
    layouts._layout.cache_clear()
    yield gw.load("sudoku 4x4 no-consecutive\n1 . . .\n. . . .\n. . . 2\n. . . .")
    layouts._layout.cache_clear()


CONSUMERS: dict[str, Callable[[gw.Puzzle], Any]] = {
    "solve": gw.solve,
    "count": gw.count,
    "solutions": lambda puzzle: list(gw.solutions(puzzle)),
    "solve_many": lambda puzzle: gw.solve_many([puzzle]),
    "Engine": gw.Engine,
    "Engine with an optional rule": lambda puzzle: gw.Engine(puzzle, optional=puzzle.rules[1:2]),
    "true_candidates": gw.true_candidates,
    "counts": lambda puzzle: counts(puzzle, []),
    "cores": conflicting,
    "symmetry": lambda puzzle: ties(layout_of(puzzle), [15] * 16),
    "smallest_reason": lambda puzzle: smallest_reason(layout_of(puzzle), [15] * 16, Clock()),
    "reason_against": lambda puzzle: reason_against(layout_of(puzzle), [15] * 16, (0, 1), Clock()),
    "explain": gw.explain,
    "hint": gw.hint,
    "rate": gw.rate,
    "reason": lambda puzzle: gw.reason(puzzle, "r1c2", 3),
    "verify": lambda puzzle: gw.verify(puzzle, []),
    "signs_of": lambda puzzle: signs_of(layout_of(puzzle)),
    "clashes": clashes,
    "check": gw.check,
    "diagnose": gw.diagnose,
    "dimacs": lambda puzzle: gw.dump(puzzle, "dimacs"),
    "minizinc": lambda puzzle: gw.dump(puzzle, "minizinc"),
    "drawing with candidates": lambda puzzle: gw.svg(puzzle, candidates=True),
    "what lies between cells": lambda puzzle: between([(0, 1)], puzzle, language("en"), "the"),
    "what rules out a candidate": lambda puzzle: beyond_houses([((0, 1), (1, 1))], puzzle, language("en")),
    "signs in words": lambda puzzle: signs([(0, 1)], puzzle, language("en")),
}


@pytest.mark.parametrize("consumer", CONSUMERS)
def test_whoever_does_not_know_a_primitive_refuses_it_by_name(consumer: str, puzzle: gw.Puzzle) -> None:
    with pytest.raises(gw.RuleError, match="cannot deal with Riddle, which the rule 'no consecutive neighbours' needs"):
        CONSUMERS[consumer](puzzle)


def test_the_core_itself_knows_primitives_by_their_class(puzzle: gw.Puzzle) -> None:
    layout = layout_of(puzzle)
    for make in (_core.compile, _core.premises):
        with pytest.raises(TypeError, match=r"knows no primitive \S*Riddle"):
            make(layout.values, 16, layout.primitives)


def test_a_layout_without_rules_is_refused_too() -> None:
    grid = gw.Grid(1, 2)
    layout = Layout(grid, 2, (), ((Domain((0, 1), 3), Distinct((0, 1))),))
    assert layout.facts_for("whoever", Domain, Distinct).houses[0].full
    with pytest.raises(gw.RuleError, match=r"whoever cannot deal with Distinct$"):
        layout.facts_for("whoever", Domain)


def test_primitives_go_nowhere_but_into_facts_and_the_core() -> None:
    """Everybody else has to ask for facts, and to say what he understands."""
    readers = {
        str(path.relative_to(SOURCE))
        for path in SOURCE.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text()))
        if isinstance(node, ast.Attribute) and node.attr in ("primitives", "_facts")
    }
    assert readers == {"model/layout.py", "engine/native.py", "engine/reasons.py"}
