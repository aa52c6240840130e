"""Kropki dots: between neighbours, white where their values are consecutive, black where one is double the other.

Between 1 and 2 either may stand. With the option all-dots every place without a dot says that neither is so.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import ClassVar, Self

from gridwright.clues._neighbours import must_be_neighbours, where_values_vary
from gridwright.model.clue import Clue
from gridwright.model.errors import Problem
from gridwright.model.figures import Disc, Figure
from gridwright.model.grid import BESIDE, Grid
from gridwright.model.option import Option
from gridwright.model.primitives import Pair, Primitive, Relation, relation
from gridwright.model.rules import Rule

__all__ = ["CLUE", "AllDots", "Dot"]


@dataclass(frozen=True, slots=True)
class AllDots:
    """Neighbours without a dot are neither consecutive nor one double the other."""

    grid: Grid
    dotted: frozenset[tuple[int, int]]

    @property
    def cells(self) -> tuple[int, ...]:
        return tuple(self.grid.cells)

    @property
    def label(self) -> str:
        return "all dots are given"

    def holds(self, values: Sequence[int]) -> bool:
        for first, second in self.grid.pairs(BESIDE):
            low, high = sorted((values[first], values[second]))
            if (first, second) not in self.dotted and high in (low + 1, 2 * low):
                return False
        return True

    def lower(self, size: int) -> tuple[Primitive, ...]:
        plain = [pair for pair in self.grid.pairs(BESIDE) if pair not in self.dotted]
        return tuple(Pair(first, second, _no_dot(size)) for first, second in plain)


def _all_dots(grid: Grid, clues: Iterable[Clue]) -> Iterator[Rule]:
    yield AllDots(grid, frozenset((clue.first, clue.second) for clue in clues if isinstance(clue, Dot)))


@dataclass(frozen=True, slots=True)
class Dot(Clue):
    """The values of two neighbours are consecutive, or if the dot is black one is double the other.

    The lower cell comes first.
    """

    grid: Grid = field(compare=False, repr=False)
    first: int
    second: int
    black: bool

    sort: ClassVar[str] = "dots"
    nouns: ClassVar[tuple[str, str]] = ("dot", "dots")
    form: ClassVar[re.Pattern[str]] = re.compile(r"(\w+)\s*-\s*(\w+)\s*=\s*(white|black)", re.IGNORECASE)
    example: ClassVar[str] = "r1c1-r1c2=white"
    summary: ClassVar[str] = (
        "Values with a white dot between them are consecutive; with a black dot, one is double the other."
    )
    spoken: ClassVar[str] = r"kropki\w*"
    hints: ClassVar[str] = "kropki|dot|circle|consecutive|ratio|double"
    options: ClassVar[tuple[Option, ...]] = (
        Option(
            "all-dots",
            "All dots are given: without one, neighbours are neither consecutive nor is one double the other.",
            _all_dots,
            r"all (?:possible )?(?:kropki )?dots (?:are )?(?:given|shown)|strict kropki",
            r"(?<!\bno )(?<!without )(?<!without a )negative|consecutive|ratio|double",
        ),
    )

    @property
    def cells(self) -> tuple[int, int]:
        return self.first, self.second

    @property
    def word(self) -> str:
        colour = "black" if self.black else "white"
        return f"{self.grid.name(self.first)}-{self.grid.name(self.second)}={colour}"

    @property
    def label(self) -> str:
        return f"{self.grid.name(self.first)} {'●' if self.black else '○'} {self.grid.name(self.second)}"

    @property
    def variety(self) -> str:
        return "black dot" if self.black else "white dot"

    def holds(self, values: Sequence[int]) -> bool:
        one, other = values[self.first], values[self.second]
        return one == 2 * other or other == 2 * one if self.black else abs(one - other) == 1

    def lower(self, size: int) -> tuple[Primitive, ...]:
        return (Pair(self.first, self.second, (_double if self.black else _consecutive)(size)),)

    def figures(self) -> Iterator[Figure]:
        yield Disc(self.first, self.second, filled=self.black)

    def problems(self) -> Iterator[Problem]:
        yield from must_be_neighbours(self.grid, self, "dot")

    def others(self, domains: Sequence[int]) -> Iterator[Self]:
        yield type(self)(self.grid, self.first, self.second, not self.black)

    @classmethod
    def matched(cls, grid: Grid, match: re.Match[str]) -> Self:
        return cls.between(grid, grid.named(match[1]), grid.named(match[2]), black=match[3].lower() == "black")

    @classmethod
    def between(cls, grid: Grid, one: int, other: int, *, black: bool) -> Self:
        """The dot between two cells, in whatever order."""
        return cls(grid, min(one, other), max(one, other), black)

    @classmethod
    def offers(cls, grid: Grid, values: Sequence[frozenset[int]]) -> Iterator[Self]:
        for first, second in where_values_vary(grid, values):
            yield cls(grid, first, second, False)
            yield cls(grid, first, second, True)


@lru_cache(maxsize=64)
def _consecutive(size: int) -> Relation:
    return relation(size, lambda value, other: abs(value - other) == 1)


@lru_cache(maxsize=64)
def _double(size: int) -> Relation:
    return relation(size, lambda value, other: value == 2 * other or other == 2 * value)


@lru_cache(maxsize=64)
def _no_dot(size: int) -> Relation:
    return relation(size, lambda value, other: abs(value - other) != 1 and value != 2 * other and other != 2 * value)


CLUE = Dot
