"""Little killers: a number outside with a small arrow, to which the values along a diagonal add up."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar

from gridwright.clues._outside import OBLIQUE, LookingClue
from gridwright.clues._totals import weighted_total
from gridwright.model.grid import Move
from gridwright.model.primitives import Primitive

__all__ = ["CLUE", "LittleKiller"]


@dataclass(frozen=True, slots=True)
class LittleKiller(LookingClue):
    """The values along a diagonal, from its first cell to the edge of the grid, add up to a number."""

    name: ClassVar[str] = "littlekiller"
    directions: ClassVar[Mapping[str, Move]] = OBLIQUE
    sort: ClassVar[str] = "littlekillers"
    nouns: ClassVar[tuple[str, str]] = ("little killer clue", "little killer clues")
    example: ClassVar[str] = "r1c2-downleft=littlekiller9"
    summary: ClassVar[str] = (
        "The values along a diagonal add up to the number outside whose arrow points along it; they may repeat."
    )
    spoken: ClassVar[str] = r"little[- ]killers?"
    hints: ClassVar[str] = "killer|diagonal|sum"

    def holds(self, values: Sequence[int]) -> bool:
        return sum(values[cell] for cell in self.cells) == self.value

    def lower(self, span: range) -> tuple[Primitive, ...]:
        return weighted_total(self.cells, [1] * len(self.cells), self.value, span)

    def possible(self, span: range) -> Iterator[int]:
        yield from range(span[0] * len(self.cells), span[-1] * len(self.cells) + 1)


CLUE = LittleKiller
