"""Random regions: connected, of the right size, the same for a key, and none likelier than another if that is asked."""

from __future__ import annotations

from collections import Counter

import pytest

import gridwright as gw
from gridwright.engine.partitions import Labels, recombined
from gridwright.model.grid import Grid
from gridwright.model.random_stream import stream_key


def check_regions(grid: Grid, labels: Labels) -> list[list[int]]:
    """Connected, and numbered by their first cells."""
    regions = [[cell for cell in grid.cells if labels[cell] == label] for label in sorted(set(labels))]
    assert [labels[region[0]] for region in regions] == list(range(len(regions)))
    assert [region[0] for region in regions] == sorted(region[0] for region in regions)
    assert all(grid.is_connected(region) for region in regions)
    return regions


@pytest.mark.parametrize("uniform", [False, True])
@pytest.mark.parametrize(
    ("rows", "cols", "size"),
    [(1, 1, 1), (1, 6, 2), (2, 2, 4), (4, 4, 4), (9, 9, 9), (4, 6, 3), (5, 4, 1), (16, 16, 16)],
)
def test_regions_are_connected_and_of_one_size(rows: int, cols: int, size: int, uniform: bool) -> None:
    labels = recombined(rows, cols, size, stream_key(1), uniform=uniform, steps=3)
    assert {len(region) for region in check_regions(Grid(rows, cols), labels)} == {size}


def test_a_key_has_its_regions_and_others_have_others() -> None:
    assert recombined(9, 9, 9, 5) == recombined(9, 9, 9, 5)
    assert len({recombined(9, 9, 9, key) for key in range(100)}) == 100
    assert recombined(5, 5, 5, stream_key(1)) == tuple(map(int, "0001100111233442333422244"))
    assert recombined(5, 5, 5, stream_key(1), uniform=True) == tuple(map(int, "0011120001222312443344433"))


def test_every_way_to_cut_a_grid_is_as_likely_as_another() -> None:
    """A 4×4 grid can be cut into four regions of four cells in 117 ways."""
    drawn = Counter(recombined(4, 4, 4, stream_key(2, index), uniform=True) for index in range(117 * 20))
    assert len(drawn) == 117
    assert sum((count - 20) ** 2 / 20 for count in drawn.values()) < 169, "one in a thousand has more"


@pytest.mark.long
def test_every_way_to_cut_a_grid_of_five_is_as_likely_as_another() -> None:
    drawn = Counter(recombined(5, 5, 5, stream_key(2, index), uniform=True) for index in range(4_006 * 20))
    assert len(drawn) == 4_006
    assert sum((count - 20) ** 2 / 20 for count in drawn.values()) < 4_287, "one in a thousand has more"


def test_compact_regions_are_likelier_unless_asked() -> None:
    def border(labels: Labels) -> int:
        return sum(labels[a] != labels[b] for a, b in Grid(9, 9).pairs(((0, 1), (1, 0))))

    keys = range(30)
    assert sum(border(recombined(9, 9, 9, key)) for key in keys) / len(keys) < 53
    assert sum(border(recombined(9, 9, 9, key, uniform=True)) for key in keys) / len(keys) > 59


@pytest.mark.parametrize(("rows", "cols", "size"), [(4, 4, 5), (4, 4, 0), (0, 4, 4), (101, 4, 4)])
def test_what_cannot_be_cut(rows: int, cols: int, size: int) -> None:
    with pytest.raises(gw.RuleError, match=r"do not fill|outside"):
        recombined(rows, cols, size, 1)
