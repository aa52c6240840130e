"""What numbers share that look along cells: from outside the grid (`left3=skyscraper4`), or from before a cell
(`r1c2-downleft=littlekiller9`)."""

from __future__ import annotations

import re
from collections.abc import Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import ClassVar, Self

from gridwright.model.clue import Clue
from gridwright.model.errors import Problem, RuleError
from gridwright.model.figures import Badge, Figure, Outside
from gridwright.model.grid import Grid, Move
from gridwright.model.tool import Tool

__all__ = ["ASIDE", "OBLIQUE", "LookingClue", "OutsideClue"]

SIDES: dict[str, Move] = {"left": (0, 1), "right": (0, -1), "top": (1, 0), "bottom": (-1, 0)}
"""The sides of the grid, and where one looks from there."""

ASIDE: dict[str, Move] = {"right": (0, 1), "down": (1, 0)}
OBLIQUE: dict[str, Move] = {"downright": (1, 1), "downleft": (1, -1), "upright": (-1, 1), "upleft": (-1, -1)}
"""Where one can look from before a cell."""

_NUMBER = r"([0-9]{1,5})"


@dataclass(frozen=True, slots=True)
class LookingClue(Clue):
    """A number before a cell, where nothing else stands, that looks along it and all cells behind it."""

    grid: Grid = field(compare=False, repr=False)
    cell: int
    towards: Move
    value: int

    name: ClassVar[str]
    """What its words call it."""
    directions: ClassVar[Mapping[str, Move]]
    """Where it can look."""
    badge: ClassVar[Badge] = ""
    """What tells it from other numbers outside."""

    def __init_subclass__(cls) -> None:
        if "name" in cls.__dict__:
            cls.form = re.compile(rf"{cls._place_form()}\s*=\s*{cls.name}\s*{_NUMBER}", re.IGNORECASE)

    @classmethod
    def _place_form(cls) -> str:
        return rf"(\w+)\s*-\s*({'|'.join(cls.directions)})"

    @property
    def cells(self) -> tuple[int, ...]:
        """The cells it looks along, the nearest first."""
        return self.grid.line(self.cell, self.towards)

    @property
    def place(self) -> str:
        """Where it stands, as its word says it."""
        direction = next(name for name, move in self.directions.items() if move == self.towards)
        return f"{self.grid.name(self.cell)}-{direction}"

    @property
    def spot(self) -> Hashable:
        """From the other end of the same cells another one looks."""
        return self.sort, self.place

    @property
    def word(self) -> str:
        return f"{self.place}={self.name}{self.value}"

    @property
    def variety(self) -> str:
        return self.name

    def figures(self) -> Iterator[Figure]:
        yield Outside(self.cell, self.towards, str(self.value), self.badge)

    def problems(self) -> Iterator[Problem]:
        before = self.grid.moved(self.cell, (-self.towards[0], -self.towards[1]))
        if before is not None:
            what = f"the number must stand outside, but before {self.grid.name(self.cell)} is {self.grid.name(before)}"
            yield Problem(f"{self.word}: {what}", (self.cell, before))

    def possible(self, span: range) -> Iterator[int]:
        """The numbers that one in this place can have, where values are shown so."""
        yield from range(1, len(span) + 1)

    def others(self, domains: Sequence[int]) -> Iterator[Self]:
        span = self.grid.span(max(domain.bit_length() for domain in domains))
        for value in self.possible(span):
            if value != self.value:
                yield type(self)(self.grid, self.cell, self.towards, value)

    @classmethod
    def tools(cls) -> tuple[Tool, ...]:
        word = f"{{cell}}-{{direction}}={cls.name}{{number}}"
        return (Tool(cls.name, "look", word, "required", "9", directions=tuple(cls.directions)),)

    @classmethod
    def matched(cls, grid: Grid, match: re.Match[str]) -> Self:
        return cls(grid, *cls._placed(grid, match[1], match[2].lower()), int(match[3]))

    @classmethod
    def _placed(cls, grid: Grid, where: str, direction: str) -> tuple[int, Move]:
        """The nearest cell and the direction that the two parts of a place mean."""
        return grid.named(where), cls.directions[direction]

    @classmethod
    def offers(cls, grid: Grid, values: Sequence[frozenset[int]]) -> Iterator[Self]:
        span = range(grid.first, max((max(some) for some in values if some), default=0) + 1)
        for move in cls.directions.values():
            for cell in grid.filled:
                one = cls(grid, cell, move, 0)
                if not any(one.problems()) and any(len(values[cell]) > 1 for cell in one.cells):
                    yield from (cls(grid, cell, move, value) for value in one.possible(span))


@dataclass(frozen=True, slots=True)
class OutsideClue(LookingClue):
    """A number beside a row or a column, on one side of the grid."""

    directions: ClassVar[Mapping[str, Move]] = SIDES

    @classmethod
    def _place_form(cls) -> str:
        return rf"({'|'.join(SIDES)})([0-9]{{1,3}})"

    @classmethod
    def tools(cls) -> tuple[Tool, ...]:
        return (Tool(cls.name, "outside", f"{{outside}}={cls.name}{{number}}", "required", "3"),)

    @property
    def place(self) -> str:
        side = next(name for name, move in SIDES.items() if move == self.towards)
        row, col = self.grid.where(self.cell)
        return f"{side}{(row if side in ('left', 'right') else col) + 1}"

    @classmethod
    def _placed(cls, grid: Grid, where: str, direction: str) -> tuple[int, Move]:
        side, line = where.lower(), int(direction) - 1
        if not 0 <= line < (grid.rows if side in ("left", "right") else grid.cols):
            raise RuleError(f"{where}{direction} is not beside the grid of {grid.rows}x{grid.cols}")
        cells = grid.row(line) if side in ("left", "right") else grid.column(line)
        return cells[0 if side in ("left", "top") else -1], SIDES[side]
