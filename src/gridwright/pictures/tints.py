"""Colours for regions: few, and never the same on both sides of a border."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from gridwright.model.grid import BESIDE, Grid

__all__ = ["TINTS", "tints_of"]

TINTS = 6
"""A map needs no more: there is always a country with five neighbours or fewer, to be coloured after all others."""


def tints_of(grid: Grid, regions: Sequence[Collection[int]]) -> tuple[int, ...]:
    """The colour of each cell, that of the first region it is in; -1 for a cell that is in none."""
    region_of = [-1] * len(grid.cells)
    for number in reversed(range(len(regions))):
        for cell in regions[number]:
            region_of[cell] = number
    colours = _coloured(_touching(grid, region_of, len(regions)))
    return tuple(-1 if number < 0 else colours[number] for number in region_of)


def _touching(grid: Grid, region_of: Sequence[int], count: int) -> list[set[int]]:
    touching: list[set[int]] = [set() for _ in range(count)]
    for cell, other in grid.pairs(BESIDE):
        here, there = region_of[cell], region_of[other]
        if here != there and here >= 0 and there >= 0:
            touching[here].add(there)
            touching[there].add(here)
    return touching


def _coloured(touching: Sequence[set[int]]) -> list[int]:
    """Takes away the region with the fewest neighbours again and again, then colours them the other way round."""
    left = set(range(len(touching)))
    order = []
    while left:
        order.append(min(left, key=lambda region: (len(touching[region] & left), region)))
        left.remove(order[-1])
    colours = [-1] * len(touching)
    used = [0] * TINTS
    for region in reversed(order):
        taken = {colours[other] for other in touching[region]}
        free = [colour for colour in range(TINTS) if colour not in taken] or range(TINTS)  # in pieces: no map
        colours[region] = min(free, key=lambda colour: (used[colour] == 0, used[colour], colour))
        used[colours[region]] += 1
    return colours
