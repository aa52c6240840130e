"""What drawings may mean, and which of it is believed.

A stored solution tells which meanings are possible. Without one, only what needs no guess is believed.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from gridwright.clues import Clue
from gridwright.model.clue import as_printed
from gridwright.model.errors import GridwrightError
from gridwright.model.grid import Grid, Regions
from gridwright.notations._shared.clue_words import read_word

__all__ = ["Believed", "Judge", "Sense"]


@dataclass(frozen=True, slots=True)
class Sense:
    """What some pieces of a drawing may mean: words of clues, and whether nothing was guessed."""

    words: tuple[str, ...]
    sure: bool = False
    plain: bool = False
    """Whether it needs no words of the rules: the site itself has a meaning for it."""


@dataclass(slots=True)
class Believed:
    """What was understood so far, and what was not."""

    clues: list[Clue] = field(default_factory=list)
    explained: bool = False
    """Whether something has a meaning only because the rules give it one."""


@dataclass(frozen=True, slots=True)
class Judge:
    """Decides which of several meanings is the right one. `solution` is empty if none is stored."""

    grid: Grid
    regions: Regions
    solution: Sequence[int]
    believed: Believed = field(default_factory=Believed)

    def accepts(self, meanings: Iterable[Sense]) -> bool:
        """Whether one of these meanings is believed; the first that may be."""
        for meaning in meanings:
            if not meaning.words or not (meaning.sure or self.solution):
                continue
            clues = self._clues(meaning.words)
            if clues is not None and all(map(self._may_be, clues)):
                self.believed.clues += clues
                self.believed.explained |= not meaning.plain
                return True
        return False

    def _clues(self, words: Iterable[str]) -> list[Clue] | None:
        try:
            return list(as_printed(read_word(self.grid, word) for word in words))
        except GridwrightError:
            return None

    def _may_be(self, clue: Clue) -> bool:
        if not self.solution:
            return True
        try:
            meant = clue.within(self.regions)
        except GridwrightError:
            return False
        unknown = any(not self.solution[cell] for cell in meant.cells)
        return unknown or meant.holds(self.grid.all_shown(self.solution))
