"""Givens: values printed in cells."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import ClassVar, Self

from gridwright.model.clue import Clue
from gridwright.model.figures import Figure
from gridwright.model.grid import Grid
from gridwright.model.primitives import Domain, Primitive, mask_of, values_in
from gridwright.model.tool import Tool

__all__ = ["CLUE", "Given"]


@dataclass(frozen=True, slots=True)
class Given(Clue):
    """A value printed in a cell, as it is shown. A puzzle keeps these as a row of values, and has no rules for them."""

    grid: Grid = field(compare=False, repr=False)
    cell: int
    value: int

    sort: ClassVar[str] = "givens"
    nouns: ClassVar[tuple[str, str]] = ("given", "givens")
    form: ClassVar[re.Pattern[str]] = re.compile(r"(\w+)\s*=\s*([0-9]{1,3})")
    example: ClassVar[str] = "r1c1=5"
    summary: ClassVar[str] = "The values that are given stay."
    spoken: ClassVar[str] = ""

    @classmethod
    def of(cls, grid: Grid, cell: int, value: int) -> Self:
        """The given of a value that is numbered from 1."""
        return cls(grid, cell, grid.shown(value))

    @property
    def number(self) -> int:
        """Its value numbered from 1, as puzzles and solutions have it."""
        return self.grid.value(self.value)

    @property
    def cells(self) -> tuple[int, ...]:
        return (self.cell,)

    @property
    def word(self) -> str:
        return f"{self.grid.name(self.cell)}={self.value}"

    @property
    def variety(self) -> str:
        return "given"

    def holds(self, values: Sequence[int]) -> bool:
        return values[self.cell] == self.value

    def lower(self, span: range) -> tuple[Primitive, ...]:
        return (Domain((self.cell,), mask_of(span, (self.value,))),)

    def figures(self) -> Iterator[Figure]:
        yield from ()  # a picture shows the values of cells anyway

    def others(self, domains: Sequence[int]) -> Iterator[Self]:
        for value in map(self.grid.shown, values_in(domains[self.cell])):
            if value != self.value:
                yield type(self)(self.grid, self.cell, value)

    @classmethod
    def tools(cls) -> tuple[Tool, ...]:
        return (Tool("given", "cell", "{cell}={number}", "required", "5"),)

    @classmethod
    def matched(cls, grid: Grid, match: re.Match[str]) -> Self:
        return cls(grid, grid.named(match[1]), int(match[2]))

    @classmethod
    def offers(cls, grid: Grid, values: Sequence[frozenset[int]]) -> Iterator[Self]:
        for cell, some in enumerate(values):
            if len(some) > 1:
                yield from (cls(grid, cell, value) for value in sorted(some))


CLUE = Given
