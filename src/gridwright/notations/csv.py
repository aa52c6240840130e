"""CSV, the form of data sets: a line that names the columns, then one puzzle per line, written as a `line`.

A column of solutions is compared with the givens. The level and the name of a puzzle are kept as its source and title.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from gridwright.model.draft import Draft
from gridwright.model.errors import FormatError, GridwrightError, Problem
from gridwright.model.puzzle import Outcome
from gridwright.notations import line as plain_line
from gridwright.notations._shared.agreement import must_agree
from gridwright.notations._shared.credits import one_line
from gridwright.notations._shared.notation import Notation, Piece
from gridwright.notations._shared.source_text import counted, quoted, refuse
from gridwright.notations._shared.symbols import is_symbol

_PUZZLE = ("puzzle", "puzzles", "quiz", "quizzes", "question", "board", "boards", "grid", "problem", "sudoku")
_SOLUTION = ("solution", "solutions", "answer", "answers", "solved")
_TITLE = ("title", "name", "id", "puzzle_id")
_LEVEL = ("level", "rating", "difficulty")
_RULES = ("areas", "cages", "cells", "constraints", "regions", "rules", "shapes", "signs", "variants")
_ALONE = ("puzzle", "puzzles", "quiz", "quizzes")
"""What may be the only column; a lone `sudoku` is a line of our own text."""

_WORD = re.compile(r"[A-Za-z][\w .-]*")
_DELIMITERS = ",;\t"


class _Columns(NamedTuple):
    """The names of the columns in small letters, and what stands between columns."""

    columns: tuple[str, ...]
    delimiter: str

    def column(self, names: Sequence[str]) -> int | None:
        """The place of the first column of one of these names."""
        return next((self.columns.index(name) for name in names if name in self.columns), None)


class _Record(NamedTuple):
    line: int
    text: str
    header: _Columns
    header_text: str


def _fields(text: str, delimiter: str) -> list[str]:
    import csv  # noqa: PLC0415

    try:
        return next(csv.reader([text.strip(" ")], delimiter=delimiter), [])
    except csv.Error:
        return []


def _header(text: str) -> _Columns | None:
    """The columns that a line names; None if it is no such line."""
    delimiter = next((char for char in _DELIMITERS if char in text[:1000]), ",")
    names = tuple(field.strip().lower() for field in _fields(text[:1000], delimiter))
    if not all(_WORD.fullmatch(name) or not name for name in names):
        return None
    found = set(names) & set(_PUZZLE if len(names) > 1 else _ALONE)
    return _Columns(names, delimiter) if found else None


def _rows(text: str) -> list[_Record]:
    """The lines after the one that names the columns, which may come again where files were put together."""
    rows: list[_Record] = []
    header: tuple[_Columns, str] | None = None
    for number, words in enumerate(text.split("\n"), 1):
        if words.strip():
            first = words.lstrip(' "')[:1]
            named = _header(words) if first.isalpha() or first in _DELIMITERS else None
            if named:
                header = named, words
            elif header is None:
                raise FormatError(Problem(f"{quoted(words)} does not name a column such as 'puzzle'", (), number, 1))
            else:
                rows.append(_Record(number, words, *header))
    return rows


def recognises(text: str) -> bool:
    """Whether columns are named, and a line with as many follows; below a lone column, a line that is a puzzle."""
    first, _, rest = text.lstrip("\n ").partition("\n")
    header = _header(first)
    row = rest.lstrip("\n ").partition("\n")[0].strip()
    if header is None or len(header.columns) > 1:
        return header is not None and header.delimiter in row
    return len(row) >= 16 and all(map(is_symbol, row))


def read(text: str) -> Draft:
    rows = _rows(text)
    if len(rows) != 1:
        raise FormatError(f"the table has {counted(len(rows), 'puzzle')} instead of one")
    row = rows[0]
    fields = _fields(row.text, row.header.delimiter)
    if len(fields) != len(row.header.columns):
        counts = f"{counted(len(fields), 'column')} instead of {len(row.header.columns)}"
        raise FormatError(Problem(f"{counts}: {quoted(row.text, 100)}", (), row.line, 1))
    place = row.header.column(_PUZZLE)
    draft = _puzzle(row, fields[place or 0])
    _must_be_all(row, draft, fields)
    _must_be_solved(row, draft, fields)
    return replace(
        draft,
        title=_said(row.header, fields, _TITLE),
        author=_said(row.header, fields, ("author",)),
        source=", ".join(filter(None, (_said(row.header, fields, ("source",)), _level(row.header, fields)))),
    )


def _puzzle(row: _Record, field: str) -> Draft:
    """The puzzle of a field, with its places as they are in the row."""
    before = row.text.find(field)
    if not field.strip() or "\n" in field:
        raise FormatError(Problem(f"no puzzle in {quoted(row.text, 100)}", (), row.line, 1))
    try:
        draft = plain_line.read(field)
    except GridwrightError as error:
        moved = (problem.at(row.line, before + (problem.column or 1)) for problem in error.problems)
        raise FormatError(*moved) from None
    return replace(draft, places={cell: (row.line, before + column) for cell, (_, column) in draft.places.items()})


def _must_be_all(row: _Record, draft: Draft, fields: Sequence[str]) -> None:
    """Refuse a puzzle of which another column says more than givens."""
    told = {*_PUZZLE, *_SOLUTION, *_TITLE, *_LEVEL, "author", "source"}
    others = {name: field.strip() for name, field in zip(row.header.columns, fields, strict=True) if name not in told}
    for name in others.keys() & set(_RULES):
        if others[name]:
            message = f"a column {quoted(name)}, for which a line of givens has no place: {quoted(others[name])}"
            raise FormatError(Problem(message, (), row.line, 1))
    must_agree("\n".join(others.values()), [draft])


def _must_be_solved(row: _Record, draft: Draft, fields: Sequence[str]) -> None:
    """Refuse a solution of another size, with empty cells, or that is not one of these givens."""
    place = row.header.column(_SOLUTION)
    if place is None or not fields[place].strip():
        return
    solution = _puzzle(row, fields[place])
    if solution.grid != draft.grid or not all(solution.givens):
        at = solution.places[solution.givens.index(0)] if solution.grid == draft.grid else solution.places[0]
        raise FormatError(Problem(f"this is not a full solution of the puzzle: {quoted(row.text, 200)}", (), *at))
    refuse(
        [
            Problem(
                f"{draft.grid.name(cell)}: the solution has {value} where {given} is given: {quoted(row.text, 200)}",
                (cell,), *solution.places[cell],
            )
            for cell, (given, value) in enumerate(zip(draft.givens, solution.givens, strict=True))
            if given not in (0, value)
        ][:1]
    )


def _said(header: _Columns, fields: Sequence[str], names: Sequence[str]) -> str:
    place = header.column(names)
    return "" if place is None else one_line(fields[place])


def _level(header: _Columns, fields: Sequence[str]) -> str:
    """A level such as `difficulty 2.2`; a word such as `hard` speaks for itself."""
    place = header.column(_LEVEL)
    words = _said(header, fields, _LEVEL)
    return f"{header.columns[place]} {words}" if place is not None and words[:1].isdigit() else words


def split(text: str) -> Sequence[Piece]:
    # Each puzzle is told with the line that names its columns, as if that stood right above.
    return [Piece(f"{row.header_text}\n{row.text}", row.line, repeated=1) for row in _rows(text)]


def join(texts: Sequence[str]) -> str:
    """All rows under one line of columns."""
    import csv  # noqa: PLC0415
    from io import StringIO  # noqa: PLC0415

    rows = [row for text in texts for row in csv.DictReader(StringIO(text))]
    columns = dict.fromkeys(column for row in rows for column in row)
    joined = StringIO()
    writer = csv.DictWriter(joined, list(columns), lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return joined.getvalue()


def write(draft: Draft) -> str:
    return _table(draft)


def _table(draft: Draft, solutions: Sequence[Sequence[int]] = ()) -> str:
    import csv  # noqa: PLC0415
    from io import StringIO  # noqa: PLC0415

    said = {name: one_line(getattr(draft, name)) for name in ("title", "author", "source")}
    told = {"puzzle": plain_line.characters(draft), "solution": ""}
    told |= {name: words for name, words in said.items() if words}
    solved = (plain_line.characters(replace(draft, givens=tuple(values))) for values in solutions)
    rows = [told | {"solution": solution} for solution in solved] or [told]
    text = StringIO()
    csv.writer(text, lineterminator="\n").writerows([told.keys(), *(row.values() for row in rows)])
    return text.getvalue()


def solution(draft: Draft, outcome: Outcome) -> str:
    """The puzzle with each solution that was found."""
    return _table(draft, [found.values for found in outcome.solutions])


NOTATION = Notation(
    id="csv",
    title="CSV with a line that names the columns",
    titles={
        "cs": "CSV s řádkem, který pojmenovává sloupce",
        "de": "CSV mit einer Zeile, die die Spalten benennt",
        "es": "CSV con una línea que nombra las columnas",
        "pt": "CSV com uma linha que dá nome às colunas",
    },
    kinds=("sudoku",),
    carries=frozenset(),
    recognises=recognises,
    read=read,
    write=write,
    split=split,
    join=join,
    solution=solution,
    example="""\
puzzle,solution,title
53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79,,An example
""",
)
