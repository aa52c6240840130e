"""What clues over cells share of which there are several styles: `r1c1-r1c2=thermo`, `r1c1-r1c2=slowthermo`."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar, Self

from gridwright.clues._drawn import CELLS, DrawnClue, named_cells
from gridwright.model.grid import Grid
from gridwright.model.tool import Tool

__all__ = ["StyledClue"]


@dataclass(frozen=True, slots=True)
class StyledClue(DrawnClue):
    """A clue over cells that says what its style says; languages have words for each."""

    style: str = ""

    styles: ClassVar[tuple[str, ...]]
    """What is drawn, as its words say it."""

    @classmethod
    def _form(cls) -> re.Pattern[str]:
        return re.compile(rf"{CELLS}\s*=\s*({'|'.join(cls.styles)})", re.IGNORECASE)

    @property
    def word(self) -> str:
        return f"{self.named}={self.style}"

    @property
    def variety(self) -> str:
        return self.style

    def others(self, domains: Sequence[int]) -> Iterator[Self]:
        for style in self.styles:
            if style != self.style:
                yield type(self)(self.grid, self.cells, style)

    @classmethod
    def _over(cls, grid: Grid, cells: tuple[int, ...], span: range) -> Iterator[Self]:
        yield from (cls(grid, cells, style) for style in cls.styles[:1])  # others are for those who ask for them

    @classmethod
    def tools(cls) -> tuple[Tool, ...]:
        return tuple(cls.tool(style, f"{{cells}}={style}") for style in cls.styles)

    @classmethod
    def matched(cls, grid: Grid, match: re.Match[str]) -> Self:
        return cls(grid, named_cells(grid, match[1]), match[2].lower())
