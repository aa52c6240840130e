"""Signs: a `<` between two neighbours, of which one is less than the other."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import ClassVar, Self

from gridwright.clues._neighbours import must_be_neighbours, where_values_vary
from gridwright.model.clue import Clue
from gridwright.model.errors import Problem
from gridwright.model.figures import Chevron, Figure
from gridwright.model.grid import Grid
from gridwright.model.primitives import Pair, Primitive, less_than
from gridwright.model.tool import Tool

__all__ = ["CLUE", "Sign", "pairs_of", "signs"]


@dataclass(frozen=True, slots=True)
class Sign(Clue):
    """One cell's value is less than another's."""

    grid: Grid = field(compare=False, repr=False)
    less: int
    greater: int

    sort: ClassVar[str] = "signs"
    nouns: ClassVar[tuple[str, str]] = ("sign", "signs")
    form: ClassVar[re.Pattern[str]] = re.compile(r"(\w+)\s*([<>])\s*(\w+)")
    example: ClassVar[str] = "r1c1<r1c2"
    summary: ClassVar[str] = "Every sign between two cells must be true: the open side faces the greater value."
    spoken: ClassVar[str] = ""  # kinds with signs have names of their own

    @property
    def cells(self) -> tuple[int, int]:
        return self.less, self.greater

    @property
    def word(self) -> str:
        return f"{self.grid.name(self.less)}<{self.grid.name(self.greater)}"

    @property
    def label(self) -> str:
        return f"{self.grid.name(self.less)} < {self.grid.name(self.greater)}"

    @property
    def variety(self) -> str:
        return "sign"

    def holds(self, values: Sequence[int]) -> bool:
        return values[self.less] < values[self.greater]

    def lower(self, span: range) -> tuple[Primitive, ...]:
        return _less(self.less, self.greater, span)

    def figures(self) -> Iterator[Figure]:
        yield Chevron(self.less, self.greater)

    def problems(self) -> Iterator[Problem]:
        yield from must_be_neighbours(self.grid, self, "sign")

    def others(self, domains: Sequence[int]) -> Iterator[Self]:
        yield type(self)(self.grid, self.greater, self.less)

    @classmethod
    def tools(cls) -> tuple[Tool, ...]:
        return Tool("less", "pair", "{a}<{b}"), Tool("greater", "pair", "{a}>{b}")

    @classmethod
    def matched(cls, grid: Grid, match: re.Match[str]) -> Self:
        first, second = grid.named(match[1]), grid.named(match[3])
        return cls(grid, first, second) if match[2] == "<" else cls(grid, second, first)

    @classmethod
    def offers(cls, grid: Grid, values: Sequence[frozenset[int]]) -> Iterator[Self]:
        for first, second in where_values_vary(grid, values):
            yield cls(grid, first, second)
            yield cls(grid, second, first)


@lru_cache(maxsize=4096)  # a puzzle can have hundreds of signs, the next one many of them again
def _less(less: int, greater: int, span: range) -> tuple[Primitive, ...]:
    return (Pair(less, greater, less_than(span)),)


def signs(grid: Grid, pairs: Iterable[tuple[int, int]]) -> tuple[Sign, ...]:
    """The signs that pairs (less, greater) of cells mean."""
    return tuple([Sign(grid, less, greater) for less, greater in pairs])


def pairs_of(clues: Iterable[Clue]) -> tuple[tuple[int, int], ...]:
    """The signs among clues as pairs (less, greater) of cells."""
    return tuple([(clue.less, clue.greater) for clue in clues if isinstance(clue, Sign)])


CLUE = Sign
