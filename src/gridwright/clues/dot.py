"""Kropki dots: between neighbours, white where their values are consecutive, black where one is double the other.

A number in a white dot is how far they are apart, in a black one how many times the one is the other. Between 1 and 2
either may stand. With the option all-dots every place without a dot says that neither is so; all-white-dots and
all-black-dots say the same of one colour, and spare neighbours with a dot of the other.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import ClassVar, Self

from gridwright.clues._neighbours import must_be_neighbours, where_values_vary
from gridwright.model.clue import Clue
from gridwright.model.errors import Problem, RuleError
from gridwright.model.figures import Disc, Figure
from gridwright.model.grid import BESIDE, Grid, Regions
from gridwright.model.option import Option
from gridwright.model.primitives import Pair, Primitive, Relation, pairs, relation
from gridwright.model.rules import Rule
from gridwright.model.tool import Tool

__all__ = ["CLUE", "AllDots", "Dot"]

_NEGATIVE = r"(?<!\bno )(?<!without )(?<!without a )negative"


@dataclass(frozen=True, slots=True)
class AllDots:
    """Neighbours without a dot are none of these differences apart, and none is so many times the other."""

    grid: Grid
    dotted: frozenset[tuple[int, int]]
    differences: frozenset[int] = frozenset({1})
    ratios: frozenset[int] = frozenset({2})

    @property
    def cells(self) -> tuple[int, ...]:
        return tuple(self.grid.cells)

    @property
    def label(self) -> str:
        if self.differences and self.ratios:
            return "all dots are given"
        return "all white dots are given" if self.differences else "all black dots are given"

    def holds(self, values: Sequence[int]) -> bool:
        for first, second in self.grid.pairs(BESIDE):
            low, high = sorted((values[first], values[second]))
            dots = {low + apart for apart in self.differences} | {low * times for times in self.ratios}
            if (first, second) not in self.dotted and high in dots:
                return False
        return True

    def lower(self, span: range) -> tuple[Primitive, ...]:
        plain = [pair for pair in self.grid.pairs(BESIDE) if pair not in self.dotted]
        no_dot = _no_dot(span, self.differences, self.ratios)
        return pairs(plain, no_dot)


def _all_dots(*colours: str) -> Callable[[Grid, Iterable[Clue], Regions], Iterator[Rule]]:
    """What it means that all dots of these colours are given.

    Of white ones that means consecutive values, whatever numbers some may have; of black ones, every number that
    one of them has.
    """

    def rules(grid: Grid, clues: Iterable[Clue], regions: Regions) -> Iterator[Rule]:
        dots = [clue for clue in clues if isinstance(clue, Dot)]
        ratios = {dot.value for dot in dots if dot.black} or {2}
        yield AllDots(
            grid,
            frozenset((dot.first, dot.second) for dot in dots),
            frozenset({1} if "white" in colours else ()),
            frozenset(ratios if "black" in colours else ()),
        )

    return rules


@dataclass(frozen=True, slots=True)
class Dot(Clue):
    """The values of two neighbours differ by a number (1), or if the dot is black one is so many times the other (2).

    The lower cell comes first.
    """

    grid: Grid = field(compare=False, repr=False)
    first: int
    second: int
    black: bool
    value: int = 0

    sort: ClassVar[str] = "dots"
    nouns: ClassVar[tuple[str, str]] = ("dot", "dots")
    form: ClassVar[re.Pattern[str]] = re.compile(r"(\w+)\s*-\s*(\w+)\s*=\s*(white|black)\s*([0-9]{0,5})", re.IGNORECASE)
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
            _all_dots("white", "black"),
            r"all (?:possible )?(?:kropki )?dots (?:are )?(?:given|shown)|strict kropki",
            rf"{_NEGATIVE}|consecutive|ratio|double",
        ),
        Option(
            "all-white-dots",
            "All white dots are given: without any dot, neighbours are not consecutive.",
            _all_dots("white"),
            r"all white dots (?:are )?(?:given|shown)",
            _NEGATIVE,
        ),
        Option(
            "all-black-dots",
            "All black dots are given: without any dot, none of two neighbours is double the other.",
            _all_dots("black"),
            r"all black dots (?:are )?(?:given|shown)",
            _NEGATIVE,
        ),
    )

    def __post_init__(self) -> None:
        if not self.value:
            object.__setattr__(self, "value", self._usual)

    @property
    def _usual(self) -> int:
        return 2 if self.black else 1

    @property
    def cells(self) -> tuple[int, int]:
        return self.first, self.second

    @property
    def word(self) -> str:
        colour = "black" if self.black else "white"
        return f"{self.grid.name(self.first)}-{self.grid.name(self.second)}={colour}{self.number}"

    @property
    def number(self) -> str:
        """What is written in the dot: nothing if it is the usual number."""
        return "" if self.value == self._usual else str(self.value)

    @property
    def label(self) -> str:
        dot = f"{'●' if self.black else '○'}{self.number}"
        return f"{self.grid.name(self.first)} {dot} {self.grid.name(self.second)}"

    @property
    def variety(self) -> str:
        return f"{'black' if self.black else 'white'} dot{' with a number' if self.number else ''}"

    def holds(self, values: Sequence[int]) -> bool:
        one, other = values[self.first], values[self.second]
        high, low = max(one, other), min(one, other)
        return high == self.value * low if self.black else high == self.value + low

    def lower(self, span: range) -> tuple[Primitive, ...]:
        return (Pair(self.first, self.second, (_ratio if self.black else _difference)(span, self.value)),)

    def figures(self) -> Iterator[Figure]:
        yield Disc(self.first, self.second, filled=self.black, text=self.number)

    def problems(self) -> Iterator[Problem]:
        yield from must_be_neighbours(self.grid, self, "dot")
        if self.black and self.value == 1:
            yield Problem(f"{self.word}: a ratio of 1 would make both values the same", self.cells)

    def others(self, domains: Sequence[int]) -> Iterator[Self]:
        if not self.number:
            yield type(self)(self.grid, self.first, self.second, not self.black)
            return
        span = self.grid.span(max(domain.bit_length() for domain in domains))
        for black in (False, True):
            for value in range(1 + black, len(span) + black):
                if (black, value) != (self.black, self.value):
                    yield type(self)(self.grid, self.first, self.second, black, value)

    @classmethod
    def tools(cls) -> tuple[Tool, ...]:
        return tuple(
            Tool(colour, "pair", f"{{a}}-{{b}}={colour}{{number}}", "optional", "3") for colour in ("white", "black")
        )

    @classmethod
    def matched(cls, grid: Grid, match: re.Match[str]) -> Self:
        if match[4] and not int(match[4]):
            raise RuleError(f"{match[0]!r}: 0 is not a number for {cls.nouns[1]}")
        cells, black = (grid.named(match[1]), grid.named(match[2])), match[3].lower() == "black"
        return cls.between(grid, *cells, black=black, value=int(match[4] or 0))

    @classmethod
    def between(cls, grid: Grid, one: int, other: int, *, black: bool, value: int = 0) -> Self:
        """The dot between two cells, in whatever order."""
        return cls(grid, min(one, other), max(one, other), black, value)

    @classmethod
    def offers(cls, grid: Grid, values: Sequence[frozenset[int]]) -> Iterator[Self]:
        for first, second in where_values_vary(grid, values):
            yield cls(grid, first, second, False)
            yield cls(grid, first, second, True)


@lru_cache(maxsize=256)
def _difference(span: range, apart: int) -> Relation:
    return relation(span, lambda value, other: abs(value - other) == apart)


@lru_cache(maxsize=256)
def _ratio(span: range, times: int) -> Relation:
    return relation(span, lambda value, other: value == times * other or other == times * value)


@lru_cache(maxsize=64)
def _no_dot(span: range, differences: frozenset[int], ratios: frozenset[int]) -> Relation:
    def allows(value: int, other: int) -> bool:
        apart = abs(value - other) not in differences
        return apart and not any(value == times * other or other == times * value for times in ratios)

    return relation(span, allows)


CLUE = Dot
