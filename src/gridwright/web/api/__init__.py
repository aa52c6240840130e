"""The endpoints, one file each, found by scanning this folder. A new endpoint is a new file with an `ENDPOINT`."""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module

from gridwright.web.endpoint import Endpoint

__all__ = ["all_endpoints"]


@cache
def all_endpoints() -> dict[str, Endpoint]:
    """Every endpoint, by its name: that of its file."""
    names = sorted(module.name for module in pkgutil.iter_modules(__path__))
    return {name: import_module(f"{__name__}.{name}").ENDPOINT for name in names}
