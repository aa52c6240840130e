"""The application: which address is answered by whom."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles

from gridwright.web.api import all_endpoints
from gridwright.web.endpoint import Endpoint
from gridwright.web.guard import Guard, Limits
from gridwright.web.perform import perform

__all__ = ["STATIC", "make_app"]

STATIC = Path(__file__).parent / "static"


def make_app(names: frozenset[str] = frozenset({"localhost"}), limits: Limits | None = None) -> Guard:
    """The application, that answers to these names and to addresses."""
    limits = limits or Limits()
    routes: list[Any] = [
        Route(f"/api/{name}", _answering(name, endpoint, limits), methods=[endpoint.method])
        for name, endpoint in all_endpoints().items()
    ]
    routes.append(Mount("/", StaticFiles(directory=STATIC, html=True)))
    return Guard(Starlette(routes=routes), names, limits)


def _answering(name: str, endpoint: Endpoint, limits: Limits) -> Any:
    async def answer(request: Request) -> Response:
        asked = request.scope["gridwright.body"] if endpoint.method == "POST" else dict(request.query_params)
        reply = await asyncio.to_thread(perform, name, asked, most=limits.work)
        headers = {"cache-control": "no-store"}
        return Response(reply.body, reply.status, headers, reply.type)

    return answer
