"""Writes docs/api.md: every public name with its signature and docstring, by what it is for."""

from __future__ import annotations

import enum
import inspect
import re
import textwrap
from collections.abc import Iterator
from dataclasses import is_dataclass
from pathlib import Path
from types import FunctionType
from typing import ForwardRef, get_overloads

import door

import gridwright as gw

__all__ = ["PAGE", "PARTS", "page"]

PAGE = Path(__file__).parent.parent / "docs" / "api.md"

PARTS = {
    "Puzzles": (
        "Puzzle", "Position", "Solution", "Grid", "Clue", "Given", "clues_of", "with_clues", "Kind", "kind",
        "all_kinds", "all_options", "LEVELS",
    ),
    "Reading and writing": (
        "load", "load_file", "load_position", "load_all", "load_all_file", "load_each", "Loaded", "dump", "dump_all",
        "losses", "Notation", "notation", "all_notations",
    ),
    "Solving": (
        "solve", "count", "solutions", "true_candidates", "solve_many", "Outcome", "Status", "Engine", "Cancel",
        "canonical", "Canonical",
    ),
    "Explaining and rating": (
        "explain", "hint", "reason", "verify", "rate", "ladder", "technique", "Trail", "Step", "Technique", "Rated",
        "tell", "languages",
    ),
    "Many puzzles": ("batch",),
    "Making": ("generate", "Made", "complete", "Completed", "minimize", "Minimized"),
    "Sets of puzzles": ("make_dataset", "Dataset", "audit_dataset", "Audit", "score", "score_steps"),
    "Mending": ("check", "diagnose", "Report", "Diagnosis"),
    "Drawing": ("render", "svg", "png", "draw", "page", "book", "chart", "gallery"),
    "Results as data": ("as_data",),
    "Errors": ("GridwrightError", "FormatError", "RuleError", "OutOfTimeError", "Problem"),
}  # fmt: skip
"""The public names in the order in which they are told; the constructors of kinds come after the puzzles."""

HEAD = """\
# The Python API

All public names, with what their docstrings say: `import gridwright as gw`, then `gw.load(…)`. Everything else may
change. This page is written by `make door`.
"""

_WIDTH = 120


def page() -> str:
    lines = [HEAD]
    for part, names in PARTS.items():
        lines.append(f"## {part}\n")
        lines += [line for name in names for line in _told(name)]
        if part == "Puzzles":
            lines.append("## Constructors\n\nOne for each kind of puzzle, called by its id.\n")
            lines += [line for name in constructors() for line in _told(name)]
    return "\n".join(lines).rstrip() + "\n"


def constructors() -> list[str]:
    return [entries[0] for home, entries in door.homes().items() if home.startswith("kinds.") and "._" not in home]


def _told(name: str) -> Iterator[str]:
    thing = inspect.unwrap(getattr(gw, name))
    if isinstance(thing, FunctionType):
        heads = "\n".join(_signature(name, form) for form in get_overloads(thing) or [thing])
        yield f"### {name}\n\n```python\n{heads}\n```\n\n{_words(thing)}\n"
    elif isinstance(thing, type):
        yield f"### {name}\n\n{_words(thing)}\n"
        yield from _members(thing)
    else:
        yield f"### {name}\n\n```python\n{_value(thing)}\n```\n"


def _members(sort: type) -> Iterator[str]:
    """What a class offers besides what its docstring says: fields, properties and methods."""
    if issubclass(sort, enum.Enum):
        yield "".join(f"- `{member.name}`: {member.value}\n" for member in sort)
        return
    fields = getattr(sort, "__annotations__", {}) if is_dataclass(sort) or hasattr(sort, "_fields") else {}
    told = [
        f"- `{field}`: `{_short(annotation)}`"
        for field, annotation in fields.items()
        if field[0] != "_" and "ClassVar" not in str(annotation)
    ]
    for name, member in vars(sort).items():
        if name[0] == "_" or name in fields:
            continue
        if isinstance(member, property):
            told.append(f"- `{name}`{_after(member)}")
        elif isinstance(member, FunctionType | classmethod | staticmethod):
            work = member if isinstance(member, FunctionType) else member.__func__
            told.append(f"- `{_signature(name, work, inside=True)}`{_after(work)}")
    if told:
        yield "\n".join(told) + "\n"


def _signature(name: str, work: FunctionType, *, inside: bool = False) -> str:
    """A function's head on one line, or with a line for each argument where that is too long."""
    told = inspect.signature(work)
    arguments = [*told.parameters.values()]
    if arguments and arguments[0].name in ("self", "cls"):
        told = told.replace(parameters=arguments[1:])
    parts, result = [*map(_short, _arguments(told))], _short(told.return_annotation)
    text = f"{name}({', '.join(parts)}) -> {result}"
    if inside or len(text) <= _WIDTH:
        return text
    return "\n".join([f"{name}(", *(f"    {part}," for part in parts), f") -> {result}"])


def _arguments(told: inspect.Signature) -> Iterator[str]:
    starred = False
    for argument in told.parameters.values():
        if argument.kind is argument.KEYWORD_ONLY and not starred:
            starred = True
            yield "*"
        stars = {argument.VAR_KEYWORD: "**", argument.VAR_POSITIONAL: "*"}.get(argument.kind, "")
        annotation = "" if argument.annotation is argument.empty else f": {argument.annotation}"
        default = "" if argument.default is argument.empty else f" = {argument.default!r}"
        yield f"{stars}{argument.name}{annotation}{default}"


def _short(annotation: object) -> str:
    """A type as people write it, without the modules."""
    written = annotation.__forward_arg__ if isinstance(annotation, ForwardRef) else str(annotation)
    return re.sub(r"\b(?:[a-z_]\w*\.)+(?=[A-Z])", "", written)


def _words(thing: object) -> str:
    return inspect.getdoc(thing) or ""


def _after(thing: object) -> str:
    words = " ".join(_words(thing).split())
    return f": {words}" if words else ""


def _value(thing: object) -> str:
    return textwrap.fill(repr(thing), _WIDTH)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
