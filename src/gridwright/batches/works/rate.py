"""Rating: how hard puzzles are, if they have exactly one solution."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import gridwright as gw
from gridwright.batches.row import BatchRow
from gridwright.batches.work import Found, Work
from gridwright.model.clock import Clock


def answer(puzzle: gw.Puzzle, options: Mapping[str, Any]) -> Found:
    from gridwright.results.ratings import rated_data  # noqa: PLC0415 - loaded when it is needed

    clock = Clock(options["timeout"])
    status = gw.solve(puzzle, timeout=options["timeout"]).status
    if status is not gw.Status.UNIQUE:
        return str(status), {}
    try:
        rated = rated_data(gw.rate(puzzle, timeout=clock.left()))
    except gw.OutOfTimeError:
        return str(gw.Status.UNDECIDED), {}
    return str(status), {key: value for key, value in rated.items() if key != "path"}


def text(row: BatchRow, format: str) -> str:
    """The rating, or why there is none."""
    return str(row.found["rating"]) if format == "rating" and row.found else row.status


_COLUMNS = (
    "rating", "effort", "effort_low", "effort_high", "effort_basis", "level", "hardest", "steps", "techniques",
)  # fmt: skip

WORK = Work(
    id="rate",
    formats=("rating", "status"),
    columns=_COLUMNS,
    options={"timeout": None},
    answer=answer,
    text=text,
)
