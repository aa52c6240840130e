"""A line for each request: what was asked for, by the name of its address alone, how it went, and how long it took.

No line has anything of a puzzle, nor an address that is none of ours: whoever mistypes one may have pasted a puzzle.
"""

from __future__ import annotations

import asyncio
import logging
from time import monotonic

from gridwright.web.asgi import App, Message, Receive, Send
from gridwright.web.guard import send_reply
from gridwright.web.perform import FAULT, error_reply, place_of
from gridwright.web.replies import LINES, last_line

__all__ = ["ENDS", "AccessLog"]

ENDS = "the server was ended before there was an answer"

_log = logging.getLogger("gridwright.web")


class AccessLog:
    """Writes a line when a request is over."""

    def __init__(self, app: App, addresses: frozenset[str]) -> None:
        self._app, self._addresses = app, addresses

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        begin, status, has_news = monotonic(), 0, False

        async def sent(message: Message) -> None:
            nonlocal status, has_news
            status = message.get("status", status)
            has_news = _is_news(message) or (has_news and message.get("more_body", False))
            await send(message)

        try:
            await self._app(scope, receive, sent)
        except asyncio.CancelledError:  # the server ends, and has waited as long as it does
            ended = error_reply(503, ENDS)
            if not status:
                await send_reply(sent, ended, close=True)
            elif has_news:
                await send({"type": "http.response.body", "body": last_line(ended)})
        except Exception as error:  # what it says may quote what was asked
            _log.error("failed: %s", place_of(error))
            if not status:
                await send_reply(sent, error_reply(500, FAULT), close=True)
        finally:
            path = scope["path"] if scope["path"] in self._addresses else "elsewhere"
            _log.info("%s %s %d %.0f ms", scope["method"], path, status, 1000 * (monotonic() - begin))


def _is_news(message: Message) -> bool:
    """Whether an answer begins that tells line by line how far the work is: its last line says how it ended."""
    return message["type"] == "http.response.start" and any(
        name == b"content-type" and value.startswith(LINES.encode()) for name, value in message["headers"]
    )
