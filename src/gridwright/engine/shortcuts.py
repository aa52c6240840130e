"""One puzzle, or a list of them, and one question: an engine is made for it and forgotten."""

from __future__ import annotations

from collections.abc import Iterable

from gridwright.engine.answers import Listing
from gridwright.engine.engine import Engine
from gridwright.model.arguments import several
from gridwright.model.clock import Cancel
from gridwright.model.layout import layout_of
from gridwright.model.puzzle import Outcome, Puzzle

__all__ = ["count", "solutions", "solve", "solve_many"]


def solve(
    puzzle: Puzzle,
    *,
    limit: int = 2,
    timeout: float | None = None,
    cancel: Cancel | None = None,
    budget: int | None = None,
) -> Outcome:
    """Solves a puzzle and proves whether the solution is the only one.

    With the default limit of 2 the status is certain: unique, several or none. `timeout` (seconds), `cancel` (from
    another thread) and `budget` (guesses) may end it before, undecided.
    """
    return Engine(puzzle).solve(limit=limit, timeout=timeout, cancel=cancel, budget=budget)


def count(
    puzzle: Puzzle,
    *,
    limit: int = 0,
    timeout: float | None = None,
    cancel: Cancel | None = None,
    budget: int | None = None,
) -> Outcome:
    """Counts solutions without keeping them, up to `limit` (0: all): see the outcome's `at_least` and `complete`."""
    return Engine(puzzle).count(limit=limit, timeout=timeout, cancel=cancel, budget=budget)


def solutions(puzzle: Puzzle, *, timeout: float | None = None, cancel: Cancel | None = None) -> Listing:
    """Every solution of a puzzle, one after the other. It ends early, not `complete`, when the time is over."""
    return Engine(puzzle).solutions(timeout=timeout, cancel=cancel)


def solve_many(puzzles: Iterable[Puzzle], *, threads: int | None = None) -> list[Outcome]:
    """Solves puzzles of any kinds, proving uniqueness; of several solutions an outcome has the first.

    Puzzles of one shape share a layout and all lanes, so a list of them takes a fraction of the time.
    """
    puzzles = list(several(puzzles, "a sequence of puzzles"))
    shapes: dict[object, list[int]] = {}
    for number, puzzle in enumerate(puzzles):
        shapes.setdefault(layout_of(puzzle), []).append(number)
    outcomes: dict[int, Outcome] = {}
    for numbers in shapes.values():
        givens = bytes(value for number in numbers for value in puzzles[number].givens)
        outcomes.update(zip(numbers, Engine(puzzles[numbers[0]]).solve_values(givens, threads=threads), strict=True))
    return [outcomes[number] for number in range(len(puzzles))]
