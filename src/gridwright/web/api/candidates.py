"""The values that each cell has in some solution."""

from __future__ import annotations

from gridwright.engine import true_candidates
from gridwright.results.outcomes import CandidatesData, candidates_data
from gridwright.web.endpoint import Endpoint, Errand
from gridwright.web.query import PuzzleQuery

__all__ = ["ENDPOINT", "PuzzleCandidatesData"]


class PuzzleCandidatesData(CandidatesData):
    """The same, and the kind of the puzzle."""

    kind: str


def answer(query: PuzzleQuery, errand: Errand) -> PuzzleCandidatesData:
    puzzle, clock = query.position.puzzle, errand.clock
    found = true_candidates(puzzle, timeout=clock.left(), cancel=clock.cancel)
    return {"kind": puzzle.kind, **candidates_data(puzzle, found)}


ENDPOINT = Endpoint(
    summary="The values that each cell has in some solution.",
    query=PuzzleQuery,
    answer=answer,
    result=PuzzleCandidatesData,
)
