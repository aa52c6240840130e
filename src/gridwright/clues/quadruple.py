"""Quadruples: a circle on a corner with values that stand in the four cells around it."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar, Literal, Self

from gridwright.clues._drawn import CELLS, DrawnClue, named_cells
from gridwright.model.errors import Problem, RuleError
from gridwright.model.figures import Corner, Figure
from gridwright.model.grid import Grid
from gridwright.model.primitives import Automaton, Machine, Primitive, machine
from gridwright.model.tool import Tool

__all__ = ["CLUE", "Quadruple"]


@dataclass(frozen=True, slots=True)
class Quadruple(DrawnClue):
    """Values, in rising order, that stand in four cells, as often as they are listed. None at all say nothing."""

    values: tuple[int, ...] = ()

    name: ClassVar[str] = "quadruple"
    sort: ClassVar[str] = "quadruples"
    nouns: ClassVar[tuple[str, str]] = ("quadruple", "quadruples")
    example: ClassVar[str] = "r1c1-r1c2-r2c1-r2c2=quadruple2/5"
    summary: ClassVar[str] = (
        "The values in a circle on a corner stand in the four cells around it, as often as they are listed."
    )
    spoken: ClassVar[str] = r"quadruples?"
    hints: ClassVar[str] = "quadruple|quad"
    order: ClassVar[Literal["any", "line", "path"]] = "any"
    fewest: ClassVar[int] = 4

    @classmethod
    def _form(cls) -> re.Pattern[str]:
        return re.compile(rf"{CELLS}\s*=\s*{cls.name}\s*((?:[0-9]{{1,3}}(?:/[0-9]{{1,3}})*)?)", re.IGNORECASE)

    def __post_init__(self) -> None:
        DrawnClue.__post_init__(self)
        object.__setattr__(self, "values", tuple(sorted(self.values)))

    @property
    def word(self) -> str:
        return f"{'-'.join(map(self.grid.name, self.cells))}={self.name}{'/'.join(map(str, self.values))}"

    @property
    def variety(self) -> str:
        return "quadruple"

    def problems(self) -> Iterator[Problem]:
        yield from DrawnClue.problems(self)
        if self.cells != _around(self.grid, self.cells[0]):
            where = self.grid.names(self.cells)
            yield Problem(f"{self.word}: {where} are not the four cells around a corner", self.cells)
        if len(self.values) > 4:
            yield Problem(f"{self.word}: four cells cannot hold {len(self.values)} values", self.cells)

    def holds(self, values: Sequence[int]) -> bool:
        return Counter(values[cell] for cell in self.cells) >= Counter(self.values)

    def lower(self, span: range) -> tuple[Primitive, ...]:
        return (Automaton(self.cells, _missing(span, self.values)),) if self.values else ()

    def figures(self) -> Iterator[Figure]:
        yield Corner(self.cells[0], self.values)

    def others(self, domains: Sequence[int]) -> Iterator[Self]:
        """With one value less, or another in its place."""
        span = self.grid.span(max(domain.bit_length() for domain in domains))
        found = dict.fromkeys(
            tuple(sorted((*self.values[:place], *new, *self.values[place + 1 :])))
            for place in range(len(self.values))
            for new in ((), *((value,) for value in span))
        )
        yield from (type(self)(self.grid, self.cells, values) for values in found if values and values != self.values)

    @classmethod
    def tools(cls) -> tuple[Tool, ...]:
        return (Tool(cls.name, "corner", "{cells}=quadruple{text}", sample="2/5", fewest=cls.fewest),)

    @classmethod
    def matched(cls, grid: Grid, match: re.Match[str]) -> Self:
        values = tuple(map(int, match[2].split("/"))) if match[2] else ()
        if values and min(values) < grid.first:
            raise RuleError(f"{match[0]!r}: {min(values)} is not a value")
        return cls(grid, named_cells(grid, match[1]), values)

    @classmethod
    def offers(cls, grid: Grid, values: Sequence[frozenset[int]]) -> Iterator[Self]:
        for first in grid.cells:
            cells = _around(grid, first)
            if cells and any(len(values[cell]) > 1 for cell in cells):
                every = sorted(frozenset().union(*(values[cell] for cell in cells)))
                yield from (cls(grid, cells, (value,)) for value in every)


def _around(grid: Grid, first: int) -> tuple[int, ...] | None:
    """The four cells around the lower right corner of a cell."""
    moves = ((0, 0), (0, 1), (1, 0), (1, 1))
    cells = [grid.moved(first, move) for move in moves]
    return tuple(cell for cell in cells if cell is not None) if None not in cells else None


@lru_cache(maxsize=256)
def _missing(span: range, wanted: tuple[int, ...]) -> Machine:
    """States are the values that are still missing."""

    def step(missing: tuple[int, ...], value: int) -> tuple[int, ...]:
        if value not in missing:
            return missing
        place = missing.index(value)
        return missing[:place] + missing[place + 1 :]

    return machine(span, wanted, step, lambda missing: not missing)


CLUE = Quadruple
