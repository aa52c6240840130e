"""Random regions: connected, of the right size, the same for a key, and none likelier than another if that is asked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

import gridwright as gw
from gridwright.engine.partitions import Labels, grown, recombined
from gridwright.kinds import find
from gridwright.model.grid import Grid, Regions
from gridwright.model.random_stream import stream_key
from gridwright.model.rules import Rule, Values, anti_knight


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


SIZES = {1: 10, 2: 10, 3: 11, 4: 17, 5: 42, 6: 10}


@pytest.mark.parametrize("steps", [0, 20])
@pytest.mark.parametrize(
    ("name", "sizes"),
    [
        *((name, SIZES) for name in ("suguru", "killer_suguru", "hakyuu", "kojun")),
        *((name, {2: 1, 3: 1, 4: 1, 5: 1}) for name in ("suguru", "kojun")),
        ("suguru", {5: 1}),
        ("hakyuu", dict.fromkeys(range(1, 9), 1)),
    ],
)
def test_regions_grow_with_values(name: str, sizes: dict[int, int], steps: int) -> None:
    """The values keep all rules of the kind in those regions, as the puzzle itself judges them."""
    grid, kind = Grid(5, 8), find(name)
    for index in range(10):
        found = grown(grid, kind.rules, sizes, stream_key(1, index), steps=steps)
        assert found is not None, f"{name} {index}"
        labels, values = found
        regions = check_regions(grid, labels)
        assert {len(region) for region in regions} <= sizes.keys()
        assert all(rule.holds(values) for rule in kind.rules(grid, tuple(map(tuple, regions)))), f"{name} {index}"


def test_large_grids_grow_as_well() -> None:
    """At narrow places as much is taken away as is laid: without blocks hardly any grid of that size was full."""
    grid, suguru = Grid(20, 30), find("suguru")
    for index in range(3):
        found = grown(grid, suguru.rules, suguru.region_sizes, stream_key(index))
        assert found is not None
        regions = check_regions(grid, found[0])
        assert all(rule.holds(found[1]) for rule in suguru.rules(grid, tuple(map(tuple, regions))))


def test_other_rules_about_two_cells_are_kept() -> None:
    def rules(grid: Grid, regions: Regions) -> Iterator[Rule]:
        yield from find("suguru").rules(grid, regions)
        yield anti_knight(grid)

    found = grown(Grid(6, 6), rules, {4: 1, 6: 3, 7: 3, 8: 1}, stream_key(1))
    assert found is not None
    assert all(rule.holds(found[1]) for rule in (anti_knight(Grid(6, 6)),))


def test_a_key_has_its_growth() -> None:
    def drawn(key: int) -> tuple[Labels, tuple[int, ...]] | None:
        return grown(Grid(4, 4), find("suguru").rules, SIZES, key)

    assert drawn(1) == drawn(1)
    assert len({drawn(key) for key in range(50)}) > 40


def test_sizes_come_about_as_often_as_they_are_wanted() -> None:
    sizes: Counter[int] = Counter()
    for index in range(50):
        found = grown(Grid(10, 10), find("suguru").rules, SIZES, stream_key(1, index))
        assert found is not None
        sizes.update(Counter(found[0]).values())
    shares = {size: count / sizes.total() for size, count in sizes.items()}
    assert shares[5] == max(shares.values())
    assert all(shares[size] > 0.02 for size in SIZES)


def test_what_cannot_grow() -> None:
    rules = find("suguru").rules
    assert grown(Grid(4, 4), rules, {5: 1}, 1) is None, "16 cells are not so many fives"
    assert grown(Grid(2, 2), rules, {1: 1}, 1) is None, "equal values would touch"
    with pytest.raises(gw.RuleError, match="sizes are 1 to 64"):
        grown(Grid(4, 4), rules, {0: 1}, 1)
    with pytest.raises(gw.RuleError, match="no size"):
        grown(Grid(4, 4), rules, {}, 1)
    with pytest.raises(gw.RuleError, match="hold nothing"):
        grown(Grid(4, 4, frozenset({3})), rules, {4: 1}, 1)
    with pytest.raises(gw.RuleError, match="single cells"):
        grown(Grid(4, 4), lambda grid, _: [Values((0,), 2)], {4: 1}, 1)
