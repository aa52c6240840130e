"""What a rule wants to be seen of itself: the vocabulary between rules and drawings."""

from __future__ import annotations

from dataclasses import dataclass

__all__ = ["Border", "Line", "Mark", "Sign"]


@dataclass(frozen=True, slots=True)
class Border:
    """A thick line around the cells."""

    cells: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Sign:
    """A `<` between two cells, open towards the greater."""

    less: int
    greater: int


@dataclass(frozen=True, slots=True)
class Line:
    """A thin line through the cells, one after the other (a diagonal)."""

    cells: tuple[int, ...]


Mark = Border | Sign | Line
