"""Sum lines (ten-lines): a line can be cut into pieces that each add up to the same number."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar

from gridwright.clues._drawn import NumberedClue
from gridwright.model.figures import Figure, Ribbon
from gridwright.model.primitives import Automaton, Machine, Primitive, machine

__all__ = ["CLUE", "SumLine"]


@dataclass(frozen=True, slots=True)
class SumLine(NumberedClue):
    """Values that can be cut, from one end to the other, into pieces that each add up to a number."""

    name: ClassVar[str] = "sumline"
    sort: ClassVar[str] = "sumlines"
    nouns: ClassVar[tuple[str, str]] = ("sum line", "sum lines")
    example: ClassVar[str] = "r1c1-r1c2-r2c2=sumline10"
    summary: ClassVar[str] = "A sum line can be cut into pieces that each add up to its number; values may repeat."
    spoken: ClassVar[str] = r"(?:sum|ten|10)[- ]lines?"
    hints: ClassVar[str] = "sum"

    @property
    def variety(self) -> str:
        return "sum line"

    def holds(self, values: Sequence[int]) -> bool:
        total = 0
        ends = {0}
        for cell in self.cells:
            total += values[cell]
            ends.add(total)
        return total > 0 and total % self.value == 0 and ends.issuperset(range(0, total, self.value))

    def lower(self, span: range) -> tuple[Primitive, ...]:
        return (Automaton(self.cells, _pieces(span, self.value)),)

    def figures(self) -> Iterator[Figure]:
        yield Ribbon(self.cells, "grey", self.number)

    def possible(self, span: range) -> Iterator[int]:
        yield from range(1, span[-1] * len(self.cells) + 1)


@lru_cache(maxsize=64)
def _pieces(span: range, total: int) -> Machine:
    """States are what the piece that is being read adds up to so far; before the first piece nothing but 0 was read."""
    start = -1 if 0 in span else 0

    def step(piece: int, value: int) -> int | None:
        if piece == start and value == 0:
            return start
        read = max(piece, 0) + value
        return read % total if read <= total else None

    return machine(span, start, step, lambda piece: piece == 0)


CLUE = SumLine
