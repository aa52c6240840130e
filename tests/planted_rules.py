"""Rules of one primitive each, planted at random in small puzzles of which all grids are known."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import combinations

import gridwright as gw
from gridwright.model.layout import layout_of
from gridwright.model.primitives import Automaton, Machine, OneOf, Primitive, Sum, bit
from gridwright.model.rules import Rule


@dataclass(frozen=True)
class Planted:
    """A rule that is lowered to one primitive, and means what that says in the plainest way."""

    primitive: Primitive

    @property
    def cells(self) -> tuple[int, ...]:
        assert isinstance(self.primitive, OneOf | Sum | Automaton)
        return self.primitive.cells

    @property
    def label(self) -> str:
        return f"planted {type(self.primitive).__name__}"

    def holds(self, values: Sequence[int]) -> bool:
        own = [values[cell] for cell in self.cells]
        match self.primitive:
            case OneOf():
                return len(set(own)) == len(own) and sum(map(bit, own)) in self.primitive.sets
            case Sum():
                total = sum(by * value for by, value in zip(self.primitive.coefficients, own, strict=True))
                return self.primitive.low <= total <= self.primitive.high
            case Automaton():
                return self.primitive.machine.accepts(own)
        raise AssertionError(self.primitive)

    def lower(self, span: range) -> tuple[Primitive, ...]:
        return (self.primitive,)


def random_one_of(rng: random.Random, cells: range, size: int) -> OneOf:
    count = rng.randint(1, min(4, size))
    sets = [sum(map(bit, one)) for one in combinations(range(1, size + 1), count)]
    return OneOf(tuple(rng.sample(cells, count)), tuple(rng.sample(sets, rng.randint(1, max(1, len(sets) // 2)))))


def random_sum(rng: random.Random, cells: range, size: int) -> Sum:
    count = rng.randint(1, 5)
    coefficients = tuple(rng.choice([-10, -3, -1, -1, 1, 1, 1, 2]) for _ in range(count))
    low = sum(by * rng.randint(1, size) for by in coefficients)
    return Sum(tuple(rng.sample(cells, count)), coefficients, low, low + rng.choice([0, 0, 1, 5]))


def random_automaton(rng: random.Random, cells: range, size: int) -> Automaton:
    states = rng.randint(1, 6)
    steps = tuple(tuple(rng.choice([-1, *range(states)] * 1) for _ in range(size)) for _ in range(states))
    accepting = tuple(rng.sample(range(states), rng.randint(1, states)))
    return Automaton(tuple(rng.sample(cells, rng.randint(1, 6))), Machine(steps, accepting))


MAKERS = {"sets": random_one_of, "sums": random_sum, "automata": random_automaton}
EMPTY = {"sudoku 4x4": gw.sudoku(["...."] * 4), "latin 4x4": gw.latin(size=4), "suguru": gw.suguru(["AABB", "AAAB"])}
GRIDS = {name: [solution.values for solution in gw.solutions(puzzle)] for name, puzzle in EMPTY.items()}


def cases(sort: str, count: int) -> Iterator[tuple[gw.Puzzle, list[tuple[int, ...]]]]:
    """Puzzles with planted rules of a sort, or of all, and all their solutions; every sort of answer is among them."""
    rng = random.Random(sort)
    for number in range(count):
        name = rng.choice([*EMPTY])
        base = EMPTY[name]
        size = layout_of(base).values
        made = [MAKERS[sort] if sort in MAKERS else rng.choice([*MAKERS.values()]) for _ in range(rng.randint(1, 5))]
        rules: list[Rule] = [Planted(make(rng, base.grid.cells, size)) for make in made]
        grids = [values for values in GRIDS[name] if all(rule.holds(values) for rule in rules)]
        givens = [0] * len(base.givens)
        if grids and number % 2:
            shown = rng.choice(grids)
            for cell in rng.sample(base.grid.cells, rng.randint(1, 3)):
                givens[cell] = shown[cell]
            grids = [values for values in grids if all(g in (0, v) for g, v in zip(givens, values, strict=True))]
        yield replace(base, rules=(*base.rules, *rules), givens=tuple(givens)), grids
