"""How constraints of the Interactive Sudoku Solver say clues: each type means words of ours, and is written from them.

A form that cannot say a clue, though it is called so, writes nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterator, Sequence
from dataclasses import dataclass
from typing import Protocol

from gridwright.clues._drawn import NumberedClue
from gridwright.model.clue import Clue
from gridwright.model.grid import Grid
from gridwright.notations._shared.word_parts import parts_of
from gridwright.notations.interactive_sudoku_solver.constraints import Constraint, cell_name, written

__all__ = [
    "CellsForm", "ClueForm", "Indexers", "Neighbours", "Quads", "Reader", "called", "number_of", "uncrossed", "word_of",
]


Reader = Callable[[Grid, Constraint], Iterator[str]]
"""What a constraint means, in words of ours."""


class ClueForm(Protocol):
    """How one type of constraints says clues, and what these are called."""

    @property
    def type(self) -> str: ...

    @property
    def names(self) -> tuple[str, ...]: ...

    def words(self, grid: Grid, said: Constraint) -> Iterator[str]: ...

    def constraints(self, clue: Clue) -> Iterator[str]: ...


def word_of(grid: Grid, cells: Sequence[int], said: str) -> str:
    """The word that says something of cells."""
    return f"{'-'.join(map(grid.name, cells))}={said}"


def called(clue: Clue) -> str:
    """What a clue is called: as its word says it, or as its sort is where that is a sign or a number."""
    return parts_of(clue.word).name or clue.sort


def number_of(clue: Clue) -> int:
    """The number of a clue that has one, the usual one too; 0 for none."""
    return clue.value if isinstance(clue, NumberedClue) else 0


@dataclass(frozen=True, slots=True)
class CellsForm:
    """A clue over cells. Before them stands its number, if it has one; `usual` is what is meant where none stands."""

    type: str
    name: str
    numbered: bool = False
    usual: int = 0
    stepwise: bool = False
    """Whether it speaks of each cell and the next only, so that a line may cross itself."""
    least: int = 0
    """The lowest number it can have."""
    idle: int = -1
    """A number with which it says nothing."""
    sizes: Container[int] = range(1, 100)
    """The grids, by their rows, for which it means the same as ours."""

    @property
    def names(self) -> tuple[str, ...]:
        return (self.name,)

    def words(self, grid: Grid, said: Constraint) -> Iterator[str]:
        if grid.rows not in self.sizes:
            raise said.error(f"{self.type} is not read in a grid of {grid.rows}x{grid.cols}")
        plain = self.usual and not said.argument(0).isdecimal()
        number = self.usual if plain else said.number(0) if self.numbered else 0
        if number == self.idle:
            return
        if number < self.least:
            raise said.error(f"{self.type}: {number} is too low a number", 0)
        cells = said.cells(grid, int(self.numbered and not plain))
        for line in uncrossed(cells) if self.stepwise else (cells,):
            yield word_of(grid, line, f"{self.name}{number or ''}")

    def constraints(self, clue: Clue) -> Iterator[str]:
        number = number_of(clue)
        fits = number >= self.least if self.numbered else not parts_of(clue.word).rest
        if fits and clue.grid.rows in self.sizes:
            yield written(self.type, clue.grid, clue.cells, *([number] if self.numbered else []))


def uncrossed(cells: Sequence[int]) -> Iterator[Sequence[int]]:
    """A line cut into some that have no cell twice, each beginning where the last one ends."""
    start = 0
    for place, cell in enumerate(cells):
        if cell in cells[start:place]:
            yield cells[start:place]
            start = place - 1
    yield cells[start:]


@dataclass(frozen=True, slots=True)
class Neighbours:
    """A clue between each two neighbours among some cells, in the order in which they are listed."""

    type: str
    name: str
    form: str

    @property
    def names(self) -> tuple[str, ...]:
        return (self.name,)

    def words(self, grid: Grid, said: Constraint) -> Iterator[str]:
        order = {cell: place for place, cell in enumerate(dict.fromkeys(said.cells(grid)))}
        pairs = [
            (cell, other)
            for cell, place in order.items()
            for other in grid.neighbours(cell)
            if order.get(other, -1) > place
        ]
        if not pairs:
            raise said.error(f"{self.type} names no two cells that are neighbours")
        yield from (self.form.format(grid.name(cell), grid.name(other)) for cell, other in pairs)

    def constraints(self, clue: Clue) -> Iterator[str]:
        first, second = clue.cells
        for cells in ((first, second), (second, first)):
            if clue == type(clue).read(clue.grid, self.form.format(*map(clue.grid.name, cells))):
                yield written(self.type, clue.grid, cells)
                return


class Quads:
    """Values around a corner, whose upper left cell comes first."""

    type = "Quad"
    names = ("quadruple",)

    def words(self, grid: Grid, said: Constraint) -> Iterator[str]:
        first = said.cell(grid, 0)
        moves = ((0, 0), (0, 1), (1, 0), (1, 1))
        cells = [cell for move in moves if (cell := grid.moved(first, move)) is not None]
        if len(cells) < 4:
            raise said.error(f"Quad: there are no four cells around the lower right corner of {grid.name(first)}", 0)
        values = [said.number(place) for place in range(1, len(said.arguments)) if said.argument(place)]
        yield word_of(grid, cells, f"quadruple{'/'.join(map(str, values))}")

    def constraints(self, clue: Clue) -> Iterator[str]:
        values = parts_of(clue.word).rest.split("/")
        yield "~".join((".Quad", cell_name(clue.grid, clue.cells[0]), *values)).rstrip("~")


class Indexers:
    """Cells that say where the number of their own row or column stands."""

    type = "Indexing"
    names = ("rowindex", "columnindex")

    def words(self, grid: Grid, said: Constraint) -> Iterator[str]:
        names = {"R": "rowindex", "C": "columnindex"}
        if said.argument(0) not in names:
            raise said.error(f"Indexing: {said.argument(0)!r} is neither R nor C", 0 if said.arguments else None)
        for cell in said.cells(grid, 1):
            yield f"{grid.name(cell)}={names[said.argument(0)]}"

    def constraints(self, clue: Clue) -> Iterator[str]:
        yield written("Indexing", clue.grid, clue.cells[:1], "R" if clue.variety == "rowindex" else "C")
