"""The board a person reasons on: values placed so far, and the candidates of every cell.

A value that is placed leaves the cells that see it at once, as a person crosses it out; nothing else is deduced here.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from gridwright.layout import House, Layout
from gridwright.primitives import bit

__all__ = ["Board"]


class Board:
    """Values and candidates over a layout. It changes as steps are applied."""

    def __init__(self, layout: Layout, values: Sequence[int] = ()) -> None:
        self.layout = layout
        self.values = [0] * len(layout.domains)
        self.candidates = list(layout.domains)
        self._effects = _effects(layout)
        for cell, value in enumerate(values):
            if value:
                self.place(cell, value)

    @property
    def full_houses(self) -> tuple[House, ...]:
        return _full_houses(self.layout)

    @property
    def solved(self) -> bool:
        return 0 not in self.values and not self.broken

    @property
    def broken(self) -> bool:
        """Whether some cell has no candidate left: what was placed has no solution."""
        return 0 in self.candidates

    def open_cells(self) -> list[int]:
        return [cell for cell, value in enumerate(self.values) if not value]

    def place(self, cell: int, value: int) -> None:
        """Enters a value and takes from every other cell what can no longer stand there."""
        self.values[cell] = value
        self.candidates[cell] &= bit(value)
        for other, allowed in self._effects[cell]:
            self.candidates[other] &= allowed[value - 1]


@lru_cache(maxsize=64)
def _full_houses(layout: Layout) -> tuple[House, ...]:
    return tuple(house for house in layout.houses if house.full)


@lru_cache(maxsize=64)
def _effects(layout: Layout) -> tuple[tuple[tuple[int, tuple[int, ...]], ...], ...]:
    """For each cell, the cells that a value there acts on, each with the masks it allows there by value."""
    everything = (1 << layout.values) - 1
    different = tuple(everything & ~bit(value) for value in range(1, layout.values + 1))
    effects: list[dict[tuple[int, tuple[int, ...]], None]] = [{} for _ in layout.domains]
    for house in layout.houses:
        for cell in house.cells:
            for other in house.cells:
                if other != cell:
                    effects[cell][other, different] = None
    backward = [relation.reversed().allowed for relation in layout.relations]
    for link in layout.links:
        effects[link.first][link.second, layout.relations[link.relation].allowed] = None
        effects[link.second][link.first, backward[link.relation]] = None
    return tuple(tuple(found) for found in effects)
