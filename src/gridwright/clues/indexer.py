"""Indexers: a tinted cell whose value says where in its line, or its box, the number of its own place stands.

If the cell in column 3 holds 7, the 3 of its row is in column 7; and only then.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import repeat
from typing import ClassVar, Self

from gridwright.clues._drawn import CELLS, named_cells
from gridwright.model.clue import Clue
from gridwright.model.errors import Problem, RuleError
from gridwright.model.figures import Figure, Ink, Shade
from gridwright.model.grid import Grid, default_boxes
from gridwright.model.primitives import Domain, Pair, Primitive, Relation, mask_of, relation
from gridwright.model.tool import Tool

__all__ = ["CLUE", "Indexer"]

_INKS: dict[str, Ink] = {"rowindex": "green", "columnindex": "red", "boxindex": "blue"}


@dataclass(frozen=True, slots=True)
class Indexer(Clue):
    """The cell is the p-th of some cells: it holds v if and only if the v-th of them holds p."""

    grid: Grid = field(compare=False, repr=False)
    cell: int
    style: str
    places: tuple[int, ...] = field(repr=False)

    sort: ClassVar[str] = "indexers"
    nouns: ClassVar[tuple[str, str]] = ("indexer", "indexers")
    form: ClassVar[re.Pattern[str]] = re.compile(rf"{CELLS}\s*=\s*({'|'.join(_INKS)})", re.IGNORECASE)
    example: ClassVar[str] = "r1c1=columnindex"
    summary: ClassVar[str] = (
        "An indexer says where the number of its own column stands in its row: 7 in column 3 means 3 in column 7; "
        "row and box indexers do the same in their column and box."
    )
    spoken: ClassVar[str] = r"(?:row|column|box) ?index\w*"
    hints: ClassVar[str] = "indexer|indexing|index"

    @property
    def cells(self) -> tuple[int, ...]:
        return (self.cell, *(cell for cell in self.places if cell != self.cell))

    @property
    def word(self) -> str:
        usual = self.places == _usual(self.grid, self.cell, self.style)
        named = (self.cell,) if usual else (self.cell, *self.places)
        return f"{'-'.join(map(self.grid.name, named))}={self.style}"

    @property
    def variety(self) -> str:
        return self.style

    def holds(self, values: Sequence[int]) -> bool:
        own, there = self.places.index(self.cell), [values[cell] for cell in self.places]
        return there[own] <= len(there) and all((there[own] == place) == (value == own + 1)
                                                for place, value in enumerate(there, 1))

    def lower(self, span: range) -> tuple[Primitive, ...]:
        own, places = self.cell, self.places
        place = places.index(own)
        others = places[:place] + places[place + 1 :]
        domain = Domain((own,), mask_of(span, range(1, len(places) + 1)))
        return domain, *map(Pair, repeat(own), others, _pointers(span, place + 1, len(places)))

    def problems(self) -> Iterator[Problem]:
        if self.grid.first != 1:
            what = f"places are counted from 1, so an indexer means nothing where values begin at {self.grid.first}"
            yield Problem(f"{self.word}: {what}", self.cells)
        if self.cell not in self.places:
            yield Problem(f"{self.word}: {self.grid.name(self.cell)} is none of the cells it points into", self.cells)
        for cell in sorted(set(self.places)):
            if self.places.count(cell) > 1:
                yield Problem(f"{self.word}: the indexer has {self.grid.name(cell)} twice", self.cells)

    def figures(self) -> Iterator[Figure]:
        yield Shade((self.cell,), _INKS[self.style])

    def others(self, domains: Sequence[int]) -> Iterator[Self]:
        yield from ()

    @classmethod
    def tools(cls) -> tuple[Tool, ...]:
        return tuple(Tool(style, "cell", f"{{cell}}={style}") for style in _INKS)

    @classmethod
    def matched(cls, grid: Grid, match: re.Match[str]) -> Self:
        (cell, *places), style = named_cells(grid, match[1]), match[2].lower()
        if places and style != "boxindex":
            raise RuleError(f"{match[0]!r}: only a boxindex may say which cells it points into")
        found = tuple(places) or _usual(grid, cell, style)
        if not found:
            raise RuleError(f"{match[0]!r}: the grid of {grid.rows}x{grid.cols} has no usual boxes; name the cells")
        return cls(grid, cell, style, found)

    @classmethod
    def offers(cls, grid: Grid, values: Sequence[frozenset[int]]) -> Iterator[Self]:
        for cell in grid.cells:
            for style in _INKS:
                places = _usual(grid, cell, style)
                if any(len(values[one]) > 1 for one in places):
                    yield cls(grid, cell, style, places)


def _usual(grid: Grid, cell: int, style: str) -> tuple[int, ...]:
    """The cells that an indexer points into: its row, its column, or its box if the grid has usual ones."""
    row, col = grid.where(cell)
    if style == "rowindex":
        return grid.column(col)
    if style == "columnindex":
        return grid.row(row)
    height, width = default_boxes(grid.rows)
    if grid.cols % width:
        return ()
    return next(box for box in grid.boxes(height, width) if cell in box)


@lru_cache(maxsize=256)
def _pointers(span: range, own: int, count: int) -> tuple[Relation, ...]:
    """What the cell at one of so many places says of each of the others."""

    def points(place: int) -> Relation:
        return relation(span, lambda value, other: (value == place) == (other == own))

    return tuple([points(place) for place in range(1, count + 1) if place != own])


CLUE = Indexer
