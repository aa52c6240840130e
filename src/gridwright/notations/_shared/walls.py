"""Regions given by the walls between cells: cells without a wall between them belong together."""

from __future__ import annotations

from collections.abc import Container, Hashable, Sequence

from gridwright.model.grid import Grid, region_label

__all__ = ["Wall", "below", "beside", "groups_of", "regions_between", "stands"]

Wall = tuple[int, int]
"""Two neighbours that a wall stands between, the left or the upper one first."""


def beside(grid: Grid) -> list[Wall]:
    """Where walls can stand between a cell and the one to its right, row by row."""
    return list(grid.pairs(((0, 1),)))


def below(grid: Grid) -> list[Wall]:
    """Where walls can stand between a cell and the one below it, row by row."""
    return list(grid.pairs(((1, 0),)))


def regions_between(grid: Grid, walls: Container[Wall]) -> tuple[str, ...]:
    """A label per cell, the same for cells that can be walked between without crossing a wall."""
    labels = [""] * len(grid.cells)
    regions = 0
    for start in grid.cells:
        if labels[start]:
            continue
        label = labels[start] = region_label(regions)
        regions += 1
        edge = [start]
        while edge:
            cell = edge.pop()
            for other in grid.neighbours(cell):
                if not labels[other] and (min(cell, other), max(cell, other)) not in walls:
                    labels[other] = label
                    edge.append(other)
    return tuple(labels)


def stands(homes: Sequence[Hashable], wall: Wall) -> bool:
    """Whether a wall stands there: its two cells belong to different regions. A home is a region's label or number."""
    return homes[wall[0]] != homes[wall[1]]


def groups_of(labels: Sequence[str]) -> list[tuple[int, ...]]:
    """The cells of each region, in the order in which they begin."""
    groups: dict[str, list[int]] = {}
    for cell, label in enumerate(labels):
        groups.setdefault(label, []).append(cell)
    return [tuple(cells) for cells in groups.values()]
