"""The bridge from a person's rules to the engine's numbers: a puzzle's rules as primitives, each with its rule.

A layout belongs to grid and rules, not to givens: puzzles of the same shape share it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from gridwright.checks import highest_values
from gridwright.errors import RuleError
from gridwright.grid import Grid
from gridwright.primitives import MAX_VALUES, Distinct, Pair, Relation, bit, mask_up_to
from gridwright.puzzle import Puzzle
from gridwright.rules import Rule

__all__ = ["House", "Layout", "Link", "layout_of"]


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


@dataclass(frozen=True, slots=True)
class Layout:
    """Integers only, but for `rules`, which `House.rule` and `Link.rule` point into."""

    grid: Grid
    values: int
    domains: tuple[int, ...]
    houses: tuple[House, ...]
    links: tuple[Link, ...]
    relations: tuple[Relation, ...]
    rules: tuple[Rule, ...]

    def candidates(self, values: Sequence[int]) -> list[int]:
        """The first candidates of each cell: its value where it has one, else its domain."""
        return [
            (bit(value) & domain if value > 0 else 0) if value else domain
            for value, domain in zip(values, self.domains, strict=True)
        ]


def layout_of(puzzle: Puzzle) -> Layout:
    """The layout of a puzzle; remembered, since puzzles of one shape come in numbers."""
    return _layout(puzzle.grid, puzzle.rules)


@lru_cache(maxsize=128)
def _layout(grid: Grid, rules: tuple[Rule, ...]) -> Layout:
    size = max(highest_values(grid, rules))
    if not 1 <= size <= MAX_VALUES:
        raise RuleError(f"the rules say nothing about values, or ask for more than {MAX_VALUES}")
    domains = [mask_up_to(size)] * len(grid.cells)
    distincts, links = [], []
    relations: dict[Relation, int] = {}
    relation, place = None, 0
    for number, rule in enumerate(rules):
        for primitive in rule.lower(size):
            if isinstance(primitive, Distinct):
                distincts.append((primitive.cells, number))
            elif isinstance(primitive, Pair):
                if primitive.relation is not relation:  # as a rule it is the one before, and hashing it takes long
                    relation = primitive.relation
                    place = relations.setdefault(relation, len(relations))
                links.append(Link(primitive.first, primitive.second, place, number))
            else:
                for cell in primitive.cells:
                    domains[cell] &= primitive.mask
    houses = [House(cells, _is_full(cells, domains), number) for cells, number in distincts]
    return Layout(grid, size, tuple(domains), tuple(houses), tuple(links), tuple(relations), rules)


def _is_full(cells: tuple[int, ...], domains: list[int]) -> bool:
    """Whether there are just as many values as cells, so that each has its place."""
    union = 0
    for cell in cells:
        union |= domains[cell]
    return union.bit_count() == len(cells)
