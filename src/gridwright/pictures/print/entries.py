"""Puzzles made ready for a book: solved, and rated as far as it takes to know their level."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from gridwright.engine import solve
from gridwright.logic.rate import Difficulty, difficulty
from gridwright.model.clock import Clock
from gridwright.model.errors import GridwrightError
from gridwright.model.puzzle import Puzzle, Solution, Status
from gridwright.words import say

__all__ = ["Entry", "entries"]


@dataclass(frozen=True, slots=True)
class Entry:
    """A puzzle with its only solution, and its difficulty unless finding that took too long."""

    puzzle: Puzzle
    solution: Solution
    difficulty: Difficulty | None


def entries(puzzles: Iterable[tuple[str, Puzzle]], timeout: float | None, lang: str) -> list[Entry]:
    """Puzzles with what to call them, made ready; all that have not exactly one solution are refused together.

    The timeout, in seconds, is for each puzzle.
    """
    ready: list[Entry] = []
    problems: list[str] = []
    for name, puzzle in puzzles:
        clock = Clock(timeout)
        outcome = solve(puzzle, timeout=timeout)
        if outcome.solution is None or outcome.status is not Status.UNIQUE:
            problems.append(f"{name}: {say(f'book-{outcome.status}', lang)}")
        elif not problems:
            ready.append(Entry(puzzle, outcome.solution, difficulty(puzzle, timeout=clock.left())))
    if problems:
        raise GridwrightError(*problems)
    return ready
