"""Notations, one file each, found by scanning this folder. A new notation is a new file with a `NOTATION`."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from os import PathLike
from typing import NamedTuple

from gridwright.kinds import build
from gridwright.model.errors import FormatError, GridwrightError, Problem, RuleError
from gridwright.model.puzzle import Position, Puzzle
from gridwright.notations._reading.divided_rows import on_lines
from gridwright.notations._reading.files import read_file
from gridwright.notations._reading.one_puzzle import Reading
from gridwright.notations._reading.reader import plain, readings
from gridwright.notations._reading.recognition import readers_of
from gridwright.notations._registry import all_notations, notation
from gridwright.notations._shared.source_text import MOST_PROBLEMS, moved
from gridwright.notations._writing import dump, dump_all, dump_outcome, losses

__all__ = [
    "Loaded", "all_notations", "dump", "dump_all", "dump_outcome", "load", "load_all", "load_all_file", "load_each",
    "load_file", "load_position", "losses", "notation", "parse_row", "recognised",
]


class Loaded(NamedTuple):
    """One of the puzzles of a text: the line on which it begins, what stands there or why it cannot be read, and the id
    of the notation if one of them is known to have been used."""

    line: int
    position: Position | None
    error: GridwrightError | None = None
    notation: str = ""

    def or_raise(self) -> Position:
        """What stands there; the error if it cannot be read."""
        if self.position is None:
            raise self.error or FormatError("there is no puzzle")
        return self.position


def load(text: str, from_: str | None = None, *, allow_disconnected: bool = False) -> Puzzle:
    """The puzzle that a text means, in the notation of that id or whichever recognises it. Touches no disk."""
    return load_position(text, from_, allow_disconnected=allow_disconnected).puzzle


def load_file(path: str | PathLike[str], from_: str | None = None, *, allow_disconnected: bool = False) -> Puzzle:
    """The puzzle in a file."""
    return load(read_file(path), from_, allow_disconnected=allow_disconnected)


def load_position(text: str, from_: str | None = None, *, allow_disconnected: bool = False) -> Position:
    """The puzzle that a text means, with the entries and marks of a player where the notation has them."""
    found = list(readings(text, from_))
    if len(found) > 1:
        listed = "".join(f"\n  line {reading.line}: {_short(reading)}" for reading in found[:5])
        more = "\n  …" if len(found) > 5 else ""
        raise FormatError(f"the text holds {len(found)} puzzles; load_all reads them all{listed}{more}")
    return _position(found[0], allow_disconnected=allow_disconnected)


def load_each(text: str, from_: str | None = None, *, allow_disconnected: bool = False) -> Iterator[Loaded]:
    """Every puzzle of a text, and for those that cannot be read the reason."""
    for reading in readings(text, from_):
        try:
            position = _position(reading, allow_disconnected=allow_disconnected)
            yield Loaded(reading.line, position, notation=reading.notation)
        except GridwrightError as error:
            yield Loaded(reading.line, None, error)


def load_all(text: str, from_: str | None = None, *, allow_disconnected: bool = False) -> list[Puzzle]:
    """The puzzles of a text that may hold many. If some cannot be read, one error lists all of their problems."""
    puzzles: list[Puzzle] = []
    problems: list[Problem] = []
    for loaded in load_each(text, from_, allow_disconnected=allow_disconnected):
        if loaded.position:
            puzzles.append(loaded.position.puzzle)
        elif loaded.error and len(problems) < MOST_PROBLEMS:
            problems += loaded.error.problems
    if problems:
        raise FormatError(*problems)
    return puzzles


def load_all_file(
    path: str | PathLike[str], from_: str | None = None, *, allow_disconnected: bool = False
) -> list[Puzzle]:
    """The puzzles in a file."""
    return load_all(read_file(path), from_, allow_disconnected=allow_disconnected)


def parse_row(text: str, size: int | None, number: int, *, most: int | None = None) -> tuple[int, ...]:
    """The row that one typed line means. `size` is None for the first row, which sets it; rows count from 1.

    `most` is the highest value where that is not the size.
    """
    from gridwright.notations.rows import parse_row  # noqa: PLC0415

    return parse_row(text, size, number, most=most)


def recognised(text: str) -> tuple[str, ...]:
    """The ids of the notations that a text may be written in, by a quick look that reads nothing."""
    text = plain(text)
    return tuple(reader.id for reader in readers_of(text) or readers_of(on_lines(text)))


def _position(reading: Reading, *, allow_disconnected: bool) -> Position:
    draft = reading.or_raise()
    if allow_disconnected:
        draft = replace(draft, disconnected=True)
    try:
        return Position(build(draft), draft.entries, draft.marks, draft.notes)
    except RuleError as error:
        raise moved(error, reading.line, reading.repeated) from None


def _short(reading: Reading) -> str:
    if reading.draft is None:
        return str(reading.error).split("\n", 1)[0]
    return f"{reading.draft.kind} {reading.draft.grid.rows}x{reading.draft.grid.cols}"
