"""A half-made puzzle, completed."""

from __future__ import annotations

from gridwright.making.complete import complete
from gridwright.results.making import CompletedData, completed_data
from gridwright.web.endpoint import Endpoint, Errand
from gridwright.web.query import PuzzleQuery, Seed

__all__ = ["ENDPOINT", "CompleteQuery"]


class CompleteQuery(PuzzleQuery, kw_only=True):
    """The sort of clues that are added (`clues`), the symmetry of where givens stand, and how hard it should be.
    Another seed chooses other clues."""

    clues: str = "givens"
    symmetry: str = "none"
    level: str | None = None
    seed: Seed = 0


def answer(query: CompleteQuery, errand: Errand) -> CompletedData:
    puzzle = query.position.puzzle
    return completed_data(
        complete(
            puzzle, sort=query.clues, symmetry=query.symmetry, level=query.level, seed=query.seed,
            timeout=errand.clock.left(),
        )
    )


ENDPOINT = Endpoint(
    summary="A puzzle with the fewest further clues that leave exactly one solution.",
    query=CompleteQuery,
    answer=answer,
    result=CompletedData,
)
