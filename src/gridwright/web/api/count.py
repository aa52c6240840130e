"""Count the solutions of a puzzle."""

from __future__ import annotations

from typing import Annotated

import msgspec

from gridwright.engine import count
from gridwright.results.solutions import SolvedData, solved_data
from gridwright.web.endpoint import Endpoint, Errand
from gridwright.web.query import PuzzleQuery

__all__ = ["ENDPOINT", "CountQuery"]


class CountQuery(PuzzleQuery, kw_only=True):
    """Solutions are counted up to `limit`."""

    limit: Annotated[int, msgspec.Meta(ge=1, le=10**9)] = 1000


def answer(query: CountQuery, errand: Errand) -> SolvedData:
    puzzle, clock = query.position.puzzle, errand.clock
    return solved_data(puzzle, count(puzzle, limit=query.limit, timeout=clock.left(), cancel=clock.cancel))


ENDPOINT = Endpoint(
    summary="Count the solutions of a puzzle, up to a limit.", query=CountQuery, answer=answer, result=SolvedData
)
