"""How hard a puzzle is, asked no further than a target wants to know: as the whole ladder says."""

from __future__ import annotations

import pytest

from gridwright.kinds import find
from gridwright.making.ladder import climb, climb_by_houses
from gridwright.making.make import make_block
from gridwright.making.request import requested
from gridwright.making.target import level_target


@pytest.mark.parametrize("kind", ["killer", "consecutive", "calcudoku"])
@pytest.mark.parametrize("level", ["medium", "hard", "expert"])
def test_the_core_and_the_ladder_agree(kind, level):
    target = level_target(find(kind), level)
    for made in make_block(requested(kind, 6), 5, range(8)):
        plain, sooner = climb(made.puzzle, target.high), climb_by_houses(made.puzzle, target)
        assert (plain.solved, target.takes(plain.rating)) == (sooner.solved, target.takes(sooner.rating)), made.puzzle
