"""Notations, one file each, found by scanning this folder. A new notation is a new file with a `NOTATION`."""

from __future__ import annotations

import pkgutil
from dataclasses import replace
from functools import cache
from importlib import import_module
from os import PathLike

from gridwright.checks import given_problems
from gridwright.draft import Draft
from gridwright.errors import FormatError, GridwrightError, RuleError
from gridwright.formats._drawing import is_drawing
from gridwright.formats._notation import Notation
from gridwright.formats._source import Source, counted, quoted, unknown
from gridwright.formats.rows import parse_row
from gridwright.kind import draft_of
from gridwright.kinds import build, find
from gridwright.puzzle import Outcome, Position, Puzzle
from gridwright.sources import MAX_TEXT, read_file

__all__ = [
    "all_notations", "dump", "dump_outcome", "load", "load_file", "load_position", "notation", "parse_row",
    "recognised",
]


@cache
def all_notations() -> tuple[Notation, ...]:
    names = sorted(module.name for module in pkgutil.iter_modules(__path__) if module.name[0] != "_")
    return tuple(import_module(f"{__name__}.{name}").NOTATION for name in names)


def notation(name: str) -> Notation:
    """The notation with that id."""
    for candidate in all_notations():
        if candidate.id == name:
            return candidate
    raise FormatError(unknown("notation", name, [candidate.id for candidate in all_notations()]))


def load(text: str, from_: str | None = None, *, allow_disconnected: bool = False) -> Puzzle:
    """The puzzle that a text means, in the notation of that id or whichever recognises it. Touches no disk."""
    return load_position(text, from_, allow_disconnected=allow_disconnected).puzzle


def load_file(path: str | PathLike[str], from_: str | None = None, *, allow_disconnected: bool = False) -> Puzzle:
    """The puzzle in a file."""
    return load(read_file(path), from_, allow_disconnected=allow_disconnected)


def load_position(text: str, from_: str | None = None, *, allow_disconnected: bool = False) -> Position:
    """The puzzle that a text means, with the entries and marks of a player where the notation has them."""
    draft = _read(text, from_)
    if allow_disconnected:
        draft = replace(draft, disconnected=True)
    puzzle = build(draft)
    # What a player wrote may be wrong, but like a given it must be a value of its cell.
    marks = [max(values, default=0) for values in draft.marks]
    strays = {"entry": draft.entries, "mark": marks}
    problems = [
        replace(problem, message=f"{what} in {problem.message}")
        for what, values in strays.items()
        for problem in given_problems(puzzle.grid, puzzle.rules, values)
    ]
    if problems:
        raise RuleError(*problems)
    return Position(puzzle, draft.entries, draft.marks)


def recognised(text: str) -> tuple[str, ...]:
    """The ids of the notations that a text may be written in, by a quick look that reads nothing."""
    return tuple(candidate.id for candidate in _candidates(_plain(text)))


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


def _plain(text: str) -> str:
    """The text without a byte order mark, its lines ending with a single line feed."""
    return text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")


def _candidates(text: str) -> list[Notation]:
    """The notations that recognise a text, the most definite first."""
    found = [candidate for candidate in all_notations() if candidate.recognises(text)]
    return sorted(found, key=lambda candidate: candidate.loose)


def _read(text: str, from_: str | None) -> Draft:
    text = _plain(text)
    if len(text) > MAX_TEXT:
        raise FormatError(f"a text of {len(text):,} characters; the limit is {MAX_TEXT:,}")
    if not text.strip():
        raise FormatError("the text is empty")
    if "\0" in text:
        raise Source(text).error("a NUL byte: this is no text", text.index("\0"))
    try:
        text.encode()
    except UnicodeEncodeError as error:
        raise Source(text).error("half of a surrogate pair: this is no text", error.start) from None
    if from_ is not None:
        return notation(from_).read(text)
    candidates = _candidates(text)
    if is_drawing(text) and all(candidate.loose for candidate in candidates):
        raise FormatError("this is a drawing; write the puzzle in a notation, as --to text does")
    if not candidates:
        start = text.strip().split("\n", 1)[0]
        raise FormatError(f"no notation recognises this text: {quoted(start)}")
    return _only_reading(text, candidates)


def _only_reading(text: str, candidates: list[Notation]) -> Draft:
    """The one way to read a text; several that differ are an error that asks for the notation's id.

    When there is no way at all, the error is that of the most definite candidate.
    """
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
        if target.kind not in ("", puzzle.kind):
            what = f"this {puzzle.kind or 'puzzle'}: it writes {target.kind}, and this is none"
            raise FormatError(f"{target.id} cannot carry {what}") from None
        raise FormatError(f"{target.id} cannot carry this puzzle: {error}") from None
    said = {
        "boxes": [f"boxes of {draft.boxes[0]}x{draft.boxes[1]}"] if draft.boxes else [],
        "regions": ["irregular regions"] if draft.regions else [],
        "signs": [counted(len(draft.signs), "sign")] if draft.signs else [],
        "options": sorted(draft.options),
        "position": ["a player's entries and marks"] if any(position.entries) or any(position.marks) else [],
    }
    lost = [thing for what, things in said.items() if what not in target.carries for thing in things]
    if lost:
        raise FormatError(f"{target.id} cannot carry {', '.join(lost)}")
    return replace(draft, entries=position.entries, marks=position.marks)
