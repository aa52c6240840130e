"""What a clue is: a rule that is printed in a puzzle, beyond those that its kind has.

A sort of clues is one class in one file of `clues/`. It states all that anything else needs to know about it; nothing
else names a sort.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Hashable, Iterable, Iterator, Sequence
from functools import lru_cache
from typing import ClassVar, Self, TypeVar

from gridwright.model.display import quoted_word
from gridwright.model.errors import Problem, RuleError
from gridwright.model.figures import Figure
from gridwright.model.grid import Grid, Regions
from gridwright.model.option import Option
from gridwright.model.primitives import Primitive
from gridwright.model.random_stream import RandomStream
from gridwright.model.tool import Tool, as_example

__all__ = ["Clue", "as_printed", "in_order"]

_C = TypeVar("_C", bound="Clue")


class Clue(ABC):
    """One clue. It is a rule like any other, with a word of its own (`r1c1=5`), and says what could stand instead."""

    __slots__ = ()

    grid: Grid
    """Where it stands."""
    sort: ClassVar[str]
    """The name of its sort: a section of our text, a field of our JSON, and what notations say that they carry."""
    nouns: ClassVar[tuple[str, str]]
    """What one of them and several are called in messages."""
    form: ClassVar[re.Pattern[str]]
    """What its words look like, and of no other sort."""
    example: ClassVar[str]
    """The word of one, for messages."""
    summary: ClassVar[str]
    """What they say, in a sentence."""
    spoken: ClassVar[str]
    """What means them wherever it stands in a text, as a pattern: who speaks of them means a puzzle that has some."""
    hints: ClassVar[str] = ""
    """What means them in the rules of a puzzle, where plurals count too, and elsewhere may be any word."""
    options: ClassVar[tuple[Option, ...]] = ()
    """Rules about all clues of the sort, such as that no others are true."""
    covering: ClassVar[bool] = False
    """Whether puzzles with such clues have them all over the grid, and usually no givens."""
    gaps: ClassVar[bool] = False
    """Whether they may all the same leave cells out."""

    @property
    @abstractmethod
    def cells(self) -> tuple[int, ...]:
        """The cells it speaks about."""

    @property
    def spot(self) -> Hashable:
        """Where it is printed, and there is room for one of its sort only: of two in the same spot, one is wrong."""
        return self.sort, frozenset(self.cells)

    @property
    @abstractmethod
    def word(self) -> str:
        """The clue as people write it, without blanks: `r1c1<r1c2`."""

    def __str__(self) -> str:
        return self.word

    @property
    def label(self) -> str:
        """What messages call it."""
        return self.word

    @property
    @abstractmethod
    def variety(self) -> str:
        """What languages have words for it by: `white dot`, whatever its cells."""

    @property
    def highest(self) -> int:
        """The highest value that it names for its cells, 0 if it names none: no cell may lack it."""
        return 0

    @abstractmethod
    def holds(self, values: Sequence[int]) -> bool:
        """Whether a full grid keeps it, by what its cells show."""

    @abstractmethod
    def lower(self, span: range) -> tuple[Primitive, ...]:
        """The same as primitives, for a puzzle whose values are shown as those of the span: 1 … 9, or 0 … 8."""

    @abstractmethod
    def figures(self) -> Iterator[Figure]:
        """What is to be seen of it."""

    def within(self, regions: Regions) -> Self:
        """The clue as it is meant in a puzzle with these regions: the same, unless it speaks of them."""
        return self

    def problems(self) -> Iterator[Problem]:
        """What is wrong with it, whatever else the puzzle says."""
        yield from ()

    @abstractmethod
    def others(self, domains: Sequence[int]) -> Iterator[Self]:
        """What else could be printed in its place; `domains` are the values that cells can take, as masks."""

    @classmethod
    def read(cls, grid: Grid, word: str) -> Self:
        """The clue that a word means; a RuleError for any other."""
        match = cls.form.fullmatch(word.strip())
        if match is None:
            one, several = cls.nouns
            article = "an" if one[0] in "aeiou" else "a"
            raise RuleError(f"{quoted_word(word)} is not {article} {one}; {several} are written like {cls.example}")
        return cls.matched(grid, match)

    @classmethod
    @abstractmethod
    def matched(cls, grid: Grid, match: re.Match[str]) -> Self:
        """The clue that a word of the right form means; a RuleError if its cells are none of the grid."""

    @classmethod
    def tools(cls) -> tuple[Tool, ...]:
        """How one is set with a pointer, in each style; unless that is said, as the example shows it."""
        return (as_example(cls.example),)

    @classmethod
    def together(cls, clues: Sequence[Self]) -> Iterable[Self]:
        """What clues of the sort say that are printed beside each other, if that is not what each says by itself."""
        return clues

    @classmethod
    @abstractmethod
    def offers(cls, grid: Grid, values: Sequence[frozenset[int]]) -> Iterator[Self]:
        """All that could be printed in a puzzle whose cells have these values in some solution, as far as it matters:
        where cells have one value each, a clue says nothing new."""

    @classmethod
    def proposals(
        cls, grid: Grid, regions: Regions, values: Sequence[int], stream: RandomStream, most: int = 0
    ) -> Iterator[Self]:
        """Clues that are true in a full grid with these regions, as a setter might print them together, in any order.

        Where a sort has clues over several cells, `most` is of how many (0: as usual).
        """
        yield from cls.true_offers(grid, values, stream)

    def halves(self, values: Sequence[int], stream: RandomStream) -> tuple[Self, ...]:
        """Two clues of the sort over parts of its cells, true in a full grid, that say more; none if there are none."""
        return ()

    def joined(self, other: Self, values: Sequence[int], stream: RandomStream) -> Self | None:
        """One clue over the cells of two, true in a full grid, that says less; None where there can be none."""
        return None

    @classmethod
    def true_offers(cls, grid: Grid, values: Sequence[int], stream: RandomStream) -> list[Self]:
        """Of all offers those that are true in a full grid, in any order; where several go over the same cells, one."""
        places: dict[tuple[int, ...], list[Self]] = {}
        for clue in _all_offers(cls, grid, max(values), len(values)):
            if clue.holds(values):
                places.setdefault(clue.cells, []).append(clue)
        found = [stream.choice(some) if len(some) > 1 else some[0] for some in places.values()]
        stream.shuffle(found)
        return found


@lru_cache(maxsize=32)
def _all_offers(sort: type[_C], grid: Grid, top: int, cells: int) -> tuple[_C, ...]:
    """All that could be true of a sort where every cell can have any value; the same for every full grid of a size."""
    return tuple(sort.offers(grid, [frozenset(range(grid.first, top + 1))] * cells))


def as_printed(clues: Iterable[Clue]) -> Iterator[Clue]:
    """What all clues of a puzzle say that are printed in it."""
    sorts: dict[type[Clue], dict[Clue, None]] = {}
    for clue in clues:
        sorts.setdefault(type(clue), {})[clue] = None
    for sort, some in sorts.items():
        yield from sort.together(tuple(some))


def in_order(clue: Clue) -> tuple[str, tuple[int, ...], str]:
    """By what clues are sorted: their sort, then where they stand."""
    return clue.sort, clue.cells, clue.word
