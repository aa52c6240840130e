"""Clues: givens and signs, as what can be taken out of a puzzle and put into it."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace
from typing import NamedTuple

from gridwright.model.grid import Grid
from gridwright.model.puzzle import Puzzle
from gridwright.model.rules import LessThan

__all__ = ["Clue", "Given", "clue_name", "clues_of", "signs_of", "with_clues"]


class Given(NamedTuple):
    """A value printed in a cell."""

    cell: int
    value: int

    @property
    def cells(self) -> tuple[int, ...]:
        return (self.cell,)

    def holds(self, values: Sequence[int]) -> bool:
        return values[self.cell] == self.value


Clue = Given | LessThan


def clues_of(puzzle: Puzzle) -> tuple[Clue, ...]:
    """All clues: givens in reading order, then signs."""
    return (*(Given(cell, value) for cell, value in enumerate(puzzle.givens) if value), *signs_of(puzzle))


def signs_of(puzzle: Puzzle) -> tuple[LessThan, ...]:
    return tuple(rule for rule in puzzle.rules if isinstance(rule, LessThan))


def clue_name(clue: Clue, grid: Grid) -> str:
    """`r1c1=5` or `r1c1<r1c2`, as people would write it."""
    if isinstance(clue, Given):
        return f"{grid.name(clue.cell)}={clue.value}"
    return f"{grid.name(clue.less)}<{grid.name(clue.greater)}"


def with_clues(puzzle: Puzzle, added: Iterable[Clue] = (), *, without: Collection[Clue] = ()) -> Puzzle:
    """The puzzle without some of its clues and with others instead."""
    added = tuple(added)
    givens = [0 if Given(cell, value) in without else value for cell, value in enumerate(puzzle.givens)]
    for clue in added:
        if isinstance(clue, Given):
            givens[clue.cell] = clue.value
    rules = tuple(rule for rule in puzzle.rules if rule not in without)
    signs = tuple(clue for clue in dict.fromkeys(added) if isinstance(clue, LessThan) and clue not in rules)
    return replace(puzzle, givens=tuple(givens), rules=rules + signs)
