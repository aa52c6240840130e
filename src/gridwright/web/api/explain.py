"""The steps that a person would take from a position, each with its reason."""

from __future__ import annotations

from collections import deque
from itertools import islice
from typing import NotRequired, cast

from gridwright.engine import solve
from gridwright.logic import Trail, explain
from gridwright.logic.explain import taken_in
from gridwright.logic.route import replay
from gridwright.logic.step import Step
from gridwright.model.puzzle import Position, Status
from gridwright.pictures.subject import scene_of
from gridwright.pictures.svg.board import BoardData, StepLayers, board_data, step_layers
from gridwright.results.explanations import ExplainedData, explained_data
from gridwright.results.steps import step_data
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
    board = board_data(scene_of(position, lang=query.lang), position.puzzle, lang=query.lang) if query.draw else None
    if board:
        errand.tell({"board": board})
    outcome = solve(position.puzzle, timeout=clock.half().left(), cancel=clock.cancel)
    use_it = query.uniqueness and outcome.status is Status.UNIQUE
    news = _News(query, position, errand) if errand.hears else None
    trail = explain(
        position, uniqueness=use_it, timeout=clock.left(), cancel=clock.cancel, hear=news.hear if news else None,
    )  # fmt: skip
    data = cast(DrawnTrailData, explained_data(trail, outcome, query.lang, clock.telling()))
    if board:
        data["board"] = board
        data["layers"] = news.layers[: len(data["steps"])] if news else _layers(trail, len(data["steps"]))
    return data


class _News:
    """Steps that are told as soon as they are found."""

    def __init__(self, query: ExplainQuery, start: Position, errand: Errand) -> None:
        self._query, self._errand, self._before = query, errand, start
        self._found: deque[Step] = deque()
        self._after = replay(start, iter(self._found.popleft, None))
        self.layers: list[StepLayers] = []

    def hear(self, step: Step) -> None:
        before = self._before
        news: dict[str, object] = {"step": step_data(step, self._query.lang, before)}
        if self._query.draw:
            self.layers.append(_drawn(step, before))
            news["layers"] = self.layers[-1]
        self._found.append(step)
        self._before = next(self._after)
        self._errand.tell(news)


def _layers(trail: Trail, count: int) -> list[StepLayers]:
    return [_drawn(step, before) for step, before in islice(taken_in(trail), count)]


def _drawn(step: Step, before: Position) -> StepLayers:
    return step_layers(scene_of(before, step=step, title=""))


ENDPOINT = Endpoint(
    summary="The steps that a person would take from a position, each with its reason.",
    query=ExplainQuery,
    answer=answer,
    result=DrawnTrailData,
)
