"""What candidates are: a player's marks, or the puzzle itself, as in a pencilmark Sudoku.

A word before them says it. Without one they are what makes a puzzle: marks if the givens alone have exactly one
solution, clues if only they leave exactly one. If there is not one either way, they are marks, as most candidates are.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from enum import Enum
from typing import NamedTuple

from gridwright.clues.candidates import PrintedCandidates
from gridwright.kinds import build
from gridwright.model.draft import Draft
from gridwright.model.errors import RuleError
from gridwright.model.grid import Grid

__all__ = ["Meaning", "Stated", "clues_of", "meaning", "stated"]

_PATIENCE = 5.0
"""Seconds in which a large grid must be solved to be called a puzzle."""

_WORD = re.compile(r"\s*(candidates|marks)\s*:", re.IGNORECASE)


class Meaning(Enum):
    """What candidates are; the value is the note that says how that was found out."""

    CLUES = "note-candidates-clues"
    MARKS = "note-candidates-marks"
    UNCLEAR = "note-candidates-unclear"


class Stated(NamedTuple):
    """What a word says that the candidates after it are, if there is one, and the text with blanks in its place."""

    meaning: Meaning | None
    text: str


def stated(text: str) -> Stated:
    match = _WORD.match(text)
    if match is None:
        return Stated(None, text)
    said = Meaning.CLUES if match[1].lower() == "candidates" else Meaning.MARKS
    return Stated(said, re.sub(r"\S", " ", match[0]) + text[match.end() :])


def clues_of(grid: Grid, marks: Sequence[frozenset[int]]) -> tuple[PrintedCandidates, ...]:
    """Candidates as clues; all of them, or none at all, say nothing of a cell."""
    return tuple(
        PrintedCandidates(grid, cell, tuple(sorted(values)))
        for cell, values in enumerate(marks)
        if 1 < len(values) < grid.rows
    )


def meaning(grid: Grid, givens: tuple[int, ...], marks: Sequence[frozenset[int]]) -> Meaning:
    """What candidates are that nothing else tells."""
    plain = Draft(kind="sudoku", grid=grid, givens=givens)
    if _is_puzzle(plain):
        return Meaning.MARKS
    clued = Draft(kind="sudoku", grid=grid, givens=givens, clues=clues_of(grid, marks))
    return Meaning.CLUES if _is_puzzle(clued) else Meaning.UNCLEAR


def _is_puzzle(draft: Draft) -> bool:
    """Whether a draft has exactly one solution."""
    from gridwright.engine import Engine  # noqa: PLC0415
    from gridwright.model.puzzle import Status  # noqa: PLC0415

    try:
        return Engine(build(draft)).solve(timeout=_PATIENCE).status is Status.UNIQUE
    except RuleError:
        return False
