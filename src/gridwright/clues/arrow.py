"""Arrows: the values along an arrow add up to the one in its circle, or to the number in its pill."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import dist
from typing import ClassVar, Literal, Self

from gridwright.clues._drawn import NumberedClue
from gridwright.clues._totals import weighted_total
from gridwright.model.errors import Problem
from gridwright.model.figures import Arrow, Figure, Pill
from gridwright.model.primitives import Primitive
from gridwright.model.tool import Tool

__all__ = ["CLUE", "ArrowSum"]

_LONGEST = 3
"""Cells of the longest pill."""


@dataclass(frozen=True, slots=True)
class ArrowSum(NumberedClue):
    """Values that add up to that of the first cell. A number says of how many cells the circle is made, a pill: their
    values, from left to right or from top to bottom, are the digits of the sum."""

    name: ClassVar[str] = "arrow"
    sort: ClassVar[str] = "arrows"
    nouns: ClassVar[tuple[str, str]] = ("arrow", "arrows")
    example: ClassVar[str] = "r1c1-r1c2-r2c3=arrow"
    summary: ClassVar[str] = "The values along an arrow add up to the number in its circle or pill; they may repeat."
    spoken: ClassVar[str] = r"(?<!double )(?<!double-)arrows?"
    hints: ClassVar[str] = "arrow|pill|sum"
    order: ClassVar[Literal["any", "line", "path"]] = "path"
    optional: ClassVar[bool] = True

    @classmethod
    def tools(cls) -> tuple[Tool, ...]:
        return (cls.tool(cls.name, "{cells}=arrow{number}", number="optional", sample="2"),)

    def __post_init__(self) -> None:
        if self.value == 1:
            object.__setattr__(self, "value", 0)
        if self.value:
            object.__setattr__(self, "cells", (*sorted(self.pill), *self.shaft))

    @property
    def pill(self) -> tuple[int, ...]:
        """The cells of the circle or pill."""
        return self.cells[: self.value or 1]

    @property
    def shaft(self) -> tuple[int, ...]:
        """The cells along which values are added."""
        return self.cells[self.value or 1 :]

    @property
    def variety(self) -> str:
        return "pill arrow" if self.value else "arrow"

    def problems(self) -> Iterator[Problem]:
        yield from NumberedClue.problems(self)
        if self.value > _LONGEST:
            yield Problem(f"{self.word}: a pill has 2 or {_LONGEST} cells, not {self.value}", self.cells)
        elif self.value and len(self.cells) <= self.value:
            yield Problem(f"{self.word}: no cells are left for the arrow beside its pill", self.cells)
        elif self.value and not self._is_straight():
            yield Problem(f"{self.word}: {self.grid.names(self.pill)} is no pill in one row or column", self.pill)

    def _is_straight(self) -> bool:
        first, last = self.pill[0], self.pill[-1]
        side = (0, 1) if self.grid.where(first)[0] == self.grid.where(last)[0] else (1, 0)
        return self.grid.line(first, side)[: len(self.pill)] == self.pill

    def holds(self, values: Sequence[int]) -> bool:
        number = 0
        for cell in self.pill:
            number = 10 * number + values[cell]
        return sum(values[cell] for cell in self.shaft) == number

    def lower(self, span: range) -> tuple[Primitive, ...]:
        places = [-(10**place) for place in range(len(self.pill))]
        return weighted_total(self.cells, (*reversed(places), *(1 for _ in self.shaft)), 0, span)

    def figures(self) -> Iterator[Figure]:
        yield Pill(self.pill)
        yield Arrow((min(self.pill, key=lambda cell: dist(*map(self.grid.where, (cell, self.shaft[0])))), *self.shaft))

    def possible(self, span: range) -> Iterator[int]:
        yield from ()

    def others(self, domains: Sequence[int]) -> Iterator[Self]:
        yield from ()


CLUE = ArrowSum
