"""Lines drawn in several strokes: where they go on, and where they branch."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import pairwise

__all__ = ["Path", "joined", "paths_from", "simple_parts"]

Path = tuple[int, ...]
"""Cells in the order in which a line goes through them."""


def joined(paths: Sequence[Path], stops: Collection[int] = ()) -> list[Path]:
    """Strokes of which two meet at their ends, and no third, as one; but not in cells where a line has to stop."""
    found = list(dict.fromkeys(paths))
    found = [path for path in found if not any(path != other and _is_part(path, other) for other in found)]
    while True:
        ends = Counter(end for path in found for end in {path[0], path[-1]})
        inner = {cell for path in found for cell in path[1:-1]}.union(stops)
        pair = next(
            (
                (one, other, cell)
                for number, one in enumerate(found)
                for other in found[number + 1 :]
                for cell in {one[0], one[-1]} & {other[0], other[-1]}
                if ends[cell] == 2 and cell not in inner and one[0] != one[-1] and other[0] != other[-1]
            ),
            None,
        )
        if pair is None:
            return found
        one, other, cell = pair
        first = one if one[-1] == cell else one[::-1]
        second = other if other[0] == cell else other[::-1]
        found = [path for path in found if path not in (one, other)] + [first + second[1:]]


def _is_part(path: Path, other: Path) -> bool:
    """Whether a stroke only goes over a part of another again."""
    return any(
        way == other[start : start + len(path)]
        for way in (path, path[::-1])
        for start in range(len(other) - len(path) + 1)
    )


def simple_parts(path: Path) -> Iterator[Path]:
    """A line that meets itself, in parts that do not; two neighbours in it stay neighbours."""
    start = 0
    for end in range(1, len(path) + 1):
        if end == len(path) or path[end] in path[start:end]:
            if end - start > 1:
                yield path[start:end]
            start = end - 1


def paths_from(starts: Iterable[int | None], paths: Sequence[Path]) -> Iterator[Path]:
    """All ways along strokes from some cells to where they end."""
    steps: dict[int, list[int]] = {}
    for path in paths:
        for one, other in pairwise(path):
            steps.setdefault(one, []).append(other)
            steps.setdefault(other, []).append(one)
    for start in dict.fromkeys(starts):
        if start is not None and start in steps:
            yield from _ways((start,), steps)


def _ways(way: Path, steps: dict[int, list[int]]) -> Iterator[Path]:
    onwards = [cell for cell in dict.fromkeys(steps[way[-1]]) if cell not in way]
    if not onwards:
        yield way
    for cell in onwards:
        yield from _ways((*way, cell), steps)
