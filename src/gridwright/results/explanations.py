"""What an explanation says of a puzzle or position: its steps, and what to know before anything else."""

from __future__ import annotations

from gridwright.diagnosis import clashes
from gridwright.logic import Trail, mistakes
from gridwright.model.clock import Clock
from gridwright.model.errors import Problem
from gridwright.model.puzzle import Outcome, Position, Status
from gridwright.results.diagnosis_sentences import no_solution
from gridwright.results.outcomes import StatusName, status_name
from gridwright.results.problems import ProblemData, problems_data
from gridwright.results.steps import TrailData, trail_data
from gridwright.words import say

__all__ = ["ExplainedData", "explained_data", "first_sentence", "wrong_cells"]


class ExplainedData(TrailData):
    """An explanation with how many solutions the puzzle has, and what is wrong with it or with what was entered."""

    status: StatusName
    problems: list[ProblemData]


def wrong_cells(position: Position, outcome: Outcome) -> tuple[int, ...]:
    """The cells where a player went wrong, as far as a single solution tells."""
    if outcome.status is not Status.UNIQUE or outcome.solution is None:
        return ()
    return mistakes(position, outcome.solution)


def first_sentence(position: Position, outcome: Outcome, lang: str = "en") -> str:
    """How many solutions there are, unless it is exactly one; then, what of the position is not in it."""
    if outcome.status is Status.NONE:
        return no_solution(position.puzzle, lang)
    if outcome.status is not Status.UNIQUE:
        return say(f"explain-{outcome.status}", lang)
    wrong = wrong_cells(position, outcome)
    return say("hint-wrong", lang, cells=position.puzzle.grid.names(wrong)) if wrong else ""


def explained_data(trail: Trail, outcome: Outcome, lang: str = "en", clock: Clock | None = None) -> ExplainedData:
    """A trail, or as many of its steps as there is time to tell."""
    puzzle, wrong = trail.puzzle, wrong_cells(trail.start, outcome)
    problems = [Problem(first_sentence(trail.start, outcome, lang), wrong)] if wrong else clashes(puzzle)
    return {
        **trail_data(trail, lang, clock),
        "status": status_name(outcome.status),
        "problems": problems_data(problems, puzzle.grid),
    }
