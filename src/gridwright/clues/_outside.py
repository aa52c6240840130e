"""What clues outside the grid share: `left3=skyscraper4` stands left of row 3 and looks into it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import ClassVar, Self

from gridwright.model.clue import Clue
from gridwright.model.errors import RuleError
from gridwright.model.figures import Figure, Outside
from gridwright.model.grid import Grid, Move

__all__ = ["TOWARDS", "OutsideClue"]

TOWARDS: dict[str, Move] = {"left": (0, 1), "right": (0, -1), "top": (1, 0), "bottom": (-1, 0)}
"""The sides of the grid, and where one looks from there."""


@dataclass(frozen=True, slots=True)
class OutsideClue(Clue):
    """A number beside a row (its `line`, from 0) or a column, on one side of the grid."""

    grid: Grid = field(compare=False, repr=False)
    side: str
    line: int
    value: int

    name: ClassVar[str]
    """What its words call it."""

    def __init_subclass__(cls) -> None:
        if "name" in cls.__dict__:
            place, number = rf"({'|'.join(TOWARDS)})([0-9]{{1,3}})", r"([0-9]{1,5})"
            cls.form = re.compile(rf"{place}\s*=\s*{cls.name}\s*{number}", re.IGNORECASE)

    @property
    def cells(self) -> tuple[int, ...]:
        """The cells of its row or column, the nearest first."""
        seen = self.grid.row(self.line) if self.side in ("left", "right") else self.grid.column(self.line)
        return seen if self.side in ("left", "top") else seen[::-1]

    @property
    def word(self) -> str:
        return f"{self.side}{self.line + 1}={self.name}{self.value}"

    @property
    def variety(self) -> str:
        return self.name

    def figures(self) -> Iterator[Figure]:
        yield Outside(self.cells[0], TOWARDS[self.side], str(self.value))

    def possible(self, size: int) -> Iterator[int]:
        """The numbers that one in this place can have, where values are 1 … size."""
        yield from range(1, size + 1)

    def others(self, domains: Sequence[int]) -> Iterator[Self]:
        size = max(domain.bit_length() for domain in domains)
        for value in self.possible(size):
            if value != self.value:
                yield type(self)(self.grid, self.side, self.line, value)

    @classmethod
    def matched(cls, grid: Grid, match: re.Match[str]) -> Self:
        side, line = match[1].lower(), int(match[2]) - 1
        lines = grid.rows if side in ("left", "right") else grid.cols
        if not 0 <= line < lines:
            raise RuleError(f"{match[1]}{match[2]} is not beside the grid of {grid.rows}x{grid.cols}")
        return cls(grid, side, line, int(match[3]))

    @classmethod
    def offers(cls, grid: Grid, values: Sequence[frozenset[int]]) -> Iterator[Self]:
        size = max((max(some) for some in values if some), default=0)
        for side in TOWARDS:
            for line in range(grid.rows if side in ("left", "right") else grid.cols):
                one = cls(grid, side, line, 0)
                if any(len(values[cell]) > 1 for cell in one.cells):
                    yield from (cls(grid, side, line, value) for value in one.possible(size))
