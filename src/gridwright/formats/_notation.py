"""What a notation is: how text is recognised, read and written. Readers make drafts, writers take them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from gridwright.draft import Draft
from gridwright.puzzle import Outcome

__all__ = ["Notation"]


@dataclass(frozen=True, kw_only=True)
class Notation:
    """A way of writing puzzles down.

    `recognises` is a quick look at whether a text means to be this notation; `read` then may refuse it, saying
    where. Both are handed text without a byte order mark, whose lines end with a single line feed. `kind` is the
    kind it writes, or "" when it writes every kind. `carries` names what it can say beyond the givens: any of boxes,
    regions, signs, options, position.
    """

    id: str
    title: str
    kind: str
    carries: frozenset[str]
    recognises: Callable[[str], bool]
    read: Callable[[str], Draft]
    write: Callable[[Draft], str]
    example: str
    solution: Callable[[Draft, Outcome], str] | None = None
    """How this notation tells a solved puzzle, where that is more than the puzzle with all cells filled in."""
    loose: bool = False
    """Whether it recognises what others do too; of a text that no notation can read, the others' errors are told."""
