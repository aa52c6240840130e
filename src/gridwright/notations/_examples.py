"""What kinds show of themselves by their examples."""

from __future__ import annotations

from functools import cache

from gridwright.clues import printed_in
from gridwright.kinds import find, ids
from gridwright.notations import load

__all__ = ["sorts_of"]


@cache
def sorts_of(kind: str) -> frozenset[str]:
    """The sorts of clues that puzzles of a kind have, as its examples show."""
    examples = find(kind).examples if kind in ids() else ()
    return frozenset(clue.sort for example in examples for clue in printed_in(load(example)))
