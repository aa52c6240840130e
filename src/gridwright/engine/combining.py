"""Known sums that are added up and taken away from each other, so that they rule out what none of them does alone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from gridwright.engine import _core

__all__ = ["Combined", "KnownSum", "combined_sums"]

_CLOSE = 0.01
"""What the core says is this near to whole numbers, or to a small part of them."""

_PARTS = 6
"""At most so small: no multiplier is a seventh."""


class KnownSum(NamedTuple):
    """Cells that add up to something from low to high, each times its coefficient."""

    cells: tuple[int, ...]
    coefficients: tuple[int, ...]
    low: int
    high: int


class Combined(NamedTuple):
    """How often each sum is counted, negative where it is taken away; and sets of cells that all differ, of which it
    matters what they add up to at least or at most, as often."""

    times: tuple[int, ...]
    apart: tuple[tuple[tuple[int, ...], int], ...]


def combined_sums(
    candidates: Sequence[int],
    sums: Sequence[KnownSum],
    houses: Sequence[tuple[int, ...]],
    ends: Sequence[tuple[int, bool]],
) -> Iterator[Combined]:
    """What rules out some of these ends, the least candidate of a cell or its greatest (True), by what the core
    reckons; whoever uses it has to see for himself what it proves."""
    for _, times, apart in _core.combined_sums(candidates, sums, houses, ends):
        whole = _whole([*times, *(by for _, by in apart)])
        if whole:
            told = zip((cells for cells, _ in apart), whole[len(times) :], strict=True)
            yield Combined(tuple(whole[: len(times)]), tuple((tuple(cells), by) for cells, by in told))


def _whole(numbers: Sequence[float]) -> list[int]:
    """The same in whole numbers, all of them so many times as much; nothing if they are none."""
    for parts in range(1, _PARTS + 1):
        found = [round(number * parts) for number in numbers]
        if all(abs(number * parts - one) < _CLOSE for number, one in zip(numbers, found, strict=True)):
            return found
    return []
