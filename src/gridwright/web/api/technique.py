"""A technique in words, with an example on a board."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

from gridwright.logic import hint
from gridwright.logic.techniques import technique
from gridwright.notations import load_position
from gridwright.pictures.subject import scene_of
from gridwright.pictures.svg.board import BoardData, board_data
from gridwright.results.catalogue import TechniqueData, technique_data
from gridwright.results.steps import StepData, step_data
from gridwright.web.endpoint import Endpoint, Errand
from gridwright.web.query import Query, written
from gridwright.words import technique_lesson

__all__ = ["ENDPOINT", "EXAMPLES", "TechniqueExampleData", "TechniqueQuery"]

EXAMPLES = Path(__file__).parent.parent / "technique_examples.json"
"""A position for each technique, by its id; made from those of examples/techniques."""


class TechniqueQuery(Query, kw_only=True):
    """The id of a technique."""

    id: str


class TechniqueExampleData(TechniqueData):
    """A technique: what to `look` for, `why` it works, and an example: the document of a position, the step that is
    taken there, and its board. They are null if there is no example."""

    look: str
    why: str
    document: dict[str, Any] | None
    step: StepData | None
    layers: BoardData | None


def answer(query: TechniqueQuery, errand: Errand) -> TechniqueExampleData:
    known = technique(query.id)
    look, why = technique_lesson(known.id, query.lang)
    data: TechniqueExampleData = {
        **technique_data(known, query.lang), "look": look, "why": why, "document": None, "step": None, "layers": None,
    }  # fmt: skip
    document = _examples().get(known.id)
    position = load_position(written(document), "json") if document else None
    step = hint(position, [known], uniqueness=known.needs_uniqueness) if position else None
    if position and step:
        data["document"], data["step"] = document, step_data(step, query.lang)
        data["layers"] = board_data(scene_of(step, lang=query.lang), position.puzzle, lang=query.lang)
    return data


@cache
def _examples() -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = json.loads(EXAMPLES.read_text(encoding="utf-8"))
    return found


ENDPOINT = Endpoint(
    summary="A technique in words with an example: a position, the step that is taken there, and its board.",
    query=TechniqueQuery,
    answer=answer,
    result=TechniqueExampleData,
    method="GET",
)
