"""The learning solver: CaDiCaL through python-sat, for puzzles on which plain search would thrash.

It answers "is there one?" and "is there another?" only.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gridwright.engine import _core
from gridwright.engine.clock import Clock
from gridwright.engine.native import Native
from gridwright.primitives import values_in

__all__ = ["decide"]

_SLICE = 500
"""Conflicts between two looks at the clock: a few milliseconds."""


def decide(
    native: Native, starts: Sequence[int], toggles: Sequence[int], limit: int, clock: Clock
) -> tuple[list[bytes], bool]:
    """Up to `limit` solutions, and whether there was time for an answer: that there are no more, or enough."""
    # Imported here because most puzzles never need it, and start-up matters.
    from pysat.solvers import Solver  # noqa: PLC0415

    candidates = native.propagated(starts, toggles)
    clauses = _clauses(_core.to_cnf(native.core, candidates, toggles))
    names = [(cell, value) for cell, mask in enumerate(candidates) for value in values_in(mask)]
    found: list[bytes] = []
    with Solver(name="cadical195", bootstrap_with=clauses) as solver:
        while len(found) < limit:
            answer = _solve(solver, clock)
            if answer is None:
                return found, False
            if not answer:
                break
            chosen = [variable for variable in solver.get_model() if variable > 0]
            values = bytearray(len(candidates))
            for variable in chosen:
                cell, value = names[variable - 1]
                values[cell] = value
            found.append(bytes(values))
            solver.add_clause([-variable for variable in chosen])
    return found, True


def _solve(solver: Any, clock: Clock) -> bool | None:
    """Whether there is a model; None when the time is over.

    The library holds the GIL and cannot be stopped from outside, so it works in slices. They run in a thread of their
    own: in the main thread it would replace Python's handler of Ctrl-C by one that jumps out of the middle of a slice,
    which corrupts memory.
    """
    from concurrent.futures import ThreadPoolExecutor  # noqa: PLC0415

    stopped = False

    def slices() -> bool | None:
        answer: bool | None = None
        while answer is None and not stopped and not clock.over():
            solver.conf_budget(_SLICE)
            answer = solver.solve_limited()
        return answer

    with ThreadPoolExecutor(max_workers=1) as thread:
        try:
            return thread.submit(slices).result()
        finally:
            stopped = True


def _clauses(flat: Sequence[int]) -> list[list[int]]:
    clauses: list[list[int]] = []
    clause: list[int] = []
    for literal in flat:
        if literal:
            clause.append(literal)
        else:
            clauses.append(clause)
            clause = []
    return clauses
