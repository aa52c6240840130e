"""Palindromes: a line that reads the same from either end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar

from gridwright.clues._drawn import DrawnClue
from gridwright.clues._relations import equal
from gridwright.model.figures import Figure, Ribbon
from gridwright.model.primitives import Primitive, pairs

__all__ = ["CLUE", "Palindrome"]


@dataclass(frozen=True, slots=True)
class Palindrome(DrawnClue):
    """The values of a line are the same from either end."""

    name: ClassVar[str] = "palindrome"
    sort: ClassVar[str] = "palindromes"
    nouns: ClassVar[tuple[str, str]] = ("palindrome", "palindromes")
    example: ClassVar[str] = "r1c1-r1c2-r2c3=palindrome"
    summary: ClassVar[str] = "A palindrome reads the same from either end."
    spoken: ClassVar[str] = r"palindromes?"
    hints: ClassVar[str] = "palindrome|line"

    def holds(self, values: Sequence[int]) -> bool:
        along = [values[cell] for cell in self.cells]
        return along == along[::-1]

    def lower(self, span: range) -> tuple[Primitive, ...]:
        half = len(self.cells) // 2
        return pairs(zip(self.cells[:half], self.cells[::-1], strict=False), equal(span))

    def figures(self) -> Iterator[Figure]:
        yield Ribbon(self.cells, "grey")


CLUE = Palindrome
