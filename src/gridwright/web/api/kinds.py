"""What there is to set and to make: kinds, rules, tools for clues, levels, symmetries, notations."""

from __future__ import annotations

from typing import TypedDict

from gridwright.clues import all_sorts
from gridwright.kinds import all_kinds, all_options
from gridwright.kinds._kind import LEVELS
from gridwright.making.symmetry import SYMMETRIES
from gridwright.notations import all_notations
from gridwright.results.catalogue import (
    NotationData,
    OptionData,
    SetterKindData,
    ToolData,
    notation_data,
    option_data,
    setter_kind_data,
    tools_data,
)
from gridwright.web.endpoint import Endpoint, Errand
from gridwright.web.query import Query
from gridwright.words import say

__all__ = ["ENDPOINT", "CatalogueData", "LevelData"]


class LevelData(TypedDict):
    """A level, and what it is called."""

    id: str
    title: str


class CatalogueData(TypedDict):
    """All that puzzles can be made of, in a language."""

    kinds: list[SetterKindData]
    options: list[OptionData]
    tools: list[ToolData]
    levels: list[LevelData]
    symmetries: list[str]
    notations: list[NotationData]


def answer(query: Query, errand: Errand) -> CatalogueData:
    lang = query.lang
    return {
        "kinds": [setter_kind_data(kind, lang) for kind in all_kinds()],
        "options": [option_data(option, lang) for option in all_options()],
        "tools": [tool for sort in all_sorts() for tool in tools_data(sort, lang)],
        "levels": [{"id": level, "title": say(f"level-{level}", lang)} for level in LEVELS],
        "symmetries": list(SYMMETRIES),
        "notations": [notation_data(notation, lang) for notation in all_notations()],
    }


ENDPOINT = Endpoint(
    summary="Kinds, further rules, tools for clues, levels, symmetries and notations.",
    query=Query,
    answer=answer,
    result=CatalogueData,
    method="GET",
)
