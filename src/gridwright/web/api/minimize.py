"""A puzzle without needless clues."""

from __future__ import annotations

from typing import Literal

from gridwright.making.minimize import minimize
from gridwright.results.making import MinimizedData, minimized_data
from gridwright.web.endpoint import Endpoint, Errand
from gridwright.web.query import PuzzleQuery, Seed

__all__ = ["ENDPOINT", "MinimizeQuery"]


class MinimizeQuery(PuzzleQuery, kw_only=True):
    """What may become of the rating: anything, nothing (keep), or rather more (raise). Another seed tries clues in
    another order."""

    rating: Literal["any", "keep", "raise"] = "any"
    seed: Seed = 0


def answer(query: MinimizeQuery, errand: Errand) -> MinimizedData:
    made = minimize(
        query.position.puzzle, rating=query.rating, seed=query.seed, timeout=errand.clock.left(),
        tell=lambda number, count: errand.tell({"number": number, "count": count}),
    )  # fmt: skip
    return minimized_data(made)


ENDPOINT = Endpoint(
    summary="A puzzle without clues that are not needed.",
    query=MinimizeQuery,
    answer=answer,
    result=MinimizedData,
)
