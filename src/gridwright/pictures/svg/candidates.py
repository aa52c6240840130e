"""Candidates in a picture: each value at a place of its own in its cell, with what a step says about it.

Lengths are such that a candidate is 34 from the next and a digit as large as a value; all of it is scaled to the cell.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from math import ceil, sqrt

from gridwright.logic.step import Candidate
from gridwright.model.figures import Cage, Chevron, Corner, Disc, Letter, Notches
from gridwright.pictures.scene import Scene
from gridwright.pictures.svg.geometry import CELL, Point, arrow, number

__all__ = ["pencilled"]

_APART = 34
_LINE = 46
"""From one line of candidates to the next, where there is room because a line is missing."""
_CLEAR = 17
"""How far from a candidate's middle lines begin."""
_NARROW = 96
"""The least width of a cell, or few candidates would look like values."""
_LOWER = 7
"""By how much candidates make room for what is written in the corner of a cell."""


def pencilled(scene: Scene) -> Iterator[str]:
    """The candidates, the links between them, and what is struck out."""
    shown, pencil = scene.highlight, _Pencil(scene)
    placed = {cell for cell, _ in shown.placed}
    named = {(cell, value) for cell, value in shown.candidates if not scene.values[cell] and cell not in placed}
    for cell, values in enumerate(scene.candidates or ()):
        if not scene.values[cell] and cell not in placed:
            named.update((cell, value) for value in values)
    if not named:
        return
    out = shown.removed & named
    yield f'<g transform="scale({CELL / pencil.width:.4f})">'
    yield pencil.uses("on", "o", shown.on & named)
    yield pencil.uses("ring", "o", shown.off & named)
    yield from pencil.links(scene)
    yield pencil.uses("pencil", "", named - out - shown.on)
    yield pencil.uses("on-digit", "", shown.on & named)
    yield pencil.uses("out", "", out)
    strikes = "".join(f"M{number(x - 13)} {number(y + 12)}l26-24" for x, y in map(pencil.place, sorted(out)))
    yield f'<path class="strike" d="{strikes}"/></g>' if out else "</g>"


class _Pencil:
    """Where candidates stand."""

    def __init__(self, scene: Scene) -> None:
        self.grid = scene.grid
        self.columns = ceil(sqrt(scene.size))
        self.rows = ceil(scene.size / self.columns)
        written = any(cage.text for cage in scene.figures(Cage))
        self.width = max(_NARROW, round(_apart(scene, written) * self.columns))
        self.lower = _LOWER if written else 0
        self.line = _APART if self.rows == self.columns else _LINE

    def place(self, candidate: Candidate) -> Point:
        cell, value = candidate
        row, col = self.grid.where(cell)
        down, right = divmod(value - 1, self.columns)
        x = self.width * (col + 0.5) + _APART * (right - (self.columns - 1) / 2)
        return x, self.width * (row + 0.5) + self.lower + self.line * (down - (self.rows - 1) / 2)

    def uses(self, part: str, name: str, candidates: Collection[Candidate]) -> str:
        uses = []
        for candidate in sorted(candidates):
            x, y = self.place(candidate)
            uses.append(f'<use href="#@{name or candidate[1]}" x="{number(x)}" y="{number(y)}"/>')
        return f'<g class="{part}">{"".join(uses)}</g>' if uses else ""

    def links(self, scene: Scene) -> Iterator[str]:
        board = self.width * self.grid.cols, self.width * self.grid.rows
        for part, strong in (("weak", False), ("strong", True)):
            arrows = [
                arrow(self.place(link.first), self.place(link.second), _CLEAR, board)
                for link in scene.highlight.links
                if link.strong == strong
            ]
            if arrows:
                lines, tips = ("".join(pieces) for pieces in zip(*arrows, strict=True))
                yield f'<path class="{part}" d="{lines}"/><path class="tip-{part}" d="{tips}"/>'


def _apart(scene: Scene, written: bool) -> float:
    """The room for a candidate: what stands in corners and between cells needs some, too."""
    if written or scene.figures(Corner):
        return 50
    return 43 if any(map(scene.figures, (Chevron, Disc, Letter, Notches))) else 39.4
