"""Values that can change places in a puzzle without anybody noticing, so that a search need not try them all.

Without signs or other relations, values that no given tells apart are interchangeable. Then a puzzle has no solution or
several, and in one house they may be taken to stand in ascending order.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from gridwright.layout import Layout
from gridwright.primitives import bit, values_in

__all__ = ["Ties", "ties"]


@dataclass(frozen=True, slots=True)
class Ties:
    """Interchangeable values, and the cells of a full house in which to put them in order."""

    values: tuple[int, ...]
    cells: tuple[int, ...]

    def out_of_order(self) -> Iterator[tuple[tuple[int, int], tuple[int, int]]]:
        """Every two candidates (cell, value) that cannot both be right when the values stand in order."""
        for smaller, larger in zip(self.values, self.values[1:], strict=False):
            for place, cell in enumerate(self.cells):
                for before in self.cells[:place]:
                    yield (cell, smaller), (before, larger)

    def exchanged(self, solution: bytes) -> bytes:
        """Another solution: two of the values have changed places."""
        first, second, *_ = self.values
        return solution.translate(bytes.maketrans(bytes([first, second]), bytes([second, first])))


def ties(layout: Layout, starts: Sequence[int]) -> Ties | None:
    """The largest set of interchangeable values of a puzzle with these candidates, if there is any."""
    if layout.links or len(set(layout.domains)) > 1:
        return None
    groups: dict[tuple[bool, ...], list[int]] = {}
    for value in values_in(layout.domains[0]):
        groups.setdefault(tuple(bool(mask & bit(value)) for mask in starts), []).append(value)
    largest = max(groups.values(), key=len)
    houses = [house.cells for house in layout.houses if house.full]
    if len(largest) < 2 or not houses:
        return None
    most = sum(map(bit, largest))
    return Ties(tuple(largest), max(houses, key=lambda cells: sum(starts[cell] & most == most for cell in cells)))
