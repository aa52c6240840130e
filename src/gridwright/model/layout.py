"""The bridge from a person's rules to the engine's numbers: a puzzle's rules as primitives, each with its rule.

A layout belongs to grid and rules, not to givens: puzzles of the same rules share it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Generic, NamedTuple, TypeVar, assert_never, get_args

from gridwright.model.errors import RuleError
from gridwright.model.grid import Grid
from gridwright.model.primitives import (
    MAX_VALUES,
    Automaton,
    Distinct,
    Domain,
    OneOf,
    Pair,
    Primitive,
    Relation,
    Sum,
    bit,
    less_than,
    mask_up_to,
)
from gridwright.model.puzzle import Puzzle
from gridwright.model.rule_set import Rules
from gridwright.model.rules import Rule, Values

__all__ = ["Bond", "Facts", "House", "Layout", "OfRule", "candidates_among", "layout_of"]


class House(NamedTuple):
    """Cells whose values all differ; `full` when it must hold every value that its cells can take."""

    cells: tuple[int, ...]
    full: bool
    rule: int


class Bond(NamedTuple):
    """Two cells whose values stand in a relation."""

    first: int
    second: int
    relation: int
    rule: int


T = TypeVar("T")


class OfRule(NamedTuple, Generic[T]):
    """A primitive as it is, with the rule that it comes from."""

    primitive: T
    rule: int


class Facts(NamedTuple):
    """All that the rules of a layout say, sorted: each primitive is in one of these, but for what follows from others.

    `relations` has each relation once; bonds name it by its number.
    """

    domains: tuple[int, ...]
    houses: tuple[House, ...]
    relations: tuple[Relation, ...]
    bonds: tuple[Bond, ...]
    choices: tuple[OfRule[OneOf], ...]
    sums: tuple[OfRule[Sum], ...]
    automata: tuple[OfRule[Automaton], ...]


@dataclass(frozen=True, eq=False)
class Layout:
    """A puzzle's rules, and what each is lowered to; everything else follows from these when it is asked for.

    Whoever asks for it says which primitives he understands, and layouts with others are refused by name: what is not
    understood must never be left out in silence.
    """

    grid: Grid
    values: int
    rules: tuple[Rule, ...]
    primitives: tuple[tuple[Primitive, ...], ...]

    @property
    def domains(self) -> tuple[int, ...]:
        """The values each cell may take at all, as far as each cell by itself is concerned."""
        return self._facts.domains

    @property
    def less(self) -> Relation:
        """That one of its values is less than another."""
        return less_than(range(1, self.values + 1))

    def facts_for(self, who: str, *understood: type[Primitive]) -> Facts:
        """What the rules say, for somebody who understands these primitives and no others."""
        self.require(who, *understood)
        return self._facts

    def lowered(self, rule: int, who: str, *understood: type[Primitive]) -> tuple[Primitive, ...]:
        """All that one rule says, by its number, for somebody who understands these primitives and no others."""
        self.require(who, *understood)
        return self.primitives[rule]

    def require(self, who: str, *understood: type[Primitive]) -> None:
        """Refuses a layout in which there are other primitives than these."""
        if self._sorts.issubset(understood):
            return
        for rule, primitives in enumerate(self.primitives):
            for primitive in primitives:
                if type(primitive) not in understood:
                    needed_by = f", which the rule {self.rules[rule].label!r} needs" if self.rules else ""
                    raise RuleError(f"{who} cannot deal with {type(primitive).__name__}{needed_by}")

    def candidates(self, values: Sequence[int]) -> list[int]:
        """The first candidates of each cell: its value where it has one, else its domain."""
        return candidates_among(self.domains, values)

    @cached_property
    def _sorts(self) -> frozenset[type[Primitive]]:
        return frozenset({type(primitive) for primitives in self.primitives for primitive in primitives})

    @cached_property
    def _facts(self) -> Facts:
        self.require("this version of gridwright", *get_args(Primitive))
        domains = [mask_up_to(self.values)] * len(self.grid.cells)
        distinct: list[tuple[int, Distinct]] = []
        pairs: list[tuple[int, Pair]] = []
        choices: list[OfRule[OneOf]] = []
        sums: list[OfRule[Sum]] = []
        automata: list[OfRule[Automaton]] = []
        for rule, primitives in enumerate(self.primitives):
            for primitive in primitives:
                match primitive:
                    case Domain():
                        for cell in primitive.cells:
                            domains[cell] &= primitive.mask
                    case Distinct():
                        distinct.append((rule, primitive))
                    case Pair():
                        pairs.append((rule, primitive))
                    case OneOf():
                        choices.append(OfRule(primitive, rule))
                    case Sum():
                        sums.append(OfRule(primitive, rule))
                    case Automaton():
                        automata.append(OfRule(primitive, rule))
                    case _:
                        assert_never(primitive)
        relations = dict.fromkeys(pair.relation for _, pair in pairs)
        numbers = {relation: number for number, relation in enumerate(relations)}
        return Facts(
            domains=tuple(domains),
            houses=tuple([House(one.cells, _is_full(one.cells, domains), rule) for rule, one in distinct]),
            relations=tuple(relations),
            bonds=tuple([Bond(pair.first, pair.second, numbers[pair.relation], rule) for rule, pair in pairs]),
            choices=tuple(choices),
            sums=tuple(sums),
            automata=tuple(automata),
        )


def candidates_among(domains: Sequence[int], values: Sequence[int]) -> list[int]:
    """What is left of domains where some cells have values."""
    return [
        (bit(value) & domain if value > 0 else 0) if value else domain
        for value, domain in zip(values, domains, strict=True)
    ]


def _is_full(cells: tuple[int, ...], domains: Sequence[int]) -> bool:
    """Whether there are just as many values as cells, so that each has its place."""
    union = 0
    for cell in cells:
        union |= domains[cell]
    return union.bit_count() == len(cells)


def layout_of(puzzle: Puzzle) -> Layout:
    """The layout of a puzzle; remembered, since puzzles of the same rules come in numbers."""
    if not isinstance(puzzle, Puzzle):
        what = f"a Puzzle is needed, not {type(puzzle).__name__}"
        raise TypeError(f"{what}; load() reads text, sudoku() and the like take rows")
    return _layout(puzzle.grid, Rules(puzzle.rules, len(puzzle.givens)))


@lru_cache(maxsize=128)
def _layout(grid: Grid, rules: Rules) -> Layout:
    base = rules.base or ()
    more = rules[len(base) :]
    size, primitives = _lowered_base(base, grid.first)
    highest = max(size, _highest(more))
    if not 1 <= highest <= MAX_VALUES:
        raise RuleError(f"the rules say nothing about values, or ask for more than {MAX_VALUES}")
    if highest > size:
        primitives = _lowered(base, grid.span(highest))
    return Layout(grid, highest, rules, primitives + _lowered(more, grid.span(highest)))


@lru_cache(maxsize=128)
def _lowered_base(rules: tuple[Rule, ...], first: int) -> tuple[int, tuple[tuple[Primitive, ...], ...]]:
    """The highest value of rules that many puzzles begin with, and these rules as primitives."""
    size = _highest(rules)
    return size, _lowered(rules, range(first, first + size))


def _highest(rules: tuple[Rule, ...]) -> int:
    return max([rule.high for rule in rules if isinstance(rule, Values)], default=0)


def _lowered(rules: tuple[Rule, ...], span: range) -> tuple[tuple[Primitive, ...], ...]:
    return tuple([tuple(rule.lower(span)) for rule in rules])
