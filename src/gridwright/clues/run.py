"""Sums of Kakuro: what the values of a run of cells add up to, from a number to the next cell that holds nothing."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, Self

from gridwright.clues._outside import ASIDE, LookingClue
from gridwright.clues._totals import different_total, total_range
from gridwright.model.errors import Problem, RuleError
from gridwright.model.grid import Grid, Move, Regions
from gridwright.model.primitives import Primitive
from gridwright.model.random_stream import RandomStream

__all__ = ["CLUE", "RunSum", "is_drawn", "is_hole", "printed_sums", "sums_drawn"]

_PRINTED = re.compile(r"([0-9]{0,3})\\([0-9]{0,3})")


@dataclass(frozen=True, slots=True)
class RunSum(LookingClue):
    """The values of a run of cells to the right or down differ and add up to a number."""

    name: ClassVar[str] = "run"
    directions: ClassVar[Mapping[str, Move]] = ASIDE
    sort: ClassVar[str] = "runs"
    nouns: ClassVar[tuple[str, str]] = ("sum of a run", "sums of runs")
    example: ClassVar[str] = "r2c2-right=run16"
    summary: ClassVar[str] = "The values of a run, up to the next cell that holds nothing, differ; their sum is given."
    spoken: ClassVar[str] = r"cross[- ]sums?"
    hints: ClassVar[str] = "sum"
    covering: ClassVar[bool] = True

    @property
    def variety(self) -> str:
        return "run sum"  # a run is a house, and that its values differ another rule

    def holds(self, values: Sequence[int]) -> bool:
        along = [values[cell] for cell in self.cells]
        return len(set(along)) == len(along) and sum(along) == self.value

    def lower(self, span: range) -> tuple[Primitive, ...]:
        return different_total(self.cells, self.value, span)

    def possible(self, span: range) -> Iterator[int]:
        yield from total_range(len(self.cells), span)

    @classmethod
    def proposals(
        cls, grid: Grid, regions: Regions, values: Sequence[int], stream: RandomStream, most: int = 0
    ) -> Iterator[Self]:
        """All sums of runs: each has just one that is true."""
        for move in cls.directions.values():
            for cell in grid.filled:
                run = grid.line(cell, move)
                if len(run) > 1 and grid.moved(cell, (-move[0], -move[1])) is None:
                    yield cls(grid, cell, move, sum(values[one] for one in run))


def is_hole(word: object) -> bool:
    """Whether a word stands for a cell that holds nothing, with sums in it or without."""
    return isinstance(word, str) and _PRINTED.fullmatch(word) is not None


def printed_sums(grid: Grid, words: Mapping[int, str]) -> Iterator[RunSum]:
    """The clues of cells that hold nothing but sums, as people print them: `16\\7` is 16 downwards, 7 to the right."""
    for cell, word in words.items():
        match = _PRINTED.fullmatch(word)
        for number, move in zip(match.groups() if match else (), ((1, 0), (0, 1)), strict=False):
            if number:
                first = grid.moved(cell, move)
                if first is None:
                    what = f"{grid.name(cell)}: {word!r} has a sum {number} for no cells"
                    raise RuleError(Problem(what, (cell,)))
                yield RunSum(grid, first, move, int(number))


def sums_drawn(grid: Grid, clues: Sequence[object]) -> dict[int, str]:
    """The same the other way: what to print in each cell that holds nothing. Sums at the edge have no such cell."""
    found = dict.fromkeys(sorted(grid.holes), ("", ""))
    for clue in clues:
        if isinstance(clue, RunSum) and (cell := _before(clue)) is not None:
            down, right = found[cell]
            found[cell] = (str(clue.value), right) if clue.towards == (1, 0) else (down, str(clue.value))
    return {cell: "\\".join(sums) for cell, sums in found.items()}


def is_drawn(clue: object) -> bool:
    """Whether a clue is one of those."""
    return isinstance(clue, RunSum) and _before(clue) is not None


def _before(clue: RunSum) -> int | None:
    row, col = clue.grid.where(clue.cell)
    row, col = row - clue.towards[0], col - clue.towards[1]
    return row * clue.grid.cols + col if row >= 0 and col >= 0 else None


CLUE = RunSum
