"""JSON: everything that a puzzle and a player's position in it have, for programs to exchange.

The decoder is imported only where it is used: loading it takes longer than reading a puzzle in another notation.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

from gridwright.clues import Clue, sort
from gridwright.kinds import option
from gridwright.model.draft import Draft
from gridwright.model.errors import FormatError, GridwrightError, Problem
from gridwright.model.grid import MAX_SIDE, Grid
from gridwright.model.primitives import MAX_VALUES
from gridwright.model.span import span_of
from gridwright.notations._shared.cells import rows_of
from gridwright.notations._shared.clue_words import listed_sorts, read_word, words_of
from gridwright.notations._shared.notation import Notation, Piece
from gridwright.notations._shared.packed_links import site_of_json
from gridwright.notations._shared.source_text import converted, counted, enough, quoted, refuse
from gridwright.notations._shared.vocabulary import kind_id
from gridwright.notations.json.places import CellPlaces, Path, error_at, path_name, problem_at

if TYPE_CHECKING:
    from gridwright.notations.json.document import Document

T = TypeVar("T")

_ARRAY = re.compile(r"\s*\{\s*\{\s*['\"0-9]")
"""How an array of a program begins, in braces."""

_SAMPLE = 20
"""How many lines are looked at to tell whether a text has a puzzle on every line."""


def recognises(text: str) -> bool:
    return text.lstrip().startswith("{") and not _ARRAY.match(text) and site_of_json(text) is None


def read(text: str) -> Draft:
    from gridwright.notations.json.document import decoded, document_of  # noqa: PLC0415

    text = document_of(text)
    said = decoded(text)
    grid = _grid(text, said)
    value = _reader(grid)
    givens = _cells(text, grid, said.givens, "givens", value)
    return Draft(
        kind=_at(text, ("kind",), lambda: kind_id(said.kind)),
        grid=grid,
        givens=givens or (0,) * len(grid.cells),
        regions=None if said.regions is None else _cells(text, grid, said.regions, "regions", _label),
        boxes=said.boxes,
        clues=_clues(text, grid, said),
        options=_options(text, said.options),
        disconnected=said.disconnected,
        title=said.title,
        author=said.author,
        source=said.source,
        entries=_cells(text, grid, said.entries, "entries", value),
        marks=_cells(text, grid, said.marks, "marks", lambda item: _marks(item, value)),
        places=CellPlaces(text, "givens", grid) if givens else {},
        region_places=CellPlaces(text, "regions", grid) if said.regions else {},
    )


def _at(text: str, path: Path, convert: Callable[[], T], told: str = "") -> T:
    """What stands there as something else; the error says where it stands, and what it is called if that is `told`."""
    try:
        return convert()
    except GridwrightError as error:
        raise FormatError(
            *(problem_at(text, path, f"{told}{problem.message}", *problem.cells) for problem in error.problems)
        ) from None


def _grid(text: str, said: Document) -> Grid:
    """The size that is stated, or that the first grid of cells shows."""
    for name, count in (("rows", said.rows), ("cols", said.cols)):
        if count is not None and not 1 <= count <= MAX_SIDE:
            raise error_at(text, (name,), f"{name}: {quoted(str(count))} is outside 1 to {MAX_SIDE}")
    name, table = next(((name, cells) for name in ("givens", "regions") if (cells := getattr(said, name))), ("", None))
    rows = said.rows if said.rows is not None or table is None else len(table)
    cols = said.cols if said.cols is not None or table is None else len(table[0])
    if rows is None or cols is None:
        raise FormatError("nothing says how large the grid is: give rows and cols, or givens, or regions")
    grid = _at(text, (name, 0) if table else ("rows",), lambda: Grid(rows, cols))
    holes = converted(enumerate(said.holes), lambda one: _at(text, ("holes", one[0]), lambda: grid.named(one[1])))
    grid = grid.with_holes(holes)
    if said.values is None:
        return grid
    first, last = said.values
    return _at(text, ("values",), lambda: grid.with_span(span_of(first, last)))


def _cells(
    text: str, grid: Grid, rows: list[list[Any]] | None, what: str, convert: Callable[[Any], T | None]
) -> tuple[T, ...]:
    """One thing per cell; `convert` returns None for what cannot stand in a cell."""
    if rows is None:
        return ()
    if len(rows) != grid.rows:
        raise error_at(text, (what,), f"{what}: {counted(len(rows), 'row')} instead of {grid.rows}")
    for number, row in enumerate(rows):
        if len(row) != grid.cols:
            count = f"{counted(len(row), 'cell')} instead of {grid.cols}"
            raise error_at(text, (what, number), f"{what}: row {number + 1} has {count}: {quoted(str(row))}")
    cells: list[T] = []
    problems: list[Problem] = []
    for cell, item in enumerate(item for row in rows for item in row):
        converted = convert(item)
        if converted is not None:
            cells.append(converted)
        elif not enough(problems):
            message = f"{what}, {grid.name(cell)}: {quoted(str(item))} cannot stand here"
            problems.append(problem_at(text, (what, *grid.where(cell)), message, cell))
    refuse(problems)
    return tuple(cells)


def _reader(grid: Grid) -> Callable[[Any], int | None]:
    """What makes a value of what stands in a cell: null is empty, and 0 is where it is no value."""
    most = max(grid.span()[-1], MAX_VALUES)

    def value(item: Any) -> int | None:
        if item is None or (item == 0 and grid.first and type(item) is int):
            return 0
        return grid.value(item) if type(item) is int and 0 <= item <= most else None

    return value


def _label(item: Any) -> str | None:
    if item is None:
        return ""
    return str(item) if type(item) in (int, str) else None


def _marks(item: Any, value: Callable[[Any], int | None]) -> frozenset[int] | None:
    values = [value(one) for one in item] if isinstance(item, list) else [None]
    return frozenset(one for one in values if one) if all(values) else None


def _clues(text: str, grid: Grid, said: Document) -> tuple[Clue, ...]:
    """The clues of every sort, each of which has a field."""
    words = [((name, number), word) for name in listed_sorts() for number, word in enumerate(said.clues(name))]

    def clue(path: tuple[str, int], word: str) -> Clue:
        return _at(text, path, lambda: read_word(grid, word, sort(path[0])), f"{path_name(path)}: ")

    return tuple(converted(words, lambda one: clue(*one)))


def _options(text: str, names: Sequence[str]) -> frozenset[str]:
    known = converted(enumerate(names), lambda one: _at(text, ("options", one[0]), lambda: option(one[1])))
    return frozenset(each.id for each in known)


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
        "holes": [grid.name(cell) for cell in sorted(grid.holes)],
        "boxes": draft.boxes,
        "values": None if grid.shows_usual_values else (grid.span()[0], grid.span()[-1]),
        "options": sorted(draft.options),
        "disconnected": draft.disconnected,
        "title": draft.title,
        "author": draft.author,
        "source": draft.source,
    }
    tables: dict[str, Sequence[Any]] = {
        "givens": _shown(grid, draft.givens) if any(draft.givens) else (),
        "regions": draft.regions or (),
        "entries": _shown(grid, draft.entries) if any(draft.entries) else (),
        "marks": [sorted(map(grid.shown, marks)) for marks in draft.marks] if any(draft.marks) else (),
    }
    lines = [f'  "{name}": {encoded(value)}' for name, value in fields.items() if value]
    for name, cells in tables.items():
        if cells:
            lines.append(_table(name, [encoded(row) for row in rows_of(grid, cells)]))
    for name in listed_sorts():
        if rows := words_of(draft, name):
            lines.append(_table(name, [encoded(row)[1:-1] for row in rows]))
    return "{\n" + ",\n".join(lines) + "\n}\n"


def flat(text: str) -> str:
    """The same on one line, as JSON Lines have it."""
    from gridwright.notations.json.document import on_a_line  # noqa: PLC0415

    return f"{on_a_line(text)}\n"


def _shown(grid: Grid, values: Sequence[int]) -> Sequence[int | None]:
    """Values as they are shown. An empty cell is 0, or null where that is a value."""
    if grid.first == 1:
        return values
    return [grid.shown(value) if value else None if grid.first == 0 else 0 for value in values]


def _table(name: str, rows: Sequence[str]) -> str:
    """A field with one row of the grid per line, for people to read."""
    inner = ",\n".join(f"    {row}" for row in rows)
    return f'  "{name}": [\n{inner}\n  ]'


NOTATION = Notation(
    id="json",
    title="JSON with all of a puzzle and a position",
    titles={
        "cs": "JSON s celou úlohou a rozehranou pozicí",
        "de": "JSON mit allem von Rätsel und Stellung",
        "es": "JSON con todo el pasatiempo y la posición",
        "pt": "JSON com todo o passatempo e a posição",
    },
    carries=frozenset({"boxes", "regions", "clues", "options", "disconnected", "holes", "values", "entries", "marks"}),
    recognises=recognises,
    read=read,
    write=write,
    split=split,
    join=lambda texts: "".join(map(flat, texts)),
    flat=flat,
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
