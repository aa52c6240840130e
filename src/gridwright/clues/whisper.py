"""Whispers: along a green (German) or an orange (Dutch) line, values next to each other are far apart."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import ClassVar, Self

from gridwright.clues._drawn import CELLS, NumberedClue, named_cells, usual_values
from gridwright.clues._relations import at_least_apart
from gridwright.model.errors import RuleError
from gridwright.model.figures import Figure, Ribbon
from gridwright.model.grid import Grid
from gridwright.model.primitives import Primitive, pairs
from gridwright.model.tool import Tool

__all__ = ["CLUE", "Whisper"]


@dataclass(frozen=True, slots=True)
class Whisper(NumberedClue):
    """Values next to each other on a line differ by its number or more.

    German whispers have the usual number, half of the values or one more; Dutch ones have one less.
    """

    name: ClassVar[str] = "whisper"
    sort: ClassVar[str] = "whispers"
    nouns: ClassVar[tuple[str, str]] = ("whisper", "whispers")
    example: ClassVar[str] = "r1c1-r1c2-r2c3=whisper5"
    summary: ClassVar[str] = "Neighbours along a whisper differ by at least its number, on a green line by half of n."
    spoken: ClassVar[str] = r"(?:german |dutch )?whispers?"
    may_close: ClassVar[bool] = True
    hints: ClassVar[str] = "whisper|line"
    optional: ClassVar[bool] = True

    @classmethod
    def _form(cls) -> re.Pattern[str]:
        return re.compile(rf"{CELLS}\s*=\s*(german|dutch|)\s*whisper\s*([0-9]{{0,5}})", re.IGNORECASE)

    @classmethod
    def usual(cls, grid: Grid) -> int:
        return (usual_values(grid) + 1) // 2

    def holds(self, values: Sequence[int]) -> bool:
        return not any(abs(values[one] - values[other]) < self.value for one, other in pairwise(self.path))

    def lower(self, span: range) -> tuple[Primitive, ...]:
        return pairs(pairwise(self.path), at_least_apart(span, self.value))

    def figures(self) -> Iterator[Figure]:
        usual = self.usual(self.grid)
        known = self.value in (usual, usual - 1)
        yield Ribbon(self.path, "orange" if self.value < usual else "green", "" if known else str(self.value))

    def possible(self, span: range) -> Iterator[int]:
        yield from range(1, len(span))

    @classmethod
    def tools(cls) -> tuple[Tool, ...]:
        return (
            cls.tool("whisper", "{cells}=whisper{number}", number="optional", sample="4"),
            cls.tool("dutchwhisper", "{cells}=dutchwhisper"),
        )

    @classmethod
    def matched(cls, grid: Grid, match: re.Match[str]) -> Self:
        style, digits = match[2].lower(), match[3]
        if digits and not int(digits):
            raise RuleError(f"{match[0]!r}: 0 is not a number for {cls.nouns[1]}")
        usual = cls.usual(grid) - 1 if style == "dutch" else cls.usual(grid)
        return cls(grid, named_cells(grid, match[1]), int(digits or usual))


CLUE = Whisper
