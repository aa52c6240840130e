"""The bridge from a person's rules to the engine's numbers: a puzzle's rules as primitives, each with its rule.

A layout belongs to grid and rules, not to givens: puzzles of the same rules share it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import NamedTuple, TypeVar

from gridwright.model.errors import RuleError
from gridwright.model.grid import Grid
from gridwright.model.primitives import MAX_VALUES, Distinct, Domain, Pair, Primitive, Relation, bit, mask_up_to
from gridwright.model.puzzle import Puzzle, Rules
from gridwright.model.rules import Rule, Values

__all__ = ["House", "Layout", "Link", "layout_of"]

P = TypeVar("P", Domain, Distinct, Pair)


class House(NamedTuple):
    """Cells whose values all differ; `full` when it must hold every value that its cells can take."""

    cells: tuple[int, ...]
    full: bool
    rule: int


class Link(NamedTuple):
    """Two cells whose values stand in a relation."""

    first: int
    second: int
    relation: int
    rule: int


@dataclass(frozen=True, eq=False)
class Layout:
    """A puzzle's rules, and what each is lowered to; everything else follows from these when it is asked for."""

    grid: Grid
    values: int
    rules: tuple[Rule, ...]
    primitives: tuple[tuple[Primitive, ...], ...]

    @cached_property
    def domains(self) -> tuple[int, ...]:
        """The values each cell may take at all."""
        domains = [mask_up_to(self.values)] * len(self.grid.cells)
        for _, primitive in self._told(Domain):
            for cell in primitive.cells:
                domains[cell] &= primitive.mask
        return tuple(domains)

    @cached_property
    def houses(self) -> tuple[House, ...]:
        return tuple(
            House(primitive.cells, self._is_full(primitive.cells), rule) for rule, primitive in self._told(Distinct)
        )

    @cached_property
    def relations(self) -> tuple[Relation, ...]:
        """Each relation once."""
        return tuple(dict.fromkeys(pair.relation for _, pair in self._told(Pair)))

    @cached_property
    def links(self) -> tuple[Link, ...]:
        places = {relation: place for place, relation in enumerate(self.relations)}
        return tuple(Link(pair.first, pair.second, places[pair.relation], rule) for rule, pair in self._told(Pair))

    def candidates(self, values: Sequence[int]) -> list[int]:
        """The first candidates of each cell: its value where it has one, else its domain."""
        return [
            (bit(value) & domain if value > 0 else 0) if value else domain
            for value, domain in zip(values, self.domains, strict=True)
        ]

    def _told(self, sort: type[P]) -> Iterator[tuple[int, P]]:
        """The primitives of one sort, each with the number of its rule."""
        for rule, primitives in enumerate(self.primitives):
            for primitive in primitives:
                if isinstance(primitive, sort):
                    yield rule, primitive

    def _is_full(self, cells: tuple[int, ...]) -> bool:
        """Whether there are just as many values as cells, so that each has its place."""
        union = 0
        for cell in cells:
            union |= self.domains[cell]
        return union.bit_count() == len(cells)


def layout_of(puzzle: Puzzle) -> Layout:
    """The layout of a puzzle; remembered, since puzzles of the same rules come in numbers."""
    if not isinstance(puzzle, Puzzle):
        raise TypeError(f"a Puzzle is needed, not {type(puzzle).__name__}; load() reads text")
    return _layout(puzzle.grid, Rules(puzzle.rules, len(puzzle.givens)))


@lru_cache(maxsize=128)
def _layout(grid: Grid, rules: Rules) -> Layout:
    size = max((rule.high for rule in rules if isinstance(rule, Values)), default=0)
    if not 1 <= size <= MAX_VALUES:
        raise RuleError(f"the rules say nothing about values, or ask for more than {MAX_VALUES}")
    return Layout(grid, size, rules, tuple([tuple(rule.lower(size)) for rule in rules]))
