"""A puzzle as a notation tells it, before it is one: sizes, labels and lists that may still be wrong.

Notations turn text into drafts and back; `kinds.build` turns a draft into a puzzle or says all that is wrong
with it, and `kinds.draft_of` tells a puzzle as a draft again.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from gridwright.model.clue import Clue, as_printed, in_order
from gridwright.model.grid import Grid

__all__ = ["Draft"]


@dataclass(frozen=True, kw_only=True)
class Draft:
    """What a notation says. `regions` is a label per cell ("" = none); `clues` are all but the givens, in order."""

    kind: str
    grid: Grid
    givens: tuple[int, ...]
    regions: tuple[str, ...] | None = None
    boxes: tuple[int, int] | None = None
    clues: tuple[Clue, ...] = ()
    options: frozenset[str] = frozenset()
    disconnected: bool = False
    title: str = ""
    author: str = ""
    source: str = ""
    entries: tuple[int, ...] = ()
    marks: tuple[frozenset[int], ...] = ()
    notes: tuple[str, ...] = field(default=(), compare=False)
    """What to tell a person about how the text was understood, as names of sentences;
    a colon and what one speaks of may follow (`note-unread: drawn lines`)."""
    places: Mapping[int, tuple[int, int]] = field(default_factory=dict, compare=False)
    """Where in the text each cell stands, as (line, column) from 1; for messages only."""
    region_places: Mapping[int, tuple[int, int]] = field(default_factory=dict, compare=False)
    """The same for the cells' regions, where a notation states them apart."""
    clue_texts: Mapping[str, tuple[str, int, int]] = field(default_factory=dict, compare=False)
    """The words of clues as they were typed, and where: by their words as clues tell them."""
    size_place: tuple[int, int] | None = field(default=None, compare=False)
    """Where the text says how large the grid is."""
    boxes_place: tuple[int, int] | None = field(default=None, compare=False)
    """Where it says how large the boxes are."""

    def __post_init__(self) -> None:
        if self.clues:
            object.__setattr__(self, "clues", tuple(sorted(as_printed(self.clues), key=in_order)))
