"""The board a person reasons on: values placed so far, and the candidates of every cell.

A value that is placed leaves the cells that see it at once, as a person crosses it out; nothing else is deduced here.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence, Set
from typing import Any, TypeVar

from gridwright.engine import possible_values
from gridwright.logic.structure.sets import cells_in
from gridwright.logic.structure.shape import shape_of
from gridwright.model.clock import Clock
from gridwright.model.layout import Layout
from gridwright.model.primitives import bit, values_in

__all__ = ["Board"]

T = TypeVar("T")


class Board:
    """Values and candidates over a layout. It changes as steps are applied.

    `candidates[cell]` is a mask of values; `where[v]` the set of cells that can hold v, those that do among them;
    `open` the set of cells without a value. A cell with marks has only those of its candidates. `clock` says how long
    techniques may look at it, `spent` counts the work that those which bound it have done on it, by their ids, and
    `memory` is what they remember of it.
    """

    __slots__ = (
        "_possible", "broken", "candidates", "clock", "layout", "memory", "open", "shape", "spent", "values", "where",
    )  # fmt: skip

    def __init__(
        self,
        layout: Layout,
        values: Sequence[int] = (),
        marks: Sequence[Set[int]] = (),
        clock: Clock | None = None,
    ) -> None:
        self.layout = layout
        self.clock = clock or Clock()
        self.spent: Counter[str] = Counter()
        self.memory: dict[Any, Any] = {}
        self._possible: list[int] | None = None
        self.shape = shape_of(layout)
        self.values = [0] * len(layout.domains)
        self.candidates = list(layout.domains)
        self.open = (1 << len(layout.domains)) - 1
        self.broken = 0 in self.candidates
        """Whether some cell has no candidate left: what was placed has no solution."""
        self.where = [0] * (layout.values + 1)
        for cell, mask in enumerate(self.candidates):
            for value in values_in(mask):
                self.where[value] |= 1 << cell
        for cell in layout.grid.holes:
            self.place(cell, 1)
        for cell, value in enumerate(values):
            if value:
                self.place(cell, value)
        for cell, marked in enumerate(marks):
            if marked and not self.values[cell]:
                for value in values_in(self.candidates[cell]):
                    if value not in marked:
                        self.eliminate(cell, value)

    @property
    def solved(self) -> bool:
        return not self.open and not self.broken

    def possible(self) -> list[int]:
        """For each cell the values that it has in some solution; OutOfTimeError if need be.

        What is taken away that no solution has does not change it, so it is found out once, as a rule.
        """
        known = self._possible
        if known is None or any(mask & ~left for mask, left in zip(known, self.candidates, strict=True)):
            self._possible = known = possible_values(self.layout, self.candidates, self.clock)
        return known

    def in_time(self, things: Iterable[T]) -> Iterable[T]:
        """These things one after the other; OutOfTimeError when there is no more time for the next."""
        return things if self.clock.is_endless else self._timed(things)

    def _timed(self, things: Iterable[T]) -> Iterator[T]:
        for thing in things:
            self.clock.require()
            yield thing

    def open_cells(self) -> tuple[int, ...]:
        return cells_in(self.open)

    def has(self, cell: int, value: int) -> bool:
        return bool(self.candidates[cell] & bit(value))

    def eliminate(self, cell: int, value: int) -> None:
        """Takes a candidate away, if it is there."""
        self.candidates[cell] &= ~bit(value)
        self.where[value] &= ~(1 << cell)
        if not self.candidates[cell]:
            self.broken = True

    def place(self, cell: int, value: int) -> None:
        """Enters a value and takes from every other cell what can no longer stand there."""
        self.values[cell] = value
        self.open &= ~(1 << cell)
        for other in values_in(self.candidates[cell] & ~bit(value)):
            self.where[other] &= ~(1 << cell)
        self.candidates[cell] &= bit(value)
        if not self.candidates[cell]:
            self.broken = True
        for lost, cells in self.shape.effects[cell][value]:
            hit = self.where[lost] & cells
            if hit:
                self.where[lost] &= ~cells
                gone = ~bit(lost)
                for other in cells_in(hit):
                    self.candidates[other] &= gone
                    if not self.candidates[other]:
                        self.broken = True

    def seeing_all(self, cells: int, value: int) -> int:
        """The cells that can hold a value but for each of these cells they see: one of which holds it."""
        found, sees = self.where[value] & self.open, self.shape.sees[value]
        while cells and found:
            low = cells & -cells
            found &= sees[low.bit_length() - 1]
            cells ^= low
        return found
