"""The application: which address is answered by whom."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles

from gridwright.web.api import all_endpoints
from gridwright.web.endpoint import Endpoint
from gridwright.web.guard import Guard
from gridwright.web.limits import Limits
from gridwright.web.log import AccessLog
from gridwright.web.openapi import openapi
from gridwright.web.perform import JSON, ApiReply, error_reply
from gridwright.web.replies import LINES, reply_response, streamed, while_there
from gridwright.web.workers.pool import WorkerPool

__all__ = ["STATIC", "make_app"]

STATIC = Path(__file__).parent / "static"

_KNOWN = 500
"""Answers that are kept of an endpoint without a puzzle."""


def make_app(
    hard: int = 1, names: frozenset[str] = frozenset({"localhost"}), limits: Limits | None = None
) -> AccessLog:
    """The application: it answers to these names and to addresses, and works on so many hard puzzles at a time."""
    limits = limits or Limits()
    pool = WorkerPool(hard, limits)

    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        await pool.start()
        try:
            yield
        finally:
            await pool.stop()

    routes: list[BaseRoute] = [
        Route(f"/{name}", _answering(name, endpoint, pool), methods=[endpoint.method])
        for name, endpoint in all_endpoints().items()
    ]
    routes = [
        Mount("/api", routes=[*routes, Route("/openapi.json", _described)]),
        Mount("/", GZipMiddleware(_PageFiles(directory=STATIC, html=True), compresslevel=6)),
    ]
    addresses = frozenset(["/", "/api/openapi.json", *(f"/api/{name}" for name in all_endpoints()), *_files()])
    app = Starlette(routes=routes, lifespan=life, exception_handlers={HTTPException: _not_there})
    return AccessLog(Guard(app, names, limits), addresses)


class _PageFiles(StaticFiles):
    """The files of the page. Browsers keep them, but ask each time whether theirs are still the newest: after an
    upgrade, an old script would not go with a new server."""

    def file_response(self, *args: Any, **more: Any) -> Response:
        response = super().file_response(*args, **more)
        response.headers["cache-control"] = "no-cache"
        return response


async def _not_there(request: Request, error: Exception) -> Response:
    """An address that nobody answers, or not by that method."""
    assert isinstance(error, HTTPException)
    allowed = (error.headers or {}).get("Allow", "")
    what = f"{request.url.path} takes {allowed}, not {request.method}" if allowed else f"there is no {request.url.path}"
    told = f"{what}; /api/openapi.json describes what there is"
    response = reply_response(error_reply(error.status_code, told), request)
    response.headers.update(error.headers or {})
    return response


async def _described(request: Request) -> Response:
    return reply_response(ApiReply(200, JSON, msgspec.json.encode(openapi())), request)


def _files() -> list[str]:
    """The addresses of the page's files."""
    return [f"/{path.relative_to(STATIC).as_posix()}" for path in STATIC.rglob("*") if path.is_file()]


def _answering(name: str, endpoint: Endpoint, pool: WorkerPool) -> Callable[[Request], Awaitable[Response]]:
    known: dict[frozenset[tuple[str, str]], ApiReply] = {}

    async def post(request: Request) -> Response:
        body = request.scope["gridwright.body"]
        if LINES in request.headers.get("accept", ""):
            return streamed(pool, name, body)
        return reply_response(await while_there(request, pool.ask(name, body)), request)

    async def get(request: Request) -> Response:
        """The same answer for the same query; few of them are possible, and kept."""
        asked = dict(request.query_params)
        key = frozenset(asked.items())
        reply = known.get(key) or await while_there(request, pool.ask(name, asked))
        if reply.status == 200 and len(known) < _KNOWN:
            known[key] = reply
        return reply_response(reply, request)

    return post if endpoint.method == "POST" else get
