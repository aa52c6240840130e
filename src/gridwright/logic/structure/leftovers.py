"""Leftovers of a layout, worked out once: lay houses over as many others, and what sticks out on either side is equal.

Both sides hold each value as many times as they have houses, and what they share they share: so the rest is the same.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import permutations

from gridwright.logic.structure.shape import HouseSet, Shape, shape_of
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


def leftovers_of(layout: Layout) -> tuple[Leftover, ...]:
    """The smallest first, and of these the ones with fewest houses; none that a smaller one is part of."""
    return _of_shape(shape_of(layout))


@lru_cache(maxsize=64)
def _of_shape(shape: Shape) -> tuple[Leftover, ...]:
    full = shape.full
    found = _of_houses(tuple((house.cells, house.values) for house in full))
    return tuple(Leftover(one, other, tuple(full[number] for number in numbers)) for one, other, numbers in found)


Houses = tuple[tuple[int, tuple[int, ...]], ...]
"""The cells and values of full houses, which most puzzles of a kind have in common."""

Found = tuple[int, int, tuple[int, ...]]
"""Both sides of a leftover, and the numbers of its houses."""


@lru_cache(maxsize=16)
def _of_houses(houses: Houses) -> tuple[Found, ...]:
    kept: list[Found] = []
    small = [cells for cells, values in houses if len(values) <= LARGEST]
    for found in sorted(_all(houses), key=lambda leftover: (leftover[0].bit_count(), len(leftover[2]))):
        # A side with a whole house in it holds every value, and nothing follows.
        whole = any(not cells & ~found[0] or not cells & ~found[1] for cells in small)
        if not whole and not any(_within(smaller, found) for smaller in kept):
            kept.append(found)
    # One house over one other: that is what locked candidates say already.
    return tuple(leftover for leftover in kept if len(leftover[2]) > 2)


def _within(smaller: Found, larger: Found) -> bool:
    """Whether two sets lie in two others, either way round: what is left of those is then equal as well."""
    return (
        smaller[0] & ~larger[0] == 0 == smaller[1] & ~larger[1]
        or smaller[0] & ~larger[1] == 0 == smaller[1] & ~larger[0]
    )


def _all(houses: Houses) -> Iterator[Found]:
    for lines, others in permutations(_families(houses), 2):
        if houses[lines[0]][1] != houses[others[0]][1]:
            continue
        for first in range(len(lines)):
            union = 0
            for count, line in enumerate(lines[first:], 1):
                union |= houses[line][0]
                run = lines[first : first + count]
                outside = [(house, (houses[house][0] & ~union).bit_count()) for house in others]
                for chosen in _chosen([pair for pair in outside if pair[1] <= LARGEST], count, LARGEST):
                    covered = 0
                    for house in chosen:
                        covered |= houses[house][0]
                    if covered != union:
                        yield union & ~covered, covered & ~union, (*run, *chosen)


def _chosen(houses: list[tuple[int, int]], count: int, most: int) -> Iterator[tuple[int, ...]]:
    """Every so many of the houses that have no more than `most` cells outside together."""
    if not count:
        yield ()
        return
    for place in range(len(houses) - count + 1):
        house, outside = houses[place]
        if outside <= most:
            for rest in _chosen(houses[place + 1 :], count - 1, most - outside):
                yield (house, *rest)


def _families(houses: Houses) -> list[list[int]]:
    """Full houses of the same values that have no cell in common, as many as there are: rows, columns, regions."""
    families: list[list[int]] = []
    unions: list[int] = []
    for house, (cells, values) in enumerate(houses):
        for number, family in enumerate(families):
            if houses[family[0]][1] == values and not unions[number] & cells:
                family.append(house)
                unions[number] |= cells
                break
        else:
            families.append([house])
            unions.append(cells)
    return families
