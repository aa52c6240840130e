"""Solve a puzzle, and prove whether the solution is the only one."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated

import msgspec

from gridwright.engine import solve
from gridwright.results.solutions import SolvedData, solved_data
from gridwright.web.endpoint import Endpoint, Errand
from gridwright.web.query import PuzzleQuery

__all__ = ["ENDPOINT", "SolveQuery"]

_MOST = 1000
"""Solutions in an answer."""


class SolveQuery(PuzzleQuery, kw_only=True):
    """`limit` is how many solutions are wanted at most; two if nothing is said, to know whether there are others."""

    limit: Annotated[int, msgspec.Meta(ge=1, le=_MOST)] | None = None


def answer(query: SolveQuery, errand: Errand) -> SolvedData:
    puzzle, clock = query.position.puzzle, errand.clock
    outcome = solve(puzzle, limit=max(2, query.limit or 1), timeout=clock.left(), cancel=clock.cancel)
    return solved_data(puzzle, replace(outcome, solutions=outcome.solutions[: query.limit]))


ENDPOINT = Endpoint(
    summary="Solve a puzzle, and prove whether the solution is the only one.",
    query=SolveQuery,
    answer=answer,
    result=SolvedData,
)
