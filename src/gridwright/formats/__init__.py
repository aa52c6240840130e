"""Notations, one file each, found by scanning this folder. A new notation is a new file with a `NOTATION`."""

from __future__ import annotations

import pkgutil
from dataclasses import replace
from functools import cache
from importlib import import_module
from pathlib import Path

from gridwright.draft import Draft
from gridwright.errors import FormatError, GridwrightError, RuleError
from gridwright.formats.notation import MAX_TEXT, Notation
from gridwright.kind import draft_of
from gridwright.kinds import build, find
from gridwright.puzzle import Outcome, Position, Puzzle

__all__ = ["all_notations", "dump", "dump_outcome", "load", "load_file", "load_position", "notation"]

_NOT_NOTATIONS = {"notation"}


@cache
def all_notations() -> tuple[Notation, ...]:
    names = sorted(m.name for m in pkgutil.iter_modules(__path__) if m.name[0] != "_" and m.name not in _NOT_NOTATIONS)
    return tuple(import_module(f"{__name__}.{name}").NOTATION for name in names)


def notation(name: str) -> Notation:
    """The notation with that id."""
    for candidate in all_notations():
        if candidate.id == name:
            return candidate
    raise FormatError(f"unknown notation {name!r}; there are {', '.join(n.id for n in all_notations())}")


def load(text: str, from_: str | None = None, *, allow_disconnected: bool = False) -> Puzzle:
    """The puzzle that a text means, in the notation of that id or whichever recognises it. Touches no disk."""
    return load_position(text, from_, allow_disconnected=allow_disconnected).puzzle


def load_file(path: str | Path, from_: str | None = None, *, allow_disconnected: bool = False) -> Puzzle:
    """The puzzle in a file."""
    return load(read_text(path), from_, allow_disconnected=allow_disconnected)


def load_position(text: str, from_: str | None = None, *, allow_disconnected: bool = False) -> Position:
    """The puzzle that a text means, with the entries and marks of a player where the notation has them."""
    draft = _read(text, from_)
    if allow_disconnected:
        draft = replace(draft, disconnected=True)
    return Position(build(draft), draft.entries, draft.marks)


def dump(puzzle: Puzzle | Position, to: str = "text") -> str:
    """The puzzle in the notation of that id; a FormatError lists what the notation cannot carry."""
    position = puzzle if isinstance(puzzle, Position) else Position(puzzle)
    return notation(to).write(_draft_for(notation(to), position))


def dump_outcome(puzzle: Puzzle, outcome: Outcome, to: str) -> str:
    """What solving said, as that notation tells it; without words of its own, the solution as a filled puzzle."""
    target = notation(to)
    draft = _draft_for(target, Position(puzzle))
    if target.solution is not None:
        return target.solution(draft, outcome)
    return "".join(target.write(replace(draft, givens=solution.values)) for solution in outcome.solutions)


def read_text(path: str | Path) -> str:
    """A file as text, refusing what can be no puzzle before it is held in memory."""
    with open(path, "rb") as file:
        data = file.read(4 * MAX_TEXT + 1)
    return decode(data)


def decode(data: bytes) -> str:
    """Bytes as text; UTF-8, with or without a byte order mark."""
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        before = data[: error.start]
        line, column = before.count(b"\n") + 1, error.start - (before.rfind(b"\n") + 1) + 1
        raise FormatError(
            f"line {line}, column {column}: byte 0x{data[error.start]:02x} is not UTF-8 text"
        ) from None


def _read(text: str, from_: str | None) -> Draft:
    if len(text) > MAX_TEXT:
        raise FormatError(f"a text of {len(text):,} characters; the limit is {MAX_TEXT:,}")
    if not text.strip():
        raise FormatError("the text is empty")
    if "\0" in text:
        raise FormatError(f"character {text.index(chr(0)) + 1} is a NUL byte: this is no text")
    if from_ is not None:
        return notation(from_).read(text)
    candidates = [candidate for candidate in all_notations() if candidate.recognises(text)]
    if not candidates:
        start = text.strip().splitlines()[0]
        raise FormatError(f"no notation recognises this text: {start[:40]!r}{'…' if len(start) > 40 else ''}")
    return _only_reading(text, candidates)


def _only_reading(text: str, candidates: list[Notation]) -> Draft:
    """The one way to read a text; several that differ are an error that asks for the notation's id."""
    drafts: dict[str, Draft] = {}
    errors: list[GridwrightError] = []
    for candidate in candidates:
        try:
            drafts[candidate.id] = candidate.read(text)
        except GridwrightError as error:
            errors.append(error)
    if not drafts:
        raise errors[0]
    first, *rest = drafts.values()
    if any(draft != first for draft in rest):
        readings = ", ".join(f"{name} ({d.kind} {d.grid.rows}x{d.grid.cols})" for name, d in drafts.items())
        raise FormatError(f"the text can be read in several ways; choose one with its id: {readings}")
    return first


def _draft_for(target: Notation, position: Position) -> Draft:
    """The position as a draft that the notation can carry, or a FormatError with all it cannot."""
    puzzle = position.puzzle
    try:
        draft = draft_of(find(target.kind or puzzle.kind), puzzle)
    except RuleError as error:
        raise FormatError(f"{target.id} cannot carry this puzzle: {error}") from None
    said = {
        "boxes": [f"boxes of {draft.boxes[0]}x{draft.boxes[1]}"] if draft.boxes else [],
        "regions": ["irregular regions"] if draft.regions else [],
        "signs": [f"{len(draft.signs)} signs"] if draft.signs else [],
        "options": sorted(draft.options),
        "position": ["a player's entries and marks"] if any(position.entries) or any(position.marks) else [],
    }
    lost = [thing for what, things in said.items() if what not in target.carries for thing in things]
    if lost:
        raise FormatError(f"{target.id} cannot carry {', '.join(lost)}")
    return replace(draft, entries=position.entries, marks=position.marks)
