"""No solution: which clues clash, where that shows, and what to take back."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from gridwright.clues import Clue, changes_others, printed_in
from gridwright.engine import Edit, cores, counts
from gridwright.logic.dead_end import DeadEnd, dead_end
from gridwright.model.clock import Clock
from gridwright.model.display import brief
from gridwright.model.errors import OutOfTimeError
from gridwright.model.layout import layout_of
from gridwright.model.primitives import values_in
from gridwright.model.puzzle import Puzzle

__all__ = ["Conflict", "Repair", "conflict"]


@dataclass(frozen=True, slots=True, repr=False)
class Repair:
    """Clues to take out, perhaps one to put in instead, so that a solution remains; `unique` if exactly one does."""

    without: tuple[Clue, ...]
    added: tuple[Clue, ...]
    unique: bool

    def __repr__(self) -> str:
        return brief(self, f"{len(self.without)} clues out", f"{len(self.added)} in", "unique" if self.unique else "")


@dataclass(frozen=True, slots=True, repr=False)
class Conflict:
    """Why there is no solution.

    `clues` is a minimal set: all of them together leave no solution, without any one of them there is one. It is empty
    when the rules leave none whatever is given. `dead_end` shows a cell or house with no option left, if easy steps
    lead to one and no clues clash directly. `repairs` are all ways to mend the puzzle by removing or changing a single
    clue, those that leave exactly one solution first; if there are none, a minimal set of clues to remove together.
    Where a rule speaks of all clues of a sort, so that a missing one says something too, they may also put one in.
    """

    clues: tuple[Clue, ...]
    dead_end: DeadEnd | None
    repairs: tuple[Repair, ...]

    def __repr__(self) -> str:
        return brief(self, f"{len(self.clues)} clues", f"{len(self.repairs)} repairs")


def conflict(puzzle: Puzzle, clock: Clock, *, direct: bool) -> Conflict | None:
    """Why a puzzle has no solution; None when the time is over. `direct`: some clues are known to clash directly."""
    found = cores(puzzle, timeout=clock.left(), cancel=clock.cancel)
    if found is None:
        return None
    edits = [edit for clues in found.removals for edit in _edits(puzzle, clues)]
    edits += _missing(puzzle)
    tried = zip(edits, counts(puzzle, edits, timeout=clock.left(), cancel=clock.cancel), strict=True)
    repairs = [Repair(*edit, unique=count == 1) for edit, count in tried if count]
    repairs.sort(key=lambda repair: not repair.unique)
    try:
        end = None if direct else dead_end(puzzle, clock)
    except OutOfTimeError:
        end = None
    return Conflict(found.sets[0], end, tuple(repairs))


def _missing(puzzle: Puzzle) -> Iterator[Edit]:
    """Clues that may have been forgotten, where one that is not there says something too."""
    if not changes_others(puzzle):
        return
    printed = printed_in(puzzle)
    taken = {(clue.sort, frozenset(clue.cells)) for clue in printed}
    anything = [frozenset(values_in(domain)) for domain in layout_of(puzzle).domains]
    for sort in {type(clue) for clue in printed}:
        if sort.options:
            for clue in sort.offers(puzzle.grid, anything):
                if (clue.sort, frozenset(clue.cells)) not in taken:
                    yield Edit((), (clue,))


def _edits(puzzle: Puzzle, clues: tuple[Clue, ...]) -> Iterator[Edit]:
    """The clues taken out and, if it is only one, everything else it could say."""
    yield Edit(clues)
    if len(clues) == 1:
        (clue,) = clues
        for other in clue.others(layout_of(puzzle).domains):
            if other not in puzzle.rules:
                yield Edit(clues, (other,))
