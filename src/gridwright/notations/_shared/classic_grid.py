"""What the notations of programs for 9x9 Sudoku share: nine rows of nine characters, and what a player did to them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from gridwright.model.draft import Draft
from gridwright.model.errors import FormatError, Problem
from gridwright.model.grid import Grid
from gridwright.notations._shared.cells import rows_of
from gridwright.notations._shared.source_text import TextLine, counted, quoted, refuse
from gridwright.notations._shared.symbols import value_of

__all__ = [
    "GRID", "ClassicValues", "drawn_rows", "entries_of", "must_be_classic", "read_rows", "state_of", "written_rows",
]

GRID = Grid(9, 9)

_FRAME = frozenset("-+*.:'`=| \t")
_PROGRAM = re.compile(r"\s*(?:Simple Sudoku|Version \S+)\s*")


class ClassicValues(NamedTuple):
    """A value for each of 81 cells, 0 for empty, and where each stands."""

    values: tuple[int, ...]
    places: dict[int, tuple[int, int]]


def drawn_rows(text: str) -> list[TextLine]:
    """The lines of a drawn grid that have cells: no frames, nor the name that Simple Sudoku puts below."""
    return [
        TextLine(number, line)
        for number, line in enumerate(text.split("\n"), 1)
        if line.strip() and not _is_frame(line) and not _PROGRAM.fullmatch(line)
    ]


def _is_frame(line: str) -> bool:
    return ("--" in line or "==" in line) and _FRAME.issuperset(line)


def read_rows(rows: Sequence[TextLine], what: str, layout: str = "") -> ClassicValues:
    """Nine rows of nine characters, passing over white space and characters of the layout."""
    if len(rows) != 9:
        place = rows[-1].number if rows else None
        raise FormatError(Problem(f"{what} has {counted(len(rows), 'row')} instead of 9", (), place))
    cells = [
        [(column, char) for column, char in enumerate(row.text, 1) if not char.isspace() and char not in layout]
        for row in rows
    ]
    refuse(
        [
            Problem(
                f"row {number} of {what} has {counted(len(found), 'cell')} instead of 9: "
                f"{quoted(row.text.strip())}", (), row.number, 1,
            )
            for number, (row, found) in enumerate(zip(rows, cells, strict=True), 1)
            if len(found) != 9
        ]
    )
    places = {
        cell: (rows[cell // 9].number, column)
        for cell, (column, _) in enumerate(pair for found in cells for pair in found)
    }
    chars = [char for found in cells for _, char in found]
    values = [value_of(char, 9) for char in chars]
    refuse(
        [
            Problem(f"{GRID.name(cell)}: {chars[cell]!r} is not a value from 1 to 9", (cell,), *places[cell])
            for cell, value in enumerate(values)
            if value is None
        ]
    )
    return ClassicValues(tuple(value or 0 for value in values), places)


def written_rows(values: Sequence[int]) -> list[str]:
    """The values as nine rows, a dot for empty."""
    return ["".join(str(value or ".") for value in row) for row in rows_of(GRID, values)]


def entries_of(givens: ClassicValues, now: ClassicValues, what: str) -> tuple[int, ...]:
    """What a player entered, from a state that shows the givens too."""
    refuse(
        [
            Problem(
                f"{GRID.name(cell)}: {what} has {now.values[cell] or 'nothing'} where {given} is given",
                (cell,), *now.places[cell],
            )
            for cell, given in enumerate(givens.values)
            if given and now.values[cell] != given
        ]
    )
    entries = tuple(0 if given else value for given, value in zip(givens.values, now.values, strict=True))
    return entries if any(entries) else ()


def state_of(draft: Draft, name: str) -> tuple[int, ...]:
    """Givens and entries together, as programs keep them; entries in cells that are given have no place there."""
    entries = draft.entries or (0,) * len(draft.givens)
    pairs = list(zip(draft.givens, entries, strict=True))
    both = [cell for cell, (given, entry) in enumerate(pairs) if given and entry]
    if both:
        raise FormatError(f"{name} cannot carry entries in cells that are given: {draft.grid.names(both)}")
    return tuple(given or entry for given, entry in pairs)


def must_be_classic(draft: Draft, name: str) -> None:
    if draft.grid != GRID:
        raise FormatError(f"{name} has only grids of 9x9, not {draft.grid.rows}x{draft.grid.cols}")
