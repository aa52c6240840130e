"""Numbers that programs hand in for the cells of a grid: of any integer type, row by row or all in one row."""

from __future__ import annotations

from collections.abc import Iterable
from math import isnan
from operator import index

from gridwright.model.errors import Problem, RuleError
from gridwright.model.grid import Grid

__all__ = [
    "Numbers", "as_lists", "cell_number", "cell_numbers", "check_zeros", "is_gap", "is_sequence", "shown_number",
    "shown_numbers", "whole_number",
]

Numbers = Iterable[int] | Iterable[Iterable[int]]
"""A number for each cell, all in one row or row by row: lists, arrays, anything like them."""


def whole_number(value: object) -> int | None:
    """The integer that a value is, or None: fractions are none, nor are truth values, with which Python counts."""
    if isinstance(value, bool):
        return None
    try:
        return index(value)  # type: ignore[arg-type]
    except TypeError:
        return _whole_float(value)


def _whole_float(value: object) -> int | None:
    """A whole number in a floating-point type, as in a table with gaps; numpy has several such types."""
    is_integer = getattr(value, "is_integer", None)
    return int(value) if is_integer is not None and is_integer() else None  # type: ignore[call-overload]


def cell_number(value: object) -> int | None:
    """The integer that stands for a cell, or None. A gap of a table, which is None or NaN, stands for an empty one."""
    return 0 if is_gap(value) else whole_number(value)


def is_gap(value: object) -> bool:
    """Whether a table has nothing there."""
    return value is None or (isinstance(value, float) and isnan(value)) or type(value).__name__ == "NAType"


def shown_number(grid: Grid, value: object) -> int | None:
    """The value of a cell for which a number stands as the grid shows it, 0 for an empty one, or None if it is none.

    A gap is empty, and so is 0 or, where that is a value or values begin above 1, -1.
    """
    number = cell_number(value)
    if number is None or grid.first == 1:
        return number
    return 0 if is_gap(value) or number == -1 or (number == 0 and grid.first) else grid.value(number)


def as_lists(cells: object) -> object:
    """Arrays, tensors and tables as plain lists, in which a masked element is None; anything else as it is."""
    for method in ("to_numpy", "tolist"):
        turn = getattr(cells, method, None)
        cells = cells if turn is None else turn()
    return cells


def is_sequence(value: object) -> bool:
    """Whether it is things in a row, which a text or a mapping is not."""
    return isinstance(value, Iterable) and not isinstance(value, str | dict | set | frozenset)


def cell_numbers(grid: Grid, numbers: object, what: str) -> tuple[int, ...]:
    """A number for each cell: those of all cells in one row, or a row for each row of the grid."""
    values = _cells(grid, numbers, what)
    if {*map(type, values)} == {int}:  # as most are, which is seen fastest of all cells at once
        return tuple(values)  # type: ignore[arg-type]
    return tuple(_number(grid, cell, value, cell_number(value)) for cell, value in enumerate(values))


def shown_numbers(grid: Grid, numbers: object, what: str) -> tuple[int, ...]:
    """The value of each cell, 0 for an empty one, from numbers as the grid shows them."""
    if grid.first == 1:
        return cell_numbers(grid, numbers, what)
    values = _cells(grid, numbers, what)
    check_zeros(grid, values)
    return tuple(_number(grid, cell, value, shown_number(grid, value)) for cell, value in enumerate(values))


def check_zeros(grid: Grid, values: Iterable[object]) -> None:
    """Refuses more zeros than a grid can have of a value, where that is one: they are meant for empty cells."""
    zeros = sum(1 for value in values if whole_number(value) == 0) if grid.first == 0 else 0
    if zeros > grid.usual_count:
        what = f"0 is a value here, and stands in {zeros} cells of {len(grid.cells)}"
        raise RuleError(f"{what}; write -1 or None for an empty one")


def _cells(grid: Grid, numbers: object, what: str) -> list[object]:
    """Something for each cell, from all cells in one row or a row for each row of the grid."""
    rows = as_lists(numbers)
    if not is_sequence(rows):
        raise RuleError(f"the {what} are {_called(numbers)}, not numbers for {len(grid.cells)} cells")
    values: list[object] = list(rows)  # type: ignore[call-overload]
    if len(values) == grid.rows and all(map(is_sequence, values)):
        values = [value for row in values for value in _row(grid, row, what)]
    if len(values) != len(grid.cells):
        raise RuleError(f"{len(values)} {what} for {len(grid.cells)} cells")
    return values


def _row(grid: Grid, row: object, what: str) -> list[object]:
    values: list[object] = list(as_lists(row))  # type: ignore[call-overload]
    if len(values) != grid.cols:
        raise RuleError(f"a row of the {what} has {len(values)} cells instead of {grid.cols}: {values!r}")
    return values


def _number(grid: Grid, cell: int, value: object, number: int | None) -> int:
    if number is None:
        raise RuleError(Problem(f"{grid.name(cell)}: {value!r} is not a whole number", (cell,)))
    return number


def _called(thing: object) -> str:
    return f"the text {thing[:40]!r}" if isinstance(thing, str) else f"of type {type(thing).__name__}"
