"""When two puzzles are the same: the id of a puzzle's canonical form.

Puzzles are the same if one becomes the other by other names for its cells, so that rules say the same, and for its
values: any names where no rule tells values apart, and else their order turned around. All that is known is what the
rules are lowered to, so this holds for every kind, clue and mix.
"""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import blake2b

from gridwright.engine.puzzle_graph import Orientation, graphs_of
from gridwright.model.errors import OutOfTimeError
from gridwright.model.layout import layout_of
from gridwright.model.puzzle import Puzzle

__all__ = ["Canonical", "canonical"]

_VERSION = "gridwright canonical form 1"
"""Part of what is hashed: a change of forms is a change of this."""

_MOST_WORK = 100_000_000
"""Edges looked at before the search is given up: a few seconds. Puzzles take some thousands."""


@dataclass(frozen=True, slots=True)
class Canonical:
    """What puzzles that are the same have in common: `id` is equal for them, and for no others."""

    id: str

    def __str__(self) -> str:
        return self.id


def canonical(puzzle: Puzzle) -> Canonical:
    """What this puzzle has in common with all that are the same: rows, columns or values in another order, reflected …

    The id is the same on every machine. Raises OutOfTimeError for a puzzle too many of whose cells look alike, when no
    form is found with reasonable work, which is counted and not timed; grids up to 25×25 have one, empty and full.
    """
    graphs = graphs_of(layout_of(puzzle))
    forms = [_form(way, givens) for way, givens in _first_ways(graphs.ways, puzzle)]
    digest = blake2b(f"{_VERSION} {graphs.meaning}".encode(), digest_size=12)
    digest.update(min(forms))
    return Canonical(digest.hexdigest())


def _first_ways(ways: tuple[Orientation, ...], puzzle: Puzzle) -> list[tuple[Orientation, bytes]]:
    """The ways to see a puzzle that are first by the values of its givens; both where these do not decide."""
    size = layout_of(puzzle).values
    straight = bytes(puzzle.givens)
    backwards = bytes([size + 1 - value if value else 0 for value in straight])
    seen = [(way, backwards if way.turned else straight) for way in ways]
    if len(seen) < 2:
        return seen
    colours = [way.graph.colours(givens) for way, givens in seen]
    return [one for one, theirs in zip(seen, colours, strict=True) if theirs == min(colours)]


def _form(way: Orientation, givens: bytes) -> bytes:
    found = way.graph.canonical(givens, _MOST_WORK)
    if found is None:
        raise OutOfTimeError("too many cells of this puzzle look alike: its canonical form would take too much work")
    return found[0]
