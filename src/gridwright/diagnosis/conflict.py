"""No solution: which clues clash, where that shows, and what to take back."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from gridwright.clues import Clue, changes_others, printed_in
from gridwright.diagnosis.blame import Relaxation, relaxations
from gridwright.diagnosis.slips import slips_of
from gridwright.engine import Cores, Edit, cores, counts
from gridwright.engine.learning import clause_count
from gridwright.engine.rule_conflicts import clashing_rules
from gridwright.logic.dead_end import DeadEnd, dead_end
from gridwright.model.clock import Clock
from gridwright.model.display import brief
from gridwright.model.errors import OutOfTimeError
from gridwright.model.layout import layout_of
from gridwright.model.primitives import values_in
from gridwright.model.puzzle import Puzzle
from gridwright.model.rules import Rule

__all__ = ["Conflict", "Repair", "conflict"]

_PATIENCE = 20_000
"""Conflicts that all edits of a puzzle may take together; what one leaves stays open after its share of them."""

_FEW_CLAUSES = 200_000
"""Clauses up to which each edit is worth that: a grid of 16x16 has half of them."""

_LEAST_SHARE = 500

_SLIPS = 20
"""The most clues of which it is tried whether they were typed beside their place."""

_SUSPECTS = 5
"""The most clues with which that is tried, where it was open before."""


@dataclass(frozen=True, slots=True, repr=False)
class Repair:
    """Clues to take out, perhaps some to put in instead, so that a solution remains; `unique` if exactly one does, None
    if that was not found out."""

    without: tuple[Clue, ...]
    added: tuple[Clue, ...]
    unique: bool | None

    def __repr__(self) -> str:
        return brief(self, f"{len(self.without)} clues out", f"{len(self.added)} in", "unique" if self.unique else "")


@dataclass(frozen=True, slots=True, repr=False)
class Conflict:
    """Why there is no solution.

    `clues` cannot all be right. If they are `minimal`, it is proven that without any one of them there is a solution.
    They are empty when the rules leave none whatever is given; then `rules` are some that clash, where that was found
    out, and `minimal` speaks of these.

    `dead_end` shows a cell or house with no option left, if easy steps lead to one and no clues clash directly.
    `repairs` are all ways to mend the puzzle by removing or changing a single clue, those that leave exactly one
    solution first; if there are none, a set of clues to remove together. Where a rule speaks of all clues of a sort, so
    that a missing one says something too, they may also put one in. `suspects` are clues that could be enough to mend
    it as well, which was not found out: no others are. `slips` are likely mistakes of whoever typed the puzzle, a given
    beside its cell or two that are swapped, without which there is exactly one solution. `relaxations` are rules to
    drop instead.
    """

    clues: tuple[Clue, ...]
    dead_end: DeadEnd | None
    repairs: tuple[Repair, ...]
    minimal: bool = True
    suspects: tuple[Clue, ...] = ()
    slips: tuple[Repair, ...] = ()
    rules: tuple[Rule, ...] = ()
    relaxations: tuple[Relaxation, ...] = ()

    def __repr__(self) -> str:
        return brief(self, f"{len(self.clues)} clues", f"{len(self.repairs)} repairs")


def conflict(puzzle: Puzzle, known: Sequence[tuple[Clue, ...]], clock: Clock) -> Conflict | None:
    """Why a puzzle has no solution; None when the time is over. `known` are clues that clash directly."""
    found = cores(puzzle, known, timeout=clock.left(), cancel=clock.cancel)
    if found is None:
        return None
    clues = found.sets[0]
    if not clues:
        return _rules_clash(puzzle, clock)
    repairs, suspects = _repairs(puzzle, found, clock)
    slips = _tried(puzzle, list(slips_of(puzzle, clues[:_SLIPS])), clock)
    return Conflict(
        clues=clues,
        dead_end=None if known else _dead_end(puzzle, clock),
        repairs=repairs,
        minimal=found.minimal,
        suspects=suspects,
        slips=tuple(slip for slip in slips if slip.unique),
        relaxations=relaxations(puzzle, clock, grids=False),
    )


def _repairs(puzzle: Puzzle, found: Cores, clock: Clock) -> tuple[tuple[Repair, ...], tuple[Clue, ...]]:
    """What mends a puzzle, what leaves exactly one solution first, and the clues of which that stays open."""
    suspects = found.open
    if changes_others(puzzle):  # to take out a clue says something, too
        known = []
        edits = [edit for clues in (*found.removals, *((clue,) for clue in suspects)) for edit in _edits(puzzle, clues)]
    else:
        known = [Repair(clues, (), unique) for clues, unique in found.removals.items()]
        if len(suspects) <= _SUSPECTS:
            known += _tried(puzzle, [Edit((clue,)) for clue in suspects], clock, _PATIENCE)
        edits = [edit for repair in known for edit in _edits(puzzle, repair.without) if edit.added]
    repairs = [*known, *_tried(puzzle, [*edits, *_missing(puzzle)], clock)]
    mended = {repair.without for repair in repairs}
    suspects = tuple(clue for clue in suspects if (clue,) not in mended)
    return tuple(sorted(repairs, key=lambda repair: not repair.unique)), suspects


def _tried(puzzle: Puzzle, edits: Sequence[Edit], clock: Clock, patience: int = 0) -> tuple[Repair, ...]:
    """The edits that leave a solution. On large grids only the lanes are asked, unless there is `patience` for more."""
    if clause_count(layout_of(puzzle)) <= _FEW_CLAUSES:
        patience = max(_LEAST_SHARE, _PATIENCE // max(1, len(edits)))
    counted = counts(puzzle, edits, timeout=clock.left(), cancel=clock.cancel, patience=patience)
    return tuple(Repair(*edit, unique=count == 1) for edit, count in zip(edits, counted, strict=True) if count)


def _rules_clash(puzzle: Puzzle, clock: Clock) -> Conflict:
    """That the rules leave no grid: steps lead to a dead end, or a few of the rules are enough."""
    rules, is_minimal = clashing_rules(puzzle, clock) or ((), False)
    return Conflict(
        clues=(),
        dead_end=_dead_end(puzzle, clock),
        repairs=tuple(sorted(_tried(puzzle, list(_missing(puzzle)), clock), key=lambda repair: not repair.unique)),
        minimal=is_minimal,
        rules=rules,
        relaxations=relaxations(puzzle, clock, grids=True),
    )


def _dead_end(puzzle: Puzzle, clock: Clock) -> DeadEnd | None:
    try:
        return dead_end(puzzle, clock)
    except OutOfTimeError:
        return None


def _missing(puzzle: Puzzle) -> Iterator[Edit]:
    """Clues that may have been forgotten, where one that is not there says something too."""
    if not changes_others(puzzle):
        return
    printed = printed_in(puzzle)
    taken = {clue.spot for clue in printed}
    shown = puzzle.grid.shown
    anything = [frozenset(map(shown, values_in(domain))) for domain in layout_of(puzzle).domains]
    for sort in {type(clue) for clue in printed}:
        if sort.options:
            for clue in sort.offers(puzzle.grid, anything):
                if clue.spot not in taken:
                    yield Edit((), (clue,))


def _edits(puzzle: Puzzle, clues: tuple[Clue, ...]) -> Iterator[Edit]:
    """The clues taken out and, if it is only one, everything else it could say."""
    yield Edit(clues)
    if len(clues) == 1:
        (clue,) = clues
        for other in clue.others(layout_of(puzzle).domains):
            if other not in puzzle.rules:
                yield Edit(clues, (other,))
