"""Converting: puzzles in another notation."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import gridwright as gw
from gridwright.batches.row import BatchRow
from gridwright.batches.work import TABLES, Found, Work, WorkOrder

_DONE = "converted"


def answer(puzzle: gw.Puzzle, options: Mapping[str, Any]) -> Found:
    lost = gw.losses(puzzle, options["to"]) if options["lossy"] else ()
    written = gw.dump(puzzle, options["to"], lossy=options["lossy"]).removesuffix("\n")
    return _DONE, {"notation": options["to"], "text": written, "lost": list(lost)}


def text(row: BatchRow, format: str) -> str:
    if format != "text":
        return row.status
    written, flat = str(row.found["text"]), gw.notation(str(row.found["notation"])).flat
    return flat(written).removesuffix("\n") if flat else written


def check(order: WorkOrder) -> None:
    """Rows are lines, and what takes several lines is for tables, where it is quoted."""
    notation = gw.notation(order.options["to"])
    if order.format not in TABLES and not _fits_on_a_line(notation):
        why = f"as {notation.id} a puzzle takes several lines, and a row is one"
        raise gw.GridwrightError(f"{why}; rows of csv and json can hold it")


def json_rows(format: str, options: Mapping[str, Any]) -> bool:
    return format == "text" and _is_json(gw.notation(options["to"]))


def _fits_on_a_line(notation: gw.Notation) -> bool:
    return notation.flat is not None or not (notation.join or "\n" in notation.example.strip("\n"))


def _is_json(notation: gw.Notation) -> bool:
    try:
        return isinstance(json.loads(notation.example), dict | list)
    except ValueError:
        return False


WORK = Work(
    id="convert",
    formats=("text", "status"),
    columns=("notation", "text", "lost"),
    options={"to": "line", "lossy": False},
    answer=answer,
    text=text,
    json_rows=json_rows,
    check=check,
)
