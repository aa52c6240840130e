"""What reads as a puzzle but belongs to one beside it: solutions are left out, and regions are refused."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from operator import eq

from gridwright.model.draft import Draft
from gridwright.model.errors import FormatError, Problem
from gridwright.notations._reading.one_puzzle import Reading

__all__ = ["distinct", "must_be_no_regions", "without_solutions"]

_REGIONS = "these look like the regions of a puzzle, not like givens; our own text has a place for both"


def must_be_no_regions(found: Iterable[Reading], before: dict[bool, int] | None = None) -> None:
    """Refuse puzzles of which one is but the regions of another: that one would be read without them.

    `before` has the lines of the first that are regions and that are not, for those who come with more.
    """
    first = {} if before is None else before
    for reading in found:
        first.setdefault(bool(reading.draft and _look_like_regions(reading.draft)), reading.line)
    if len(first) > 1:
        raise FormatError(Problem(_REGIONS, line=first[True]))


def _look_like_regions(draft: Draft) -> bool:
    """Whether all cells have a value, and most the same as their neighbours: in a solution, none has."""
    values, below = draft.givens, draft.givens[draft.grid.cols :]
    if not all(values):
        return False
    same: int = sum(map(eq, values, values[1:])) + sum(map(eq, values, below))
    return 2 * same > len(values)


def distinct(found: Sequence[Reading]) -> list[Reading]:
    """The puzzles without those told twice, and without the solutions that stand beside them."""
    kept: dict[Draft, Reading] = {}
    for reading in found:
        draft = reading.or_raise()
        if not all(draft.givens) or not any(_solves(draft, other) for other in reversed(kept)):
            kept.setdefault(draft, reading)
    return list(kept.values())


def without_solutions(found: Iterable[Reading]) -> Iterator[Reading]:
    """The puzzles without the solutions that follow them."""
    before: Draft | None = None
    for reading in found:
        if not (before and reading.draft and _solves(reading.draft, before)):
            yield reading
        before = reading.draft


def _solves(draft: Draft, other: Draft) -> bool:
    """Whether one draft is the other with all cells filled in."""
    return (
        all(draft.givens)
        and not all(other.givens)
        and (draft.kind, draft.grid) == (other.kind, other.grid)
        and all(given in (0, value) for given, value in zip(other.givens, draft.givens, strict=True))
    )
