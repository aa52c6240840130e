"""The notations there are: one file of this folder each, found by scanning it and loaded when it is asked for."""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module

from gridwright.model.arguments import must_be
from gridwright.model.errors import FormatError
from gridwright.model.suggestions import unknown
from gridwright.notations._shared.notation import Notation

__all__ = ["all_notations", "notation"]

_PACKAGE = __name__.rpartition(".")[0]


@cache
def all_notations() -> tuple[Notation, ...]:
    """Every notation there is, by the name of its file."""
    return tuple(map(_notation_in, _files()))


def notation(name: str) -> Notation:
    """The notation with that id."""
    must_be(name, str, "the id of a notation")
    if found := _called_like_its_file(name):
        return found
    for candidate in all_notations():
        if candidate.id == name:
            return candidate
    raise FormatError(unknown("notation", name, [candidate.id for candidate in all_notations()]))


@cache
def _called_like_its_file(name: str) -> Notation | None:
    """The notation with that id if its file is called so too: then no other needs to be loaded."""
    file = name.replace("-", "_")
    found = _notation_in(file) if file in _files() else None
    return found if found and found.id == name else None


def _files() -> list[str]:
    package = import_module(_PACKAGE)
    return sorted(module.name for module in pkgutil.iter_modules(package.__path__) if module.name[0] != "_")


def _notation_in(file: str) -> Notation:
    found: Notation = import_module(f"{_PACKAGE}.{file}").NOTATION
    return found
