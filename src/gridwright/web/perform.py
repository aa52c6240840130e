"""From the bytes of a request to those of the answer, wherever that happens. No HTTP here, and no process."""

from __future__ import annotations

import os
import traceback
from collections.abc import Callable, Mapping
from dataclasses import replace

import msgspec

from gridwright.model.clock import Cancel, Clock
from gridwright.model.errors import GridwrightError, OutOfTimeError
from gridwright.results.problems import ProblemData, problems_data
from gridwright.web.api import all_endpoints
from gridwright.web.endpoint import Endpoint, Errand, MediaFile
from gridwright.web.query import Query, grid_of
from gridwright.words import speaking

__all__ = ["JSON", "USUAL_SECONDS", "ApiReply", "error_reply", "perform"]

JSON = "application/json"

USUAL_SECONDS = 20.0
"""How long a question may take that does not say it."""


class ApiReply(msgspec.Struct, frozen=True, array_like=True):
    """What is answered; `fault` says for the log what went wrong inside, without a word of what was asked."""

    status: int
    type: str
    body: bytes
    fault: str = ""


def error_reply(status: int, message: str, problems: list[ProblemData] | None = None, fault: str = "") -> ApiReply:
    """An answer that says what is wrong."""
    error = {"message": message, "problems": problems or []}
    return ApiReply(status, JSON, msgspec.json.encode({"error": error}), fault)


def perform(
    name: str,
    asked: bytes | Mapping[str, str],
    *,
    most: float,
    cancel: Cancel | None = None,
    tell: Callable[[Mapping[str, object]], None] | None = None,
) -> ApiReply:
    """What an endpoint answers to a body, or to what an address asks; it may take `most` seconds at most."""
    endpoint = all_endpoints()[name]
    try:
        query = _query(endpoint, asked)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        return error_reply(400, _reason(error))
    clock = Clock(min(USUAL_SECONDS if query.timeout is None else query.timeout, most), cancel)
    try:
        with speaking(query.lang):
            return _answered(endpoint.answer(query, Errand(clock, tell) if tell else Errand(clock)))
    except Exception as error:
        return _failed(error, query)


def _answered(found: object) -> ApiReply:
    if isinstance(found, MediaFile):
        return ApiReply(200, found.type, found.content)
    return ApiReply(200, JSON, msgspec.json.encode(found))


def _failed(failure: Exception, query: Query) -> ApiReply:
    """What is answered where there is no answer."""
    match failure:
        case OutOfTimeError():
            return error_reply(504, str(failure))
        case GridwrightError():
            return _refused(failure, getattr(query, "puzzle", None))
        case MemoryError():
            return error_reply(422, "this takes more memory than a request may have")
        case RecursionError():
            return error_reply(422, "this is nested too deeply")
    return error_reply(500, "something went wrong inside, which is not your fault", fault=_place(failure))


def _query(endpoint: Endpoint, asked: bytes | Mapping[str, str]) -> Query:
    if isinstance(asked, bytes):
        return msgspec.json.decode(asked, type=endpoint.query)
    return msgspec.convert(asked, type=endpoint.query, strict=False)


def _reason(error: Exception) -> str:
    if isinstance(error, msgspec.ValidationError):
        return str(error)
    return f"the request is not JSON: {error}" if not isinstance(error, RecursionError) else "nested too deeply"


def _refused(error: GridwrightError, puzzle: object) -> ApiReply:
    """What is wrong with a puzzle; a document is no text, and has no lines, but its cells have names."""
    grid = grid_of(puzzle)
    known = grid and all(cell in grid.cells for problem in error.problems for cell in problem.cells)
    problems = error.problems
    if isinstance(puzzle, dict):
        problems = tuple(replace(problem, line=None, column=None) for problem in problems)
    message = "\n".join(map(str, problems))
    return error_reply(422, message, problems_data(problems, grid if known else None))


def _place(error: Exception) -> str:
    """What sort of error it is and where it came from; its message may quote what was asked."""
    last = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__} in {os.path.basename(last.filename)}, line {last.lineno}"
