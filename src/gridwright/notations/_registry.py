"""The notations there are: one file of this folder each, found by scanning it."""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module

from gridwright.model.errors import FormatError
from gridwright.notations._shared.notation import Notation
from gridwright.notations._shared.source_text import unknown

__all__ = ["all_notations", "notation"]

_PACKAGE = __name__.rpartition(".")[0]


@cache
def all_notations() -> tuple[Notation, ...]:
    """Every notation there is, by the name of its file."""
    package = import_module(_PACKAGE)
    names = sorted(module.name for module in pkgutil.iter_modules(package.__path__) if module.name[0] != "_")
    return tuple(import_module(f"{_PACKAGE}.{name}").NOTATION for name in names)


def notation(name: str) -> Notation:
    """The notation with that id."""
    for candidate in all_notations():
        if candidate.id == name:
            return candidate
    raise FormatError(unknown("notation", name, [candidate.id for candidate in all_notations()]))
