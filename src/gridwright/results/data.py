"""Any result as plain data: dicts, lists, strings and numbers, ready for JSON. docs/results.md has their schemas."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, overload

from gridwright.diagnosis import Diagnosis, Report
from gridwright.engine.canonical import Canonical
from gridwright.kinds._kind import Kind
from gridwright.logic.explain import Trail
from gridwright.logic.rate import Rated
from gridwright.logic.step import Step
from gridwright.making.made import Made
from gridwright.model.errors import GridwrightError, Problem
from gridwright.model.puzzle import Outcome, Position, Puzzle, Solution
from gridwright.notations import dump
from gridwright.notations._shared.notation import Notation
from gridwright.results.catalogue import KindData, NotationData, kind_data, notation_data
from gridwright.results.diagnoses import DiagnosisData, ReportData, diagnosis_data, report_data
from gridwright.results.making import MadeData, made_data
from gridwright.results.outcomes import CanonicalData, OutcomeData, Rows, canonical_data, outcome_data
from gridwright.results.problems import ErrorData, ProblemData, error_data, problem_data
from gridwright.results.ratings import RatedData, rated_data
from gridwright.results.steps import StepData, TrailData, step_data, trail_data

__all__ = ["as_data"]

Result = (
    Puzzle | Position | Solution | Outcome | Step | Trail | Rated | Made | Report | Diagnosis | Kind | Notation
    | Problem | GridwrightError | Canonical
)  # fmt: skip


@overload
def as_data(result: Outcome, lang: str = "en") -> OutcomeData: ...
@overload
def as_data(result: Solution, lang: str = "en") -> Rows: ...
@overload
def as_data(result: Step, lang: str = "en") -> StepData: ...
@overload
def as_data(result: Trail, lang: str = "en") -> TrailData: ...
@overload
def as_data(result: Rated, lang: str = "en") -> RatedData: ...
@overload
def as_data(result: Made, lang: str = "en") -> MadeData: ...
@overload
def as_data(result: Diagnosis, lang: str = "en") -> DiagnosisData: ...
@overload
def as_data(result: Report, lang: str = "en") -> ReportData: ...
@overload
def as_data(result: Canonical, lang: str = "en") -> CanonicalData: ...
@overload
def as_data(result: Kind, lang: str = "en") -> KindData: ...
@overload
def as_data(result: Notation, lang: str = "en") -> NotationData: ...
@overload
def as_data(result: Problem, lang: str = "en") -> ProblemData: ...
@overload
def as_data(result: GridwrightError, lang: str = "en") -> ErrorData: ...
@overload
def as_data(result: Puzzle | Position, lang: str = "en") -> dict[str, object]: ...
def as_data(result: Result, lang: str = "en") -> object:
    """A result as plain data, ready for JSON: what the command line prints with `--json`.

    Puzzles and positions are told as the notation json does, cells by their names (`r1c1`), and sentences in the
    language `lang`. Raises TypeError for what is no result, FormatError for a puzzle with rules that JSON has no words
    for, and GridwrightError for a step that does not know its position.
    """
    for sort, told in _TOLD.items():
        if isinstance(result, sort):
            return told(result, lang)
    raise TypeError(f"{type(result).__name__} is not a result that can be written as data")


_TOLD: dict[type, Callable[[Any, str], object]] = {
    Outcome: lambda outcome, lang: outcome_data(outcome),
    Solution: lambda solution, lang: solution.rows,
    Step: step_data,
    Trail: trail_data,
    Rated: lambda rated, lang: rated_data(rated),
    Made: lambda made, lang: made_data(made),
    Diagnosis: diagnosis_data,
    Report: lambda report, lang: report_data(report),
    Canonical: lambda canonical, lang: canonical_data(canonical),
    Kind: lambda kind, lang: kind_data(kind),
    Notation: notation_data,
    Problem: lambda problem, lang: problem_data(problem),
    GridwrightError: lambda error, lang: error_data(error),
    Puzzle: lambda puzzle, lang: json.loads(dump(puzzle, "json")),
    Position: lambda position, lang: json.loads(dump(position, "json")),
}
