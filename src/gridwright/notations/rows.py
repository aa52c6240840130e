"""Rows: a Sudoku as one list of values per row, 0 for empty, with or without a list around them all."""

from __future__ import annotations

import re
from collections.abc import Sequence

from gridwright.model.draft import Draft
from gridwright.model.errors import FormatError, Problem
from gridwright.model.puzzle import Outcome
from gridwright.notations._shared.cells import rows_of
from gridwright.notations._shared.literals import Literal, literals
from gridwright.notations._shared.notation import Notation
from gridwright.notations._shared.source_text import SourceText, as_int, counted, quoted, refuse, sized
from gridwright.notations.table import Field, fields, separator_of, values_of

__all__ = ["parse_row"]

_START = re.compile(r"\s*\[[\s\[]*-?[0-9]+(?![0-9:])")
_ASIDE = re.compile(r"^[ \t]*(?:[#>]|```|Input a sudoku)[^\n]*", re.MULTILINE)
_NOTHING = ("None", "null", "nil", "NaN", "nan")
"""What programs have for an empty cell."""

_LIKE = "[0,0,6,5,9,4,7,0,0]"


def parse_row(text: str, size: int | None, number: int, *, most: int | None = None) -> tuple[int, ...]:
    """The row that one typed line means. `size` is None for the first row, which sets it; rows count from 1.

    `most` is the highest value where that is not the size.
    """
    source = SourceText(text, number)
    if not text.strip():
        raise source.error(f"row {number} is empty; rows are written like {_LIKE}", 0)
    if not text.lstrip().startswith(("[", "(")):
        return _typed(text, size, number, most)
    found = literals(source)
    if len(found) > 1:
        rest = quoted(text[found[1].start :])
        raise source.error(f"row {number} goes on after its end: {rest}", found[1].start)
    return _row(source, found[0], size, number, most)


def _typed(text: str, size: int | None, number: int, most: int | None) -> tuple[int, ...]:
    """A row without brackets: numbers with something between them, or one character per cell."""
    if not any(char in "0123456789.,;_*?" for char in text):
        raise SourceText(text, number).error(f"row {number} should be a list such as {_LIKE}, not {quoted(text)}", 0)
    cells = fields(text, separator_of(text))
    chars = [Field(char, column) for word, start in fields(text) for column, char in enumerate(word, start)]
    grouped = any(len(cell.text) > 1 and as_int(cell.text) is None for cell in cells)
    if len(cells) == 1 or (len(cells) != size and (len(chars) == size or (size is None and grouped))):
        cells = chars
    width = sized(len(cells), len(cells), number, 1).cols
    if size not in (None, width):
        message = f"row {number} has {counted(width, 'value')} instead of {size}: {quoted(text.strip())}"
        raise SourceText(text, number).error(message, 0)
    return tuple(values_of(cells, most or width, number, number))


def _without_asides(text: str) -> str:
    """The text with spaces where a program's prompt or a comment stands, so that all else keeps its place."""
    return _ASIDE.sub(lambda aside: " " * len(aside.group()), text)


def recognises(text: str) -> bool:
    return _START.match(_without_asides(text)) is not None


def read(text: str) -> Draft:
    source = SourceText(_without_asides(text))
    found: Sequence[Literal] = literals(source)
    if len(found) == 1 and isinstance(outer := found[0].value, tuple) and outer and isinstance(outer[0].value, tuple):
        found = outer
    if not found:
        raise source.error("there are no rows", 0)
    size: int | None = None
    givens: list[int] = []
    problems: list[Problem] = []
    for number, literal in enumerate(found, 1):
        try:
            row = _row(source, literal, size, number)
            size = size or len(row)
            givens += row
        except FormatError as error:
            problems += error.problems
            if size is None:
                break
    refuse(problems)
    grid = sized(len(found), size or 0, *source.place(found[0].start))
    if not grid.is_square:
        rows, values = counted(grid.rows, "row"), counted(grid.cols, "value")
        raise source.error(f"{rows} of {values}; a Sudoku has as many rows as columns", found[-1].start)
    items = [item for literal in found if isinstance(literal.value, tuple) for item in literal.value]
    places = {cell: source.place(item.start) for cell, item in enumerate(items)}
    return Draft(kind="sudoku", grid=grid, givens=tuple(givens), places=places)


def _row(
    source: SourceText, literal: Literal, size: int | None, number: int, most: int | None = None
) -> tuple[int, ...]:
    """The values of a row, all between 0 and the size, or what is the most."""
    text = quoted(source.text[literal.start : literal.end])
    if not isinstance(literal.value, tuple):
        message = f"row {number} should be a list such as {_LIKE}, not {text}"
        raise source.error(message, literal.start)
    size = size or sized(len(literal.value), len(literal.value), *source.place(literal.start)).cols
    if len(literal.value) != size:
        message = f"row {number} has {counted(len(literal.value), 'value')} instead of {size}: {text}"
        raise source.error(message, literal.start)
    values: list[int] = []
    problems: list[Problem] = []
    for col, item in enumerate(literal.value):
        said = source.text[item.start : item.end]
        if isinstance(item.value, int) and 0 <= item.value <= (most or size):
            values.append(item.value)
        elif said in _NOTHING:
            values.append(0)
        else:
            message = f"r{number}c{col + 1}: {quoted(said)} is not one of 0 to {most or size}"
            problems.append(source.problem(message, item.start, (number - 1) * size + col))
    refuse(problems)
    return tuple(values)


def write(draft: Draft) -> str:
    return _rows(draft, draft.givens)


def _rows(draft: Draft, values: Sequence[int]) -> str:
    return "".join(f"[{','.join(map(str, row))}]\n" for row in rows_of(draft.grid, values))


def solution(draft: Draft, outcome: Outcome) -> str:
    if outcome.solution:
        return "Solved:\n" + _rows(draft, outcome.solution.values)
    return "Could not solve it. This is how far it came:\n" + _rows(draft, draft.givens)


NOTATION = Notation(
    id="rows",
    title="one list of values per row",
    titles={
        "cs": "seznam hodnot pro každý řádek",
        "de": "eine Liste von Werten je Zeile",
        "es": "una lista de valores por fila",
        "pt": "uma lista de valores por linha",
    },
    kinds=("sudoku",),
    carries=frozenset(),
    recognises=recognises,
    read=read,
    write=write,
    solution=solution,
    example="""\
[0,0,6,5,9,4,7,0,0]
[8,0,9,0,6,0,2,0,4]
[1,0,0,0,0,0,0,0,3]
[0,0,0,0,5,0,0,0,0]
[0,0,3,7,4,8,6,0,0]
[5,9,0,0,0,0,0,4,2]
[0,3,1,0,0,0,5,2,0]
[7,6,0,0,0,0,0,1,9]
[0,0,0,8,0,3,0,0,0]
""",
)
