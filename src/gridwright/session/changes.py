"""What a player does to cells: `r5c5=5` enters a value, `r1c3!=5` crosses out, `r1c3+5` brings back, `r5c5=` clears."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import Enum

from gridwright.logic.route import board_of, filled
from gridwright.logic.step import Candidate, Step
from gridwright.model.errors import FormatError, GridwrightError, Problem
from gridwright.model.grid import Grid
from gridwright.model.layout import layout_of
from gridwright.model.primitives import values_in
from gridwright.model.puzzle import Position, Puzzle
from gridwright.words import say

__all__ = [
    "Change", "Deed", "begins_with_cell", "candidates_of", "changed", "filled_in", "is_cell", "pencilled", "quoted",
    "read_changes", "taken", "words_of_step",
]

_CELL = r"r[0-9]{1,4}c[0-9]{1,4}"
_WORD = re.compile(
    rf"""(?P<cells> {_CELL} (?:,{_CELL})* )
         (?: \s*(?P<sign> != | <> | ≠ | \+=? | -=? | = )\s* | [ \t]+ (?=[0-9]) )
         (?P<values> [0-9]{{1,4}} (?:,[0-9]{{1,4}})* (?![0-9]) | \.? (?=[\s,;]|\Z) )""",
    re.IGNORECASE | re.VERBOSE,
)
_OTHER = re.compile(r"[^\s;]+")
_BLANK = re.compile(r"[\s,;]*")
_BEGINNING = re.compile(rf"\s*{_CELL}(?![0-9])", re.IGNORECASE)
_QUOTED = 40


class Deed(Enum):
    """What can be done to a cell, and the sign for it."""

    ENTER = "="
    CROSS_OUT = "!="
    BRING_BACK = "+"
    CLEAR = ""


@dataclass(frozen=True, slots=True)
class Change:
    """Something done to a cell; to clear it takes no value."""

    cell: int
    deed: Deed
    value: int = 0


def begins_with_cell(text: str) -> bool:
    """Whether a text begins with the name of a cell, and so means to be words for changes."""
    return _BEGINNING.match(text) is not None


def is_cell(text: str) -> bool:
    """Whether a text is the name of a cell, on whatever grid."""
    return re.fullmatch(_CELL, text, re.IGNORECASE) is not None


def read_changes(text: str, puzzle: Puzzle, lang: str = "en") -> tuple[Change, ...]:
    """The changes that a text lists; a FormatError quotes what is none, with its place."""
    found: list[Change] = []
    offset = _end(_BLANK, text, 0)
    while offset < len(text):
        match = _WORD.match(text, offset)
        try:
            if match is None or (match.end() < len(text) and text[match.end()] not in " \t\r\n,;"):
                other = _OTHER.match(text, offset)
                raise GridwrightError(say("change-unknown", lang, text=quoted(other.group() if other else "")))
            meant = list(_meant(match, puzzle, lang))
            _refuse_second_values(found, meant, puzzle.grid, lang)
            found += meant
        except GridwrightError as error:
            line, column = text.count("\n", 0, offset) + 1, offset - (text.rfind("\n", 0, offset) + 1) + 1
            raise FormatError(*(problem.at(line, column) for problem in error.problems)) from None
        offset = _end(_BLANK, text, match.end())
    return tuple(found)


def _refuse_second_values(found: Iterable[Change], meant: Iterable[Change], grid: Grid, lang: str) -> None:
    """A cell that gets two values in one breath was mistyped, unless it is cleared in between."""
    entered: dict[int, int] = {}
    for one in (*found, *meant):
        if one.deed is Deed.CLEAR:
            entered.pop(one.cell, None)
        elif one.deed is Deed.ENTER and entered.setdefault(one.cell, one.value) != one.value:
            first, second = grid.shown(entered[one.cell]), grid.shown(one.value)
            told = say("change-twice", lang, cell=grid.name(one.cell), first=first, second=second)
            raise GridwrightError(Problem(told, (one.cell,)))


def _end(pattern: re.Pattern[str], text: str, offset: int) -> int:
    match = pattern.match(text, offset)
    return match.end() if match else offset


def _meant(match: re.Match[str], puzzle: Puzzle, lang: str) -> Iterator[Change]:
    cells = [_named(name, puzzle.grid, lang) for name in match["cells"].split(",")]
    sign = match["sign"] or "="
    values = [int(value) for value in match["values"].strip(".").split(",") if value]
    deed = Deed.ENTER if sign == "=" else Deed.BRING_BACK if sign[0] == "+" else Deed.CROSS_OUT
    if deed is Deed.ENTER and (not values or (values == [0] and puzzle.grid.first)):
        yield from (Change(cell, Deed.CLEAR) for cell in cells)
        return
    if not values or (deed is Deed.ENTER and len(values) > 1):
        raise GridwrightError(say("change-unknown" if not values else "change-many", lang, text=quoted(match.group())))
    for cell in cells:
        for value in map(puzzle.grid.value, values):
            _require(puzzle, cell, value, lang)
            yield Change(cell, deed, value)


def _named(name: str, grid: Grid, lang: str) -> int:
    try:
        return grid.named(name)
    except GridwrightError:
        raise GridwrightError(say("change-off", lang, cell=name, rows=grid.rows, cols=grid.cols)) from None


def _require(puzzle: Puzzle, cell: int, value: int, lang: str) -> None:
    """A value that a cell can take at all."""
    domain = _domain(puzzle, cell)
    if value not in domain:
        is_range = len(domain) == max(domain, default=0)
        numbers = [*map(puzzle.grid.shown, sorted(domain))]
        values = f"{numbers[0]}–{numbers[-1]}" if numbers and is_range else ", ".join(map(str, numbers))
        wrong = str(puzzle.grid.shown(value))
        told = say("change-value", lang, cell=puzzle.grid.name(cell), value=wrong, values=values)
        raise GridwrightError(Problem(told, (cell,)))


def _domain(puzzle: Puzzle, cell: int) -> frozenset[int]:
    return frozenset(values_in(layout_of(puzzle).domains[cell]))


def changed(position: Position, changes: Iterable[Change], lang: str = "en") -> Position:
    """The position after changes, one after the other; a GridwrightError for one that cannot be."""
    puzzle = position.puzzle
    values = list(position.values)
    marks = list(position.marks or (frozenset(),) * len(values))
    for change in changes:
        cell, value, given = change.cell, change.value, puzzle.givens[change.cell]
        if given:
            _keep_given(change, puzzle.grid, given, lang)
            continue
        domain = _domain(puzzle, cell)
        match change.deed:
            case Deed.ENTER:
                values[cell] = value
            case Deed.CLEAR if values[cell]:
                values[cell] = 0
            case Deed.CLEAR:
                marks[cell] = frozenset()
            case Deed.BRING_BACK:
                marks[cell] = marks[cell] | {value} if marks[cell] else marks[cell]
            case Deed.CROSS_OUT:
                left = (marks[cell] or domain) - {value}
                if values[cell] == value or not left:
                    key = "change-held" if values[cell] == value else "change-last"
                    told = say(key, lang, cell=puzzle.grid.name(cell), value=puzzle.grid.shown(value))
                    raise GridwrightError(Problem(told, (cell,)))
                marks[cell] = left
        marks[cell] = frozenset() if marks[cell] >= domain else marks[cell]
    return replace(filled_in(puzzle, values), marks=tuple(marks) if any(marks) else ())


def filled_in(puzzle: Puzzle, values: Sequence[int]) -> Position:
    """The position with these values in the cells that have no given."""
    return Position(puzzle, _without_givens(values, puzzle))


def _without_givens(values: Sequence[int], puzzle: Puzzle) -> tuple[int, ...]:
    entries = tuple(0 if given else value for given, value in zip(puzzle.givens, values, strict=True))
    return entries if any(entries) else ()


def _keep_given(change: Change, grid: Grid, given: int, lang: str) -> None:
    """What is given can be said again, and nothing else."""
    repeats = {Deed.ENTER: change.value == given, Deed.CROSS_OUT: change.value != given}
    if not repeats.get(change.deed, False):
        told = say("change-given", lang, cell=grid.name(change.cell), value=grid.shown(given))
        raise GridwrightError(Problem(told, (change.cell,)))


def taken(position: Position, step: Step) -> Position:
    """The position after a step."""
    return changed(position, _changes_of(step))


def _changes_of(step: Step) -> Iterator[Change]:
    yield from (Change(cell, Deed.CROSS_OUT, value) for cell, value in step.eliminations)
    yield from (Change(cell, Deed.ENTER, value) for cell, value in step.placements)


def words_of_step(step: Step, grid: Grid) -> str:
    """What a step does, in the words that `read_changes` understands: `r5c5=5`, or `r1c3!=5 r1c7!=5`."""

    def words(candidates: Iterable[Candidate], sign: str) -> list[str]:
        return [f"{grid.name(cell)}{sign}{grid.shown(value)}" for cell, value in candidates]

    return " ".join(words(step.placements, "=") + words(step.eliminations, "!="))


def candidates_of(position: Position) -> tuple[frozenset[int], ...]:
    """What each cell may still hold, as far as its value, those that it sees and the marks say."""
    _, masks = filled(board_of(position), position.puzzle)
    return tuple(frozenset(values_in(mask)) for mask in masks)


def pencilled(position: Position) -> tuple[frozenset[int], ...]:
    """The candidates of the cells that have marks; of the others none are shown."""
    shown = zip(position.marks, candidates_of(position), strict=True) if position.marks else ()
    return tuple(candidates if marks else frozenset() for marks, candidates in shown)


def quoted(text: str) -> str:
    """What was typed, as messages quote it."""
    return repr(text) if len(text) <= _QUOTED else repr(text[:_QUOTED]) + "…"
