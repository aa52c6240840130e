"""Statements that can each be left out, clues or rules, as literals of one learning solver that knows all the others.

Any set of them can be asked about. When there is no solution, the solver names those that it needed: its core.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace
from itertools import combinations
from typing import Any, assert_never

from gridwright.clues import Clue, Given
from gridwright.engine.learning import Over, clauses_of, solve_sliced
from gridwright.engine.native import compiled
from gridwright.model.layout import layout_of
from gridwright.model.primitives import Automaton, Distinct, Domain, OneOf, Pair, Primitive, Sum, bit, values_in
from gridwright.model.puzzle import Puzzle
from gridwright.model.rules import Rule

__all__ = ["EndedError", "Set", "Statements"]

_PATIENCE = 1_000
"""Conflicts after which a question stays open, where an answer is not needed at any price."""

_QUESTION = 5
"""Conflicts that a question counts as, however easy."""

Set = int
"""A set of statements, a bit each."""

Variables = Sequence[dict[int, int]]
"""For each cell a variable for each of its values."""


class EndedError(Exception):
    """The time is over."""


class Statements:
    """Some statements of a puzzle as literals of a solver that knows its other rules."""

    def __init__(self, solver: Any, puzzle: Puzzle, stated: Sequence[Clue | Rule], over: Over) -> None:
        layout_of(puzzle).require("the search for what clashes", Domain, Distinct, Pair)
        self._solver, self._over = solver, over
        self._asked = self._allowed = 0
        self._fitting: list[Set] = []
        switched = [one for one in stated if not isinstance(one, Given)]
        # The rules that speak of all clues of a sort stay as they are, whatever clues are asked about.
        rest = replace(puzzle, rules=tuple(rule for rule in puzzle.rules if rule not in switched))
        native = compiled(layout_of(rest))
        domains, size = native.layout.domains, native.layout.values
        for clauses in clauses_of(native, domains, []):
            self._in_time()
            solver.append_formula(clauses)
        self.variables: list[dict[int, int]] = []
        last = 0
        for domain in domains:
            self.variables.append({value: last + number for number, value in enumerate(values_in(domain), 1)})
            last += len(self.variables[-1])
        switch = {one: last + number for number, one in enumerate(switched, 1)}
        self._last = last + len(switched)
        for one in switched:
            self._in_time()
            clauses = [clause for primitive in one.lower(size) for clause in _clauses(primitive, self.variables)]
            solver.append_formula([[-switch[one], *clause] for clause in clauses])
        self._literals = [
            self.variables[one.cell][one.value] if isinstance(one, Given) else switch[one] for one in stated
        ]

    def allow(self, conflicts: int) -> None:
        """So much may be spent from now on; after that, questions stay open."""
        self._allowed = self.effort + conflicts

    @property
    def effort(self) -> int:
        """What the solver has done so far, in conflicts."""
        conflicts: int = self._solver.accum_stats()["conflicts"]
        return conflicts + _QUESTION * self._asked

    def core(self, chosen: Set, *, at_any_price: bool = False) -> tuple[bool | None, Set]:
        """Whether a set fits, None if that stays open; if not, those of it that the solver needs to see that.

        What holds in a solution found before need not be asked about.
        """
        if any(not chosen & ~known for known in self._fitting):
            return True, 0
        self._in_time()
        patience = None if at_any_price else min(_PATIENCE, self._allowed - self.effort)
        if patience is not None and patience <= 0:
            return None, 0
        self._asked += 1
        assumed = [literal for number, literal in enumerate(self._literals) if chosen >> number & 1]
        answer = solve_sliced(self._solver, self._over, assumed, patience)
        if answer is None:
            self._in_time()
            return None, 0
        if answer:
            model = self._solver.get_model()
            self._fitting.append(self._set_of({literal for literal in self._literals if model[literal - 1] > 0}))
            return True, 0
        return False, self._set_of(set(self._solver.get_core() or ()))

    def has_one(self, chosen: Set) -> bool | None:
        """Whether a set that fits leaves exactly one solution; None if that stays open."""
        self._in_time()
        patience = min(_PATIENCE, self._allowed - self.effort)
        assumed = [literal for number, literal in enumerate(self._literals) if chosen >> number & 1]
        if patience <= 0 or not solve_sliced(self._solver, self._over, assumed, patience):
            return None
        model = self._solver.get_model()
        self._last += 1  # switches on that the next solution is another one
        others = [-literal for cell in self.variables for literal in cell.values() if model[literal - 1] > 0]
        self._solver.add_clause([-self._last, *others])
        answer = solve_sliced(self._solver, self._over, [*assumed, self._last], patience)
        return None if answer is None else not answer

    def shrunk(self, order: Sequence[Set], slowly: int = 0) -> tuple[Set, bool]:
        """Statements that do not fit, as few of all these as are needed when they are left out in this order, and
        whether it is proven that each is.

        The first few are left out `slowly`, one by one. After that all go that the solver did not need; but it tends to
        need the same whatever the order.
        """
        left, is_proven = sum(order), True
        for number, one in enumerate(order):
            if left & one:
                fits, core = self.core(left & ~one)
                if fits is False:
                    left = core if number >= slowly else left & ~one
                is_proven &= fits is not None
        return left, is_proven

    def left_out(self, order: Sequence[Set]) -> tuple[Set, bool]:
        """The statements that fit no more when one after the other is taken that does, and whether it is proven that
        none of them fits the others."""
        kept, out, is_proven = 0, 0, True
        for one in order:
            fits, _ = self.core(kept | one)
            kept, out = (kept | one, out) if fits else (kept, out | one)
            is_proven &= fits is not None
        return out, is_proven

    def _set_of(self, literals: Collection[int]) -> Set:
        return sum(1 << number for number, literal in enumerate(self._literals) if literal in literals)

    def _in_time(self) -> None:
        if self._over():
            raise EndedError


def _clauses(primitive: Primitive, variables: Variables) -> Iterator[list[int]]:
    """What a primitive says, as clauses over the variables that cells have for their values."""
    match primitive:
        case Domain():
            for cell in primitive.cells:
                yield from ([-literal] for value, literal in variables[cell].items() if not primitive.mask & bit(value))
        case Distinct():
            for one, other in combinations(primitive.cells, 2):
                common = variables[one].keys() & variables[other].keys()
                yield from ([-variables[one][value], -variables[other][value]] for value in common)
            values = set().union(*(variables[cell] for cell in primitive.cells))
            if len(values) == len(primitive.cells):  # then each has its place
                for value in sorted(values):
                    yield [variables[cell][value] for cell in primitive.cells if value in variables[cell]]
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
        case OneOf() | Sum() | Automaton():
            raise AssertionError("refused before")
        case _:
            assert_never(primitive)
