"""Odd and even cells: a grey disc in a cell whose value is odd, a grey square where it is even."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import ClassVar, Self

from gridwright.model.clue import Clue
from gridwright.model.figures import Figure, Tile
from gridwright.model.grid import Grid
from gridwright.model.primitives import Domain, Primitive, mask_of
from gridwright.model.tool import Tool

__all__ = ["CLUE", "Parity"]


@dataclass(frozen=True, slots=True)
class Parity(Clue):
    """A cell's value is odd, or else even."""

    grid: Grid = field(compare=False, repr=False)
    cell: int
    odd: bool

    sort: ClassVar[str] = "parity"
    nouns: ClassVar[tuple[str, str]] = ("odd or even cell", "odd or even cells")
    form: ClassVar[re.Pattern[str]] = re.compile(r"(\w+)\s*=\s*(odd|even)", re.IGNORECASE)
    example: ClassVar[str] = "r1c1=odd"
    summary: ClassVar[str] = "Cells with a grey disc hold odd values, cells with a grey square even ones."
    spoken: ClassVar[str] = r"(?:even|odd)[-/ ](?:even|odd)"
    hints: ClassVar[str] = "odd|parity|shaded|grey|gray|circle|circled"

    @property
    def cells(self) -> tuple[int, ...]:
        return (self.cell,)

    @property
    def word(self) -> str:
        return f"{self.grid.name(self.cell)}={'odd' if self.odd else 'even'}"

    @property
    def variety(self) -> str:
        return "odd cell" if self.odd else "even cell"

    def holds(self, values: Sequence[int]) -> bool:
        return values[self.cell] % 2 == int(self.odd)

    def lower(self, span: range) -> tuple[Primitive, ...]:
        return (Domain((self.cell,), _every_other(span, int(self.odd))),)

    def figures(self) -> Iterator[Figure]:
        yield Tile(self.cell, round=self.odd)

    def others(self, domains: Sequence[int]) -> Iterator[Self]:
        yield type(self)(self.grid, self.cell, not self.odd)

    @classmethod
    def tools(cls) -> tuple[Tool, ...]:
        return tuple(Tool(style, "cell", f"{{cell}}={style}") for style in ("odd", "even"))

    @classmethod
    def matched(cls, grid: Grid, match: re.Match[str]) -> Self:
        return cls(grid, grid.named(match[1]), match[2].lower() == "odd")

    @classmethod
    def offers(cls, grid: Grid, values: Sequence[frozenset[int]]) -> Iterator[Self]:
        for cell, some in enumerate(values):
            if len(some) > 1:
                yield cls(grid, cell, True)
                yield cls(grid, cell, False)


@lru_cache(maxsize=64)
def _every_other(span: range, remainder: int) -> int:
    return mask_of(span, [value for value in span if value % 2 == remainder])


CLUE = Parity
