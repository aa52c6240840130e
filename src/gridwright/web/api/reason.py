"""Why a value must stand in a cell, or cannot."""

from __future__ import annotations

from typing import NotRequired, cast

from gridwright.logic import reason
from gridwright.pictures.subject import scene_of
from gridwright.pictures.svg.board import BoardData, board_data
from gridwright.results.steps import StepData, step_data
from gridwright.web.endpoint import Endpoint, Errand
from gridwright.web.query import PuzzleQuery
from gridwright.words import technique_title

__all__ = ["ENDPOINT", "DrawnStepData", "ReasonQuery"]


class ReasonQuery(PuzzleQuery, kw_only=True):
    """A `cell` such as r1c3, and a value. With `draw`, there is a board that shows the reason."""

    cell: str
    value: int
    draw: bool = False


class DrawnStepData(StepData):
    """A step, what its technique is called, and the board that shows it."""

    technique_title: str
    layers: NotRequired[BoardData]


def answer(query: ReasonQuery, errand: Errand) -> DrawnStepData:
    clock = errand.clock
    step = reason(query.position, query.cell, query.value, timeout=clock.left(), cancel=clock.cancel)
    data = cast(DrawnStepData, step_data(step, query.lang))
    data["technique_title"] = technique_title(step.technique, query.lang)
    if query.draw and step.position:
        data["layers"] = board_data(scene_of(step, lang=query.lang), step.position.puzzle, lang=query.lang)
    return data


ENDPOINT = Endpoint(
    summary="Why a value must stand in a cell, or cannot: the smallest reason that is found.",
    query=ReasonQuery,
    answer=answer,
    result=DrawnStepData,
)
