"""Modular lines: any three values in a row leave different remainders when divided by three."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar

from gridwright.clues._classes import classes_alternate, different_in_a_row
from gridwright.clues._drawn import NumberedClue
from gridwright.model.errors import Problem
from gridwright.model.figures import Figure, Ribbon
from gridwright.model.grid import Grid
from gridwright.model.primitives import Primitive

__all__ = ["CLUE", "ModularLine"]


@dataclass(frozen=True, slots=True)
class ModularLine(NumberedClue):
    """Any n values in a row leave different remainders when divided by n, which is 3 if nothing else is said."""

    name: ClassVar[str] = "modular"
    sort: ClassVar[str] = "modularlines"
    nouns: ClassVar[tuple[str, str]] = ("modular line", "modular lines")
    example: ClassVar[str] = "r1c1-r1c2-r2c3=modular"
    summary: ClassVar[str] = "Any three values in a row on a modular line leave different remainders when divided by 3."
    spoken: ClassVar[str] = r"modular (?:lines?|sudoku)"
    may_close: ClassVar[bool] = True
    hints: ClassVar[str] = "modular|modulo|line"
    optional: ClassVar[bool] = True

    @classmethod
    def usual(cls, grid: Grid) -> int:
        return 3

    def holds(self, values: Sequence[int]) -> bool:
        remainders = [values[cell] % self.value for cell in self.cells]
        return classes_alternate(remainders, self.value, closed=self.closed)

    def lower(self, span: range) -> tuple[Primitive, ...]:
        remainders = tuple(value % self.value for value in span)
        return different_in_a_row(self.cells, remainders, self.value, closed=self.closed)

    def problems(self) -> Iterator[Problem]:
        yield from NumberedClue.problems(self)
        if self.value == 1:
            yield Problem(f"{self.word}: divided by 1 nothing leaves a remainder", self.cells)

    def figures(self) -> Iterator[Figure]:
        yield Ribbon(self.path, "teal", self.number)

    def possible(self, span: range) -> Iterator[int]:
        yield from range(2, len(span) + 1)


CLUE = ModularLine
