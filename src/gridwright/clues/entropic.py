"""Entropic lines: any three values in a row are a low, a middle and a high one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar

from gridwright.clues._classes import classes_alternate, different_in_a_row
from gridwright.clues._drawn import NumberedClue, usual_values
from gridwright.model.figures import Figure, Ribbon
from gridwright.model.grid import Grid
from gridwright.model.primitives import Primitive

__all__ = ["CLUE", "EntropicLine"]


@dataclass(frozen=True, slots=True)
class EntropicLine(NumberedClue):
    """Any three in a row are of different thirds. Its number says how many values are low.

    As many are high; where values cannot be cut into equal thirds, there are more or fewer in the middle.
    """

    name: ClassVar[str] = "entropic"
    sort: ClassVar[str] = "entropiclines"
    nouns: ClassVar[tuple[str, str]] = ("entropic line", "entropic lines")
    example: ClassVar[str] = "r1c1-r1c2-r2c3=entropic"
    summary: ClassVar[str] = "Any three values in a row on an entropic line are a low, a middle and a high one."
    spoken: ClassVar[str] = r"entropic(?: lines?| sudoku)"
    may_close: ClassVar[bool] = True
    hints: ClassVar[str] = "entropic|entropy|line"
    optional: ClassVar[bool] = True

    @classmethod
    def usual(cls, grid: Grid) -> int:
        return max(1, (usual_values(grid) + 1) // 3)

    def _third(self, value: int) -> int:
        lower = value - self.grid.first
        return 0 if lower < self.value else 2 if lower >= usual_values(self.grid) - self.value else 1

    def holds(self, values: Sequence[int]) -> bool:
        return classes_alternate([self._third(values[cell]) for cell in self.cells], 3, closed=self.closed)

    def lower(self, span: range) -> tuple[Primitive, ...]:
        low, high = span.start + self.value, span.start + usual_values(self.grid) - self.value
        thirds = tuple([0 if value < low else 2 if value >= high else 1 for value in span])
        return different_in_a_row(self.cells, thirds, 3, closed=self.closed)

    def figures(self) -> Iterator[Figure]:
        yield Ribbon(self.path, "peach", self.number)

    def possible(self, span: range) -> Iterator[int]:
        yield from range(1, len(span) // 2 + 1)


CLUE = EntropicLine
