"""Relations of a puzzle's own: any condition on two values, which holds between each cell of a line and the next."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from typing import ClassVar, Literal, Self

from gridwright.clues._condition import Condition, read_condition
from gridwright.clues._drawn import CELLS, DrawnClue, named_cells
from gridwright.model.errors import RuleError
from gridwright.model.figures import Figure, Ribbon
from gridwright.model.grid import Grid
from gridwright.model.primitives import Primitive, Relation, pairs, relation
from gridwright.model.tool import Tool

__all__ = ["CLUE", "OwnRelation"]

_DEEPEST = 8
"""How deep parentheses may stand in each other."""


@dataclass(frozen=True, slots=True)
class OwnRelation(DrawnClue):
    """Each value (a) and the next (b) along some cells keep a condition."""

    value: str = ""

    name: ClassVar[str] = "where"
    sort: ClassVar[str] = "relations"
    nouns: ClassVar[tuple[str, str]] = ("relation", "relations")
    example: ClassVar[str] = "r1c1-r1c2=where(a+b>10)"
    summary: ClassVar[str] = "Between each cell of a line and the next, the condition that is stated for it holds."
    spoken: ClassVar[str] = ""  # they have no name that others would use
    may_close: ClassVar[bool] = True
    order: ClassVar[Literal["any", "line", "path"]] = "path"

    @classmethod
    def _form(cls) -> re.Pattern[str]:
        inner = r"[^()]*"
        for _ in range(_DEEPEST):
            inner = rf"(?:[^()]|\({inner}\))*"
        return re.compile(rf"{CELLS}\s*=\s*where\s*\(({inner})\)", re.IGNORECASE)

    @property
    def word(self) -> str:
        return f"{self.named}=where({self.value})"

    @property
    def variety(self) -> str:
        return "relation"

    def holds(self, values: Sequence[int]) -> bool:
        allows = _condition(self.value).allows
        return all(allows(values[one], values[other]) for one, other in pairwise(self.path))

    def lower(self, span: range) -> tuple[Primitive, ...]:
        return pairs(pairwise(self.path), _relation(span, self.value))

    def figures(self) -> Iterator[Figure]:
        yield Ribbon(self.path, "blue")

    @classmethod
    def _over(cls, grid: Grid, cells: tuple[int, ...], span: range) -> Iterator[Self]:
        yield from ()  # what it says, nobody can know but who has thought it up

    @classmethod
    def tools(cls) -> tuple[Tool, ...]:
        return (cls.tool(cls.name, "{cells}=where({text})", sample="a+b>10"),)

    @classmethod
    def matched(cls, grid: Grid, match: re.Match[str]) -> Self:
        cells = named_cells(grid, match[1])
        try:
            return cls(grid, cells, _condition(match[2]).text)
        except RuleError as error:
            raise RuleError(f"{match[0]!r}: {error}") from None


@lru_cache(maxsize=256)
def _condition(text: str) -> Condition:
    return read_condition(text)


@lru_cache(maxsize=256)
def _relation(span: range, text: str) -> Relation:
    return relation(span, _condition(text).allows)


CLUE = OwnRelation
