"""What candidates are: a player's marks, or the puzzle itself, as in a pencilmark Sudoku.

A word before them says it. Without one they are what makes a puzzle: marks if the givens alone have exactly one
solution, clues if only they leave exactly one. If there is not one either way, they are marks, as most candidates are,
unless nothing else is printed: nobody marks an empty grid.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from enum import Enum
from typing import NamedTuple

from gridwright.clues.candidates import PrintedCandidates
from gridwright.kinds import build
from gridwright.model.clue import Clue
from gridwright.model.draft import Draft
from gridwright.model.errors import RuleError
from gridwright.model.grid import Grid
from gridwright.model.layout import layout_of
from gridwright.model.primitives import values_in

__all__ = ["Meaning", "Stated", "clues_of", "decided_again", "meaning", "stated", "with_meaning"]

_PATIENCE = 1_000
"""Conflicts within which a grid must be solved to be called a puzzle: a text means the same on every machine."""

_MANY = 250
"""Cells from which on a grid must be solved without the learning solver, which takes seconds to begin there."""

_WORD = re.compile(r"\s*(candidates|marks)\s*:", re.IGNORECASE)


class Meaning(Enum):
    """What candidates are; the value is the note that says how that was found out."""

    CLUES = "note-candidates-clues"
    MARKS = "note-candidates-marks"
    UNCLEAR = "note-candidates-unclear"
    ALONE = "note-candidates-alone"

    @property
    def are_clues(self) -> bool:
        return self in (Meaning.CLUES, Meaning.ALONE)


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
        PrintedCandidates(grid, cell, tuple(map(grid.shown, sorted(values))))
        for cell, values in enumerate(marks)
        if 1 < len(values) < (grid.count or grid.rows)
    )


def with_meaning(draft: Draft, said: Meaning | None = None, more: Sequence[Clue] = ()) -> Draft:
    """The draft with its candidates as what they are: what a word said, or what makes a puzzle, which a note tells.

    The puzzle has `more` clues than the draft.
    """
    if not any(draft.marks):
        return draft
    found = said or meaning(draft, more)
    notes = draft.notes if said else (*draft.notes, found.value)
    return replace(_clued(draft) if found.are_clues else draft, notes=notes)


def decided_again(draft: Draft, more: Sequence[Clue]) -> Draft:
    """The draft with another kind or other options than it had when its candidates were found to be marks or clues."""
    names = {one.value for one in Meaning}
    if names.isdisjoint(draft.notes):
        return draft
    value, printed = draft.grid.value, dict[int, frozenset[int]]()
    for clue in draft.clues:
        if isinstance(clue, PrintedCandidates):
            printed[clue.cell] = frozenset(map(value, clue.values))
    marks = draft.marks or tuple(printed.get(cell, frozenset()) for cell in draft.grid.cells)
    clues = tuple(clue for clue in draft.clues if not isinstance(clue, PrintedCandidates))
    notes = tuple(note for note in draft.notes if note not in names)
    return with_meaning(replace(draft, marks=marks, clues=clues, notes=notes), more=more)


def meaning(draft: Draft, more: Sequence[Clue] = ()) -> Meaning:
    """What the candidates of a draft are, which are its marks as long as nothing else tells."""
    plain = replace(draft, marks=(), clues=(*draft.clues, *more))
    bare = not (any(plain.givens) or plain.clues)
    if not bare and _is_puzzle(plain):
        return Meaning.MARKS
    if _say_nothing(plain, draft.marks):
        return Meaning.UNCLEAR
    if _is_puzzle(_clued(replace(plain, marks=draft.marks))):
        return Meaning.CLUES
    return Meaning.ALONE if bare else Meaning.UNCLEAR


def _say_nothing(plain: Draft, marks: Sequence[frozenset[int]]) -> bool:
    """Whether candidates are all that cells can hold in any case, as of an empty grid that is drawn with them."""
    try:
        domains = layout_of(build(plain)).domains
    except RuleError:
        return False
    return all(not values or values >= {*values_in(mask)} for mask, values in zip(domains, marks, strict=True))


def _clued(draft: Draft) -> Draft:
    return replace(draft, clues=(*draft.clues, *clues_of(draft.grid, draft.marks)), marks=())


def _is_puzzle(draft: Draft) -> bool:
    """Whether a draft has exactly one solution."""
    from gridwright.engine.edits import Edit, counts  # noqa: PLC0415

    patience = _PATIENCE if len(draft.grid.cells) < _MANY else 0
    try:
        return counts(build(draft), [Edit()], patience=patience) == [1]
    except RuleError:
        return False
