"""Renban lines: different values that follow each other without a gap, in whatever order."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar

from gridwright.clues._drawn import DrawnClue
from gridwright.model.figures import Figure, Ribbon
from gridwright.model.primitives import Distinct, OneOf, Primitive, mask_up_to

__all__ = ["CLUE", "Renban"]


@dataclass(frozen=True, slots=True)
class Renban(DrawnClue):
    """The values of a line are consecutive ones, each once."""

    name: ClassVar[str] = "renban"
    sort: ClassVar[str] = "renbans"
    nouns: ClassVar[tuple[str, str]] = ("renban line", "renban lines")
    example: ClassVar[str] = "r1c1-r1c2-r2c3=renban"
    summary: ClassVar[str] = "A renban line holds different values without a gap between them, in any order."
    spoken: ClassVar[str] = r"renbans?"
    hints: ClassVar[str] = "renban|line"

    def holds(self, values: Sequence[int]) -> bool:
        along = sorted(values[cell] for cell in self.cells)
        return along == list(range(along[0], along[0] + len(along)))

    def lower(self, span: range) -> tuple[Primitive, ...]:
        return Distinct(self.cells), OneOf(self.cells, _runs(len(self.cells), len(span)))

    def figures(self) -> Iterator[Figure]:
        yield Ribbon(self.cells, "magenta")


@lru_cache(maxsize=256)
def _runs(count: int, size: int) -> tuple[int, ...]:
    """All sets of so many values without a gap."""
    return tuple([mask_up_to(count) << lowest for lowest in range(size - count + 1)])


CLUE = Renban
