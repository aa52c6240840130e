"""From the bytes of a request to those of the answer, wherever that happens. No HTTP here, and no process."""

from __future__ import annotations

import os
import traceback
from collections.abc import Mapping
from dataclasses import replace
from typing import Literal

import msgspec

from gridwright.model.clock import Clock
from gridwright.model.errors import GridwrightError, OutOfTimeError, Problem
from gridwright.results.problems import ProblemData, problems_data
from gridwright.web.api import all_endpoints
from gridwright.web.endpoint import Errand, MediaFile
from gridwright.web.query import Query, grid_of
from gridwright.words import languages, say, speaking, tell_problem

__all__ = [
    "FAULT", "JSON", "USUAL_SECONDS", "ApiReply", "Cause", "answered", "decoded", "error_reply", "perform",
    "place_of", "seconds_for", "time_over",
]

JSON = "application/json"

Cause = Literal["", "time", "memory"]
"""What there was too little of, where nothing is wrong with what was asked."""

FAULT = "something went wrong inside, which is not your fault"

USUAL_SECONDS = 20.0
"""How long a question may take that does not say it."""


class ApiReply(msgspec.Struct, frozen=True, array_like=True):
    """What is answered; `fault` says for the log what went wrong inside, without a word of what was asked."""

    status: int
    type: str
    body: bytes
    fault: str = ""


def error_reply(
    status: int, message: str, problems: list[ProblemData] | None = None, fault: str = "", cause: Cause = ""
) -> ApiReply:
    """An answer that says what is wrong."""
    error = {"message": message, "problems": problems or [], "cause": cause}
    return ApiReply(status, JSON, msgspec.json.encode({"error": error}), fault)


def perform(name: str, asked: bytes | Mapping[str, str], *, most: float) -> ApiReply:
    """What an endpoint answers to a body, or to what an address asks; it may take `most` seconds at most."""
    query = decoded(name, asked)
    if isinstance(query, ApiReply):
        return query
    return answered(name, query, Errand(Clock(seconds_for(query, most))))


def decoded(name: str, asked: bytes | Mapping[str, str]) -> Query | ApiReply:
    """What is asked, or why that makes no sense."""
    expected = all_endpoints()[name].query
    try:
        if isinstance(asked, bytes):
            return msgspec.json.decode(asked, type=expected)
        return msgspec.convert(asked, type=expected, strict=False)
    except msgspec.ValidationError as error:
        return error_reply(400, str(error))
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        return error_reply(400, f"the request is not JSON: {error}")
    except RecursionError:
        return error_reply(400, "the request is nested too deeply")


def seconds_for(query: Query, most: float) -> float:
    """How long it may take to answer."""
    return min(USUAL_SECONDS if query.timeout is None else query.timeout, most)


def answered(name: str, query: Query, errand: Errand) -> ApiReply:
    """What an endpoint answers to a query."""
    try:
        with speaking(query.lang):
            found = all_endpoints()[name].answer(query, errand)
        if isinstance(found, MediaFile):
            return ApiReply(200, found.type, found.content)
        return ApiReply(200, JSON, msgspec.json.encode(found))
    except Exception as error:
        return _failed(error, query)


def _failed(failure: Exception, query: Query) -> ApiReply:
    """What is answered where there is no answer."""
    match failure:
        case OutOfTimeError():
            return time_over(query.lang)
        case GridwrightError():
            lang = query.lang if query.lang in languages() else "en"
            return _refused(failure, getattr(query, "puzzle", None), lang)
        case MemoryError() | ImportError() if not isinstance(failure, ModuleNotFoundError):
            # a package that is there, and yet cannot be loaded, finds no room
            return error_reply(422, say("served-memory", query.lang, limit=_most_memory()), cause="memory")
        case RecursionError():
            return error_reply(422, "this is nested too deeply")
    return error_reply(500, FAULT, fault=place_of(failure))


def time_over(lang: str = "en", fault: str = "") -> ApiReply:
    """What is answered for work that has nothing to show when its time is over. Who asks can ask for less, or with a
    longer timeout: so it is no fault of the server's."""
    return error_reply(422, say("served-time", lang), fault=fault, cause="time")


def _most_memory() -> float:
    """How many megabytes this process may have; all of the machine's where there is no limit."""
    import resource  # noqa: PLC0415 - needed only when there is too little

    limit = resource.getrlimit(resource.RLIMIT_AS)[0]
    return (limit if limit > 0 else os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")) / 1_000_000


def _refused(error: GridwrightError, puzzle: object, lang: str) -> ApiReply:
    """What is wrong with a puzzle; a document is no text, and has no lines, but its cells have names."""
    grid = grid_of(puzzle)
    known = grid and all(cell in grid.cells for problem in error.problems for cell in problem.cells)
    problems = error.problems
    if isinstance(puzzle, dict):
        problems = tuple(replace(problem, line=None, column=None) for problem in problems)
    message = "\n".join(_placed(problem, lang) for problem in problems)
    return error_reply(422, message, problems_data(problems, grid if known else None, lang))


def _placed(problem: Problem, lang: str) -> str:
    """What is wrong, and where in the text."""
    told = tell_problem(problem, lang)
    if problem.line is None:
        return told
    if problem.column is None:
        return say("problem-line", lang, line=problem.line, told=told)
    return say("problem-place", lang, line=problem.line, column=problem.column, told=told)


def place_of(error: Exception) -> str:
    """What sort of error it is and where it came from; its message may quote what was asked."""
    last = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__} in {os.path.basename(last.filename)}, line {last.lineno}"
