"""Layouts for the native core."""

from __future__ import annotations

import pytest

import gridwright as gw
from gridwright.engine.native import compiled
from gridwright.model.layout import layout_of


@pytest.mark.parametrize(("size", "guesses"), [(9, 1000), (16, 1000), (25, 100)])
def test_large_grids_are_handed_over_sooner(size, guesses):
    assert compiled(layout_of(gw.load(f"sudoku {size}x{size}"))).patience == guesses
