"""Sets of cells as integers, a bit per cell: what they have in common is one operation, whatever their size."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import combinations

from gridwright.engine.suppositions import members

__all__ = ["cell_set", "cells_in", "first_in", "is_single", "subsets"]


def cell_set(cells: Iterable[int]) -> int:
    found = 0
    for cell in cells:
        found |= 1 << cell
    return found


cells_in = members
"""The cells of a set, in reading order."""


def first_in(cells: int) -> int:
    return (cells & -cells).bit_length() - 1


def is_single(mask: int) -> bool:
    """Whether a set (of cells or of values) has exactly one element."""
    return mask != 0 and mask & (mask - 1) == 0


def subsets(masks: Iterable[tuple[int, int]], size: int) -> tuple[tuple[tuple[int, ...], int], ...]:
    """Every `size` of the (name, mask) whose masks together have `size` elements or fewer: names, union."""
    items = tuple([item for item in masks if item[1].bit_count() <= size])
    return _together(items, size) if len(items) >= size else ()


@lru_cache(maxsize=512)
def _together(items: tuple[tuple[int, int], ...], size: int) -> tuple[tuple[tuple[int, ...], int], ...]:
    """Remembered, since a step leaves most houses as they are."""
    if size == 2:  # by far the most frequent question
        return tuple(
            ((a, b), first | second)
            for (a, first), (b, second) in combinations(items, 2)
            if (first | second).bit_count() <= 2
        )
    return tuple(_grown((), 0, items, size))


def _grown(
    names: tuple[int, ...], union: int, items: tuple[tuple[int, int], ...], size: int
) -> Iterator[tuple[tuple[int, ...], int]]:
    missing = size - len(names)
    for place in range(len(items) - missing + 1):
        name, mask = items[place]
        together = union | mask
        if together.bit_count() > size:
            continue
        if missing == 1:
            yield (*names, name), together
        else:
            yield from _grown((*names, name), together, items[place + 1 :], size)
