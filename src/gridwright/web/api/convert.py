"""A puzzle in another notation."""

from __future__ import annotations

from gridwright.results.conversions import ConvertedData, converted_data
from gridwright.web.endpoint import Endpoint, Errand
from gridwright.web.query import PuzzleQuery

__all__ = ["ENDPOINT", "ConvertQuery"]


class ConvertQuery(PuzzleQuery, kw_only=True):
    """`to` is the id of a notation. What that cannot carry is refused, unless it may be left out (`lossy`)."""

    to: str
    lossy: bool = False


def answer(query: ConvertQuery, errand: Errand) -> ConvertedData:
    return converted_data(query.position, query.to, lossy=query.lossy)


ENDPOINT = Endpoint(
    summary="A puzzle in another notation.", query=ConvertQuery, answer=answer, result=ConvertedData
)
