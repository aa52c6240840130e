"""A string of the Interactive Sudoku Solver as the constraints that it lists, and its names of cells."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from gridwright.model.errors import FormatError
from gridwright.model.grid import Grid
from gridwright.notations._shared.source_text import SourceText, Span, as_int, quoted
from gridwright.notations._shared.symbols import SYMBOLS

__all__ = ["DIGITS", "MOST", "Constraint", "cell_name", "constraints_in", "written"]

MOST = 16
"""The most rows and columns that a grid can have."""

DIGITS = SYMBOLS[: MOST + 1].lower()

_ITEM = re.compile(r"\.([^.~]*)((?:~[^.~]*)*)")
_ARGUMENT = re.compile(r"~([^~]*)")
_CELL = re.compile(r"[Rr]([1-9a-gA-G])[Cc]([1-9a-gA-G])")

_TOGETHER = {"Or", "And", "Replicate"}
"""Types that hold all constraints up to their `End`."""

_END = "End"


@dataclass(frozen=True)
class Constraint:
    """A constraint: its type and its arguments, of which some may be empty; `parts` are those that stand inside."""

    source: SourceText
    type: str
    start: int
    arguments: tuple[Span, ...]
    parts: list[Constraint] = field(default_factory=list)

    def error(self, message: str, number: int | None = None) -> FormatError:
        """What is wrong with it, or with one of its arguments."""
        return self.source.error(message, self.start if number is None else self.arguments[number].start)

    def argument(self, number: int) -> str:
        """The text of an argument, "" if there are not as many."""
        return self.arguments[number].text if number < len(self.arguments) else ""

    def number(self, place: int) -> int:
        """The number that an argument is, which has to be one from 0 on."""
        found = as_int(self.argument(place))
        if found is None:
            where = place if place < len(self.arguments) else None
            raise self.error(f"{self.type}: {quoted(self.argument(place))} is not a number", where)
        return found

    def cells(self, grid: Grid, start: int = 0) -> list[int]:
        """The cells that its arguments name, from one of them on; empty ones don't count."""
        numbers = range(start, len(self.arguments))
        return [self.cell(grid, number) for number in numbers if self.arguments[number].text]

    def cell(self, grid: Grid, number: int) -> int:
        """The cell that an argument names."""
        return self.cell_named(grid, self.argument(number), number)

    def cell_named(self, grid: Grid, name: str, number: int) -> int:
        """The cell of that name, which is a part of an argument."""
        match = _CELL.fullmatch(name)
        row, col = (DIGITS.index(digit.lower()) - 1 for digit in match.groups()) if match else (grid.rows, grid.cols)
        if row >= grid.rows or col >= grid.cols:
            last = cell_name(grid, len(grid.cells) - 1)
            message = f"{quoted(name)} is not a cell of a grid of {grid.rows}x{grid.cols}; cells are R1C1 to {last}"
            raise self.error(message, number if number < len(self.arguments) else None)
        return row * grid.cols + col

    def groups(self, grid: Grid, start: int = 0, separator: str = "") -> list[list[int]]:
        """The cells that its arguments name, in groups with separators between them."""
        groups: list[list[int]] = [[]]
        for number in range(start, len(self.arguments)):
            if self.arguments[number].text == separator:
                groups.append([])
            else:
                groups[-1].append(self.cell(grid, number))
        return [group for group in groups if group]


def constraints_in(source: SourceText) -> list[Constraint]:
    """All constraints of a string; what stands inside another, is a part of that."""
    found: list[Constraint] = []
    open_: list[Constraint] = []
    for item in _items(source):
        if item.type == _END:
            if not open_:
                raise item.error("there is nothing that this '.End' ends")
            open_.pop()
            continue
        (open_[-1].parts if open_ else found).append(item)
        if item.type in _TOGETHER:
            open_.append(item)
    if open_:
        raise open_[-1].error(f"{quoted('.' + open_[-1].type)} has no '.End'")
    return found


def _items(source: SourceText) -> Iterator[Constraint]:
    text = source.text
    at = len(text) - len(text.lstrip())
    while at < len(text):
        match = _ITEM.match(text, at)
        if match is None:
            raise source.error(f"a constraint begins with '.', not with {quoted(text[at:])}", at)
        words = tuple(_span(word, match.start(2)) for word in _ARGUMENT.finditer(match[2]))
        if match[1].strip() or any(word.text for word in words):
            yield Constraint(source, match[1].strip(), at, words)
        at = match.end()


def _span(word: re.Match[str], start: int) -> Span:
    return Span(word[1].strip(), start + word.start(1) + len(word[1]) - len(word[1].lstrip()))


def cell_name(grid: Grid, cell: int) -> str:
    row, col = grid.where(cell)
    return f"R{DIGITS[row + 1]}C{DIGITS[col + 1]}"


def written(type_: str, grid: Grid, cells: Iterable[int], *before: object) -> str:
    """A constraint about cells, with what stands before them."""
    return ".".join(("", "~".join((type_, *map(str, before), *(cell_name(grid, cell) for cell in cells)))))
