"""Cages with a calculation (Calcudoku, KenKen): values of which 12× says the product, 3− the difference."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import prod
from typing import ClassVar, Literal, Self

from gridwright.clues._drawn import CELLS, NumberedClue, named_cells
from gridwright.clues._random_cells import random_halves, random_pieces, usual_sizes
from gridwright.clues._totals import weighted_total
from gridwright.model.errors import Problem, RuleError
from gridwright.model.figures import Cage, Figure
from gridwright.model.grid import Grid, Regions
from gridwright.model.primitives import (
    Automaton,
    Domain,
    Machine,
    Pair,
    Primitive,
    Relation,
    machine,
    mask_of,
    relation,
)
from gridwright.model.random_stream import RandomStream
from gridwright.model.tool import Tool

__all__ = ["CLUE", "Calculation"]

_SIGNS = {"+": "+", "-": "−", "x": "×", "/": "÷"}
"""Operations as words have them, and as they are printed."""

_TYPED = str.maketrans("*×X·−–÷:", "xxxx--//")
"""What people type for them."""

_VARIETIES = {"+": "sum", "-": "difference", "x": "product", "/": "quotient"}


_LARGEST = 4
"""Cells of a cage in puzzles as they are printed, at most."""


@dataclass(frozen=True, slots=True)
class Calculation(NumberedClue):
    """Values that give a number, whether they repeat or not: as a sum or product of all, or as the difference or
    quotient of two, the greater first."""

    operation: str = "+"

    name: ClassVar[str] = ""
    sort: ClassVar[str] = "calculations"
    nouns: ClassVar[tuple[str, str]] = ("calculation", "calculations")
    example: ClassVar[str] = "r1c1-r1c2-r2c1=12x"
    summary: ClassVar[str] = "The values in a cage give its number, as a sum, difference, product or quotient."
    spoken: ClassVar[str] = r"cages? with (?:a )?calculations?"
    hints: ClassVar[str] = "product|quotient|difference|sum"
    order: ClassVar[Literal["any", "line", "path"]] = "any"
    fewest: ClassVar[int] = 1
    covering: ClassVar[bool] = True

    @classmethod
    def _form(cls) -> re.Pattern[str]:
        return re.compile(rf"{CELLS}\s*=\s*([0-9]{{1,9}})\s*([-+x*/×X·−–÷:])", re.IGNORECASE)

    @property
    def word(self) -> str:
        return f"{'-'.join(map(self.grid.name, self.cells))}={self.value}{self.operation}"

    @property
    def variety(self) -> str:
        return _VARIETIES[self.operation]

    def problems(self) -> Iterator[Problem]:
        yield from NumberedClue.problems(self)
        if self.operation in "-/" and len(self.cells) != 2:
            yield Problem(f"{self.word}: a {self.variety} is taken of 2 cells, not of {len(self.cells)}", self.cells)

    def holds(self, values: Sequence[int]) -> bool:
        inside = [values[cell] for cell in self.cells]
        low, high = min(inside), max(inside)
        given = {"+": sum(inside), "-": high - low, "x": prod(inside), "/": high / low if low else None}
        return given[self.operation] == self.value

    def lower(self, span: range) -> tuple[Primitive, ...]:
        if self.operation == "+":
            return weighted_total(self.cells, [1] * len(self.cells), self.value, span)
        if self.operation == "x":
            factors = [value for value in span if (self.value % value == 0 if value else self.value == 0)]
            return Domain(self.cells, mask_of(span, factors)), Automaton(self.cells, _product(span, self.value))
        first, second = self.cells
        return (Pair(first, second, (_difference if self.operation == "-" else _quotient)(span, self.value)),)

    def figures(self) -> Iterator[Figure]:
        yield Cage(self.cells, f"{self.value}{_SIGNS[self.operation]}")

    def possible(self, span: range) -> Iterator[int]:
        count = len(self.cells)
        match self.operation:
            case "+":
                yield from range(count * span[0], count * span[-1] + 1)
            case "-":
                yield from range(1, len(span))
            case "/":
                yield from range(2, span[-1] + 1)
            case _:
                products = {1}
                for _ in self.cells:
                    products = {product * value for product in products for value in span}
                yield from sorted(products)

    def others(self, domains: Sequence[int]) -> Iterator[Self]:
        span = self.grid.span(max(domain.bit_length() for domain in domains))
        for operation in _SIGNS if len(self.cells) == 2 else "+x":
            one = type(self)(self.grid, self.cells, self.value, operation)
            if operation == self.operation:
                found = [value for value in self.possible(span) if value != self.value]
            else:
                found = [value for value in one.possible(span) if value == self.value]
            yield from (type(self)(self.grid, self.cells, value, operation) for value in found)

    @classmethod
    def proposals(
        cls, grid: Grid, regions: Regions, values: Sequence[int], stream: RandomStream, most: int = 0
    ) -> Iterator[Self]:
        """Cages all over the grid, each with a calculation that is right."""
        for piece in random_pieces(grid, usual_sizes(most or _LARGEST), lambda cells: True, stream):
            yield cls._true(grid, piece, values, stream)

    def halves(self, values: Sequence[int], stream: RandomStream) -> tuple[Self, ...]:
        parts = random_halves(self.grid, self.cells, stream)
        return tuple(self._true(self.grid, part, values, stream) for part in parts)

    def joined(self, other: Self, values: Sequence[int], stream: RandomStream) -> Self | None:
        both = tuple(sorted({*self.cells, *other.cells}))
        if other == self or not self.grid.is_connected(both):
            return None
        return self._true(self.grid, both, values, stream)

    @classmethod
    def _true(cls, grid: Grid, cells: tuple[int, ...], values: Sequence[int], stream: RandomStream) -> Self:
        """One with a calculation that is right; of two cells, rather with what is taken of two only."""
        inside = sorted(values[cell] for cell in cells)
        if len(inside) == 1:
            return cls(grid, cells, inside[0], "+")
        ways = [("+", sum(inside)), ("x", prod(inside))]
        if len(inside) == 2 and inside[0] < inside[1]:
            ways += [("-", inside[1] - inside[0])] * 2
            ways += [("/", inside[1] // inside[0])] * 2 if inside[0] and inside[1] % inside[0] == 0 else []
        operation, value = stream.choice(ways)
        return cls(grid, cells, value, operation)

    @classmethod
    def tools(cls) -> tuple[Tool, ...]:
        return tuple(
            Tool(style, "pair", f"{{a}}-{{b}}={{number}}{sign}", "required", "2")
            if sign in "-/"
            else cls.tool(style, f"{{cells}}={{number}}{sign}", number="required", sample="6")
            for sign, style in _VARIETIES.items()
        )

    @classmethod
    def matched(cls, grid: Grid, match: re.Match[str]) -> Self:
        if not int(match[2]) and grid.first:
            raise RuleError(f"{match[0]!r}: 0 is not a number for {cls.nouns[1]}")
        return cls(grid, named_cells(grid, match[1]), int(match[2]), match[3].translate(_TYPED))


@lru_cache(maxsize=256)
def _product(span: range, total: int) -> Machine:
    """States are what is left of the number; of 0, whether a value was 0."""

    def step(left: int, value: int) -> int | None:
        if total == 0:
            return 1 if value == 0 else left
        return left // value if value and left % value == 0 else None

    return machine(span, total, step, lambda left: left == 1)


@lru_cache(maxsize=256)
def _difference(span: range, wanted: int) -> Relation:
    return relation(span, lambda value, other: abs(value - other) == wanted)


@lru_cache(maxsize=256)
def _quotient(span: range, wanted: int) -> Relation:
    return relation(span, lambda value, other: 0 < value == wanted * other or 0 < other == wanted * value)


CLUE = Calculation
