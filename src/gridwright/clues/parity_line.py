"""Parity lines: odd and even values take turns."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import ClassVar

from gridwright.clues._drawn import DrawnClue
from gridwright.clues._relations import same_class
from gridwright.model.figures import Figure, Ribbon
from gridwright.model.primitives import Primitive, pairs

__all__ = ["CLUE", "ParityLine"]


@dataclass(frozen=True, slots=True)
class ParityLine(DrawnClue):
    """Of two values next to each other on a line one is odd and one is even."""

    name: ClassVar[str] = "parityline"
    sort: ClassVar[str] = "paritylines"
    nouns: ClassVar[tuple[str, str]] = ("parity line", "parity lines")
    example: ClassVar[str] = "r1c1-r1c2-r2c3=parityline"
    summary: ClassVar[str] = "Along a parity line odd and even values take turns."
    spoken: ClassVar[str] = r"parity lines?"
    may_close: ClassVar[bool] = True
    hints: ClassVar[str] = "parity|alternate|alternating|line"

    def holds(self, values: Sequence[int]) -> bool:
        return all((values[one] + values[other]) % 2 for one, other in pairwise(self.path))

    def lower(self, span: range) -> tuple[Primitive, ...]:
        turns = same_class(tuple(value % 2 for value in span), same=False)
        return pairs(pairwise(self.path), turns)

    def figures(self) -> Iterator[Figure]:
        yield Ribbon(self.path, "red")


CLUE = ParityLine
