"""Sets of cells as integers, a bit per cell: what they have in common is one operation, whatever their size."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations

__all__ = ["cell_set", "cells_in", "first_in", "is_single", "subsets"]


def cell_set(cells: Iterable[int]) -> int:
    found = 0
    for cell in cells:
        found |= 1 << cell
    return found


def cells_in(cells: int) -> tuple[int, ...]:
    """The cells of a set, in reading order."""
    found = []
    while cells:
        low = cells & -cells
        found.append(low.bit_length() - 1)
        cells ^= low
    return tuple(found)


def first_in(cells: int) -> int:
    return (cells & -cells).bit_length() - 1


def is_single(mask: int) -> bool:
    """Whether a set (of cells or of values) has exactly one element."""
    return mask != 0 and mask & (mask - 1) == 0


def subsets(masks: Iterable[tuple[int, int]], size: int) -> Iterator[tuple[tuple[int, ...], int]]:
    """Every `size` of the (name, mask) whose masks together have `size` elements or fewer: names, union."""
    items = [(name, mask) for name, mask in masks if mask.bit_count() <= size]
    if size == 2:  # by far the most frequent question
        for (a, first), (b, second) in combinations(items, 2):
            if (first | second).bit_count() <= 2:
                yield (a, b), first | second
        return
    yield from _grown((), 0, items, size)


def _grown(
    names: tuple[int, ...], union: int, items: list[tuple[int, int]], size: int
) -> Iterator[tuple[tuple[int, ...], int]]:
    for place, (name, mask) in enumerate(items):
        together = union | mask
        if together.bit_count() > size:
            continue
        if len(names) + 1 == size:
            yield (*names, name), together
        else:
            yield from _grown((*names, name), together, items[place + 1 :], size)
