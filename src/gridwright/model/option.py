"""What an option is: rules that any kind of puzzle can take on top of its own."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from gridwright.model.display import brief
from gridwright.model.errors import RuleError
from gridwright.model.grid import Grid, Regions

if TYPE_CHECKING:
    from gridwright.model.clue import Clue
    from gridwright.model.rules import Rule

__all__ = ["Option"]


@dataclass(frozen=True, slots=True, repr=False)
class Option:
    """An extra rule: its id, what it says, its rules on a grid with these clues and regions.

    Some need a grid that is `square`, some one that has regions (`regional`).

    `spoken` is what means it wherever it stands in a text, as a pattern; `hints` what means it in a puzzle's rules,
    where plurals count too, and elsewhere may be any word.
    """

    id: str
    summary: str
    rules: Callable[[Grid, Iterable[Clue], Regions], Iterable[Rule]]
    spoken: str
    hints: str = ""
    square: bool = False
    regional: bool = False

    def __repr__(self) -> str:
        return brief(self, self.id, self.summary)

    def on(self, grid: Grid, clues: Iterable[Clue], regions: Regions) -> tuple[Rule, ...]:
        """The rules it adds to a puzzle on that grid."""
        if self.square and not grid.is_square:
            raise RuleError(f"{self.id} need a square grid, not {grid.rows}x{grid.cols}")
        if self.regional and not regions:
            raise RuleError(f"{self.id} need regions, and there are none")
        return tuple(self.rules(grid, clues, regions))

    def is_part_of(self, rules: Container[Rule], grid: Grid, clues: Iterable[Clue], regions: Regions) -> bool:
        """Whether a puzzle on that grid has its rules."""
        if (self.square and not grid.is_square) or (self.regional and not regions):
            return False
        return all(rule in rules for rule in self.rules(grid, clues, regions))
