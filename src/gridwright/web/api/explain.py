"""The steps that a person would take from a position, each with its reason."""

from __future__ import annotations

from typing import NotRequired, cast

from gridwright.engine import solve
from gridwright.logic import Trail, explain
from gridwright.logic.explain import taken_in
from gridwright.model.puzzle import Status
from gridwright.pictures.subject import scene_of
from gridwright.pictures.svg.board import BoardData, StepLayers, board_data, step_layers
from gridwright.results.explanations import ExplainedData, explained_data
from gridwright.web.endpoint import Endpoint, Errand
from gridwright.web.query import PuzzleQuery

__all__ = ["ENDPOINT", "DrawnTrailData", "ExplainQuery"]


class ExplainQuery(PuzzleQuery, kw_only=True):
    """With `uniqueness`, steps may use that there is only one solution. With `draw`, each step is shown on a board."""

    uniqueness: bool = False
    draw: bool = False


class DrawnTrailData(ExplainedData):
    """An explanation with its board, and for each step the layers that differ from it."""

    board: NotRequired[BoardData]
    layers: NotRequired[list[StepLayers]]


def answer(query: ExplainQuery, errand: Errand) -> DrawnTrailData:
    position, clock = query.position, errand.clock
    outcome = solve(position.puzzle, timeout=clock.half().left(), cancel=clock.cancel)
    use_it = query.uniqueness and outcome.status is Status.UNIQUE
    trail = explain(
        position, uniqueness=use_it, timeout=clock.left(), cancel=clock.cancel,
        tell=lambda steps, cells: errand.tell({"steps": steps, "cells": cells}),
    )  # fmt: skip
    data = cast(DrawnTrailData, explained_data(trail, outcome, query.lang, clock.telling()))
    if query.draw:
        data["board"] = board_data(scene_of(position, lang=query.lang), position.puzzle, lang=query.lang)
        data["layers"] = _layers(trail, len(data["steps"]))
    return data


def _layers(trail: Trail, count: int) -> list[StepLayers]:
    shown = [(step, before) for step, before in taken_in(trail)][:count]
    return [step_layers(scene_of(before, step=step, title="")) for step, before in shown]


ENDPOINT = Endpoint(
    summary="The steps that a person would take from a position, each with its reason.",
    query=ExplainQuery,
    answer=answer,
    result=DrawnTrailData,
    long=True,
)
