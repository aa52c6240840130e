"""The solutions of a puzzle that has several: all of them, or some and which values occur at all."""

from __future__ import annotations

from dataclasses import dataclass

from gridwright.engine import Engine
from gridwright.engine.candidates import candidates_within
from gridwright.engine.native import compiled
from gridwright.model.clock import Clock
from gridwright.model.layout import layout_of
from gridwright.model.puzzle import Outcome, Puzzle, Solution

__all__ = ["BUDGET", "Sample", "sample"]

BUDGET = 50_000
"""Guesses spent on listing or counting: some hundredths of a second."""

_LISTED = 300
"""The most solutions that are compared with each other."""

_OPEN = 5_000
"""Candidates from which it takes too long to find out which of them are in some solution."""

_PATIENCE = 1_000
"""Conflicts for a candidate, for the same reason."""


@dataclass(frozen=True, slots=True)
class Sample:
    """Solutions, whether they are all, and the values that each cell takes: in any solution if that is known (`exact`),
    else in these."""

    solutions: tuple[Solution, ...]
    complete: bool
    values: tuple[frozenset[int], ...]
    exact: bool = True


def sample(puzzle: Puzzle, outcome: Outcome, clock: Clock) -> Sample | None:
    """What solutions there are, some of them known from solving; None when the time is over."""
    found = Engine(puzzle).explore(limit=_LISTED + 1, budget=BUDGET, clock=clock)
    solutions = found.solutions if len(found.solutions) > 1 else outcome.solutions
    if not found.complete and _open(puzzle) <= _OPEN:
        if possible := candidates_within(puzzle, clock, _PATIENCE):
            return Sample(solutions[:_LISTED], False, possible)
        if clock.over():
            return None
    values = zip(*(solution.values for solution in solutions), strict=True)
    return Sample(solutions[:_LISTED], found.complete, tuple(map(frozenset, values)), exact=found.complete)


def _open(puzzle: Puzzle) -> int:
    """How many candidates are left when all that is plain has been filled in."""
    native = compiled(layout_of(puzzle))
    candidates = native.propagated(native.layout.candidates(puzzle.givens), [])
    return sum(mask.bit_count() for mask in candidates if mask.bit_count() > 1)
