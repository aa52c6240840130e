"""Answers as HTTP has them: in one piece, or line by line while the work goes on."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import AsyncIterator, Coroutine
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from gridwright.web.perform import JSON, ApiReply
from gridwright.web.workers.pool import WorkerPool

__all__ = ["LINES", "last_line", "reply_response", "streamed", "while_there"]

LINES = "application/x-ndjson"
"""What a client accepts that wants to know how far it is: a line of JSON for each piece of news."""

_NOBODY = 499
"""What stands in the log where nobody is there to be answered any more."""

_SOON = "1"
"""Seconds after which it is worth to ask again."""


_WORTH_PACKING = range(1_000, 200_000)
"""Bytes of an answer that gets there sooner if it is packed, and is in a moment."""


def reply_response(reply: ApiReply, request: Request) -> Response:
    """An answer in one piece, packed for those who can unpack it."""
    headers = {"cache-control": "no-store", "vary": "accept-encoding"}
    if reply.status == 503:
        headers["retry-after"] = _SOON
    if reply.type != JSON:  # what it is for is to be kept
        headers["content-disposition"] = "attachment"
    body, accepted = reply.body, request.headers.get("accept-encoding", "")
    if reply.type == JSON and "gzip" in accepted and len(body) in _WORTH_PACKING:
        body, headers["content-encoding"] = gzip.compress(body, 1), "gzip"
    response = Response(body, reply.status, headers)
    response.headers["content-type"] = reply.type
    return response


async def while_there(request: Request, work: Coroutine[Any, Any, ApiReply]) -> ApiReply:
    """What work leads to; it stops when the client goes, and then nothing is answered."""
    doing = asyncio.ensure_future(work)
    going = asyncio.ensure_future(_gone(request))
    try:
        await asyncio.wait({doing, going}, return_when=asyncio.FIRST_COMPLETED)
        return doing.result() if doing.done() else ApiReply(_NOBODY, JSON, b"")
    finally:
        going.cancel()
        doing.cancel()


async def _gone(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass


def streamed(pool: WorkerPool, name: str, body: bytes) -> Response:
    """News line by line, `{"progress": …}`, and at the end `{"result": …}` or `{"error": …, "status": …}`."""
    return StreamingResponse(_lines(pool, name, body), headers={"cache-control": "no-store"}, media_type=LINES)


def last_line(reply: ApiReply) -> bytes:
    """A result, a file in base64, or an error with the status that it would have if it were all that is answered."""
    if reply.status != 200:
        return b'%s,"status":%d}\n' % (reply.body.removesuffix(b"}"), reply.status)
    file = {"type": reply.type, "base64": reply.body}
    result = reply.body if reply.type == JSON else msgspec.json.encode(file)
    return b'{"result":' + result + b"}\n"


async def _lines(pool: WorkerPool, name: str, body: bytes) -> AsyncIterator[bytes]:
    news: asyncio.Queue[bytes] = asyncio.Queue(maxsize=4)  # who does not listen is not told more

    async def tell(progress: bytes) -> None:
        await news.put(progress)

    work = asyncio.ensure_future(pool.ask(name, body, tell))
    line: asyncio.Future[bytes] | None = None
    try:
        while not work.done() or not news.empty():
            line = asyncio.ensure_future(news.get())
            await asyncio.wait({work, line}, return_when=asyncio.FIRST_COMPLETED)
            if line.done():
                yield b'{"progress":' + line.result() + b"}\n"
            else:
                line.cancel()
        reply = work.result()
        yield last_line(reply)
    finally:  # also when the client goes, while a line is waited for
        work.cancel()
        if line:
            line.cancel()
