"""A puzzle that was made, with its record: what was asked, what was reached, and how to make it again."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from gridwright.clues import Given, changes_others, clues_of, printed_in
from gridwright.engine import Edit, counts
from gridwright.logic.rate import Rated, rate
from gridwright.making.identity import identity
from gridwright.making.request import Request
from gridwright.making.symmetry import symmetries_of
from gridwright.model.clock import ENDLESS, Clock
from gridwright.model.display import as_picture, as_text, brief
from gridwright.model.puzzle import Puzzle, Solution

__all__ = ["Made"]


@dataclass(frozen=True, repr=False, kw_only=True)
class Made:
    """A puzzle with exactly one solution. The same `request`, `seed` and `index` make it again, on any machine.

    `is_met` says whether it is as hard as was asked; `attempts` how many puzzles were tried. What takes time is found
    out when it is asked for: `rated`, `minimal`, `canonical`.
    """

    request: Request
    seed: int
    index: int
    attempts: int
    puzzle: Puzzle
    solution: Solution
    proven: bool = False
    is_met: bool = True

    __str__ = as_text
    _repr_svg_ = as_picture

    def __repr__(self) -> str:
        return brief(self, repr(self.puzzle)[1:-1], self.asked, f"seed {self.seed}", f"number {self.index}")

    @property
    def asked(self) -> str:
        """The level or window that was asked for; empty if none was."""
        return self.request.target.name if self.request.target else ""

    @cached_property
    def rated(self) -> Rated:
        """How hard it is."""
        return rate(self.puzzle)

    def judge(self, clock: Clock) -> None:
        """Finds out now what takes time; OutOfTimeError when the clock says so before."""
        if not self.is_judged:
            self.__dict__["rated"] = rate(self.puzzle, timeout=clock.left(), cancel=clock.cancel)
        if not self.is_weighed:
            self.__dict__["needless"] = self._needless(clock)

    @property
    def is_judged(self) -> bool:
        """Whether it is known how hard it is."""
        return "rated" in self.__dict__

    @property
    def is_weighed(self) -> bool:
        """Whether it is known which clues could go."""
        return self._is_known_minimal or "needless" in self.__dict__

    @property
    def reached(self) -> str:
        """The level that it has."""
        return self.rated.level

    @cached_property
    def minimal(self) -> bool:
        """Whether no clue can be left out."""
        return self._is_known_minimal or not self.needless

    @cached_property
    def needless(self) -> int:
        """How many clues there are without any one of which the solution would still be the only one."""
        return self._needless(ENDLESS)

    @property
    def _is_known_minimal(self) -> bool:
        return self.proven and self.request.symmetry == "none"

    def _needless(self, clock: Clock) -> int:
        only = changes_others(self.puzzle)  # where all clues of a sort are there, none of them can go
        edits = [Edit(without=(clue,)) for clue in clues_of(self.puzzle) if isinstance(clue, Given) or not only]
        found = counts(self.puzzle, edits, timeout=clock.left(), cancel=clock.cancel)
        if None in found:
            clock.require()
        return found.count(1)

    @cached_property
    def canonical(self) -> str:
        """An id that it shares with puzzles that look different and are the same: turned, mirrored, relabelled."""
        return identity(self.puzzle)

    @property
    def clues(self) -> dict[str, int]:
        """How many clues there are of each sort, givens first."""
        found = {"givens": sum(map(bool, self.puzzle.givens))}
        for clue in printed_in(self.puzzle):
            found[clue.sort] = found.get(clue.sort, 0) + 1
        return found

    @property
    def symmetries(self) -> tuple[str, ...]:
        """The symmetries of the places where givens stand, or where clues do if there are none."""
        givens = [(cell,) for cell, value in enumerate(self.puzzle.givens) if value]
        return symmetries_of(self.puzzle.grid, givens or [clue.cells for clue in printed_in(self.puzzle)])
