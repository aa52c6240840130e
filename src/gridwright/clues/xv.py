"""X and V: letters between neighbours whose values add up to 10 or 5; any other sum stands there as a number.

With the option all-xv, neighbours without a letter add up to neither 5 nor 10.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar, Literal, Self

from gridwright.clues._drawn import CELLS, NumberedClue, named_cells
from gridwright.clues._neighbours import must_be_neighbours, where_values_vary
from gridwright.model.clue import Clue
from gridwright.model.errors import Problem, RuleError
from gridwright.model.figures import Figure, Letter
from gridwright.model.grid import BESIDE, Grid, Regions
from gridwright.model.option import Option
from gridwright.model.primitives import Pair, Primitive, Relation, pairs, relation
from gridwright.model.rules import Rule
from gridwright.model.tool import Tool

__all__ = ["CLUE", "AllXV", "NeighbourSum"]

_LETTERS = {"x": 10, "v": 5}


@dataclass(frozen=True, slots=True)
class AllXV:
    """Neighbours without a letter add up to neither 5 nor 10."""

    grid: Grid
    lettered: frozenset[tuple[int, ...]]

    @property
    def cells(self) -> tuple[int, ...]:
        return tuple(self.grid.cells)

    @property
    def label(self) -> str:
        return "all X and V are given"

    def holds(self, values: Sequence[int]) -> bool:
        plain = (pair for pair in self.grid.pairs(BESIDE) if pair not in self.lettered)
        return not any(values[first] + values[second] in (5, 10) for first, second in plain)

    def lower(self, span: range) -> tuple[Primitive, ...]:
        plain = [pair for pair in self.grid.pairs(BESIDE) if pair not in self.lettered]
        return pairs(plain, _no_letter(span))


def _all_xv(grid: Grid, clues: Iterable[Clue], regions: Regions) -> Iterator[Rule]:
    yield AllXV(grid, frozenset(clue.cells for clue in clues if isinstance(clue, NeighbourSum)))


@dataclass(frozen=True, slots=True)
class NeighbourSum(NumberedClue):
    """The values of two neighbours add up to a number: X means 10, V means 5."""

    name: ClassVar[str] = "sum"
    sort: ClassVar[str] = "xv"
    nouns: ClassVar[tuple[str, str]] = ("sum of neighbours", "sums of neighbours")
    example: ClassVar[str] = "r1c1-r1c2=x"
    summary: ClassVar[str] = "Neighbours add up to 10 with an X between them, to 5 with a V, else to the number there."
    spoken: ClassVar[str] = r"xv(?:[- ]sudoku)?"
    hints: ClassVar[str] = "xv|sum"
    options: ClassVar[tuple[Option, ...]] = (
        Option(
            "all-xv",
            "All X and V are given: neighbours without one add up to neither 5 nor 10.",
            _all_xv,
            r"all (?:possible )?(?:xv|x['’]?s and v['’]?s|x and v) (?:are )?(?:given|shown)|strict xv",
            r"(?<!\bno )(?<!without )(?<!without a )negative",
        ),
    )
    order: ClassVar[Literal["any", "line", "path"]] = "any"

    @classmethod
    def _form(cls) -> re.Pattern[str]:
        return re.compile(rf"{CELLS}\s*=\s*(x|v|sum\s*([0-9]{{1,5}}))", re.IGNORECASE)

    @property
    def word(self) -> str:
        letter = {number: letter for letter, number in _LETTERS.items()}.get(self.value, f"sum{self.value}")
        return f"{self.named}={letter}"

    @property
    def variety(self) -> str:
        return {10: "X", 5: "V"}.get(self.value, "sum of neighbours")

    def holds(self, values: Sequence[int]) -> bool:
        return sum(values[cell] for cell in self.cells) == self.value

    def lower(self, span: range) -> tuple[Primitive, ...]:
        first, second = self.cells
        return (Pair(first, second, _adds_up(span, self.value)),)

    def figures(self) -> Iterator[Figure]:
        first, second = self.cells
        yield Letter(first, second, {10: "X", 5: "V"}.get(self.value, str(self.value)))

    def problems(self) -> Iterator[Problem]:
        if len(self.cells) == 2:
            yield from must_be_neighbours(self.grid, self, "sum")
        else:
            yield Problem(f"{self.word}: a sum stands between two cells, not among {len(self.cells)}", self.cells)

    def possible(self, span: range) -> Iterator[int]:
        sums = range(max(1, 2 * span[0]), 2 * span[-1] + 1)
        yield from (_LETTERS.values() if self.value in _LETTERS.values() else sums)

    @classmethod
    def tools(cls) -> tuple[Tool, ...]:
        letters = [Tool(letter, "pair", f"{{a}}-{{b}}={letter}") for letter in _LETTERS]
        return *letters, Tool(cls.name, "pair", "{a}-{b}=sum{number}", "required", "7")

    @classmethod
    def matched(cls, grid: Grid, match: re.Match[str]) -> Self:
        value = int(match[3]) if match[3] else _LETTERS[match[2].lower()]
        if not value:
            raise RuleError(f"{match[0]!r}: two values never add up to 0")
        return cls(grid, named_cells(grid, match[1]), value)

    @classmethod
    def offers(cls, grid: Grid, values: Sequence[frozenset[int]]) -> Iterator[Self]:
        for pair in where_values_vary(grid, values):
            yield from (cls(grid, pair, number) for number in _LETTERS.values())


@lru_cache(maxsize=256)
def _adds_up(span: range, total: int) -> Relation:
    return relation(span, lambda value, other: value + other == total)


@lru_cache(maxsize=64)
def _no_letter(span: range) -> Relation:
    return relation(span, lambda value, other: value + other not in (5, 10))


CLUE = NeighbourSum
