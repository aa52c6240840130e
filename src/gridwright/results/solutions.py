"""What solving a puzzle says of it, as data: its sort, the solutions found, and clues that clash directly."""

from __future__ import annotations

from typing import TypedDict

from gridwright.model.errors import Problem
from gridwright.model.puzzle import Outcome, Puzzle, Status
from gridwright.results.outcomes import Rows, StatusName, status_name
from gridwright.results.problems import ProblemData, SubjectData, problems_data, subject_data

__all__ = ["SolvedData", "VerdictData", "clashing", "solved_data", "verdict_data"]


class VerdictData(TypedDict):
    """How many solutions there are at least, whether that is all (`complete`), and clues that clash directly."""

    status: StatusName
    at_least: int
    complete: bool
    problems: list[ProblemData]


class SolvedData(SubjectData):
    """What solving says of a puzzle."""

    solutions: list[Rows]
    status: StatusName
    at_least: int
    complete: bool
    problems: list[ProblemData]
    guesses: int


def solved_data(puzzle: Puzzle, outcome: Outcome) -> SolvedData:
    return {
        **subject_data(puzzle),
        "solutions": [solution.rows for solution in outcome.solutions],
        **verdict_data(puzzle, outcome),
        "guesses": outcome.guesses,
    }


def verdict_data(puzzle: Puzzle, outcome: Outcome) -> VerdictData:
    return {
        "status": status_name(outcome.status),
        "at_least": outcome.at_least,
        "complete": outcome.complete,
        "problems": problems_data(clashing(puzzle, outcome), puzzle.grid),
    }


def clashing(puzzle: Puzzle, outcome: Outcome) -> tuple[Problem, ...]:
    """The clues that clash directly, if there is no solution."""
    if outcome.status is not Status.NONE:
        return ()
    from gridwright.diagnosis import clashes  # noqa: PLC0415 - most puzzles have a solution

    return clashes(puzzle)
