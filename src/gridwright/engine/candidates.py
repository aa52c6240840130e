"""True candidates: which values of which cells occur in some solution."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from gridwright.engine import _core
from gridwright.engine.learning import decide
from gridwright.engine.native import Native, compiled, run_to_end
from gridwright.model.clock import Cancel, Clock
from gridwright.model.errors import OutOfTimeError
from gridwright.model.layout import Layout, layout_of
from gridwright.model.primitives import bit, values_in
from gridwright.model.puzzle import Puzzle

__all__ = ["candidates_within", "fillable", "possible_values", "true_candidates"]

_AT_ONCE = 64
"""Questions asked together: enough for all lanes, few enough to profit from what each answer shows."""


def true_candidates(
    puzzle: Puzzle, *, timeout: float | None = None, cancel: Cancel | None = None
) -> tuple[frozenset[int], ...] | None:
    """For each cell the values it has in some solution: all empty when there is none, None when the time is over.

    Values are numbered from 1, whatever the puzzle shows them as. A cell that holds nothing has none.
    """
    return candidates_within(puzzle, Clock(timeout, cancel))


def candidates_within(
    puzzle: Puzzle, clock: Clock, patience: int | None = None
) -> tuple[frozenset[int], ...] | None:
    """The same within a clock; None as well where a single value takes more conflicts than there is patience."""
    layout = layout_of(puzzle)
    found = _possible(compiled(layout), layout.candidates(puzzle.givens), clock, patience=patience)
    if found is None:
        return None
    return tuple(frozenset(() if cell in puzzle.grid.holes else values_in(mask)) for cell, mask in enumerate(found))


def possible_values(layout: Layout, candidates: Sequence[int], clock: Clock) -> list[int]:
    """For each cell a mask of the values it has in some solution among the candidates; OutOfTimeError if need be."""
    native = compiled(layout)
    search = _core.Search(native.core, candidates, limit=2, budget=native.patience, keep=2)
    run_to_end(search, clock)
    solutions, is_all = search.solutions(0), search.verdict(0) is _core.Verdict.EXHAUSTED
    if search.verdict(0) is _core.Verdict.OVERRUN:
        solutions, is_decided = decide(native, candidates, [], 2, clock)
        is_all = is_decided and len(solutions) < 2
    seen = [0] * len(candidates)
    for solution in solutions:
        seen = [mask | bit(value) for mask, value in zip(seen, solution, strict=True)]
    # There is one solution at most, as a rule.
    found = seen if is_all else _possible(native, list(candidates), clock, seen)
    if found is None:
        raise OutOfTimeError("the time is over")
    return found


def _possible(
    native: Native, left: list[int], clock: Clock, seen: Sequence[int] = (), patience: int | None = None
) -> list[int] | None:
    """Every solution that is found shows a value of each cell at once; what none has shown, nor was `seen` before, is
    then asked for one by one, on all lanes together."""
    seen = list(seen) or [0] * len(left)
    while not clock.over():
        asked = [(cell, value) for cell, mask in enumerate(left) for value in values_in(mask & ~seen[cell])]
        if not asked:
            return seen
        # Spread over the grid: neighbours are often answered by the same solution.
        questions = asked[:: -(-len(asked) // _AT_ONCE)]
        starts = [[*left[:cell], bit(value), *left[cell + 1 :]] for cell, value in questions]
        answers = list(_first_solutions(native, starts, clock, patience))
        for (cell, value), solution in zip(questions, answers, strict=False):
            if solution:
                for other, found in enumerate(solution):
                    seen[other] |= bit(found)
            else:
                left[cell] &= ~bit(value)
        if len(answers) < len(questions):
            break
    return None


def fillable(layout: Layout, questions: Sequence[Sequence[int]], clock: Clock) -> list[bool]:
    """For each question, candidates per cell: whether the layout has a solution among them; else OutOfTimeError."""
    found = [bool(solution) for solution in _first_solutions(compiled(layout), questions, clock)]
    if len(found) < len(questions):
        raise OutOfTimeError("the time is over")
    return found


def _first_solutions(
    native: Native, starts: Sequence[Sequence[int]], clock: Clock, patience: int | None = None
) -> Iterator[bytes]:
    """A solution for each question, or nothing where there is none; ends early when the time or patience is over."""
    flat = [mask for start in starts for mask in start]
    search = _core.Search(native.core, flat, limit=1, budget=native.patience, keep=1)
    if not run_to_end(search, clock):
        return
    for job, start in enumerate(starts):
        found, decided = search.solutions(job), True
        if search.verdict(job) is _core.Verdict.OVERRUN:
            found, decided = decide(native, start, [], 1, clock, patience)
        if not found and not decided:
            return
        yield found[0] if found else b""
