"""Candidates that are printed: small digits in a cell whose value is one of them, as in a pencilmark Sudoku."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from typing import ClassVar, Self

from gridwright.model.clue import Clue
from gridwright.model.errors import Problem, RuleError
from gridwright.model.figures import Figure, SmallDigits
from gridwright.model.grid import Grid
from gridwright.model.primitives import MAX_VALUES, Domain, Primitive, mask_of, values_in
from gridwright.model.tool import Tool

__all__ = ["CLUE", "PrintedCandidates"]


@dataclass(frozen=True, slots=True)
class PrintedCandidates(Clue):
    """A cell's value is one of several, in rising order. One value alone is a given."""

    grid: Grid = field(compare=False, repr=False)
    cell: int
    values: tuple[int, ...]

    sort: ClassVar[str] = "candidates"
    nouns: ClassVar[tuple[str, str]] = ("cell with candidates", "cells with candidates")
    form: ClassVar[re.Pattern[str]] = re.compile(r"(\w+)\s*=\s*([0-9]{1,3}(?:/[0-9]{1,3})+)")
    example: ClassVar[str] = "r1c1=2/5/7"
    summary: ClassVar[str] = "A cell with small digits holds one of them."
    spoken: ClassVar[str] = r"pencil[- ]?marks? sudoku"

    @property
    def cells(self) -> tuple[int, ...]:
        return (self.cell,)

    @property
    def word(self) -> str:
        return f"{self.grid.name(self.cell)}={'/'.join(map(str, self.values))}"

    @property
    def variety(self) -> str:
        return "candidates"

    @property
    def highest(self) -> int:
        return max(self.values)

    def holds(self, values: Sequence[int]) -> bool:
        return values[self.cell] in self.values

    def lower(self, span: range) -> tuple[Primitive, ...]:
        return (Domain((self.cell,), mask_of(span, self.values)),)

    def figures(self) -> Iterator[Figure]:
        yield SmallDigits(self.cell, self.values)

    def problems(self) -> Iterator[Problem]:
        if len(self.values) < 2 or list(self.values) != sorted(set(self.values)) or self.values[0] < self.grid.first:
            yield Problem(f"{self.word}: candidates are two or more values, each once, the least first", self.cells)

    def others(self, domains: Sequence[int]) -> Iterator[Self]:
        for value in map(self.grid.shown, values_in(domains[self.cell])):
            if value not in self.values:
                yield type(self)(self.grid, self.cell, tuple(sorted((*self.values, value))))

    @classmethod
    def tools(cls) -> tuple[Tool, ...]:
        return (Tool("candidates", "cell", "{cell}={text}", sample="2/5/7"),)

    @classmethod
    def matched(cls, grid: Grid, match: re.Match[str]) -> Self:
        numbers = [int(number) for number in match[2].split("/")]
        cell, values = grid.named(match[1]), tuple(sorted(set(numbers)))
        beyond = grid.first + MAX_VALUES
        if wrong := [value for value in values if not grid.first <= value < beyond]:
            raise RuleError(f"{match[0]!r}: {wrong[0]} is not a value")
        if len(values) < len(numbers):
            twice = next(value for value in values if numbers.count(value) > 1)
            raise RuleError(f"{match[0]!r}: {twice} is there twice")
        return cls(grid, cell, values)

    @classmethod
    def offers(cls, grid: Grid, values: Sequence[frozenset[int]]) -> Iterator[Self]:
        for cell, some in enumerate(values):
            if len(some) > 2:
                yield from (cls(grid, cell, pair) for pair in combinations(sorted(some), 2))


CLUE = PrintedCandidates
