"""The few statements the engine understands; every rule is lowered to them.

Sets of values are bit masks: value v is bit v − 1. Rules speak of values as they are shown (0 … 8, say), and state
primitives by a *span*, the range of all that are shown; what is made here from a span is about values from 1 on.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache, partial
from typing import NamedTuple, TypeVar

__all__ = [
    "MAX_VALUES", "Automaton", "Distinct", "Domain", "Machine", "OneOf", "Pair", "Primitive", "Relation", "Sum",
    "bit", "less_than", "machine", "mask_of", "mask_up_to", "moved", "pairs", "relation", "sum_of", "values_in",
]

State = TypeVar("State", bound=Hashable)

MAX_VALUES = 64
"""The most values a cell may choose from: one machine word."""


def bit(value: int) -> int:
    return 1 << (value - 1)


def mask_up_to(value: int) -> int:
    """The set 1 … value."""
    return (1 << value) - 1


def mask_of(span: range, shown: Iterable[int]) -> int:
    """The set of values that are shown so; what is none of the span is left out."""
    return sum([1 << span.index(number) for number in set(shown) if number in span])


@lru_cache(maxsize=1 << 14)
def values_in(mask: int) -> tuple[int, ...]:
    """The values of a mask, smallest first. Remembered, since most puzzles have the same few masks all the time."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length())
        mask ^= low
    return tuple(found)


# Named tuples rather than dataclasses: they are made by the hundred for every new shape of puzzle.


class Domain(NamedTuple):
    """Each of the cells takes a value of the mask."""

    cells: tuple[int, ...]
    mask: int


class Distinct(NamedTuple):
    """The cells' values all differ."""

    cells: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Relation:
    """For each value of one cell (index v − 1), the mask of values that another cell may then take."""

    allowed: tuple[int, ...]

    def allows(self, value: int, other: int) -> bool:
        return bool(self.allowed[value - 1] & bit(other))

    def reversed(self) -> Relation:
        """The same relation, asked from the other cell."""
        return relation(range(1, len(self.allowed) + 1), lambda value, other: self.allows(other, value))


class Pair(NamedTuple):
    """The values of `first` and `second` stand in a relation."""

    first: int
    second: int
    relation: Relation


_new_pair: Callable[[tuple[int, int, Relation]], Pair] = partial(tuple.__new__, Pair)


def pairs(cells: Iterable[tuple[int, int]], related: Relation) -> tuple[Pair, ...]:
    """Each two cells in the same relation; made in half of the time that `Pair` takes for each."""
    return tuple([_new_pair((first, second, related)) for first, second in cells])


class OneOf(NamedTuple):
    """The cells hold different values, which together are one of the sets (masks of as many values as cells)."""

    cells: tuple[int, ...]
    sets: tuple[int, ...]


class Sum(NamedTuple):
    """The values, each times its coefficient, add up to something from `low` to `high`."""

    cells: tuple[int, ...]
    coefficients: tuple[int, ...]
    low: int
    high: int


def sum_of(span: range, cells: tuple[int, ...], coefficients: tuple[int, ...], low: int, high: int) -> Sum:
    """That what is shown, each times its coefficient, adds up to something from `low` to `high`."""
    more = (span.start - 1) * sum(coefficients)
    return Sum(cells, coefficients, low - more, high - more)


@dataclass(frozen=True, slots=True)
class Machine:
    """States and how values lead from one to the next: for each state and value (index v − 1) the next state, or −1.

    It begins in state 0, and is right if it ends in one of the `accepting` states.
    """

    steps: tuple[tuple[int, ...], ...]
    accepting: tuple[int, ...]

    def accepts(self, values: Iterable[int]) -> bool:
        state = 0
        for value in values:
            state = self.steps[state][value - 1]
            if state < 0:
                return False
        return state in self.accepting


class Automaton(NamedTuple):
    """A machine that reads the cells in this order accepts their values."""

    cells: tuple[int, ...]
    machine: Machine


Primitive = Domain | Distinct | Pair | OneOf | Sum | Automaton


def moved(primitive: Primitive, places: Mapping[int, int]) -> Primitive:
    """The same said of other cells, by what each of its cells becomes."""
    if isinstance(primitive, Pair):
        return primitive._replace(first=places[primitive.first], second=places[primitive.second])
    return primitive._replace(cells=tuple([places[cell] for cell in primitive.cells]))


def relation(span: range, allows: Callable[[int, int], bool]) -> Relation:
    """The table of a relation between values that are shown so."""
    return Relation(tuple(sum(1 << place for place, other in enumerate(span) if allows(one, other)) for one in span))


@lru_cache(maxsize=64)
def less_than(span: range) -> Relation:
    return relation(span, lambda value, other: value < other)


def machine(
    span: range, start: State, step: Callable[[State, int], State | None], accepts: Callable[[State], bool]
) -> Machine:
    """The machine over values that are shown so: it begins in a state and goes on by a function, which says None where
    it must not.

    Every state that can be reached is one of the machine's, so there must be few.
    """
    numbers = {start: 0}
    states, steps = [start], list[tuple[int, ...]]()
    for state in states:
        row = []
        for value in span:
            following = step(state, value)
            if following is not None and following not in numbers:
                numbers[following] = len(states)
                states.append(following)
            row.append(-1 if following is None else numbers[following])
        steps.append(tuple(row))
    return Machine(tuple(steps), tuple(number for number, state in enumerate(states) if accepts(state)))
