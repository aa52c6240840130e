"""Tables: a Sudoku as rows of numbers with commas, semicolons, tabs or spaces between them, as spreadsheets,
NumPy and `gridwright solve --quiet` write it. An empty cell is an empty field, 0, or a character such as `.`."""

from __future__ import annotations

import re
from collections import Counter
from math import isqrt
from string import ascii_lowercase, ascii_uppercase
from typing import NamedTuple

from gridwright.model.draft import Draft
from gridwright.model.errors import FormatError, Problem
from gridwright.model.grid import MAX_SIDE
from gridwright.notations._shared.cells import must_be_several, rows_of
from gridwright.notations._shared.notation import Notation
from gridwright.notations._shared.source_text import as_int, counted, quoted, refuse, sized
from gridwright.notations._shared.symbols import must_be_clear, value_of

__all__ = ["Field", "fields", "has_wide_cells", "separator_of", "values_of"]

_FIELD = re.compile(r"[0-9]{1,3}|[._*?XxOo-]?")
_FLOAT = re.compile(r"([0-9]{1,3})\.0")
_NOTHING = frozenset(("nan", "none", "null"))
_NUMPY = re.compile(r"\s*\[(?:\s*\[[^\[\],;]*\])+\s*\]\s*")
_LEAST = 3
"""The fewest rows of a table with labels around it."""

_LONGEST = 20 * MAX_SIDE
_SEPARATOR = re.compile(r"[-+= ]*(?:--|==|\+)[-+= ]*")
_RULE = re.compile(r"[ |+:=-]*[-=]{2}[ |+:=-]*")


class Field(NamedTuple):
    text: str
    column: int


class TableRow(NamedTuple):
    line: int
    text: str
    fields: list[Field]


def fields(line: str, separator: str = "") -> list[Field]:
    """What stands between separators; without one, words."""
    if not separator:
        return [Field(match.group(), match.start() + 1) for match in re.finditer(r"[^\s|]+", line)]
    found: list[Field] = []
    column = 1
    for text in line.split(separator):
        found.append(Field(_cell(text.strip(' "')), column + len(text) - len(text.lstrip(' "'))))
        column += len(text) + 1
    return found


def _cell(text: str) -> str:
    """What a field says; programs without empty numbers write `NaN` for them, and other numbers as `5.0`."""
    return "" if text.lower() in _NOTHING else _FLOAT.sub(r"\1", text)


def separator_of(text: str) -> str:
    return next((char for char in ";,\t" if char in text), "")


def _rows(text: str) -> list[TableRow]:
    """The rows of a table; none if the text has too many lines for one, or one that is too long."""
    if _NUMPY.fullmatch(text):
        text = text.replace("[", " ").replace("]", " ")
    separator = separator_of(text)
    lines = [(number, line) for number, line in enumerate(text.split("\n"), 1) if line.strip(" ")]
    if not separator and (ruled := _ruled(lines)):
        lines, separator = ruled, "|"
    if not separator:
        lines = [(number, line) for number, line in lines if line.strip() and not _SEPARATOR.fullmatch(line)]
    if separator and len(lines) == 1:
        return _cut(lines[0][0], fields(lines[0][1], separator))
    if len(lines) > MAX_SIDE + 1 or any(len(line) > _LONGEST for _, line in lines):
        return []
    rows = _without_labels([TableRow(number, line, fields(line, separator)) for number, line in lines])
    if all(len(row.fields) == len(rows) + 1 and not row.fields[-1].text for row in rows):
        return [row._replace(fields=row.fields[:-1]) for row in rows]
    return rows


def _cut(number: int, cells: list[Field]) -> list[TableRow]:
    """All cells of a square in one line, row by row; nothing if they make no square."""
    size = isqrt(len(cells))
    if not 4 <= size <= MAX_SIDE or size * size != len(cells):
        return []
    rows = [cells[start : start + size] for start in range(0, len(cells), size)]
    return [TableRow(number, ",".join(cell.text for cell in row), row) for row in rows]


def _ruled(lines: list[tuple[int, str]]) -> list[tuple[int, str]]:
    """The rows of a table with `|` between all cells and no more at its edges; nothing if it is no such table."""
    rows = [(number, line) for number, line in lines if not _RULE.fullmatch(line)]
    if rows and all(line.strip()[:1] == line.strip()[-1:] == "|" for _, line in rows):
        rows = [(number, _without_edges(line)) for number, line in rows]
    if rows and not rows[0][1].strip(" |") and len(rows) == rows[0][1].count("|") + 2:
        # In Markdown a table needs a line of headings, here an empty one.
        rows = rows[1:]
    return rows if len(rows) > 1 and all(line.count("|") == len(rows) - 1 for _, line in rows) else []


def _without_edges(line: str) -> str:
    """A row without the bars around it, on the same columns."""
    return line.rstrip()[:-1].replace("|", " ", 1)


def _without_labels(rows: list[TableRow]) -> list[TableRow]:
    """The rows of a table without the numbers, or letters, of its rows and columns."""
    if len(rows) < _LEAST or not all(row.fields for row in rows):
        return rows
    top, left = rows[0].fields, [row.fields[0] for row in rows[1:]]
    if len(top) == len(rows[1].fields) and not top[0].text:
        top = top[1:]
    is_labelled = len(top) == len(rows[1].fields) - 1 and _count_up(top) and _count_up(left)
    return [row._replace(fields=row.fields[1:]) for row in rows[1:]] if is_labelled else rows


def _count_up(labels: list[Field]) -> bool:
    """Whether labels are 1, 2, 3 …, or from 0, or A, B, C …"""
    texts = [label.text for label in labels]
    return texts in (
        [str(number) for number in range(len(texts))],
        [str(number) for number in range(1, len(texts) + 1)],
        list(ascii_uppercase[: len(texts)]),
        list(ascii_lowercase[: len(texts)]),
    )


def _is_table(rows: list[TableRow]) -> bool:
    """Whether most rows have as many fields as there are rows, give or take one, and look like cells."""
    if len(rows) < 2:
        return False
    width, often = Counter(len(row.fields) for row in rows).most_common(1)[0]
    texts = [field.text for row in rows for field in row.fields]
    return (
        abs(width - len(rows)) <= 1 < width
        and 2 * often > len(rows)
        and all(_FIELD.fullmatch(field.text) for field in rows[0].fields)
        and 4 * sum(_FIELD.fullmatch(text) is not None for text in texts) >= 3 * len(texts)
    )


def recognises(text: str) -> bool:
    return _is_table(_rows(text))


def has_wide_cells(text: str) -> bool:
    """Whether a text is a table with values of more than one digit: to read it by characters would be wrong."""
    rows = _rows(text)
    return _is_table(rows) and any(len(field.text) > 1 for row in rows for field in row.fields)


def read(text: str) -> Draft:
    rows = _rows(text)
    if not rows:
        raise FormatError("there is no table of up to 100 rows")
    width = Counter(len(row.fields) for row in rows).most_common(1)[0][0]
    refuse(
        [
            Problem(
                f"row {number} has {counted(len(row.fields), 'value')} instead of {width}: "
                f"{quoted(row.text.strip(), 80)}", (), row.line, 1,
            )
            for number, row in enumerate(rows, 1)
            if len(row.fields) != width
        ]
    )
    grid = sized(len(rows), width, rows[0].line, 1)
    if not grid.is_square:
        count = counted(width, "value")
        raise FormatError(f"{counted(grid.rows, 'row')} of {count}; a Sudoku has as many rows as columns")
    givens: list[int] = []
    problems: list[Problem] = []
    for number, row in enumerate(rows, 1):
        try:
            givens += values_of(row.fields, width, number, row.line)
        except FormatError as error:
            problems += error.problems
    refuse(problems)
    must_be_clear({field.text for row in rows for field in row.fields}, width)
    cells = [(row.line, field.column) for row in rows for field in row.fields]
    return Draft(kind="sudoku", grid=grid, givens=tuple(givens), places=dict(enumerate(cells)))


def values_of(row: list[Field], size: int, number: int, line: int) -> list[int]:
    """The values of a row, all between 0 and the size; rows count from 1."""
    values: list[int] = []
    problems: list[Problem] = []
    for col, (text, column) in enumerate(row):
        value = 0 if text in ("", "-") else value_of(text, size) if len(text) == 1 else as_int(text)
        if value is None or value > size:
            message = f"r{number}c{col + 1}: {quoted(text)} is not one of 0 to {size}"
            problems.append(Problem(message, ((number - 1) * size + col,), line, column))
        values.append(value or 0)
    refuse(problems)
    return values


def write(draft: Draft) -> str:
    must_be_several(draft, "table")
    return "".join(",".join(map(str, row)) + "\n" for row in rows_of(draft.grid, draft.givens))


NOTATION = Notation(
    id="table",
    title="rows of numbers, as in CSV",
    titles={
        "cs": "řádky čísel jako v CSV",
        "de": "Zeilen von Zahlen wie in CSV",
        "es": "filas de números, como en CSV",
        "pt": "linhas de números, como em CSV",
    },
    kinds=("sudoku",),
    carries=frozenset(),
    recognises=recognises,
    read=read,
    write=write,
    loose=True,
    example="""\
5,3,0,0,7,0,0,0,0
6,0,0,1,9,5,0,0,0
0,9,8,0,0,0,0,6,0
8,0,0,0,6,0,0,0,3
4,0,0,8,0,3,0,0,1
7,0,0,0,2,0,0,0,6
0,6,0,0,0,0,2,8,0
0,0,0,4,1,9,0,0,5
0,0,0,0,8,0,0,7,9
""",
)
