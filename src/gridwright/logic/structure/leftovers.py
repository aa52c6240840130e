"""Leftovers of a layout, worked out once: lay houses over as many others, and what sticks out on either side is equal.

Both sides hold each value as many times as they have houses, and what they share they share: so the rest is the same.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import permutations

from gridwright.logic.structure.shape import HouseSet, shape_of
from gridwright.model.layout import Layout

__all__ = ["Leftover", "leftovers_of"]

LARGEST = 6
"""More cells on a side than this, and nobody sees it."""


@dataclass(frozen=True, eq=False, slots=True)
class Leftover:
    """Two sets of cells that hold the same values, each as often, because of these houses."""

    one: int
    other: int
    houses: tuple[HouseSet, ...]

    @property
    def size(self) -> int:
        return self.one.bit_count()


@lru_cache(maxsize=64)
def leftovers_of(layout: Layout) -> tuple[Leftover, ...]:
    """The smallest first, and of these the ones with fewest houses; none that a smaller one is part of."""
    kept: list[Leftover] = []
    small = [house.cells for house in shape_of(layout).full if len(house.values) <= LARGEST]
    for found in sorted(_all(layout), key=lambda leftover: (leftover.size, len(leftover.houses))):
        # A side with a whole house in it holds every value, and nothing follows.
        whole = any(not cells & ~found.one or not cells & ~found.other for cells in small)
        if not whole and not any(_within(smaller, found) for smaller in kept):
            kept.append(found)
    # One house over one other: that is what locked candidates say already.
    return tuple(leftover for leftover in kept if len(leftover.houses) > 2)


def _within(smaller: Leftover, larger: Leftover) -> bool:
    """Whether two sets lie in two others, either way round: what is left of those is then equal as well."""
    return (
        smaller.one & ~larger.one == 0 == smaller.other & ~larger.other
        or smaller.one & ~larger.other == 0 == smaller.other & ~larger.one
    )


def _all(layout: Layout) -> Iterator[Leftover]:
    for lines, others in permutations(_families(layout), 2):
        if lines[0].values != others[0].values:
            continue
        for first in range(len(lines)):
            union = 0
            for count, line in enumerate(lines[first:], 1):
                union |= line.cells
                run = lines[first : first + count]
                outside = [(house, (house.cells & ~union).bit_count()) for house in others]
                for chosen in _chosen([pair for pair in outside if pair[1] <= LARGEST], count, LARGEST):
                    covered = 0
                    for house in chosen:
                        covered |= house.cells
                    if covered != union:
                        yield Leftover(union & ~covered, covered & ~union, (*run, *chosen))


def _chosen(houses: list[tuple[HouseSet, int]], count: int, most: int) -> Iterator[tuple[HouseSet, ...]]:
    """Every so many of the houses that have no more than `most` cells outside together."""
    if not count:
        yield ()
        return
    for place in range(len(houses) - count + 1):
        house, outside = houses[place]
        if outside <= most:
            for rest in _chosen(houses[place + 1 :], count - 1, most - outside):
                yield (house, *rest)


def _families(layout: Layout) -> list[list[HouseSet]]:
    """Full houses of the same values that have no cell in common, as many as there are: rows, columns, regions."""
    families: list[list[HouseSet]] = []
    unions: list[int] = []
    for house in shape_of(layout).full:
        for number, family in enumerate(families):
            if family[0].values == house.values and not unions[number] & house.cells:
                family.append(house)
                unions[number] |= house.cells
                break
        else:
            families.append([house])
            unions.append(house.cells)
    return families
