"""What a kind of puzzle is: data, its names, its rules, what it expects of regions."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field

from gridwright.model.arguments import must_be
from gridwright.model.display import brief
from gridwright.model.grid import Grid, Regions
from gridwright.model.puzzle import Puzzle
from gridwright.model.rules import Rule

__all__ = ["LEVELS", "USUAL_LEVELS", "Kind", "Levels", "level_of"]

LEVELS = ("beginner", "easy", "medium", "hard", "expert", "extreme")
"""What puzzles are called by how hard they are."""

Levels = tuple[float, float, float, float, float]
"""The highest ratings of all levels but the last."""

USUAL_LEVELS = (1.2, 2.0, 2.8, 5.5, 7.5)
"""Where the techniques change: singles in regions, other singles in houses, locked candidates, patterns, chains."""


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class Kind:
    """A named set of rules with its examples.

    `regions` says where they come from when a draft has none: "boxes", "needed" or "none".
    `options` are those that belong to the kind, whether a draft names them or not.
    `holes` says whether cells may hold nothing.
    `square` kinds are n×n, with n regions of n cells if they have regions at all.
    `levels` says which ratings are easy and which are hard; docs/rating.md tells how that was set.
    `usual_size` is that of puzzles that are made for people who ask for no other, rows and columns.
    `region_sizes` says how often regions of so many cells are wanted, where they need not be of the same size.
    `timed_size` is the size of grids for which it is known how long people take, 0 if of none.
    `titles` has the title in languages where it is another.
    """

    id: str
    title: str
    aliases: tuple[str, ...] = ()
    summary: str
    regions: str
    square: bool
    rules: Callable[[Grid, Regions], Iterable[Rule]]
    make: Callable[..., Puzzle]
    examples: tuple[str, ...]
    options: frozenset[str] = frozenset()
    holes: bool = False
    levels: Levels = USUAL_LEVELS
    usual_size: tuple[int, int] = (9, 9)
    region_sizes: Mapping[int, int] = field(default_factory=dict)
    timed_size: int = 0
    titles: Mapping[str, str] = field(default_factory=dict)

    def __repr__(self) -> str:
        return brief(self, self.id)

    def titled(self, lang: str) -> str:
        """What it is called in that language."""
        must_be(lang, str, "the id of a language")
        return self.titles.get(lang, self.title)


def level_of(rating: float, levels: Levels = USUAL_LEVELS) -> str:
    """The name of the level that a puzzle of that rating belongs to."""
    return LEVELS[bisect_left(levels, rating)]
