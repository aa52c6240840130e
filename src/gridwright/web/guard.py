"""What stands before everything: who may ask (Host, Origin), how much may be sent, and headers that keep the page to
itself. It is plain ASGI, so that nothing gets past it."""

from __future__ import annotations

import asyncio
from ipaddress import ip_address

from gridwright.web.asgi import App, Message, Receive, Send
from gridwright.web.limits import Limits
from gridwright.web.perform import ApiReply, error_reply

__all__ = ["Guard", "send_reply"]

_HEADERS = (
    (
        b"content-security-policy",
        b"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob: data:; connect-src 'self'; "
        b"font-src 'self'; manifest-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
    (b"x-frame-options", b"DENY"),
)


class Guard:
    """Passes requests on that may be answered, with their whole body, and refuses all others."""

    def __init__(self, app: App, names: frozenset[str], limits: Limits) -> None:
        self._app, self._names, self._limits = app, names, limits

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        send = _guarded(send)
        headers = {name.lower(): value for name, value in scope["headers"]}
        refused = self._refusal(scope, headers)
        body = b""
        if not refused and scope["method"] == "POST":
            try:
                async with asyncio.timeout(self._limits.arrival):
                    found = await _body(receive, headers, self._limits.body)
            except TimeoutError:
                found = error_reply(408, "the request did not arrive in time")
            if found is None:
                return  # whoever asked is gone
            refused, body = (found, b"") if isinstance(found, ApiReply) else (None, found)
        if refused:
            await send_reply(send, refused, close=True)
            return
        scope["gridwright.body"] = body
        await self._app(scope, receive, send)

    def _refusal(self, scope: Message, headers: dict[bytes, bytes]) -> ApiReply | None:
        host = headers.get(b"host", b"").decode("latin-1").lower()
        if not self._is_ours(host):
            return error_reply(421, "this server does not answer to that name")
        origin = headers.get(b"origin", b"").decode("latin-1").lower()
        is_foreign = origin and origin != f"{scope.get('scheme', 'http')}://{host}"
        if is_foreign or headers.get(b"sec-fetch-site") in (b"cross-site", b"same-site"):
            if scope["method"] == "GET" and headers.get(b"sec-fetch-mode") == b"navigate":
                return None  # a link to the page from elsewhere
            return error_reply(403, "requests from other sites are not answered")
        kind = headers.get(b"content-type", b"").split(b";")[0].strip().lower()
        if scope["method"] == "POST" and kind != b"application/json":
            return error_reply(415, "a request is JSON; say Content-Type: application/json")
        return None

    def _is_ours(self, host: str) -> bool:
        """Whether a host is one of our names, or an address: nobody can make an address lead elsewhere."""
        name = host.rpartition(":")[0] if host.rpartition(":")[2].isdigit() else host
        try:
            ip_address(name.strip("[]"))
        except ValueError:
            return name in self._names
        return True


async def _body(receive: Receive, headers: dict[bytes, bytes], most: int) -> bytes | ApiReply | None:
    """All that was sent, None if the client went away."""
    too_much = error_reply(413, f"a request has {most:,} bytes at most")
    length = headers.get(b"content-length", b"")
    if length.isdigit() and int(length) > most:
        return too_much
    parts, size, more = [], 0, True
    while more:
        message = await receive()
        if message["type"] == "http.disconnect":
            return None
        parts.append(message.get("body", b""))
        size += len(parts[-1])
        if size > most:
            return too_much
        more = message.get("more_body", False)
    return b"".join(parts)


def _guarded(send: Send) -> Send:
    async def sent(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = list(message.get("headers", ()))
            names = {name.lower() for name, _ in headers}
            message["headers"] = [*headers, *(one for one in _HEADERS if one[0] not in names)]
        await send(message)

    return sent


async def send_reply(send: Send, reply: ApiReply, *, close: bool = False) -> None:
    """An answer in one piece."""
    headers = [
        (b"content-type", reply.type.encode()),
        (b"content-length", str(len(reply.body)).encode()),
        (b"cache-control", b"no-store"),
    ]
    if reply.status == 503:
        headers.append((b"retry-after", b"1"))
    if close:  # what else was sent is not read
        headers.append((b"connection", b"close"))
    await send({"type": "http.response.start", "status": reply.status, "headers": headers})
    await send({"type": "http.response.body", "body": reply.body})
