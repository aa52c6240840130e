"""Nabner lines: no two values of the line are equal or consecutive, wherever they stand on it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, pairwise
from typing import ClassVar

from gridwright.clues._drawn import DrawnClue
from gridwright.clues._relations import at_least_apart
from gridwright.model.figures import Figure, Ribbon
from gridwright.model.primitives import Primitive, pairs

__all__ = ["CLUE", "Nabner"]


@dataclass(frozen=True, slots=True)
class Nabner(DrawnClue):
    """All values of a line are at least two apart."""

    name: ClassVar[str] = "nabner"
    sort: ClassVar[str] = "nabners"
    nouns: ClassVar[tuple[str, str]] = ("nabner line", "nabner lines")
    example: ClassVar[str] = "r1c1-r1c2-r2c3=nabner"
    summary: ClassVar[str] = "On a nabner line no two values are equal or consecutive, wherever they stand on it."
    spoken: ClassVar[str] = r"nabners?"
    hints: ClassVar[str] = "nabner|line"

    def holds(self, values: Sequence[int]) -> bool:
        along = sorted(values[cell] for cell in self.cells)
        return all(low + 1 < high for low, high in pairwise(along))

    def lower(self, span: range) -> tuple[Primitive, ...]:
        return pairs(combinations(self.cells, 2), at_least_apart(span, 2))

    def figures(self) -> Iterator[Figure]:
        yield Ribbon(self.cells, "yellow")


CLUE = Nabner
