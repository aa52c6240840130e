"""Clones: shaded groups of cells of the same shape that hold the same values in the same places."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar, Literal, Self

from gridwright.clues._drawn import DrawnClue
from gridwright.clues._relations import equal
from gridwright.model.errors import Problem
from gridwright.model.figures import Figure, Shade
from gridwright.model.grid import BESIDE, Grid, Regions
from gridwright.model.primitives import Primitive, pairs
from gridwright.model.random_stream import RandomStream

__all__ = ["CLUE", "Clone"]


@dataclass(frozen=True, slots=True)
class Clone(DrawnClue):
    """The second half of the cells holds what the first half does, one by one."""

    name: ClassVar[str] = "clone"
    sort: ClassVar[str] = "clones"
    nouns: ClassVar[tuple[str, str]] = ("clone", "clones")
    example: ClassVar[str] = "r1c1-r1c2-r5c5-r5c6=clone"
    summary: ClassVar[str] = "Clones hold the same values in the same places."
    spoken: ClassVar[str] = r"clones?"
    hints: ClassVar[str] = "clone"
    order: ClassVar[Literal["any", "line", "path"]] = "path"

    def __post_init__(self) -> None:
        # Which half is the clone of the other, and which pair of cells comes first, says nothing.
        pairs = sorted(tuple(sorted(pair)) for pair in zip(*self._halves, strict=False))
        if len(self.cells) % 2 == 0:
            object.__setattr__(self, "cells", tuple(cell for half in zip(*pairs, strict=True) for cell in half))

    @property
    def _halves(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        half = len(self.cells) // 2
        return self.cells[:half], self.cells[half:]

    def holds(self, values: Sequence[int]) -> bool:
        first, second = ([values[cell] for cell in half] for half in self._halves)
        return first == second

    def lower(self, span: range) -> tuple[Primitive, ...]:
        return pairs(zip(*self._halves, strict=True), equal(span))

    def problems(self) -> Iterator[Problem]:
        yield from DrawnClue.problems(self)
        if len(self.cells) % 2:
            count = len(self.cells)
            yield Problem(f"{self.word}: a clone has two halves of as many cells, not {count} together", self.cells)

    @classmethod
    def proposals(
        cls, grid: Grid, regions: Regions, values: Sequence[int], stream: RandomStream, most: int = 0
    ) -> Iterator[Self]:
        """Two neighbours each that are the same as two others; no two of these groups meet."""
        alike: dict[tuple[int, ...], list[tuple[int, int]]] = {}
        for one, other in grid.pairs(BESIDE):
            alike.setdefault((other - one, values[one], values[other]), []).append((one, other))
        groups = [group for group in alike.values() if len(group) > 1]
        stream.shuffle(groups)
        taken: set[int] = set()
        for group in groups:
            stream.shuffle(group)
            free = [pair for pair in group if not taken.intersection(pair)]
            if len(free) > 1 and len({*free[0], *free[1]}) == 4:
                taken.update(*free[:2])
                yield cls(grid, (*free[0], *free[1]))

    def figures(self) -> Iterator[Figure]:
        for half in self._halves:
            yield Shade(half, "lavender", apart=True)


CLUE = Clone
