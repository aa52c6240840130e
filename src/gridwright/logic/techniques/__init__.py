"""Techniques, one family per file, found by scanning this folder. A new family is a new file with its `TECHNIQUES`."""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module

from gridwright.logic.step import Technique
from gridwright.model.errors import GridwrightError
from gridwright.model.suggestions import unknown

__all__ = ["ladder", "technique"]


@cache
def ladder() -> tuple[Technique, ...]:
    """All techniques, easiest first."""
    modules = (import_module(f"{__name__}.{module.name}") for module in pkgutil.iter_modules(__path__))
    return tuple(sorted((technique for module in modules for technique in module.TECHNIQUES), key=lambda t: t.rating))


def technique(name: str) -> Technique:
    """The technique with that id."""
    for candidate in ladder():
        if candidate.id == name:
            return candidate
    raise GridwrightError(unknown("technique", name, [candidate.id for candidate in ladder()]))
