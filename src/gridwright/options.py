"""Rules that any kind of puzzle can take on top of its own, by the names that notations use."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from gridwright.errors import RuleError
from gridwright.grid import Grid
from gridwright.rules import NoConsecutive, Rule, anti_knight, diagonals, no_touch

__all__ = ["OPTIONS", "Option", "option"]


@dataclass(frozen=True, slots=True)
class Option:
    """An extra rule: its id, what it says, and its rules on a grid."""

    id: str
    summary: str
    rules: Callable[[Grid], Iterator[Rule]]


def _diagonals(grid: Grid) -> Iterator[Rule]:
    if not grid.is_square:
        raise RuleError(f"diagonals need a square grid, not {grid.rows}x{grid.cols}")
    return diagonals(grid)


OPTIONS: tuple[Option, ...] = (
    Option("diagonals", "The values on each of the two diagonals all differ.", _diagonals),
    Option("no-touch", "Equal values never touch, not even at a corner.", lambda grid: iter((no_touch(grid),))),
    Option(
        "anti-knight",
        "Equal values are never a knight's move apart.",
        lambda grid: iter((anti_knight(grid),)),
    ),
    Option(
        "no-consecutive",
        "Neighbours side by side never hold consecutive values.",
        lambda grid: iter((NoConsecutive(grid),)),
    ),
)


def option(name: str) -> Option:
    """The option of that name."""
    for candidate in OPTIONS:
        if candidate.id == name:
            return candidate
    raise RuleError(f"unknown option {name!r}; there are {', '.join(o.id for o in OPTIONS)}")
