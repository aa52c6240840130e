"""What clues that are drawn over cells share: `r1c1-r1c2-r2c2=thermo`, `r1c1-r1c2=cage12`.

Their words name the cells one by one, then what is drawn over them, then a number where they have one.
"""

from __future__ import annotations

import re
from abc import abstractmethod
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import ClassVar, Literal, Self, TypedDict, Unpack

from gridwright.clues._random_cells import random_path
from gridwright.model.clue import Clue
from gridwright.model.errors import Problem, RuleError
from gridwright.model.grid import Grid, Regions
from gridwright.model.random_stream import RandomStream
from gridwright.model.tool import Gesture, Tool

__all__ = ["CELLS", "DrawnClue", "NumberedClue", "named_cells", "usual_values"]

CELLS = r"(\w+(?:\s*-\s*\w+)*)"
"""Cells one after the other, as a pattern."""


_SHORTEST, _LONGEST = 3, 6
"""Cells of a line that is drawn at random."""

_TRIES = 60
"""Lines that are drawn at random until so many were no good."""

_GESTURES: dict[str, Gesture] = {"any": "cells", "line": "line", "path": "path"}
"""How cells are named whose order means that."""

_SHARE = 3
"""One of so many cells has a line over it at most, so that a grid is not covered with them."""


class ToolDetails(TypedDict, total=False):
    """What is typed besides the cells."""

    number: Literal["none", "optional", "required"]
    sample: str


def named_cells(grid: Grid, text: str) -> tuple[int, ...]:
    """The cells of `r1c1-r1c2`."""
    return tuple(grid.named(name) for name in text.split("-"))


def usual_values(grid: Grid) -> int:
    """How many values a puzzle on such a grid has: what numbers depend on that a clue does not state."""
    return grid.count or grid.usual_count


@dataclass(frozen=True, slots=True)
class DrawnClue(Clue):
    """A clue over cells that has nothing else to say than what it is called.

    `order` says what the order of cells means: nothing ("any"), nothing but for which are next to each other
    ("line", the same from either end), or all ("path"). One that may close ends where it began, and has that cell once.
    """

    grid: Grid = field(compare=False, repr=False)
    cells: tuple[int, ...] = field()
    closed: bool = field(default=False, kw_only=True)

    name: ClassVar[str]
    """What is drawn, as its words say it."""
    order: ClassVar[Literal["any", "line", "path"]] = "line"
    fewest: ClassVar[int] = 2
    """Cells that it needs at least."""
    may_close: ClassVar[bool] = False
    hints: ClassVar[str] = ""

    def __init_subclass__(cls) -> None:
        if "name" in cls.__dict__:
            cls.form = cls._form()

    @classmethod
    def _form(cls) -> re.Pattern[str]:
        return re.compile(rf"{CELLS}\s*=\s*{cls.name}", re.IGNORECASE)

    def __post_init__(self) -> None:
        cells, closed = self.cells, self.closed
        if self.may_close and len(cells) > 3 and cells[0] == cells[-1]:
            cells, closed = cells[:-1], True
        if closed:
            start = cells.index(min(cells))
            cells = (*cells[start:], *cells[:start])
        if self.order == "any":
            cells = tuple(sorted(cells))
        elif self.order == "line":
            cells = min(cells, (cells[0], *cells[:0:-1]) if closed else cells[::-1])
        object.__setattr__(self, "cells", cells)
        object.__setattr__(self, "closed", closed)

    @property
    def path(self) -> tuple[int, ...]:
        """The cells as they are drawn: if it is closed, the first once more at the end."""
        return (*self.cells, self.cells[0]) if self.closed else self.cells

    @property
    def named(self) -> str:
        """The names of its cells, as words begin with them."""
        return "-".join(map(self.grid.name, self.path))

    @property
    def word(self) -> str:
        return f"{self.named}={self.name}"

    @property
    def variety(self) -> str:
        return self.name

    def problems(self) -> Iterator[Problem]:
        noun = self.nouns[0]
        for cell, times in Counter(self.cells).items():
            if times > 1:
                yield Problem(f"{self.word}: the {noun} has {self.grid.name(cell)} twice", self.cells)
        if len(self.cells) < self.fewest:
            article = "an" if noun[0] in "aeiou" else "a"
            needed = f"at least {self.fewest} cells, not {len(self.cells)}"
            yield Problem(f"{self.word}: {article} {noun} has {needed}", self.cells)

    def others(self, domains: Sequence[int]) -> Iterator[Self]:
        yield from ()

    @classmethod
    def matched(cls, grid: Grid, match: re.Match[str]) -> Self:
        return cls(grid, named_cells(grid, match[1]))

    @classmethod
    def tools(cls) -> tuple[Tool, ...]:
        return (cls.tool(cls.name, f"{{cells}}={cls.name}"),)

    @classmethod
    def tool(cls, style: str, word: str, **more: Unpack[ToolDetails]) -> Tool:
        """A tool for cells in such an order as its clues have."""
        return Tool(style, _GESTURES[cls.order], word, fewest=cls.fewest, closes=cls.may_close, **more)

    @classmethod
    def offers(cls, grid: Grid, values: Sequence[frozenset[int]]) -> Iterator[Self]:
        yield from ()  # of all ways to draw one, none is more likely than another

    @classmethod
    def proposals(
        cls, grid: Grid, regions: Regions, values: Sequence[int], stream: RandomStream, most: int = 0
    ) -> Iterator[Self]:
        """Those that are offered; of a sort that offers none, lines that do not meet, each as long as it holds."""
        offered = cls.true_offers(grid, values, stream)
        yield from offered
        free, failed = set(grid.filled), 0
        least, shortest = len(free) - len(free) // _SHARE, max(cls.fewest, _SHORTEST)

        span = range(grid.first, max(values) + 1)

        def true(cells: tuple[int, ...]) -> Self | None:
            clues = (one for one in cls._over(grid, cells, span) if not any(one.problems()))
            return next((one for one in (clue.within(regions) for clue in clues) if one.holds(values)), None)

        while not offered and failed < _TRIES and len(free) > least:
            length = shortest + stream.below(max(1, (most or _LONGEST) - shortest + 1))
            path = random_path(grid, free, length, lambda cells: true(cells) is not None, stream)
            found = next((one for end in range(len(path), shortest - 1, -1) if (one := true(path[:end]))), None)
            if found is None:
                failed += 1
            else:
                yield found
                free.difference_update(found.cells)

    @classmethod
    def _over(cls, grid: Grid, cells: tuple[int, ...], span: range) -> Iterator[Self]:
        """What could be drawn over cells, whether it is true or not."""
        yield cls(grid, cells)


@dataclass(frozen=True, slots=True)
class NumberedClue(DrawnClue):
    """A clue over cells with a number, which may be left out (0) where that means something."""

    value: int = 0

    optional: ClassVar[bool] = False
    """Whether the number may be left out."""

    def __post_init__(self) -> None:
        DrawnClue.__post_init__(self)  # classes with slots have no `super()` of their own
        if not self.value:
            object.__setattr__(self, "value", self.usual(self.grid))

    @classmethod
    def usual(cls, grid: Grid) -> int:
        """The number that is meant where none is written; 0 where none is needed."""
        return 0

    @classmethod
    def _form(cls) -> re.Pattern[str]:
        digits = r"([0-9]{0,5})" if cls.optional else r"([0-9]{1,5})"
        return re.compile(rf"{CELLS}\s*=\s*{cls.name}\s*{digits}", re.IGNORECASE)

    @property
    def word(self) -> str:
        return f"{self.named}={self.name}{self.number}"

    @property
    def number(self) -> str:
        """What is written of the number: nothing if it is the usual one."""
        return "" if self.value == self.usual(self.grid) else str(self.value)

    @abstractmethod
    def possible(self, span: range) -> Iterator[int]:
        """The numbers that one over these cells can have, where values are shown so."""

    def others(self, domains: Sequence[int]) -> Iterator[Self]:
        span = self.grid.span(max(domain.bit_length() for domain in domains))
        for value in self.possible(span) if self.value else ():
            if value != self.value:
                yield replace(self, value=value)

    @classmethod
    def _over(cls, grid: Grid, cells: tuple[int, ...], span: range) -> Iterator[Self]:
        one = cls(grid, cells)
        if one.value or cls.optional:
            yield one
        else:
            yield from (replace(one, value=value) for value in one.possible(span))

    @classmethod
    def tools(cls) -> tuple[Tool, ...]:
        number: Literal["optional", "required"] = "optional" if cls.optional else "required"
        return (cls.tool(cls.name, f"{{cells}}={cls.name}{{number}}", number=number, sample="3"),)

    @classmethod
    def matched(cls, grid: Grid, match: re.Match[str]) -> Self:
        value = int(match[2] or 0)
        if match[2] and not value:
            raise RuleError(f"{match[0]!r}: 0 is not a number for {cls.nouns[1]}")
        return cls(grid, named_cells(grid, match[1]), value)
