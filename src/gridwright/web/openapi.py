"""The API described as OpenAPI, made from the types that validate requests and those of results."""

from __future__ import annotations

from functools import cache
from typing import Any, TypedDict

import msgspec

from gridwright import __version__
from gridwright.results.problems import ProblemData
from gridwright.web.api import all_endpoints
from gridwright.web.endpoint import Endpoint
from gridwright.web.perform import JSON, Cause
from gridwright.web.replies import LINES

__all__ = ["ErrorReplyData", "RefusalData", "openapi"]

_REFERENCE = "#/components/schemas/{name}"

_ERRORS = {
    "400": "The request makes no sense: no JSON, a field that is not known, or of the wrong type.",
    "408": "The request did not arrive in time.",
    "413": "The request is too large.",
    "415": "The request is not said to be JSON.",
    "422": "What is asked for is refused, with the reasons, or takes more time or memory than it may.",
    "503": "Too much is asked at the moment, or what worked on it was lost; ask again.",
}


class RefusalData(TypedDict):
    """What is wrong, all of it and one by one; `cause` names what there was too little of, where nothing is wrong."""

    message: str
    problems: list[ProblemData]
    cause: Cause


class ErrorReplyData(TypedDict):
    """The answer where there is none."""

    error: RefusalData


@cache
def openapi() -> dict[str, Any]:
    """The document."""
    endpoints = all_endpoints()
    queries = [endpoint.query for endpoint in endpoints.values() if endpoint.method == "POST"]
    results = [endpoint.result for endpoint in endpoints.values() if endpoint.result]
    types = list(dict.fromkeys([*queries, *results, ErrorReplyData]))
    schemas, components = msgspec.json.schema_components(types, ref_template=_REFERENCE)
    known = dict(zip(types, schemas, strict=True))
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Gridwright",
            "version": __version__,
            "description": "Number-placement puzzles solved, explained, rated, checked, made, converted and drawn. "
            "Answers are what the command line prints as JSON.",
            "license": {"name": "MIT"},
        },
        "paths": {
            f"/api/{name}": {endpoint.method.lower(): _operation(name, endpoint, known)}
            for name, endpoint in endpoints.items()
        },
        "components": {"schemas": components},
    }


def _operation(name: str, endpoint: Endpoint, schemas: dict[Any, dict[str, Any]]) -> dict[str, Any]:
    content: dict[str, Any] = {type: {} for type in endpoint.files}
    if endpoint.result:
        content[JSON] = {"schema": schemas[endpoint.result]}
    if endpoint.method == "POST":
        content[LINES] = {}
    told: dict[str, Any] = {
        "operationId": name,
        "summary": endpoint.summary,
        "responses": {
            "200": {"description": "The answer.", "content": content},
            **{
                status: {"description": why, "content": {JSON: {"schema": schemas[ErrorReplyData]}}}
                for status, why in _ERRORS.items()
                if endpoint.method == "POST" or status not in ("408", "413", "415")
            },
        },
    }
    if endpoint.method == "POST":
        told["requestBody"] = {"required": True, "content": {JSON: {"schema": schemas[endpoint.query]}}}
    else:
        told["parameters"] = list(_parameters(endpoint))
    return told


def _parameters(endpoint: Endpoint) -> list[dict[str, Any]]:
    """What an address may ask: the fields of the query."""
    (_,), components = msgspec.json.schema_components([endpoint.query], ref_template=_REFERENCE)
    schema = components[endpoint.query.__name__]
    needed = schema.get("required", [])
    return [
        {"name": name, "in": "query", "required": name in needed, "schema": field}
        for name, field in schema["properties"].items()
    ]
