"""Candidates in a picture: each value at a place of its own in its cell, with what a step says about it.

Lengths are such that a candidate is 34 from the next and a digit as large as a value; all of it is scaled to the cell.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass, field
from math import ceil, sqrt

from gridwright.logic.step import Candidate
from gridwright.model.figures import Cage, Chevron, Corner, Disc, Letter, Notches
from gridwright.model.grid import Grid
from gridwright.pictures.scene import Scene
from gridwright.pictures.svg.geometry import CELL, Point, arrow, number
from gridwright.pictures.svg.layer import Layer, path

__all__ = ["pencilled"]

_APART = 34
_LINE = 46
"""From one line of candidates to the next, where there is room because a line is missing."""
_CLEAR = 17
"""How far from a candidate's middle lines begin."""
_NARROW = 96
"""The least width of a cell, or few candidates would look like values."""
_LOWER = 10
"""By how much candidates make room for what is written in the corner of a cell."""


def pencilled(scene: Scene) -> Iterator[Layer]:
    """The candidates, the links between them, and what is struck out."""
    shown, pencil = scene.highlight, _Pencil.of(scene)
    placed = {cell for cell, _ in shown.placed}
    named = {(cell, value) for cell, value in shown.candidates if not scene.values[cell] and cell not in placed}
    for cell, values in enumerate(scene.candidates or ()):
        if not scene.values[cell] and cell not in placed:
            named.update([(cell, value) for value in values])
    if not named:
        return
    out = shown.removed & named
    yield pencil.uses("on", shown.on & named, "o")
    yield pencil.uses("ring", shown.off & named, "o")
    yield from pencil.links(scene)
    yield pencil.uses("pencil", named - out - shown.on)
    yield pencil.uses("on-digit", shown.on & named)
    yield pencil.uses("out", out)
    strikes = (f"M{number(x - 13)} {number(y + 12)}l26-24" for x, y in map(pencil.place, sorted(out)))
    yield path("strike", strikes, pencil.groups)


@dataclass(frozen=True, slots=True)
class _Pencil:
    """Where candidates stand: in cells of that width, in so many columns and rows, so much below the middle."""

    grid: Grid
    columns: int
    rows: int
    width: int
    lower: int

    @classmethod
    def of(cls, scene: Scene) -> _Pencil:
        columns = ceil(sqrt(scene.size))
        written = any(cage.text for cage in scene.figures(Cage))
        width = max(_NARROW, round(_apart(scene, written) * columns))
        return cls(scene.grid, columns, ceil(scene.size / columns), width, _LOWER if written else 0)

    @property
    def groups(self) -> tuple[str, ...]:
        return (f'<g transform="scale({CELL / self.width:.4f})">',)

    def place(self, candidate: Candidate) -> Point:
        cell, value = candidate
        row, col = self.grid.where(cell)
        return self.across(col, value), self.down(row, value)

    def across(self, col: int, value: int) -> float:
        right = (value - 1) % self.columns
        return self.width * (col + 0.5) + _APART * (right - (self.columns - 1) / 2)

    def down(self, row: int, value: int) -> float:
        line = _APART if self.rows == self.columns else _LINE
        return self.width * (row + 0.5) + self.lower + line * ((value - 1) // self.columns - (self.rows - 1) / 2)

    def uses(self, part: str, candidates: Collection[Candidate], name: str = "") -> Layer:
        values, grid = range(1, self.columns * self.rows + 1) if candidates else range(0), self.grid
        across = [[number(self.across(col, value)) for value in values] for col in range(grid.cols)]
        down = [[number(self.down(row, value)) for value in values] for row in range(grid.rows)]
        used = _Used(self, name, across, down)
        return Layer((*self.groups, f'<g class="{part}">'), "", candidates, used)

    def links(self, scene: Scene) -> Iterator[Layer]:
        board = self.width * self.grid.cols, self.width * self.grid.rows
        for part, strong in (("weak", False), ("strong", True)):
            arrows = [
                arrow(self.place(link.first), self.place(link.second), _CLEAR, board)
                for link in scene.highlight.links
                if link.strong == strong
            ]
            if arrows:
                lines, tips = ("".join(pieces) for pieces in zip(*arrows, strict=True))
                yield path(part, [lines], self.groups)
                yield path(f"tip-{part}", [tips], self.groups)


def _apart(scene: Scene, written: bool) -> float:
    """The room for a candidate: what stands in corners and between cells needs some, too."""
    if written or scene.has(Corner, Notches):
        return 52
    return 43 if scene.has(Chevron, Disc, Letter) else 39.4


@dataclass(frozen=True, slots=True)
class _Used:
    """What is drawn of a candidate: its digit, or what has that name; `across` and `down` say where, by columns and
    rows, as there are many more candidates than these."""

    pencil: _Pencil
    name: str
    across: list[list[str]] = field(compare=False, repr=False)
    down: list[list[str]] = field(compare=False, repr=False)

    def __call__(self, candidate: Candidate) -> str:
        cell, value = candidate
        row, col = divmod(cell, self.pencil.grid.cols)
        name = self.name or self.pencil.grid.shown(value)
        return f'<use href="#@{name}" x="{self.across[col][value - 1]}" y="{self.down[row][value - 1]}"/>'
