"""How hard a puzzle is for people."""

from __future__ import annotations

from gridwright.engine import solve
from gridwright.logic import rate
from gridwright.model.errors import GridwrightError, OutOfTimeError
from gridwright.model.puzzle import Status
from gridwright.results.problems import subject_data
from gridwright.results.ratings import RatedPuzzleData, rated_puzzle_data
from gridwright.web.endpoint import Endpoint, Errand
from gridwright.web.query import PuzzleQuery
from gridwright.words import say

__all__ = ["ENDPOINT", "RateQuery"]


class RateQuery(PuzzleQuery, kw_only=True):
    """With `path`, the rating of each step and the candidates left after it."""

    path: bool = False


def answer(query: RateQuery, errand: Errand) -> RatedPuzzleData:
    puzzle, clock = query.position.puzzle, errand.clock
    status = solve(puzzle, timeout=clock.left(), cancel=clock.cancel).status
    if status is Status.UNDECIDED:
        raise OutOfTimeError(say("rate-stopped", query.lang))
    if status is not Status.UNIQUE:
        raise GridwrightError(say(f"rate-{status}", query.lang))
    try:
        rated = rate(puzzle, timeout=clock.left(), cancel=clock.cancel)
    except OutOfTimeError:
        raise OutOfTimeError(say("rate-stopped", query.lang)) from None
    return rated_puzzle_data(subject_data(puzzle), rated, path=query.path)


ENDPOINT = Endpoint(
    summary="How hard a puzzle with exactly one solution is for people.",
    query=RateQuery,
    answer=answer,
    result=RatedPuzzleData,
)
