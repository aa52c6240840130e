"""What the JSON of web sites has in it, of which nothing can be taken for granted: lists, words, cells and values."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from gridwright.model.errors import FormatError, GridwrightError, Problem
from gridwright.model.grid import Grid
from gridwright.model.primitives import MAX_VALUES
from gridwright.notations._shared.shorthand import parsed
from gridwright.notations._shared.source_text import as_int, converted, counted, quoted

__all__ = [
    "OPTION_NAMES", "Fields", "as_json", "cells_of", "each", "fields_of", "list_of", "marks_of", "number_of",
    "solution_of", "states_a_rule", "words_of",
]

Fields = Mapping[str, Any]
T = TypeVar("T")

OPTION_NAMES = {"antiknight": "anti-knight", "antiking": "no-touch", "nonconsecutive": "no-consecutive"}
"""What the sites call our options, apart from diagonals: each site has them in its own way."""


def as_json(value: Any) -> str:
    import json  # noqa: PLC0415

    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def fields_of(text: str, site: str) -> Fields:
    """The object that a JSON text is."""
    said = parsed(text)
    if not isinstance(said, Mapping):
        raise FormatError(f"this is no puzzle of {site}: {quoted(str(said))}")
    return said


def list_of(said: Fields, name: str) -> Sequence[Any]:
    content = said.get(name) or []
    if not isinstance(content, list):
        raise FormatError(f"{quoted(name)} is no list: {quoted(str(content))}")
    return content


def words_of(said: Fields, name: str) -> str:
    """A text, or several as one. Halves of surrogate pairs, which are no text, become question marks."""
    content = said.get(name) or ""
    words = content if isinstance(content, list) else [content]
    return "\n".join(word for word in words if isinstance(word, str)).encode(errors="replace").decode()


def states_a_rule(content: Any) -> bool:
    """Whether a field that nobody knows may state a rule. Single words and numbers do not."""
    return content is True or (bool(content) and isinstance(content, list | Mapping))


def cells_of(rows: Sequence[Any]) -> tuple[Grid, list[Fields]]:
    """The grid that rows of cells make, and the cells one after the other."""
    width = len(rows[0]) if rows and isinstance(rows[0], list) else 0
    grid = Grid(len(rows), width)
    for number, row in enumerate(rows, 1):
        if not isinstance(row, list):
            raise FormatError(f"row {number} is no list of cells: {quoted(str(row))}")
        if len(row) != width:
            raise FormatError(f"row {number} has {counted(len(row), 'cell')} instead of {width}")
    cells = [cell for row in rows for cell in row]
    each(grid, cells, _must_be_fields)
    return grid, cells


def _must_be_fields(cell: Any) -> None:
    if not isinstance(cell, Mapping):
        raise FormatError(f"{quoted(str(cell))} is no cell")


def each(grid: Grid, cells: Sequence[Any], convert: Callable[[Any], T]) -> tuple[T, ...]:
    """Something for every cell. `convert` raises an error for what cannot stand in one; all of them are told."""

    def placed(cell: int) -> T:
        try:
            return convert(cells[cell])
        except GridwrightError as error:
            raise FormatError(Problem(f"{grid.name(cell)}: {error}", (cell,))) from None

    return tuple(converted(range(len(cells)), placed))


def number_of(value: Any) -> int:
    """The value that a number or digits mean, 0 for nothing."""
    if value in (None, ""):
        return 0
    number = as_int(value) if isinstance(value, str) else value
    if type(number) is not int or not 0 <= number <= MAX_VALUES:
        raise FormatError(f"{quoted(str(value))} is no value")
    return number


def marks_of(said: Fields, *names: str) -> frozenset[int]:
    """What is noted in a cell, in the first of these fields that has anything."""
    noted = next((list_of(said, name) for name in names if said.get(name)), [])
    return frozenset(map(number_of, noted)) - {0}


def solution_of(grid: Grid, content: Any) -> tuple[int, ...]:
    """A solution as a value for every cell, 0 where it is unknown; nothing if it cannot be read that way."""
    if isinstance(content, str):
        content = content.split(",") if "," in content else list(content.strip())
    if not isinstance(content, list) or len(content) != len(grid.cells):
        return ()
    values = tuple(as_int(str(value)) or 0 for value in content)
    return values if any(values) else ()
