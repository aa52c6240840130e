"""Every solution that leaves the engine during a test is checked against the rules' own `holds`.

And no test of a property has a deadline: that a machine is busy is no reason to fail.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import wraps
from typing import Any

import numpy as np
import pytest
from hypothesis import settings

import gridwright as gw
from gridwright.engine import Answers, Engine, Listing
from gridwright.model.rules import Rule

settings.register_profile("no deadline", deadline=None)
settings.load_profile("no deadline")


def flat(givens: Any) -> Sequence[int]:
    """The numbers that were handed in, in one row; what is masked is empty."""
    if isinstance(givens, bytes | bytearray | memoryview):
        return bytes(givens)
    if isinstance(givens, np.ma.MaskedArray):
        givens = givens.filled(0)
    return [int(number) for number in np.asarray(givens).ravel()]


def check(engine: Engine, givens: Sequence[int], without: Iterable[Rule], values: Sequence[int]) -> None:
    """Fails on a solution that breaks a rule or changes a given."""
    off = tuple(without)
    shown = engine.puzzle.grid.all_shown(values)
    broken = [rule.label for rule in engine.puzzle.rules if rule not in off and not rule.holds(shown)]
    assert not broken, f"a solution of {engine.puzzle!r} breaks {', '.join(broken)}: {values}"
    assert all(given in (0, value) for given, value in zip(givens, values, strict=True)), "a given was changed"


def asking(ask: Callable[..., gw.Outcome]) -> Callable[..., gw.Outcome]:
    @wraps(ask)
    def asked(self: Engine, givens: Sequence[int] | None = None, **how: Any) -> gw.Outcome:
        outcome = ask(self, givens, **how) if givens is not None else ask(self, **how)
        for solution in outcome.solutions:
            check(self, self.puzzle.givens if givens is None else flat(givens), how.get("without", ()), solution.values)
        return outcome

    return asked


def listing(ask: Callable[..., Listing]) -> Callable[..., Listing]:
    @wraps(ask)
    def asked(self: Engine, givens: Sequence[int] | None = None, **how: Any) -> Listing:
        found = ask(self, givens, **how)

        def checked(of: Listing) -> Iterator[gw.Solution]:
            start = self.puzzle.givens if givens is None else flat(givens)
            for solution in found:
                check(self, start, how.get("without", ()), solution.values)
                yield solution
            of.complete = found.complete

        return Listing(checked)

    return asked


def answering(ask: Callable[..., Answers]) -> Callable[..., Answers]:
    @wraps(ask)
    def asked(self: Engine, givens: Any, **how: Any) -> Answers:
        answers = ask(self, givens, **how)
        cells = len(self.puzzle.givens)
        asked_about, solutions = flat(givens), bytes(answers.solution_bytes)
        for start in range(0, len(solutions), cells):
            if solutions[start]:
                check(self, asked_about[start : start + cells], (), solutions[start : start + cells])
        return answers

    return asked


@pytest.fixture(autouse=True, scope="session")
def _solutions_are_checked() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        for name in ("solve", "explore"):
            patch.setattr(Engine, name, asking(getattr(Engine, name)))
        patch.setattr(Engine, "solutions", listing(Engine.solutions))
        patch.setattr(Engine, "solve_many", answering(Engine.solve_many))
        yield
