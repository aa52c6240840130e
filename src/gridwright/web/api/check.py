"""Check that a puzzle has exactly one solution, and say what is wrong if not."""

from __future__ import annotations

from gridwright.diagnosis import diagnose
from gridwright.results.diagnoses import DiagnosisData, diagnosis_data
from gridwright.web.endpoint import Endpoint, Errand
from gridwright.web.query import PuzzleQuery

__all__ = ["ENDPOINT", "CheckQuery"]


class CheckQuery(PuzzleQuery, kw_only=True):
    """With `redundant`, clues are looked for that can be left out."""

    redundant: bool = False


def answer(query: CheckQuery, errand: Errand) -> DiagnosisData:
    puzzle, clock = query.position.puzzle, errand.clock
    found = diagnose(puzzle, redundant=query.redundant, timeout=clock.left(), cancel=clock.cancel)
    return diagnosis_data(found, query.lang)


ENDPOINT = Endpoint(
    summary="Check that a puzzle has exactly one solution: else which clues clash, or which would leave only one.",
    query=CheckQuery,
    answer=answer,
    result=DiagnosisData,
)
