"""Rules that any kind of puzzle can take on top of its own, by the names that notations use."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable
from dataclasses import dataclass

from gridwright.model.display import brief
from gridwright.model.errors import RuleError
from gridwright.model.grid import Grid
from gridwright.model.rules import NoConsecutive, Rule, anti_knight, diagonals, no_touch

__all__ = ["OPTIONS", "Option", "option"]


@dataclass(frozen=True, slots=True, repr=False)
class Option:
    """An extra rule: its id, what it says, its rules on a grid, and whether that must be square."""

    id: str
    summary: str
    rules: Callable[[Grid], Iterable[Rule]]
    square: bool = False

    def __repr__(self) -> str:
        return brief(self, self.id, self.summary)

    def on(self, grid: Grid) -> tuple[Rule, ...]:
        """The rules it adds to a puzzle on that grid."""
        if self.square and not grid.is_square:
            raise RuleError(f"{self.id} need a square grid, not {grid.rows}x{grid.cols}")
        return tuple(self.rules(grid))

    def is_part_of(self, rules: Container[Rule], grid: Grid) -> bool:
        """Whether a puzzle on that grid has its rules."""
        return (grid.is_square or not self.square) and all(rule in rules for rule in self.rules(grid))


OPTIONS: tuple[Option, ...] = (
    Option("diagonals", "The values on each of the two diagonals all differ.", diagonals, square=True),
    Option("no-touch", "Equal values never touch, not even at a corner.", lambda grid: (no_touch(grid),)),
    Option("anti-knight", "Equal values are never a knight's move apart.", lambda grid: (anti_knight(grid),)),
    Option(
        "no-consecutive",
        "Neighbours side by side never hold consecutive values.",
        lambda grid: (NoConsecutive(grid),),
    ),
)


def option(name: str) -> Option:
    """The option of that name."""
    for candidate in OPTIONS:
        if candidate.id == name:
            return candidate
    raise RuleError(f"unknown option {name!r}; there are {', '.join(o.id for o in OPTIONS)}")
