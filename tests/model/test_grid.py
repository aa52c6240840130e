from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import gridwright as gw
from gridwright.model.grid import BESIDE, KING, KNIGHT, Grid, default_boxes

grids = st.builds(Grid, st.integers(1, 12), st.integers(1, 12))


@given(grids)
def test_names_lead_back_to_their_cells(grid: Grid) -> None:
    assert [grid.named(grid.name(cell)) for cell in grid.cells] == list(grid.cells)


@given(grids)
def test_rows_and_columns_cover_each_cell_once(grid: Grid) -> None:
    assert sorted(cell for row in range(grid.rows) for cell in grid.row(row)) == list(grid.cells)
    assert sorted(cell for col in range(grid.cols) for cell in grid.column(col)) == list(grid.cells)


@given(grids, st.sampled_from([BESIDE, KING, KNIGHT]))
def test_every_pair_of_a_move_comes_once(grid: Grid, moves: tuple[tuple[int, int], ...]) -> None:
    pairs = list(grid.pairs(moves))
    assert len({frozenset(pair) for pair in pairs}) == len(pairs)
    offsets = {(r, c) for r, c in moves} | {(-r, -c) for r, c in moves}
    expected = {
        frozenset((a, b))
        for a in grid.cells
        for b in grid.cells
        if (grid.where(b)[0] - grid.where(a)[0], grid.where(b)[1] - grid.where(a)[1]) in offsets
    }
    assert {frozenset(pair) for pair in pairs} == expected


@pytest.mark.parametrize(("size", "boxes"), [(4, (2, 2)), (6, (2, 3)), (8, (2, 4)), (9, (3, 3)), (10, (2, 5)),
                                             (12, (3, 4)), (16, (4, 4)), (25, (5, 5)), (7, (1, 7))])  # fmt: skip
def test_default_boxes_are_as_square_as_can_be(size: int, boxes: tuple[int, int]) -> None:
    assert default_boxes(size) == boxes


def test_box_shape_is_told_from_regions() -> None:
    grid = Grid(6, 6)
    assert grid.box_shape(grid.boxes(3, 2)) == (3, 2)
    assert grid.box_shape(()) is None
    ragged = list(map(list, grid.boxes(3, 2)))
    ragged[0][0], ragged[1][0] = ragged[1][0], ragged[0][0]
    assert grid.box_shape(tuple(map(tuple, ragged))) is None


def test_connected_means_side_by_side() -> None:
    grid = Grid(3, 3)
    assert grid.is_connected([0, 1, 4, 5])
    assert not grid.is_connected([0, 4])
    assert grid.is_connected([])


@pytest.mark.parametrize("name", ["r0c1", "r4c1", "r1c4", "a1", "r1", "r-1c1", "r²c1", "r11111c1"])
def test_a_name_off_the_grid_is_quoted(name: str) -> None:
    with pytest.raises(gw.RuleError, match=name):
        Grid(3, 3).named(name)


@pytest.mark.parametrize(("rows", "cols"), [(0, 5), (5, -1), (101, 5), (1000, 1000)])
def test_sizes_have_limits(rows: int, cols: int) -> None:
    with pytest.raises(gw.RuleError, match="outside 1 to 100"):
        Grid(rows, cols)
