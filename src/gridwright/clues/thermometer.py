"""Thermometers: values rise from the bulb to the tip."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import ClassVar, Literal

from gridwright.clues._drawn import DrawnClue
from gridwright.model.figures import Bulb, Figure, Ribbon
from gridwright.model.primitives import Pair, Primitive, less_than

__all__ = ["CLUE", "Thermometer"]


@dataclass(frozen=True, slots=True)
class Thermometer(DrawnClue):
    """Values that rise from the first cell to the last."""

    name: ClassVar[str] = "thermo"
    sort: ClassVar[str] = "thermometers"
    nouns: ClassVar[tuple[str, str]] = ("thermometer", "thermometers")
    example: ClassVar[str] = "r1c1-r1c2-r2c3=thermo"
    summary: ClassVar[str] = "Along a thermometer values rise from the bulb to the tip."
    spoken: ClassVar[str] = r"thermo(?:meter)?s?(?: sudoku)?"
    hints: ClassVar[str] = "thermo|bulb"
    order: ClassVar[Literal["any", "line", "path"]] = "path"

    def holds(self, values: Sequence[int]) -> bool:
        return all(values[one] < values[other] for one, other in pairwise(self.cells))

    def lower(self, size: int) -> tuple[Primitive, ...]:
        return tuple(Pair(one, other, less_than(size)) for one, other in pairwise(self.cells))

    def figures(self) -> Iterator[Figure]:
        yield Bulb(self.cells[0], "grey")
        yield Ribbon(self.cells, "grey")


CLUE = Thermometer
