"""Clues that cannot all be right: minimal sets of them, and what must go so that a solution remains.

One learning solver knows the rules and takes clues as assumptions, so that any set of clues can be asked about. When
there is no solution, it names the assumptions that it needed: its core.
"""

from __future__ import annotations

import random
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from typing import Any, assert_never

from gridwright.clues import Clue, Given, clues_of, printed_in
from gridwright.engine.learning import Over, apart, clauses_of, new_solver, solve_sliced
from gridwright.engine.native import compiled
from gridwright.model.clock import Cancel, Clock
from gridwright.model.layout import layout_of
from gridwright.model.primitives import Distinct, Domain, Pair, Primitive, bit, values_in
from gridwright.model.puzzle import Puzzle

__all__ = ["Cores", "cores"]

_ORDERS = 8
"""Orders in which clues are left out, to find smaller sets; more gain little."""

_EFFORT = 1_000
"""Conflicts after which no further order is begun; a question counts as a few."""

Set = int
"""A set of clues, a bit each."""


@dataclass(frozen=True, slots=True)
class Cores:
    """What clues clash.

    `sets` are minimal sets of clues that leave no solution, the smallest first: without any one of its clues, the rest
    of a set has a solution. The set is empty when the rules alone have none. `removals` are sets of clues without which
    all others have a solution: every single clue of that sort or, if there is none, one set of which all must go.
    """

    sets: tuple[tuple[Clue, ...], ...]
    removals: tuple[tuple[Clue, ...], ...]


class _TimeOverError(Exception):
    pass


def cores(puzzle: Puzzle, *, timeout: float | None = None, cancel: Cancel | None = None) -> Cores | None:
    """Why a puzzle without a solution has none; None when the time is over."""

    def work(over: Over) -> Cores | None:
        try:
            with new_solver() as solver:
                return _cores(_Clues(solver, puzzle, over))
        except _TimeOverError:
            return None

    return apart(work, Clock(timeout, cancel))


def _cores(clues: _Clues) -> Cores:
    rng = random.Random(0)  # the same puzzle gets the same answer
    bits = [1 << number for number in range(len(clues.all))]
    everything = sum(bits)
    orders = [bits, *(rng.sample(bits, len(bits)) for _ in range(_ORDERS - 1))]
    sets = {clues.shrunk(orders[0])}
    for order in orders[1:]:
        if clues.effort() < _EFFORT:
            sets.add(clues.shrunk(order, slowly=len(order) // 3))
    if 0 in sets:
        return Cores(((),), ())
    # A clue whose removal is enough is in every set without a solution: such a set must not stay whole.
    suspects, removals = everything, []
    for known in sets:
        suspects &= known
    for clue in bits:
        if suspects & clue:
            core = clues.core(everything & ~clue)
            if core is None:
                removals.append(clue)
            else:
                suspects &= core
    if not removals:
        removals = [min((clues.left_out(order) for order in orders), key=int.bit_count)]
    smallest_first = sorted(sets, key=lambda known: (known.bit_count(), known))
    return Cores(tuple(map(clues.named, smallest_first)), tuple(map(clues.named, removals)))


class _Clues:
    """A puzzle's clues as literals of a solver that knows its other rules."""

    def __init__(self, solver: Any, puzzle: Puzzle, over: Over) -> None:
        self.all = clues_of(puzzle)
        self._asked = 0
        self._solver, self._over = solver, over
        self._fitting: list[Set] = []
        printed = printed_in(puzzle)
        # The rules alone: those that speak of all clues of a sort stay as they are, whatever clues are asked about.
        bare = replace(puzzle, rules=tuple(rule for rule in puzzle.rules if rule not in printed))
        native = compiled(layout_of(bare))
        domains, size = native.layout.domains, native.layout.values
        for clauses in clauses_of(native, domains, []):
            self._in_time()
            solver.append_formula(clauses)
        variables: list[dict[int, int]] = []
        last = 0
        for domain in domains:
            variables.append({value: last + number for number, value in enumerate(values_in(domain), 1)})
            last += len(variables[-1])
        switch = {clue: last + number for number, clue in enumerate(printed, 1)}
        for clue in printed:
            clauses = [clause for primitive in clue.lower(size) for clause in _clauses(primitive, variables)]
            solver.append_formula([[-switch[clue], *clause] for clause in clauses])
        self._literals = [
            variables[clue.cell][clue.value] if isinstance(clue, Given) else switch[clue] for clue in self.all
        ]

    def named(self, clues: Set) -> tuple[Clue, ...]:
        return tuple(clue for number, clue in enumerate(self.all) if clues >> number & 1)

    def effort(self) -> int:
        """What the solver has done so far, in conflicts."""
        conflicts: int = self._solver.accum_stats()["conflicts"]
        return conflicts + 5 * self._asked

    def core(self, clues: Set) -> Set | None:
        """Those of the clues that the solver needs to see that there is no solution; None if there is one.

        Clues that all hold in a solution found before need not be asked about.
        """
        if any(not clues & ~known for known in self._fitting):
            return None
        self._in_time()
        self._asked += 1
        assumed = [literal for number, literal in enumerate(self._literals) if clues >> number & 1]
        answer = solve_sliced(self._solver, self._over, assumed)
        if answer is None:
            raise _TimeOverError
        if answer:
            model = self._solver.get_model()
            self._fitting.append(self._set_of({literal for literal in self._literals if model[literal - 1] > 0}))
            return None
        return self._set_of(set(self._solver.get_core() or ()))

    def shrunk(self, order: Sequence[Set], slowly: int = 0) -> Set:
        """A minimal set of clues without a solution: all clues, as far as they are needed, tried in this order.

        The first few are left out `slowly`, one by one. After that all go that the solver did not need; but it tends to
        need the same whatever the order.
        """
        left = sum(order)
        for number, clue in enumerate(order):
            if left & clue:
                core = self.core(left & ~clue)
                if core is not None:
                    left = core if number >= slowly else left & ~clue
        return left

    def left_out(self, order: Sequence[Set]) -> Set:
        """The clues that fit no more when one after the other is taken that does; none of them fits the others."""
        kept = out = 0
        for clue in order:
            if self.core(kept | clue) is None:
                kept |= clue
            else:
                out |= clue
        return out

    def _set_of(self, literals: Collection[int]) -> Set:
        return sum(1 << number for number, literal in enumerate(self._literals) if literal in literals)

    def _in_time(self) -> None:
        if self._over():
            raise _TimeOverError


def _clauses(primitive: Primitive, variables: Sequence[dict[int, int]]) -> Iterator[list[int]]:
    """What a primitive says, as clauses over the variables that cells have for their values."""
    match primitive:
        case Domain():
            for cell in primitive.cells:
                yield from ([-literal] for value, literal in variables[cell].items() if not primitive.mask & bit(value))
        case Distinct():
            for one, other in combinations(primitive.cells, 2):
                common = variables[one].keys() & variables[other].keys()
                yield from ([-variables[one][value], -variables[other][value]] for value in common)
        case Pair():
            # Each value of one cell needs a value of the other that goes with it.
            ways = (
                (primitive.first, primitive.second, primitive.relation),
                (primitive.second, primitive.first, primitive.relation.reversed()),
            )
            for cell, other, relation in ways:
                for value, literal in variables[cell].items():
                    partners = [there for near, there in variables[other].items() if relation.allows(value, near)]
                    yield [-literal, *partners]
        case _:
            assert_never(primitive)
