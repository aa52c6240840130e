"""Thermometers: values rise from the bulb to the tip; on slow ones they may stay the same."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import ClassVar, Literal, Self

from gridwright.clues._relations import not_greater
from gridwright.clues._styled import StyledClue
from gridwright.model.figures import Bulb, Figure, Ink, Ribbon
from gridwright.model.primitives import Primitive, less_than, pairs

__all__ = ["CLUE", "Thermometer"]


@dataclass(frozen=True, slots=True)
class Thermometer(StyledClue):
    """Values that rise from the first cell to the last, or on a slow one never fall."""

    name: ClassVar[str] = "thermometer"
    styles: ClassVar[tuple[str, ...]] = ("thermo", "slowthermo")
    sort: ClassVar[str] = "thermometers"
    nouns: ClassVar[tuple[str, str]] = ("thermometer", "thermometers")
    example: ClassVar[str] = "r1c1-r1c2-r2c3=thermo"
    summary: ClassVar[str] = (
        "Along a thermometer values rise from the bulb to the tip; along a slow, blue one they may stay the same."
    )
    spoken: ClassVar[str] = r"thermo(?:meter)?s?(?: sudoku)?"
    hints: ClassVar[str] = "thermo|thermometer|bulb"
    order: ClassVar[Literal["any", "line", "path"]] = "path"

    def holds(self, values: Sequence[int]) -> bool:
        along = [values[cell] for cell in self.cells]
        return along == sorted(along) and (self.style == "slowthermo" or len(set(along)) == len(along))

    def lower(self, span: range) -> tuple[Primitive, ...]:
        rises = not_greater(span) if self.style == "slowthermo" else less_than(span)
        return pairs(pairwise(self.cells), rises)

    def figures(self) -> Iterator[Figure]:
        ink: Ink = "blue" if self.style == "slowthermo" else "grey"  # else nobody could tell them apart
        yield Bulb(self.cells[0], ink)
        yield Ribbon(self.cells, ink)

    def others(self, domains: Sequence[int]) -> Iterator[Self]:
        yield from StyledClue.others(self, domains)
        yield type(self)(self.grid, self.cells[::-1], self.style)


CLUE = Thermometer
