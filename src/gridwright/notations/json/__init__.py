"""JSON: everything that a puzzle and a player's position in it have, for programs to exchange.

The decoder is imported only where it is used: loading it takes longer than reading a puzzle in another notation.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

from gridwright.clues import Clue, sort
from gridwright.model.draft import Draft
from gridwright.model.errors import FormatError, Problem
from gridwright.model.grid import MAX_SIDE, Grid
from gridwright.model.primitives import MAX_VALUES
from gridwright.notations._shared.cells import rows_of
from gridwright.notations._shared.clue_words import listed_sorts, read_word, words_of
from gridwright.notations._shared.notation import Notation, Piece
from gridwright.notations._shared.packed_links import site_of_json
from gridwright.notations._shared.source_text import converted, counted, quoted, refuse
from gridwright.notations._shared.vocabulary import kind_id

if TYPE_CHECKING:
    from gridwright.notations.json.document import Document

T = TypeVar("T")

_SAMPLE = 20
"""How many lines are looked at to tell whether a text has a puzzle on every line."""


def recognises(text: str) -> bool:
    return text.lstrip().startswith("{") and site_of_json(text) is None


def read(text: str) -> Draft:
    from gridwright.notations.json.document import decoded  # noqa: PLC0415

    said = decoded(text)
    grid = _grid(said)
    givens = _cells(grid, said.givens, "givens", _value)
    return Draft(
        kind=kind_id(said.kind),
        grid=grid,
        givens=givens or (0,) * len(grid.cells),
        regions=None if said.regions is None else _cells(grid, said.regions, "regions", _label),
        boxes=said.boxes,
        clues=_clues(grid, said),
        options=frozenset(said.options),
        disconnected=said.disconnected,
        title=said.title,
        author=said.author,
        source=said.source,
        entries=_cells(grid, said.entries, "entries", _value),
        marks=_cells(grid, said.marks, "marks", _marks),
    )


def _grid(said: Document) -> Grid:
    """The size that is stated, or that the first grid of cells shows."""
    for name, count in (("rows", said.rows), ("cols", said.cols)):
        if count is not None and not 1 <= count <= MAX_SIDE:
            raise FormatError(f"{name}: {quoted(str(count))} is outside 1 to {MAX_SIDE}")
    table = next((cells for cells in (said.givens, said.regions) if cells), None)
    rows = said.rows if said.rows is not None or table is None else len(table)
    cols = said.cols if said.cols is not None or table is None else len(table[0])
    if rows is None or cols is None:
        raise FormatError("nothing says how large the grid is: give rows and cols, or givens, or regions")
    return Grid(rows, cols)


def _cells(
    grid: Grid, rows: list[list[Any]] | None, what: str, convert: Callable[[Any], T | None]
) -> tuple[T, ...]:
    """One thing per cell; `convert` returns None for what cannot stand in a cell."""
    if rows is None:
        return ()
    if len(rows) != grid.rows:
        raise FormatError(f"{what}: {counted(len(rows), 'row')} instead of {grid.rows}")
    for number, row in enumerate(rows, 1):
        if len(row) != grid.cols:
            count = counted(len(row), "cell")
            raise FormatError(f"{what}: row {number} has {count} instead of {grid.cols}: {quoted(str(row))}")
    cells: list[T] = []
    problems: list[Problem] = []
    for cell, item in enumerate(item for row in rows for item in row):
        converted = convert(item)
        if converted is None:
            problems.append(Problem(f"{what}, {grid.name(cell)}: {quoted(str(item))} cannot stand here", (cell,)))
        else:
            cells.append(converted)
    refuse(problems)
    return tuple(cells)


def _value(item: Any) -> int | None:
    if item is None:
        return 0
    return item if type(item) is int and 0 <= item <= MAX_VALUES else None


def _label(item: Any) -> str | None:
    if item is None:
        return ""
    return str(item) if type(item) in (int, str) else None


def _marks(item: Any) -> frozenset[int] | None:
    values = [_value(value) for value in item] if isinstance(item, list) else [None]
    return frozenset(value for value in values if value) if all(values) else None


def _clues(grid: Grid, said: Document) -> tuple[Clue, ...]:
    """The clues of every sort, each of which has a field."""
    words = [(sort(name), word) for name in listed_sorts() for word in said.clues(name)]
    return tuple(converted(words, lambda one: read_word(grid, one[1], one[0])))


def split(text: str) -> Sequence[Piece]:
    """The lines of a text that has a puzzle on each; nothing when it is one puzzle on several lines."""
    from gridwright.notations.json.document import is_object  # noqa: PLC0415

    lines = [Piece(line, number) for number, line in enumerate(text.split("\n"), 1) if line.strip()]
    # In one puzzle, only the first line begins with a brace. If one line is whole, the others are objects cut short.
    are_whole = len(lines) > 1 and any(is_object(line.text) for line in lines[:_SAMPLE])
    return lines if are_whole and all(recognises(line.text) for line in lines) else ()


def write(draft: Draft) -> str:
    from gridwright.notations.json.document import VERSION, encoded  # noqa: PLC0415

    grid = draft.grid
    fields: dict[str, Any] = {
        "gridwright": VERSION,
        "kind": draft.kind,
        "rows": grid.rows,
        "cols": grid.cols,
        "boxes": draft.boxes,
        "options": sorted(draft.options),
        "disconnected": draft.disconnected,
        "title": draft.title,
        "author": draft.author,
        "source": draft.source,
    }
    tables: dict[str, Sequence[Any]] = {
        "givens": draft.givens,
        "regions": draft.regions or (),
        "entries": draft.entries,
        "marks": [sorted(marks) for marks in draft.marks],
    }
    lines = [f'  "{name}": {encoded(value)}' for name, value in fields.items() if value]
    for name, cells in tables.items():
        if any(cells):
            lines.append(_table(name, [encoded(row) for row in rows_of(grid, cells)]))
    for name in listed_sorts():
        if rows := words_of(draft, name):
            lines.append(_table(name, [encoded(row)[1:-1] for row in rows]))
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _table(name: str, rows: Sequence[str]) -> str:
    """A field with one row of the grid per line, for people to read."""
    inner = ",\n".join(f"    {row}" for row in rows)
    return f'  "{name}": [\n{inner}\n  ]'


NOTATION = Notation(
    id="json",
    title="JSON with all of a puzzle and a position",
    carries=frozenset({"boxes", "regions", "clues", "options", "disconnected", "entries", "marks"}),
    recognises=recognises,
    read=read,
    write=write,
    split=split,
    example="""\
{
  "gridwright": 1,
  "kind": "jigsaw",
  "rows": 5,
  "cols": 5,
  "givens": [
    [0,0,0,2,0],
    [0,0,0,0,5],
    [0,5,0,0,0],
    [0,0,4,0,0],
    [0,0,0,1,0]
  ],
  "regions": [
    ["A","A","A","B","B"],
    ["A","C","B","B","B"],
    ["A","C","C","D","D"],
    ["E","C","C","D","D"],
    ["E","E","E","E","D"]
  ]
}
""",
)
