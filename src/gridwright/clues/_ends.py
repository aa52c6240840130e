"""What lines share whose ends say what may stand on them."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from gridwright.model.primitives import Automaton, Machine, machine

__all__ = ["Inner", "ends_first", "inner_values"]

Inner = Callable[[int, int, int], bool]
"""Whether a value may stand between two ends, of which the lower comes first."""


def ends_first(cells: tuple[int, ...]) -> tuple[int, ...]:
    """The ends of a line, then what is between them: who has read both ends can judge each value by itself."""
    return cells[0], cells[-1], *cells[1:-1]


def inner_values(cells: tuple[int, ...], span: range, apart: int, fits: Inner) -> Automaton:
    """That the ends are so far apart, and that all values between them fit.

    One machine for all of them: whatever a cell leaves of the ends, all others learn from.
    """
    return Automaton(ends_first(cells), _machine(span, apart, fits))


@lru_cache(maxsize=64)
def _machine(span: range, apart: int, fits: Inner) -> Machine:
    def step(state: tuple[int, ...], value: int) -> tuple[int, ...] | None:
        if len(state) < 2:
            ends = tuple(sorted((*state, value)))
            return ends if len(ends) < 2 or ends[1] - ends[0] >= apart else None
        return state if fits(state[0], state[1], value) else None

    start: tuple[int, ...] = ()
    return machine(span, start, step, lambda state: len(state) == 2)
