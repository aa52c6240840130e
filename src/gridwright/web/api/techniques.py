"""All techniques, easiest first."""

from __future__ import annotations

from typing import TypedDict

from gridwright.logic.techniques import ladder
from gridwright.results.catalogue import TechniqueData, technique_data
from gridwright.web.endpoint import Endpoint, Errand
from gridwright.web.query import Query

__all__ = ["ENDPOINT", "LadderData"]


class LadderData(TypedDict):
    """The techniques that there are."""

    techniques: list[TechniqueData]


def answer(query: Query, errand: Errand) -> LadderData:
    return {"techniques": [technique_data(technique, query.lang) for technique in ladder()]}


ENDPOINT = Endpoint(
    summary="All techniques, easiest first.", query=Query, answer=answer, result=LadderData, method="GET"
)
