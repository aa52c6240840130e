"""What a notation is: how text is recognised, read and written. Readers make drafts, writers take them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from gridwright.model.display import brief
from gridwright.model.draft import Draft
from gridwright.model.puzzle import Outcome

__all__ = ["Notation", "Piece"]


class Piece(NamedTuple):
    """One puzzle's part of a text, and the number of the line on which it begins."""

    text: str
    line: int
    repeated: int = 0
    """How many lines stand above the puzzle that are not there in the text, such as the names of a table's columns."""


@dataclass(frozen=True, kw_only=True, repr=False)
class Notation:
    """A way of writing puzzles down.

    `recognises` is a quick look at whether a text means to be this notation; `read` then may refuse it, saying
    where. Both are handed text without a byte order mark, whose lines end with a single line feed. `kinds` are the
    kinds it can write, the first being the one that text without more is read as; none when it writes every kind.
    `carries` names what it can say beyond the givens: any of boxes, regions, disconnected (that regions are meant to
    be in several pieces), connected regions (when others would be read as something else), signs, entries, marks, and
    options: the word for all of them, or their ids.
    """

    id: str
    title: str
    kinds: tuple[str, ...] = ()
    carries: frozenset[str]
    lacks: Mapping[str, frozenset[str]] = field(default_factory=dict)
    """What of that, or even givens, it cannot say about some of its kinds."""
    recognises: Callable[[str], bool]
    read: Callable[[str], Draft] | None
    """None for a notation that is only written."""
    write: Callable[[Draft], str]
    example: str
    split: Callable[[str], Sequence[Piece]] | None = None
    """How a text with many puzzles is cut into texts for `read`, where they don't end with a line or a blank line."""
    join: Callable[[Sequence[str]], str] | None = None
    """How texts that `write` made become one with many puzzles, where it takes more than to put them in a row."""
    solution: Callable[[Draft, Outcome], str] | None = None
    """How this notation tells a solved puzzle, where that is more than the puzzle with all cells filled in."""
    loose: bool = False
    """Whether it recognises what others do too; of a text that no notation can read, the others' errors are told."""

    def __repr__(self) -> str:
        return brief(self, self.id)
