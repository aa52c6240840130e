"""Explaining: the steps a person would take, with reasons."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

import gridwright as gw
from gridwright.batches.row import BatchRow
from gridwright.batches.work import Found, Work
from gridwright.model.clock import Clock


def answer(puzzle: gw.Puzzle, options: Mapping[str, Any]) -> Found:
    from gridwright.logic.explain import cut  # noqa: PLC0415 - loaded when it is needed
    from gridwright.results.steps import trail_data  # noqa: PLC0415
    from gridwright.words import tell_ending  # noqa: PLC0415

    clock = Clock(options["timeout"])
    outcome = gw.solve(puzzle, timeout=clock.half().left())
    if outcome.status is gw.Status.NONE:
        return str(outcome.status), {"solved": False, "rating": None, "steps": [], "text": []}
    trail = gw.explain(puzzle, timeout=clock.left())
    data: dict[str, Any] = dict(trail_data(trail, options["lang"], clock.telling()))
    trail = cut(trail, len(data["steps"]))
    data.pop("kind")
    sentences = [step["text"] for step in data["steps"]]
    return str(outcome.status), data | {"text": [*sentences, tell_ending(trail, options["lang"])]}


def text(row: BatchRow, format: str) -> str:
    """All steps in words, on one line; before them how many solutions there are, unless it is one."""
    steps = " ".join(cast(list[str], row.found["text"])) if format == "text" else ""
    if row.status == str(gw.Status.UNIQUE) and steps:
        return steps
    return f"{row.status}: {steps}" if steps else row.status


WORK = Work(
    id="explain",
    formats=("text", "status"),
    columns=("solved", "rating", "text"),
    options={"timeout": None, "lang": "en"},
    answer=answer,
    text=text,
)
