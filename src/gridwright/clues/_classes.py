"""What lines share on which any few values in a row are of different classes: low and high, odd and even."""

from __future__ import annotations

from collections.abc import Sequence

from gridwright.clues._relations import same_class
from gridwright.model.primitives import Primitive, pairs

__all__ = ["classes_alternate", "different_in_a_row"]


def classes_alternate(classes: Sequence[int], count: int, *, closed: bool) -> bool:
    """Whether any `count` in a row, or all if there are fewer, are of different classes; if closed, all round."""
    together = min(count, len(classes))
    around = [*classes, *(classes[: together - 1] if closed else ())]
    windows = [around[start : start + together] for start in range(len(around) - together + 1)]
    return all(len(set(window)) == together for window in windows)


def different_in_a_row(
    cells: Sequence[int], classes: tuple[int, ...], count: int, *, closed: bool
) -> tuple[Primitive, ...]:
    """The same as primitives, where there are just `count` classes: so that each returns after as many cells.

    That follows from the others, but not by looking at two cells at a time.
    """
    differ, return_ = dict[tuple[int, int], None](), dict[tuple[int, int], None]()
    for distance in range(1, min(count + 1, len(cells))):
        found = return_ if distance == count else differ
        there = [*cells[distance:], *(cells[:distance] if closed else ())]
        for one, other in zip(cells, there, strict=False):
            found[(one, other) if one < other else (other, one)] = None
    return pairs(differ, same_class(classes, same=False)) + pairs(return_, same_class(classes, same=True))
