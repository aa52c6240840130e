"""A string of the Interactive Sudoku Solver as the constraints that it lists, and its names of cells."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from gridwright.model.grid import Grid
from gridwright.notations._shared.source_text import SourceText, Span, quoted
from gridwright.notations._shared.symbols import SYMBOLS

__all__ = ["DIGITS", "MOST", "Constraint", "cell_name", "cell_of", "constraints_in"]

MOST = 16
"""The most rows and columns that a grid can have."""

DIGITS = SYMBOLS[: MOST + 1].lower()

_ITEM = re.compile(r"\.([^.~]*)((?:~[^.~]*)*)")
_ARGUMENT = re.compile(r"[^~]+")
_CELL = re.compile(r"[Rr]([1-9a-g])[Cc]([1-9a-g])")


class Constraint(NamedTuple):
    """A constraint: its type and its arguments."""

    type: str
    start: int
    arguments: list[Span]


def constraints_in(source: SourceText) -> Iterator[Constraint]:
    text = source.text
    at = len(text) - len(text.lstrip())
    while at < len(text):
        match = _ITEM.match(text, at)
        if match is None:
            raise source.error(f"a constraint begins with '.', not with {quoted(text[at:])}", at)
        words = [
            Span(word.group().strip(), match.start(2) + word.start() + len(word.group()) - len(word.group().lstrip()))
            for word in _ARGUMENT.finditer(match[2])
        ]
        item = Constraint(match[1].strip(), at, [word for word in words if word.text])
        if item.type or item.arguments:
            yield item
        at = match.end()


def cell_of(source: SourceText, grid: Grid, word: str, offset: int) -> int:
    match = _CELL.fullmatch(word)
    row, col = (DIGITS.index(digit) - 1 for digit in match.groups()) if match else (grid.rows, grid.cols)
    if row >= grid.rows or col >= grid.cols:
        last = cell_name(grid, len(grid.cells) - 1)
        message = f"{quoted(word)} is not a cell of a grid of {grid.rows}x{grid.cols}; cells are R1C1 to {last}"
        raise source.error(message, offset)
    return row * grid.cols + col


def cell_name(grid: Grid, cell: int) -> str:
    row, col = grid.where(cell)
    return f"R{DIGITS[row + 1]}C{DIGITS[col + 1]}"
