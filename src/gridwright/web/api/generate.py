"""Puzzles made to order."""

from __future__ import annotations

from typing import Annotated, TypedDict, cast

import msgspec

from gridwright.batches.generation import generate, random_seed
from gridwright.making.request import RequestDetails
from gridwright.model.errors import OutOfTimeError
from gridwright.results.making import MadeData, made_data
from gridwright.web.endpoint import Endpoint, Errand
from gridwright.web.query import Query, Seed

__all__ = ["ENDPOINT", "GenerateQuery", "MadeListData"]

_MOST = 100
"""Puzzles in an answer."""

Window = tuple[float, float]


class GenerateQuery(Query, kw_only=True):
    """What puzzles are wanted, and how many; the details are those of `gridwright.generate`. The same seed gives the
    same puzzles."""

    kind: str
    size: int | tuple[int, int] | None = None
    n: Annotated[int, msgspec.Meta(ge=1, le=_MOST)] = 1
    seed: Seed | None = None
    values: str | tuple[int, int] | None = None
    level: str | None = None
    rating: Window | None = None
    minutes: Window | None = None
    symmetry: str = "none"
    givens: tuple[int, int] | None = None
    minimal: bool = False
    clues: dict[str, int | str] | None = None
    regions: str | list[list[int | str]] | None = None
    rules: tuple[str, ...] = ()
    techniques: tuple[str, ...] = ()
    without: tuple[str, ...] = ()
    pattern: list[list[int | str]] | None = None
    best_of: Annotated[int, msgspec.Meta(ge=1, le=_MOST)] = 1
    by: str | None = None
    tries: Annotated[int, msgspec.Meta(ge=1, le=10_000)] | None = None

    @property
    def details(self) -> RequestDetails:
        names = RequestDetails.__annotations__.keys() - {"options"}
        return cast(RequestDetails, {name: getattr(self, name) for name in names} | {"options": self.rules})


class MadeListData(TypedDict):
    """The puzzles that were made, with their records, and the seed that makes them again; `complete` if there was time
    for all."""

    seed: int
    puzzles: list[MadeData]
    complete: bool


def answer(query: GenerateQuery, errand: Errand) -> MadeListData:
    seed = random_seed() if query.seed is None else query.seed
    found: list[MadeData] = []
    left = errand.clock.left()
    try:
        for made in generate(query.kind, query.size, count=query.n, seed=seed, timeout=left, **query.details):
            found.append(made_data(made))
            errand.tell({"made": found[-1], "number": len(found), "count": query.n})
    except OutOfTimeError:
        if not found:
            raise
    return {"seed": seed, "puzzles": found, "complete": len(found) == query.n}


ENDPOINT = Endpoint(
    summary="Puzzles of any kind made to order, each with exactly one solution, no two alike.",
    query=GenerateQuery,
    answer=answer,
    result=MadeListData,
)
