"""Every sort proposes clues that are true in a full grid, as a setter might print them."""

from __future__ import annotations

import pytest

import gridwright as gw
from gridwright.clues import all_sorts
from gridwright.model.random_stream import RandomStream, stream_key
from gridwright.model.rules import regions_in

PUZZLE = gw.load("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
VALUES = gw.solve(PUZZLE).solution.values
REGIONS = regions_in(PUZZLE.rules)

OWN = {"automata", "relations"}
"""What these say is thought up by a person."""


@pytest.mark.parametrize("sort", all_sorts(), ids=lambda sort: sort.sort)
def test_proposals_are_true(sort):
    for key in range(3):
        found = list(sort.proposals(PUZZLE.grid, REGIONS, VALUES, RandomStream(stream_key(key))))
        assert all(clue.holds(VALUES) and not any(clue.problems()) for clue in found)
        assert bool(found) != (sort.sort in OWN)
        assert found == list(sort.proposals(PUZZLE.grid, REGIONS, VALUES, RandomStream(stream_key(key))))


@pytest.mark.parametrize("sort", [sort for sort in all_sorts() if sort.covering and sort.sort != "runs"])
def test_cages_cover_the_grid(sort):
    found = list(sort.proposals(PUZZLE.grid, REGIONS, VALUES, RandomStream(1), 5))
    assert sorted(cell for clue in found for cell in clue.cells) == list(PUZZLE.grid.cells)
    assert max(len(clue.cells) for clue in found) <= 6
    large = max(found, key=lambda clue: len(clue.cells))
    halves = large.halves(VALUES, RandomStream(2))
    assert sorted(cell for half in halves for cell in half.cells) == sorted(large.cells)
    assert all(half.holds(VALUES) and PUZZLE.grid.is_connected(half.cells) for half in halves)
    beside = next(clue for clue in found if large.joined(clue, VALUES, RandomStream(3)))
    both = large.joined(beside, VALUES, RandomStream(3))
    assert sorted(both.cells) == sorted((*large.cells, *beside.cells))
    assert both.holds(VALUES) and PUZZLE.grid.is_connected(both.cells)
