"""Clues that cannot all be right: minimal sets of them, and what must go so that a solution remains.

What clashes plainly is found first; the learning solver shrinks it, or finds what clashes less plainly. Its work is
counted, so that the answer does not depend on the machine: what it cannot decide within that stays open, and is told
so.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from gridwright.clues import Clue, clues_of
from gridwright.engine.learning import MANY_CLAUSES, Over, apart, clause_count, new_solver
from gridwright.engine.propagation import Propagation
from gridwright.engine.statements import EndedError, Set, Statements
from gridwright.model.clock import Cancel, Clock
from gridwright.model.layout import layout_of
from gridwright.model.puzzle import Puzzle

__all__ = ["Cores", "cores"]

_ORDERS = 8
"""Orders in which clues are left out, to find smaller sets; more gain little."""

_ENOUGH = 1_000
"""Conflicts after which no further order is begun; a question counts as a few."""

_ALLOWED = 10_000
"""Conflicts for each thing that is to be found out; what is not known then stays open."""

_PLAIN_WORK = 3_000_000
"""Cells looked at, without search, after which no further order is begun."""

_FEW_CLAUSES = 200_000
"""Clauses up to which it looks for smaller sets than those that clash plainly: a grid of 16x16 has half of that."""


@dataclass(frozen=True, slots=True)
class Cores:
    """What clues clash.

    `sets` are sets of clues that leave no solution, the smallest first, after those known before. The set is empty when
    the rules alone have none. The first is `minimal` if it is proven that without any one of its clues the rest of it
    has a solution. `removals` are sets of clues without which all others have a solution, and whether it is the only
    one: every single clue of that sort or, if there is none, one set. That set is `irreducible` if it is proven that
    all of it must go. `open` are clues of which it was not found out whether to remove them is enough.
    """

    sets: tuple[tuple[Clue, ...], ...]
    removals: Mapping[tuple[Clue, ...], bool | None] = field(default_factory=dict)
    minimal: bool = True
    irreducible: bool = True
    open: tuple[Clue, ...] = ()


def cores(
    puzzle: Puzzle,
    known: Sequence[tuple[Clue, ...]] = (),
    *,
    timeout: float | None = None,
    cancel: Cancel | None = None,
) -> Cores | None:
    """Why a puzzle without a solution has none; None when the time is over before anything is known.

    `known` are sets of clues that are known to clash.
    """
    clock = Clock(timeout, cancel)
    search = _CoreSearch(puzzle, known)
    try:
        search.look(clock)
        if not search.sets or clause_count(layout_of(puzzle)) <= MANY_CLAUSES:
            apart(search.learn, clock)
    except EndedError:
        pass
    return search.found()


class _CoreSearch:
    """What is known of the clues that clash, more and more: it can be stopped at any time."""

    def __init__(self, puzzle: Puzzle, known: Sequence[tuple[Clue, ...]]) -> None:
        self._puzzle, self._clues = puzzle, clues_of(puzzle)
        number = {clue: 1 << place for place, clue in enumerate(self._clues)}
        bits = list(number.values())
        rng = random.Random(0)  # the same puzzle gets the same answer
        self._orders = [bits, *(rng.sample(bits, len(bits)) for _ in range(_ORDERS - 1))]
        self._everything = sum(bits)
        self._known = [sum(number[clue] for clue in clues) for clues in known]
        self.sets: dict[Set, bool] = dict.fromkeys(self._known, False)
        """Sets that clash, and whether it is proven that all of each is needed."""
        self._removals: dict[Set, bool | None] = {}
        self._irreducible = True
        self._open = self._everything

    def found(self) -> Cores | None:
        if not self.sets:
            return None
        if 0 in self.sets:
            return Cores(((),))
        smallest_first = sorted(self.sets, key=self._rank)
        return Cores(
            sets=tuple(map(self._named, smallest_first)),
            removals={self._named(clues): is_only for clues, is_only in self._removals.items()},
            minimal=self.sets[smallest_first[0]],
            irreducible=self._irreducible,
            open=self._named(self._suspects()),
        )

    def _rank(self, clues: Set) -> tuple[bool, int, bool, int]:
        """What was known to clash is plainest."""
        is_known = any(not clues & ~known for known in self._known)
        return not is_known, clues.bit_count(), not self.sets[clues], clues

    def look(self, clock: Clock) -> None:
        """What clashes plainly, and which clues are enough for that by themselves: no other need be suspected."""
        plain = Propagation(self._puzzle, clock)
        if not plain.refutes([self._everything])[0]:
            return
        for order in self._orders:
            if plain.work < _PLAIN_WORK:
                self.sets.setdefault(plain.shrunk(order), False)
        suspects = self._each(self._suspects())
        without = plain.refutes([self._everything & ~clue for clue in suspects])
        self._open = sum(clue for clue, clash in zip(suspects, without, strict=True) if not clash)

    def learn(self, over: Over) -> None:
        """The same without haste, by one solver that is asked about any sets of clues."""
        with new_solver() as solver:
            clues = Statements(solver, self._puzzle, self._clues, over)
            is_quick = not self.sets or clause_count(layout_of(self._puzzle)) <= _FEW_CLAUSES
            if not self.sets:
                fits, core = clues.core(self._everything, at_any_price=True)
                assert fits is False, "a puzzle that has a solution"
                self.sets[core] = False
            self._remove(clues)
            self._shrink(clues, in_all_orders=is_quick)
            if not self._removals and not self._suspects() and 0 not in self.sets:
                self._leave_out(clues)

    def _shrink(self, clues: Statements, *, in_all_orders: bool) -> None:
        clues.allow(_ALLOWED)
        if in_all_orders:
            begin = clues.effort
            for number, order in enumerate(self._orders):
                if number == 0 or clues.effort - begin < _ENOUGH:
                    known, is_proven = clues.shrunk(order, slowly=len(order) // 3 if number else 0)
                    self.sets[known] = is_proven or self.sets.get(known, False)
        for some in sorted(self.sets, key=int.bit_count):
            if not self.sets[some]:
                known, is_proven = clues.shrunk(self._each(some))
                self.sets[known] = is_proven or self.sets.get(known, False)

    def _remove(self, clues: Statements) -> None:
        # A clue whose removal is enough is in every set without a solution: such a set must not stay whole.
        clues.allow(_ALLOWED)
        for clue in self._each(self._everything):
            if self._suspects() & clue:
                fits, core = clues.core(self._everything & ~clue)
                if fits:
                    self._removals[clue] = clues.has_one(self._everything & ~clue)
                    self._open &= ~clue
                elif fits is False:
                    self._open &= core

    def _leave_out(self, clues: Statements) -> None:
        clues.allow(_ALLOWED)
        tried = [clues.left_out(order) for order in self._orders]
        best, self._irreducible = min(tried, key=lambda one: (one[0].bit_count(), not one[1]))
        if self._irreducible or 2 * best.bit_count() < len(self._clues):
            self._removals = {best: clues.has_one(self._everything & ~best)}

    def _suspects(self) -> Set:
        """The clues that may be to blame alone."""
        left = self._open
        for known in self.sets:
            left &= known
        return left

    def _each(self, clues: Set) -> list[Set]:
        return [clue for clue in self._orders[0] if clues & clue]

    def _named(self, clues: Set) -> tuple[Clue, ...]:
        return tuple(clue for number, clue in enumerate(self._clues) if clues >> number & 1)
