"""Minima and maxima: shaded cells that hold less, or more, than every cell beside them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar, Literal, Self

from gridwright.clues._styled import StyledClue
from gridwright.model.figures import Figure, Notches
from gridwright.model.grid import Grid
from gridwright.model.primitives import Primitive, less_than, pairs

__all__ = ["CLUE", "Extreme"]


@dataclass(frozen=True, slots=True)
class Extreme(StyledClue):
    """Each of these cells holds less (or more) than all cells beside it that are none of them.

    Several that touch are one clue, since nothing is said between them.
    """

    name: ClassVar[str] = "extreme"
    styles: ClassVar[tuple[str, ...]] = ("minimum", "maximum")
    sort: ClassVar[str] = "extremes"
    nouns: ClassVar[tuple[str, str]] = ("minimum or maximum", "minima and maxima")
    example: ClassVar[str] = "r1c1=minimum"
    summary: ClassVar[str] = (
        "A minimum holds less than every cell beside it, a maximum more; nothing is said between two minima or maxima."
    )
    spoken: ClassVar[str] = r"minima|maxima"
    hints: ClassVar[str] = "minimum|minima|maximum|maxima"
    order: ClassVar[Literal["any", "line", "path"]] = "any"
    fewest: ClassVar[int] = 1

    @property
    def _pairs(self) -> list[tuple[int, int]]:
        """Each cell with each beside it that is not marked."""
        marked, beside = frozenset(self.cells), self.grid.neighbours
        return [(cell, other) for cell in self.cells for other in beside(cell) if other not in marked]

    def holds(self, values: Sequence[int]) -> bool:
        sign = 1 if self.style == "minimum" else -1
        return all(sign * values[cell] < sign * values[other] for cell, other in self._pairs)

    def lower(self, span: range) -> tuple[Primitive, ...]:
        rising = self._pairs if self.style == "minimum" else [(other, cell) for cell, other in self._pairs]
        return pairs(rising, less_than(span))

    def figures(self) -> Iterator[Figure]:
        yield from (Notches(cell, inward=self.style == "minimum") for cell in self.cells)

    @classmethod
    def together(cls, clues: Sequence[Self]) -> Iterator[Self]:
        grid = clues[0].grid
        for style in cls.styles:
            marked = {cell for clue in clues if clue.style == style for cell in clue.cells}
            yield from (cls(grid, piece, style) for piece in grid.pieces(marked))

    @classmethod
    def offers(cls, grid: Grid, values: Sequence[frozenset[int]]) -> Iterator[Self]:
        for cell in grid.cells:
            if any(len(values[one]) > 1 for one in (cell, *grid.neighbours(cell))):
                yield from (cls(grid, (cell,), style) for style in cls.styles)


CLUE = Extreme
