"""Which candidates must be gone for a step: what it stands on, as far as earlier steps brought it about."""

from __future__ import annotations

from gridwright.logic.step import Step
from gridwright.model.primitives import bit

__all__ = ["ALL", "needs_of"]

ALL = -1
"""Every value, as a mask."""


def needs_of(step: Step, cells: int) -> dict[int, int]:
    """By cell, of a grid of so many, the values of which those that are gone there matter to the step."""
    if step.whole or step.uniqueness:
        return dict.fromkeys(range(cells), ALL)
    return dict.fromkeys(step.grounds, _values(step))


def _values(step: Step) -> int:
    if step.technique == "sign-bound":
        bound = bit(step.values[0])
        return bound - 1 if step.grounds == step.cells[:1] else -bound << 1
    if _is_about_places(step):
        return sum(map(bit, step.values))
    return ALL


def _is_about_places(step: Step) -> bool:
    """Whether it matters of its grounds only that they cannot hold its values, which therefore stand elsewhere."""
    if not step.houses or step.rules or step.technique == "smallest-reason":  # whose grounds may matter in any way
        return False
    return set(step.grounds).isdisjoint(step.cells)
