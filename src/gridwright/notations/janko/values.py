"""The values that stand in grids of janko.at: numbers, or letters."""

from __future__ import annotations

from collections.abc import Sequence

from gridwright.model.errors import Problem
from gridwright.model.grid import Grid
from gridwright.notations._shared.source_text import Span, as_int, quoted, refuse
from gridwright.notations._shared.symbols import must_be_clear
from gridwright.notations.janko.fields import NOTHING, JankoFields

__all__ = ["values_of"]


def values_of(said: JankoFields, grid: Grid, items: Sequence[Span]) -> tuple[int, ...]:
    """The values of cells, 0 for empty ones. Letters go on after 9, or where there are no numbers, A is 1."""
    most, size = max((as_int(item.text) or 0 for item in items), default=0), max(grid.rows, grid.cols)
    values = [_value(item.text, 0 if most > 9 else 10 if most else 1, size) for item in items]
    problems: list[Problem] = []
    for cell, (item, value) in enumerate(zip(items, values, strict=True)):
        if value is None:
            message = f"{grid.name(cell)}: {quoted(item.text)} is not a value"
            problems.append(said.source.problem(message, item.start, cell))
    refuse(problems)
    used = {item.text for item in items}
    if "0" in used and (others := sorted(used.intersection(NOTHING) - {"0"})):
        must_be_clear({"0", others[0]}, size)
    return tuple(value or 0 for value in values)


def _value(text: str, first: int, size: int) -> int | None:
    """The value that a cell states, A being the `first`, and none of them more than the size; 0 if letters are none."""
    if text in NOTHING:
        return 0
    if first and len(text) == 1 and text.isascii() and text.isalpha():
        value = ord(text.lower()) - ord("a") + first
        return value if value <= size else None
    return as_int(text)
