"""The server: a socket, the application, and a clean end."""

from __future__ import annotations

import uvicorn

from gridwright.web.app import make_app

__all__ = ["serve"]


def serve(host: str, port: int) -> None:
    """Serves until somebody ends it."""
    uvicorn.run(make_app(), host=host, port=port, log_level="warning")
