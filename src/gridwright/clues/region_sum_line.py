"""Region-sum lines: the values of a line add up to the same in every region that it visits."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain, groupby
from typing import ClassVar, Self

from gridwright.clues._drawn import CELLS, DrawnClue, named_cells
from gridwright.clues._totals import weighted_total
from gridwright.model.errors import RuleError
from gridwright.model.figures import Figure, Ribbon
from gridwright.model.grid import Grid, Regions
from gridwright.model.primitives import Primitive

__all__ = ["CLUE", "RegionSumLine"]


@dataclass(frozen=True, slots=True)
class RegionSumLine(DrawnClue):
    """Parts of a line that all have the same sum. A line in one part is cut where regions of its puzzle begin; one that
    is cut already (`r1c1-r1c2/r1c3=regionsum`) stays as it is."""

    starts: tuple[int, ...] = ()
    """At which of the cells new parts begin, from 0; the first is not among them."""

    name: ClassVar[str] = "regionsum"
    sort: ClassVar[str] = "regionsums"
    nouns: ClassVar[tuple[str, str]] = ("region-sum line", "region-sum lines")
    example: ClassVar[str] = "r1c1-r1c2-r1c3-r1c4=regionsum"
    summary: ClassVar[str] = "The values of a region-sum line add up to the same in every region that it visits."
    spoken: ClassVar[str] = r"region[- ]sums?(?: lines?)?"
    hints: ClassVar[str] = "sum"
    _parts: ClassVar[str] = rf"({CELLS[1:-1]}(?:\s*/\s*{CELLS[1:-1]})*)"

    @classmethod
    def _form(cls) -> re.Pattern[str]:
        return re.compile(rf"{cls._parts}\s*=\s*{cls.name}", re.IGNORECASE)

    def __post_init__(self) -> None:
        backwards = tuple(len(self.cells) - start for start in reversed(self.starts))
        cells, starts = min((self.cells, self.starts), (self.cells[::-1], backwards))
        object.__setattr__(self, "cells", cells)
        object.__setattr__(self, "starts", starts)

    @property
    def parts(self) -> tuple[tuple[int, ...], ...]:
        """The cells of each part."""
        bounds = zip((0, *self.starts), (*self.starts, len(self.cells)), strict=True)
        return tuple(self.cells[start:end] for start, end in bounds)

    @property
    def word(self) -> str:
        return f"{'/'.join('-'.join(map(self.grid.name, part)) for part in self.parts)}={self.name}"

    @property
    def variety(self) -> str:
        return "region sum"

    def within(self, regions: Regions) -> Self:
        if self.starts:
            return self
        if not regions:
            raise RuleError(f"{self.word}: there are no regions by which the line could be cut")
        numbers = self.grid.region_numbers(regions)
        visits = [[*visit] for _, visit in groupby(self.cells, key=lambda cell: numbers[cell])]
        ends = [sum(map(len, visits[:count])) for count in range(1, len(visits))]
        return type(self)(self.grid, self.cells, tuple(ends))

    def holds(self, values: Sequence[int]) -> bool:
        return len({sum(values[cell] for cell in part) for part in self.parts}) == 1

    def lower(self, span: range) -> tuple[Primitive, ...]:
        # All are compared with the shortest part, whose sum is bounded best.
        shortest = min(self.parts, key=len)
        found: list[Primitive] = []
        for part in self.parts:
            if part != shortest:
                weights = (*(1 for _ in part), *(-1 for _ in shortest))
                found += weighted_total((*part, *shortest), weights, 0, span)
        return tuple(found)

    def figures(self) -> Iterator[Figure]:
        yield Ribbon(self.cells, "cyan")

    @classmethod
    def matched(cls, grid: Grid, match: re.Match[str]) -> Self:
        parts = [named_cells(grid, part) for part in match[1].split("/")]
        ends = [sum(map(len, parts[:count])) for count in range(1, len(parts))]
        return cls(grid, tuple(chain(*parts)), tuple(ends))


CLUE = RegionSumLine
