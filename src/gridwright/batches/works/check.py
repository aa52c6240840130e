"""Checking: whether puzzles have exactly one solution, and what is wrong with those that have not."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

import gridwright as gw
from gridwright.batches.row import BatchRow, on_a_line
from gridwright.batches.work import Found, Work


def answer(puzzle: gw.Puzzle, options: Mapping[str, Any]) -> Found:
    diagnosis = gw.diagnose(puzzle, redundant=options["redundant"], timeout=options["timeout"])
    data: dict[str, Any] = dict(gw.as_data(diagnosis, options["lang"]))
    status = str(data.pop("status"))
    data.pop("kind")
    return status, data


def text(row: BatchRow, format: str) -> str:
    """What `check` says, on one line; that all is well in a word."""
    messages = on_a_line(cast(list[str], row.found["messages"])) if format == "messages" else ""
    return f"{row.status}: {messages}" if messages else row.status


WORK = Work(
    id="check",
    formats=("messages", "status"),
    columns=("messages",),
    options={"redundant": False, "timeout": None, "lang": "en"},
    answer=answer,
    text=text,
)
