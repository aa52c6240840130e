"""A hint at the next step of a position, as much of it as is wanted."""

from __future__ import annotations

from typing import Annotated, NotRequired, cast

import msgspec

from gridwright.pictures.subject import scene_of
from gridwright.pictures.svg.board import BoardData, board_data
from gridwright.session.finding import ALL, WHERE, StepSearch, look
from gridwright.session.hints import HintData, hint_data, ladder_of
from gridwright.web.endpoint import Endpoint, Errand
from gridwright.web.query import PuzzleQuery
from gridwright.words import technique_title

__all__ = ["ENDPOINT", "DrawnHintData", "HintQuery"]


class HintQuery(PuzzleQuery, kw_only=True):
    """`detail` is how much is told: 1 where to look, 2 which technique, 3 which cells, 4 all of it. With `uniqueness`,
    steps may use that there is only one solution. With `draw`, there is a board that shows the step."""

    detail: Annotated[int, msgspec.Meta(ge=WHERE, le=ALL)] = WHERE
    uniqueness: bool = False
    draw: bool = False


class DrawnHintData(HintData):
    """A hint with its step drawn, if there is one: the board, what the technique is called, and a sentence for each
    detail from 1 to 4."""

    layers: NotRequired[BoardData]
    technique_title: NotRequired[str]
    told: NotRequired[list[str]]


def answer(query: HintQuery, errand: Errand) -> DrawnHintData:
    search = StepSearch(lang=query.lang, uniqueness=query.uniqueness, clock=errand.clock)
    found = look(query.position, search)
    data = cast(DrawnHintData, hint_data([found], query.detail, query.lang))
    if query.draw and found.step:
        data["layers"] = board_data(scene_of(found.step, lang=query.lang), found.position.puzzle, lang=query.lang)
        data["technique_title"] = technique_title(found.step.technique, query.lang)
        data["told"] = ladder_of(found.step, found.position, query.lang)
    return data


ENDPOINT = Endpoint(
    summary="A hint at the next step of a position, after what is wrong in it.",
    query=HintQuery,
    answer=answer,
    result=DrawnHintData,
)
