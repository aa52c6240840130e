"""A puzzle with some clues taken out and others put in: how many solutions has it after each of many such edits?"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from gridwright.clues import Clue, Given, changes_others, in_order, narrows, printed_in, with_clues
from gridwright.engine import _core
from gridwright.engine.learning import decide
from gridwright.engine.native import Native, compiled, run_to_end
from gridwright.model.clock import Cancel, Clock
from gridwright.model.layout import layout_of
from gridwright.model.puzzle import Puzzle

__all__ = ["Edit", "counts"]

_WORD = 64


class Edit(NamedTuple):
    """Clues to take out, and clues to put in after that."""

    without: tuple[Clue, ...] = ()
    added: tuple[Clue, ...] = ()


def counts(
    puzzle: Puzzle,
    edits: Sequence[Edit],
    *,
    limit: int = 2,
    timeout: float | None = None,
    cancel: Cancel | None = None,
    patience: int | None = None,
) -> list[int | None]:
    """How many solutions there are after each edit, up to `limit`; None where there was no time to find out.

    All are asked together. What the lanes leave to the learning solver is counted to 2 only, and has `limit` if that is
    reached; if it needs more conflicts than its `patience`, that stays open, too.
    """
    clock = Clock(timeout, cancel)
    if changes_others(puzzle):
        changed = (with_clues(puzzle, edit.added, without=edit.without) for edit in edits)
        return [count for one in changed for count in _counts(one, [Edit()], limit, clock, patience)]
    return list(_counts(puzzle, edits, limit, clock, patience))


def _counts(
    puzzle: Puzzle, edits: Sequence[Edit], limit: int, clock: Clock, patience: int | None
) -> Iterator[int | None]:
    questions = _Questions(puzzle, edits)
    native = questions.native
    starts = [questions.candidates(edit) for edit in edits]
    switches = [list(questions.toggles(edit)) for edit in edits]
    search = _core.Search(
        native.core,
        [mask for start in starts for mask in start],
        [word for some in switches for word in some],
        limit=limit,
        budget=native.patience,
        keep=0,
    )
    run_to_end(search, clock)
    for job, (start, switched) in enumerate(zip(starts, switches, strict=True)):
        verdict = search.verdict(job)
        if verdict is _core.Verdict.OVERRUN:
            learnt, decided = decide(native, start, switched, min(limit, 2), clock, patience)
            yield (limit if len(learnt) > 1 else len(learnt)) if decided else None
        else:
            yield None if verdict is _core.Verdict.OPEN else search.found(job)


class _Questions:
    """Edits as questions about one layout.

    A clue that is put in or taken out is an optional rule of it, unless it says no more than which values a cell may
    have: then it is one of the candidates to begin with, as givens are.
    """

    def __init__(self, puzzle: Puzzle, edits: Sequence[Edit]) -> None:
        size = layout_of(puzzle).values
        changing = {clue for edit in edits for part in edit for clue in part if not isinstance(clue, Given)}
        masks = {clue: narrows(clue, size) for clue in changing}
        self._masks = {clue: mask for clue, mask in masks.items() if mask is not None}
        optional = tuple(sorted((clue for clue, mask in masks.items() if mask is None), key=in_order))
        self._place = {clue: 1 << number for number, clue in enumerate(optional)}
        self._printed = {clue for clue in printed_in(puzzle) if clue in changing}
        self._givens = puzzle.givens
        self._words = -(-len(optional) // _WORD)
        common = with_clues(puzzle, optional, without=tuple(self._masks))
        self.native: Native = compiled(layout_of(common), optional)

    def candidates(self, edit: Edit) -> list[int]:
        """What each cell may hold at first."""
        givens = list(self._givens)
        for clue in edit.without:
            if isinstance(clue, Given):
                givens[clue.cell] = 0
        for clue in edit.added:
            if isinstance(clue, Given):
                givens[clue.cell] = clue.number
        candidates = self.native.candidates(givens)
        for clue in self._in_force(edit):
            for cell, mask in self._masks.get(clue, {}).items():
                candidates[cell] &= mask
        return candidates

    def toggles(self, edit: Edit) -> Iterator[int]:
        """The optional rules that are in force, as words of bits."""
        on = sum(self._place.get(clue, 0) for clue in self._in_force(edit))
        for word in range(self._words):
            yield on >> (word * _WORD) & ((1 << _WORD) - 1)

    def _in_force(self, edit: Edit) -> set[Clue]:
        return (self._printed - set(edit.without)) | set(edit.added)
