"""Smallest reason: no pattern with a name, but few enough statements to follow."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from gridwright.engine import smallest_reason
from gridwright.engine.reasons import Claim
from gridwright.logic.board import Board
from gridwright.logic.reason import elimination
from gridwright.logic.step import Step, Technique

__all__ = ["TECHNIQUES"]

_LARGEST = 60
"""Statements that somebody may follow: the learning solver, which takes long, looks for no more."""

_LARGEST_AT_ALL = 200
"""With more, to try it out is as easy."""

_PATIENCE = 3_000_000
"""Propagations of the learning solver, where the core finds none: less than a second, but the same on any machine."""

_ID = "smallest-reason"

_FAILURES = 2
"""After so many searches on a board that found nothing, each of seconds, the learning solver is not asked any more …"""

_FAILURES_OF_CORE = 6
"""… and after so many the core neither, which takes less."""


def smallest(board: Board) -> Iterator[Step]:
    """Candidates that contradict fewer statements of the rules than any others."""
    if board.spent[_ID] == _FAILURES_OF_CORE:
        return
    patience = _PATIENCE if board.spent[_ID] < _FAILURES else 0
    found = smallest_reason(
        board.layout, board.candidates, board.clock,
        largest=_LARGEST, patience=patience, possible=board.possible(), of_use=_LARGEST_AT_ALL,
        known=board.memory.get(_ID, ()),
    )  # fmt: skip
    if found is not None:
        board.memory[_ID] = found.others  # what can be refuted still can when other candidates are gone
    if found is not None and found.size <= _LARGEST_AT_ALL:
        yield elimination(board.layout, replace(found, refuted=_told(board, found.refuted)))
    else:
        board.spent[_ID] += 1


def _told(board: Board, refuted: Sequence[Claim]) -> tuple[Claim, ...]:
    """What is refuted; where a cell has nothing left, that cell alone: then all is refuted, as there is no solution."""
    left = dict(enumerate(board.candidates))
    for cell, mask in refuted:
        left[cell] &= ~mask
    empty = [cell for cell, _ in refuted if not left[cell]]
    if not empty:
        return tuple(refuted)
    shown = min(empty, key=lambda cell: board.candidates[cell].bit_count())
    return tuple((cell, mask) for cell, mask in refuted if cell == shown)


# Its steps are rated by their size, but it comes after everything that has a name.
TECHNIQUES = (Technique(_ID, "Short reason", 10.9, smallest),)
