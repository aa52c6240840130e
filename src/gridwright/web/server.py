"""The server: a socket, the application, and a clean end."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from ipaddress import ip_address

import uvicorn

from gridwright.model.errors import GridwrightError
from gridwright.web.app import make_app
from gridwright.web.limits import Limits
from gridwright.web.patience import PatientProtocol

__all__ = ["address_of", "listen", "serve"]

_CONNECTIONS = 256
"""Connections at a time; more are told to come again."""

_ENDING = 5
"""Seconds in which requests may end after somebody ended the server."""


def listen(host: str, port: int) -> socket.socket:
    """A socket at that address; a GridwrightError says why there can be none."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        found = socket.socket(family, kind, protocol)  # all three, or answers wait for the Nagle algorithm
    except (OSError, UnicodeError) as error:
        raise GridwrightError(f"{host!r} is no address to listen on: {_reason(error)}") from None
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        found.bind(address)
        found.listen(_CONNECTIONS)
    except OSError as error:
        found.close()
        raise GridwrightError(f"cannot listen on {host}, port {port}: {_reason(error)}") from None
    return found


def _reason(error: Exception) -> str:
    return (error.strerror if isinstance(error, OSError) else None) or str(error)


def serve(
    found: socket.socket, host: str, *, hard: int | None = None, limits: Limits | None = None,
    ready: Callable[[str], None] | None = None,
) -> None:  # fmt: skip
    """Serves on a socket until somebody ends it; `ready` is told the address of the page once it answers."""
    if not hasattr(os, "fork"):
        raise GridwrightError("the server needs Linux or macOS: its workers are copies of a process")
    limits = limits or Limits()
    names = frozenset({"localhost", host.lower(), socket.gethostname().lower()})
    hard = hard or max(1, (os.cpu_count() or 1) - 1)  # a processor is left to quick requests
    app = make_app(hard, names, limits)
    config = uvicorn.Config(
        app, http=PatientProtocol, ws="none", log_config=None, access_log=False, server_header=False,
        limit_concurrency=_CONNECTIONS, timeout_graceful_shutdown=_ENDING, timeout_keep_alive=20,
        h11_max_incomplete_event_size=16_384,
    )  # fmt: skip
    if hasattr(signal, "SIGPIPE"):  # who prints ends with its reader; who serves goes on without a client
        signal.signal(signal.SIGPIPE, signal.SIG_IGN)
    logging.getLogger("uvicorn").setLevel(logging.CRITICAL)  # what it would say may quote what was asked
    asyncio.run(_served(_Server(config), found, host, ready))


class _Server(uvicorn.Server):
    """A server that ends cleanly when somebody ends it, and says so by its exit code."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        loop = asyncio.get_running_loop()
        for one in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(one, self.handle_exit, one, None)
        yield


async def _served(
    server: uvicorn.Server, found: socket.socket, host: str, ready: Callable[[str], None] | None
) -> None:
    address = address_of(found, host)  # the socket may be closed by the time all is ready, if somebody ends it
    running = asyncio.ensure_future(server.serve(sockets=[found]))
    while not server.started and not running.done():
        await asyncio.sleep(0.02)
    if ready and server.started:
        ready(address)
    await running
    if not server.started:
        raise GridwrightError("the workers could not be started")


def address_of(found: socket.socket, host: str) -> str:
    """The address of the page, as a browser wants it."""
    port = found.getsockname()[1]
    try:
        address = ip_address(host)
    except ValueError:
        return f"http://{host}:{port}/"
    if address.is_unspecified:  # any address leads here, this one from here
        address = ip_address("::1" if address.version == 6 else "127.0.0.1")
    return f"http://[{address}]:{port}/" if address.version == 6 else f"http://{address}:{port}/"
