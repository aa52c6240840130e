"""Problems and errors as data, and which sort of puzzle they are about."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypedDict

from gridwright.model.errors import GridwrightError, Problem
from gridwright.model.grid import Grid
from gridwright.model.puzzle import Puzzle
from gridwright.words import tell_problem

__all__ = [
    "ErrorData", "ProblemData", "SubjectData", "error_data", "problem_data", "problems_data", "subject_data",
]


class SubjectData(TypedDict):
    """Which sort of puzzle something is about: its kind and size."""

    kind: str
    rows: int
    cols: int


class ProblemData(TypedDict):
    """Something wrong: a sentence, the names of the cells it is about, and where in the text it stands."""

    message: str
    cells: list[str]
    line: int | None
    column: int | None


class ErrorData(TypedDict):
    """Something that is refused: the message of the error, and each of its reasons."""

    error: str
    problems: list[ProblemData]


def subject_data(puzzle: Puzzle) -> SubjectData:
    return {"kind": puzzle.kind, "rows": puzzle.grid.rows, "cols": puzzle.grid.cols}


def problem_data(problem: Problem, grid: Grid | None = None, lang: str = "en") -> ProblemData:
    """A problem; of cells whose grid is not known, no names can be told."""
    return {
        "message": tell_problem(problem, lang),
        "cells": [grid.name(cell) for cell in problem.cells] if grid else [],
        "line": problem.line,
        "column": problem.column,
    }


def problems_data(problems: Iterable[Problem], grid: Grid | None = None, lang: str = "en") -> list[ProblemData]:
    return [problem_data(problem, grid, lang) for problem in problems]


def error_data(error: GridwrightError) -> ErrorData:
    return {"error": str(error), "problems": problems_data(error.problems)}
