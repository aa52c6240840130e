"""Steps: deductions as data, never as prose."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

from gridwright.model.display import as_picture, as_text, brief
from gridwright.model.layout import House, Layout
from gridwright.model.puzzle import Position

if TYPE_CHECKING:
    from gridwright.logic.board import Board
    from gridwright.logic.route import Route

__all__ = ["Apart", "Candidate", "Link", "Step", "Technique"]

Candidate = tuple[int, int]
"""A cell and a value."""

Apart = tuple[tuple[int, ...], int]
"""Cells of a house, which differ, and how often it counts what they add up to at least or at most."""


class Link(NamedTuple):
    """Two candidates in a chain. Strong: if the first is false, the second is true. Weak: not both are true."""

    first: Candidate
    second: Candidate
    strong: bool


@dataclass(frozen=True, slots=True, repr=False)
class Step:
    """One deduction: what is placed and removed, what it points at, and what it follows from.

    It follows from its premises alone: the candidates that the cells of `grounds` have now, `houses` (their values
    differ, and a full one holds all of its values), what the rules say about the two cells of each of `pairs`, and all
    that each of `rules` says, by its number among the puzzle's. Where their sums are added up, `times` has how often
    each house and then each rule counts, negative where it is taken away; of these nothing else matters then, and of a
    house that counts 0 times, that its values differ. `apart` says of which of its cells, one way or another. `cells`,
    `values` and `links` are what a person is shown, in the order of telling, and `ways` the values that cells can have
    together, where those are few; `substeps` are deductions made on the way. `whole` is set where it takes all rules
    and candidates, `uniqueness` where it takes besides that the puzzle has only one solution. `parts` are the single
    steps that it is made of, one after the other, where several are told as one; its technique and rating are then
    those of the hardest. `place` is the route that it is a part of and its number there, if that is known; words and
    pictures ask for it.
    """

    technique: str
    rating: float
    placements: tuple[Candidate, ...] = ()
    eliminations: tuple[Candidate, ...] = ()
    cells: tuple[int, ...] = ()
    values: tuple[int, ...] = ()
    links: tuple[Link, ...] = ()
    grounds: tuple[int, ...] = ()
    houses: tuple[House, ...] = ()
    pairs: tuple[tuple[int, int], ...] = ()
    rules: tuple[int, ...] = ()
    times: tuple[int, ...] = ()
    apart: tuple[tuple[Apart, ...], ...] = ()
    ways: tuple[tuple[int, ...], ...] = ()
    substeps: tuple[Step, ...] = ()
    whole: bool = False
    uniqueness: bool = False
    parts: tuple[Step, ...] = ()
    place: tuple[Route, int] | None = field(default=None, compare=False)

    __str__ = as_text
    _repr_svg_ = as_picture

    def __repr__(self) -> str:
        return brief(self, f"{self.technique} ({self.rating})", self.result)

    @property
    def position(self) -> Position | None:
        """Where it is taken, if that is known."""
        if self.place is None:
            return None
        route, number = self.place
        return route.positions[number]

    @property
    def result(self) -> str:
        """What it places or else crosses out, in signs: `r1c1=5` or, of cells whose names are not known, `0≠5`."""
        position = self.position
        grid = position.puzzle.grid if position else None
        sign, changed = ("=", self.placements) if self.placements else ("≠", self.eliminations)
        return ", ".join(
            f"{grid.name(cell)}{sign}{grid.shown(value)}" if grid else f"{cell}{sign}{value}" for cell, value in changed
        )


@dataclass(frozen=True, slots=True, repr=False)
class Technique:
    """A named way of finding steps: `find` yields those that a board offers, the easiest first.

    `rating` is that of its easiest step, on Sudoku Explainer's scale: the ladder is climbed in its order.
    `needs_uniqueness` is set where it is right only if the puzzle is known to have one solution, `prepares` where each
    of its steps is a preparation. What `looks_at` says of a layout is what its steps come from: where that is nothing,
    it never finds any.
    """

    id: str
    title: str
    rating: float
    find: Callable[[Board], Iterator[Step]]
    needs_uniqueness: bool = False
    prepares: bool = False
    looks_at: Callable[[Layout], object] | None = None

    def __repr__(self) -> str:
        return brief(self, f"{self.id} ({self.rating})")
