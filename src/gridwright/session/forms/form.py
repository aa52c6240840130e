"""A form: what was typed of a puzzle so far, and which part of it is wanted next.

Whatever the kind, it is our own text in the end: what a kind needs is read off its description and its examples.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field

from gridwright.clues import sort
from gridwright.kinds import Kind
from gridwright.notations._examples import sorts_of
from gridwright.session.forms.row_cells import has_signs

__all__ = ["CLUES", "LETTERS", "REGIONS", "ROWS", "Form", "clues_wanted", "covering", "wanted"]

ROWS, REGIONS, CLUES, LETTERS = "rows", "regions", "clues", "letters"
"""The parts of a form. Letters, row by row, may stand for the cells of clues that cover the grid, such as cages."""

_SUM = re.compile(r"[0-9]\\|\\[0-9]")
"""A cell that holds nothing, with a sum in it."""


@dataclass(frozen=True, slots=True)
class Form:
    """What was typed so far: the header, rows of givens, lines of signs below some of them, regions, clues."""

    kind: Kind
    options: str = ""
    """What the header says besides the kind and the size."""
    size: tuple[int, int] | None = None
    columns: int | None = None
    """How many cells the first row has."""
    rows: tuple[str, ...] = ()
    trimmed: bool = False
    """Whether all rows so far have spaces for empty cells, so that they may go on at the right."""
    below: Mapping[int, str] = field(default_factory=dict)
    regions: tuple[str, ...] = ()
    clues: tuple[str, ...] = ()
    letters: tuple[str, ...] = ()
    """Rows with a letter for each cell, where cages are typed so."""
    numbers: Mapping[str, str] = field(default_factory=dict)
    """What was said of each letter."""
    ended: frozenset[str] = frozenset()
    """The parts after which an empty line stood."""

    @property
    def height(self) -> int | None:
        """How many rows there will be, if that is known."""
        if self.size:
            return self.size[0]
        if ROWS in self.ended:
            return len(self.rows)
        return self.width if self.kind.square else None

    @property
    def width(self) -> int | None:
        return self.size[1] if self.size else self.columns

    @property
    def header(self) -> str:
        """What was said of the kind."""
        size = f" {self.size[0]}x{self.size[1]}" if self.size else ""
        return f"{self.kind.id}{size}{self.options}"

    @property
    def text(self) -> str:
        """All of it in our own notation."""
        lines = [f"{self.kind.id} {self.height}x{self.width}{self.options}"]
        for number, row in enumerate(self.rows, 1):
            lines += [row, *([self.below[number]] if number in self.below else [])]
        lines += ["regions:", *self.regions] if self.regions else []
        lines += self.clues
        lines += [f"{covering(self)}:", *self.letters] if self.letters else []
        lines += [f"{letter}={number}" for letter, number in self.numbers.items()]
        return "\n".join(lines) + "\n"


def wanted(form: Form) -> str:
    """The part that is to be typed next; nothing when all is there."""
    if form.height is None or len(form.rows) < form.height:
        return ROWS
    if form.kind.regions == "needed" and len(form.regions) < form.height:
        return REGIONS
    if form.letters and len(form.letters) < form.height:
        return LETTERS
    return CLUES if CLUES not in form.ended and clues_wanted(form) else ""


def clues_wanted(form: Form) -> tuple[str, ...]:
    """The sorts of clues that such puzzles have, as their examples show, unless they are drawn among the rows."""
    if form.below or any(has_signs(row) or _SUM.search(row) for row in form.rows):
        return ()
    return tuple(sorted(sorts_of(form.kind.id)))


def covering(form: Form) -> str:
    """The sort of clues that can be typed as letters: such puzzles have no other that covers the grid."""
    sorts = [name for name in clues_wanted(form) if sort(name).covering]
    return sorts[0] if len(sorts) == 1 else ""
