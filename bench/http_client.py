"""A client that costs little beside the server it measures: one connection, one request after the other."""

from __future__ import annotations

import asyncio
import json
from time import perf_counter
from typing import Any, NamedTuple

__all__ = ["Asked", "HttpClient"]


class Asked(NamedTuple):
    """What a request led to: its status (0 if the connection ended), how many milliseconds it took, and its answer."""

    status: int
    milliseconds: float
    answer: bytes


class HttpClient:
    """A connection that stays, and is made again if it ended."""

    def __init__(self, host: str, port: int) -> None:
        self._host, self._port = host, port
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, name: str, query: dict[str, Any]) -> Asked:
        body = json.dumps(query).encode()
        head = (
            f"POST /api/{name} HTTP/1.1\r\nHost: {self._host}:{self._port}\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
        )
        start = perf_counter()
        try:
            status, answer = await self._sent(head.encode() + body)
        except (OSError, asyncio.IncompleteReadError):
            self.close()
            status, answer = 0, b""
        return Asked(status, 1000 * (perf_counter() - start), answer)

    async def _sent(self, data: bytes) -> tuple[int, bytes]:
        if self._streams is None or self._streams[0].at_eof():
            self._streams = await asyncio.open_connection(self._host, self._port)
        reader, writer = self._streams
        writer.write(data)
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        headers = dict(line.lower().split(": ", 1) for line in head[1:] if line)
        answer = await reader.readexactly(int(headers.get("content-length", 0)))
        if headers.get("connection") == "close":
            self.close()
        return int(head[0].split()[1]), answer

    def close(self) -> None:
        if self._streams:
            self._streams[1].close()
        self._streams = None
