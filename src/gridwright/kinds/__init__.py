"""The kinds of puzzle, one file each, found by scanning this folder. A new kind is a new file with a `KIND`."""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module

from gridwright.kinds._building import build as _build
from gridwright.kinds._building import draft_of
from gridwright.kinds._building import sketch as _sketch
from gridwright.kinds._kind import Kind
from gridwright.kinds._options import all_options, option
from gridwright.model.arguments import must_be
from gridwright.model.draft import Draft
from gridwright.model.errors import Problem, RuleError
from gridwright.model.puzzle import Puzzle
from gridwright.model.suggestions import unknown

__all__ = ["USUAL", "Kind", "all_kinds", "all_options", "build", "draft_of", "find", "ids", "option", "sketch"]

USUAL = "sudoku"
"""The kind that people mean who name none."""


@cache
def ids() -> tuple[str, ...]:
    """The ids of all kinds: the names of the files."""
    return tuple(sorted(module.name for module in pkgutil.iter_modules(__path__) if module.name[0] != "_"))


def find(name: str) -> Kind:
    """The kind with that id or alias."""
    must_be(name, str, "the name of a kind")
    return _found(name)


@cache
def _found(name: str) -> Kind:
    if name in ids():
        kind: Kind = import_module(f"{__name__}.{name}").KIND
        return kind
    for kind in all_kinds():
        if name in kind.aliases:
            return kind
    aliases = (alias for kind in all_kinds() for alias in kind.aliases)
    raise RuleError(unknown("kind", name, ids(), aliases))


@cache
def all_kinds() -> tuple[Kind, ...]:
    """Every kind there is, by id."""
    return tuple(find(name) for name in ids())


def build(draft: Draft) -> Puzzle:
    """The puzzle that a draft describes."""
    return _build(find(draft.kind), draft)


def sketch(draft: Draft) -> tuple[Puzzle, tuple[Problem, ...]]:
    """What there is to see of a draft that is not finished, and what is wrong with it."""
    return _sketch(find(draft.kind), draft)
