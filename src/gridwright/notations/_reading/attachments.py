"""What reads as a puzzle but belongs to one beside it: solutions are left out, and regions are refused."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from operator import eq

from gridwright.model.draft import Draft
from gridwright.model.errors import FormatError, Problem
from gridwright.notations._reading.one_puzzle import Reading

__all__ = ["distinct", "must_be_no_regions", "without_solutions"]

_REGIONS = "these look like the regions of a puzzle, not like givens; our own text has a place for both"


def must_be_no_regions(found: Sequence[Reading]) -> None:
    """Refuse puzzles of which one is but the regions of another: that one would be read without them."""
    alike = {bool(reading.draft and _look_like_regions(reading.draft)): reading.line for reading in reversed(found)}
    if len(alike) > 1:
        raise FormatError(Problem(_REGIONS, line=alike[True]))


def _look_like_regions(draft: Draft) -> bool:
    """Whether all cells have a value, and most the same as their neighbours: in a solution, none has."""
    values, below = draft.givens, draft.givens[draft.grid.cols :]
    same = sum(map(eq, values, values[1:])) + sum(map(eq, values, below))
    return all(values) and 2 * same > len(values)


def distinct(found: Sequence[Reading]) -> list[Reading]:
    """The puzzles without those told twice, and without the solutions that stand beside them."""
    kept: dict[Draft, Reading] = {}
    for reading in found:
        draft = reading.or_raise()
        if not all(draft.givens) or not any(_solves(draft, other) for other in reversed(kept)):
            kept.setdefault(draft, reading)
    return list(kept.values())


def without_solutions(found: Sequence[Reading]) -> list[Reading]:
    """The puzzles without the solutions that follow them."""
    first = found[:1]
    rest = [
        reading
        for before, reading in pairwise(found)
        if not (before.draft and reading.draft and _solves(reading.draft, before.draft))
    ]
    return [*first, *rest]


def _solves(draft: Draft, other: Draft) -> bool:
    """Whether one draft is the other with all cells filled in."""
    return (
        (draft.kind, draft.grid) == (other.kind, other.grid)
        and all(draft.givens)
        and not all(other.givens)
        and all(given in (0, value) for given, value in zip(other.givens, draft.givens, strict=True))
    )
