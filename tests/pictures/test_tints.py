"""Colours of regions."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from pictures import JIGSAW, SMALL, SUGURU

import gridwright as gw
from gridwright.model.grid import BESIDE, Grid
from gridwright.pictures.drawing import scene
from gridwright.pictures.tints import TINTS, tints_of


@st.composite
def maps(draw: st.DrawFn) -> tuple[Grid, list[list[int]]]:
    """A grid cut into regions of one piece each: cells that join the region of a neighbour, or begin one."""
    grid = Grid(draw(st.integers(1, 9)), draw(st.integers(1, 9)))
    region_of: list[int] = []
    for cell in grid.cells:
        before = [region_of[other] for other in grid.neighbours(cell) if other < cell]
        region_of.append(draw(st.sampled_from([cell, *before])))
    return grid, [[cell for cell in grid.cells if region_of[cell] == label] for label in sorted(set(region_of))]


@given(maps())
def test_neighbours_never_have_the_same_colour(made):
    grid, regions = made
    tints = tints_of(grid, regions)
    assert set(tints) <= set(range(TINTS))
    for region in regions:
        assert len({tints[cell] for cell in region}) == 1
    for cell, other in grid.pairs(BESIDE):
        apart = not any(cell in region and other in region for region in regions)
        assert (tints[cell] != tints[other]) or not apart


def test_few_colours():
    for puzzle in (SMALL, JIGSAW, SUGURU, gw.sudoku(["." * 9] * 9)):
        assert len(set(scene(puzzle, tints=True).tints)) <= 4


def test_no_regions_no_colours():
    assert set(scene(gw.latin(size=3), tints=True).tints) == {-1}
    assert scene(SMALL).tints == ()


def test_regions_in_many_pieces_get_colours_too():
    grid = Grid(8, 8)
    checkered = [[cell for cell in grid.cells if cell * cell % 13 == label] for label in range(13)]
    assert set(tints_of(grid, [region for region in checkered if region])) <= set(range(TINTS))
