"""The puzzles of a text, link or file, as documents."""

from __future__ import annotations

import io
from itertools import islice
from typing import Any, TypedDict

import msgspec

from gridwright.model.errors import GridwrightError
from gridwright.notations import Loaded, load_each
from gridwright.notations._reading.files import read_stream
from gridwright.results.data import as_data
from gridwright.results.problems import ProblemData, problems_data
from gridwright.web.endpoint import Endpoint, Errand
from gridwright.web.query import Query
from gridwright.words import say

__all__ = ["ENDPOINT", "ReadData", "ReadPuzzleData", "ReadQuery"]

_MOST = 500
"""Puzzles in an answer."""


class ReadQuery(Query, kw_only=True):
    """A `text` or the bytes of a `file` in base64, packed with gzip or not, that holds puzzles in any notation."""

    text: str | None = None
    file: bytes | None = None
    name: str = ""
    from_: str | None = msgspec.field(default=None, name="from")
    allow_disconnected: bool = False


class ReadPuzzleData(TypedDict):
    """A puzzle as a document, or what is wrong with it; where it begins, and what to know about how it was read."""

    line: int
    document: dict[str, Any] | None
    notation: str
    kind: str
    title: str
    warnings: list[str]
    problems: list[ProblemData]


class ReadData(TypedDict):
    """The puzzles of a text; all of them if `complete`."""

    puzzles: list[ReadPuzzleData]
    complete: bool


def answer(query: ReadQuery, errand: Errand) -> ReadData:
    if (query.text is None) == (query.file is None):
        raise GridwrightError("either text or file is needed")
    text = query.text if query.text is not None else read_stream(io.BytesIO(query.file or b""))
    loaded = load_each(text, query.from_, allow_disconnected=query.allow_disconnected)
    found = list(islice(loaded, _MOST + 1))
    if len(found) == 1:
        found[0].or_raise()
    return {"puzzles": [_puzzle_data(one, query.lang) for one in found[:_MOST]], "complete": len(found) <= _MOST}


def _puzzle_data(loaded: Loaded, lang: str) -> ReadPuzzleData:
    position = loaded.position
    notes = [note.partition(": ") for note in position.notes] if position else []
    return {
        "line": loaded.line,
        "document": as_data(position) if position else None,
        "notation": loaded.notation,
        "kind": position.puzzle.kind if position else "",
        "title": position.puzzle.title if position else "",
        "warnings": [say(name, lang, what=what) for name, _, what in notes],
        "problems": problems_data(loaded.error.problems, lang=lang) if loaded.error else [],
    }


ENDPOINT = Endpoint(
    summary="The puzzles of a text, link or file in any notation, as documents.",
    query=ReadQuery,
    answer=answer,
    result=ReadData,
)
