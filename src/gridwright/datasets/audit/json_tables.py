"""Rows of JSON: an object on each line, a list of them, or a document that has such a list, or columns, in it."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

import gridwright as gw

__all__ = ["SPLITS", "rows_in"]

SPLITS = ("train", "training", "test", "val", "valid", "validation", "dev", "eval")
"""Names that files and lists have which are splits of a set."""


def rows_in(document: Any) -> Sequence[Any]:
    """What the rows of a JSON document are, itself if it is a puzzle or there are none in it."""
    if isinstance(document, list):
        return document
    if not isinstance(document, dict) or _is_puzzle(document):
        return [document]
    lists: dict[str, list[Any]] = {name: value for name, value in document.items() if _has_objects(value)}
    if lists and all(name.lower() in SPLITS for name in lists):
        return [{"split": name, **row} for name, rows in lists.items() for row in rows if isinstance(row, dict)]
    return max(lists.values(), key=len) if lists else _across(document) or [document]


def _has_objects(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and isinstance(value[0], dict)


def _across(document: Mapping[str, Any]) -> list[dict[str, Any]]:
    """The rows of columns: lists of one length, or objects with the same keys, as tables are often kept."""
    columns = {name: [*value.values()] if isinstance(value, dict) else value for name, value in document.items()}
    if not columns or not all(isinstance(column, list) for column in columns.values()):
        return []
    if len({len(column) for column in columns.values()}) > 1:
        return []
    return [dict(zip(columns, row, strict=True)) for row in zip(*columns.values(), strict=True)]


def _is_puzzle(document: Mapping[str, Any]) -> bool:
    try:
        gw.load(json.dumps(document))
    except gw.GridwrightError:
        return False
    return True
