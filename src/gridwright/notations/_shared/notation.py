"""What a notation is: how text is recognised, read and written. Readers make drafts, writers take them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from gridwright.model.arguments import must_be
from gridwright.model.display import brief
from gridwright.model.draft import Draft
from gridwright.model.puzzle import Outcome

__all__ = ["Notation", "Piece"]


class Piece(NamedTuple):
    """One puzzle's part of a text, and the number of the line on which it begins."""

    text: str
    line: int
    repeated: int = 0
    """How many lines were put above the puzzle that the text has elsewhere, such as the names of a table's columns."""


@dataclass(frozen=True, kw_only=True, repr=False)
class Notation:
    """A way of writing puzzles down.

    `recognises` is a quick look at whether a text means to be this notation; `read` then may refuse it, saying
    where. Both are handed text without a byte order mark, whose lines end with a single line feed. `kinds` are the
    kinds it can write, the first being the one that a text is read as if it does not say; none if it writes every kind.
    `carries` names what it can say beyond the givens: any of boxes, regions, disconnected (that regions are meant to
    be in several pieces), connected regions (when others would be read as something else), values (that others than
    1 to n are shown), entries, marks, clues and options: these words for all of them, or the sorts and ids of some.
    """

    id: str
    title: str
    titles: Mapping[str, str] = field(default_factory=dict)
    """The title in other languages."""
    kinds: tuple[str, ...] = ()
    carries: frozenset[str]
    lacks: Mapping[str, frozenset[str]] = field(default_factory=dict)
    """For some of its kinds, what it cannot say of all that, or even of givens."""
    recognises: Callable[[str], bool]
    read: Callable[[str], Draft] | None
    """None for a notation that is only written."""
    write: Callable[[Draft], str]
    example: str
    split: Callable[[str], Sequence[Piece]] | None = None
    """How a text with many puzzles is cut into texts for `read`, where they don't end with a line or a blank line."""
    join: Callable[[Sequence[str]], str] | None = None
    """How texts that `write` made become one text, where it is not enough to put one after the other."""
    flat: Callable[[str], str] | None = None
    """How a text that `write` laid out on several lines says the same on one, where it can."""
    solution: Callable[[Draft, Outcome], str] | None = None
    """How this notation writes an outcome, where that is more than the puzzle with all cells filled in."""
    loose: bool = False
    """Whether it has no signature and so recognises texts of others too. The errors of the others come first."""

    def __repr__(self) -> str:
        return brief(self, self.id)

    def titled(self, lang: str) -> str:
        """What it is called in that language."""
        must_be(lang, str, "the id of a language")
        return self.titles.get(lang, self.title)
