"""What lines share on which any few values in a row are of different classes: low and high, odd and even."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from gridwright.clues._relations import same_class
from gridwright.model.primitives import Pair, Primitive

__all__ = ["classes_alternate", "different_in_a_row"]


def classes_alternate(values: Sequence[int], count: int, class_of: Callable[[int], int]) -> bool:
    """Whether any `count` values in a row, or all if there are fewer, are of as many classes."""
    classes = [class_of(value) for value in values]
    windows = [classes[start : start + count] for start in range(max(1, len(classes) - count + 1))]
    return all(len(set(window)) == len(window) for window in windows)


def different_in_a_row(cells: Sequence[int], classes: tuple[int, ...], count: int) -> tuple[Primitive, ...]:
    """The same as primitives, where there are just `count` classes: so that each returns after as many cells.

    That follows from the others, but not by looking at two cells at a time.
    """
    found = list[Primitive]()
    for distance in range(1, count):
        differ = same_class(classes, same=False)
        found += [Pair(one, other, differ) for one, other in zip(cells, cells[distance:], strict=False)]
    again = same_class(classes, same=True)
    return (*found, *(Pair(one, other, again) for one, other in zip(cells, cells[count:], strict=False)))
