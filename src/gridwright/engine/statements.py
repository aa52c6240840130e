"""Statements that can each be left out, clues or rules, as literals of one learning solver that knows all the others.

Any set of them can be asked about. When there is no solution, the solver names those that it needed: its core.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from gridwright.clues import Clue, Given
from gridwright.engine.learning import Over, solve_sliced, switched_clauses_of
from gridwright.engine.native import compiled
from gridwright.model.layout import layout_of
from gridwright.model.primitives import values_in
from gridwright.model.puzzle import Puzzle
from gridwright.model.rules import Rule

__all__ = ["EndedError", "Set", "Statements"]

_PATIENCE = 1_000
"""Conflicts after which a question stays open, where an answer is not needed at any price."""

_QUESTION = 5
"""Conflicts that a question counts as, however easy."""

Set = int
"""A set of statements, a bit each."""


class EndedError(Exception):
    """The time is over."""


class Statements:
    """Some statements of a puzzle as literals of a solver that knows its other rules."""

    def __init__(self, solver: Any, puzzle: Puzzle, stated: Sequence[Clue | Rule], over: Over) -> None:
        self._solver, self._over = solver, over
        self._asked = self._allowed = 0
        self._fitting: list[Set] = []
        # The rules that speak of all clues of a sort stay as they are, whatever clues are asked about.
        switched = tuple(dict.fromkeys(one for one in stated if not isinstance(one, Given)))
        native = compiled(layout_of(puzzle), switched)
        for clauses in switched_clauses_of(native):
            self._in_time()
            solver.append_formula(clauses)
        self.variables: list[dict[int, int]] = []
        """For each cell a variable for each of its values."""
        last = 0
        for domain in native.domains:
            self.variables.append({value: last + number for number, value in enumerate(values_in(domain), 1)})
            last += len(self.variables[-1])
        switch = {one: last + number for number, one in enumerate(switched, 1)}
        self._last = max(solver.nof_vars(), last + len(switched))
        self._literals = [
            self.variables[one.cell][one.number] if isinstance(one, Given) else switch[one] for one in stated
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
            # A rule that says nothing has no clause, and so no place in the model.
            wrong = {-literal for literal in self._solver.get_model()}
            self._fitting.append(self._set_of({literal for literal in self._literals if literal not in wrong}))
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
