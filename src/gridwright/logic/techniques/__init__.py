"""Techniques, one family per file, found by scanning this folder. A new family is a new file with its `TECHNIQUES`."""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module

from gridwright.logic.step import Technique

__all__ = ["ladder"]


@cache
def ladder() -> tuple[Technique, ...]:
    """All techniques, easiest first."""
    modules = (import_module(f"{__name__}.{module.name}") for module in pkgutil.iter_modules(__path__))
    return tuple(sorted((technique for module in modules for technique in module.TECHNIQUES), key=lambda t: t.rating))
