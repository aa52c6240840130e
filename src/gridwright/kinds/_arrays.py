"""Puzzles from Python values without any text: nested lists, tuples or arrays.

A grid is a sequence of rows; a row is a sequence of values, or a string with one character per cell. A square grid
may also be all of its cells in one row. 0, None, NaN and "." mean empty; where `values` say that 0 is one of them, -1
does instead of 0.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from math import isqrt
from typing import SupportsInt

from gridwright.clues import Clue, Given, as_clue
from gridwright.clues.run import is_hole, printed_sums
from gridwright.clues.sign import Sign
from gridwright.clues.sign import signs as signs_of
from gridwright.kinds._building import build
from gridwright.kinds._details import Details, checked, listed
from gridwright.kinds._kind import Kind
from gridwright.model.draft import Draft
from gridwright.model.errors import Problem, RuleError
from gridwright.model.grid import Grid
from gridwright.model.numbers import as_lists, check_zeros, is_sequence, shown_number
from gridwright.model.puzzle import Puzzle
from gridwright.model.sides import from_sides

__all__ = [
    "AllDetails", "Cells", "Details", "Labels", "RegionDetails", "SignDetails", "Signs", "Words", "and_clues",
    "assemble",
]

Value = SupportsInt | str | None

Cells = Collection[Collection[Value]] | Collection[Value]
"""Rows of values, or all of a square grid in one row: lists, tuples, strings or an array."""

Labels = Collection[Collection[int | str]] | Collection[int | str]
"""Rows of names of regions, in the same ways."""

Table = list[list[object]]

Cell = str | Collection[SupportsInt]
StatedSign = str | Collection[Cell]

Signs = Iterable[StatedSign]
"""Signs in any of three ways: words (`r1c1<r1c2`), pairs of (row, column) from 0 with the lesser first, or a grid of
sides as in `gridwright.model.sides`."""

Words = Iterable[str | Clue]
"""Clues: objects, or their words."""


class SignDetails(Details, total=False):
    """The same for kinds that may have signs."""

    signs: Signs


class RegionDetails(Details, total=False):
    """The same for kinds that may have regions."""

    regions: Labels


class AllDetails(SignDetails, RegionDetails, total=False):
    """The same for kinds that may have both."""


def assemble(kind: Kind, grids: Mapping[str, object], details: Mapping[str, object]) -> Puzzle:
    """The puzzle of that kind, from the grids that make it and what else it has. Its size is that of givens, regions
    or a grid of sides, or `size`, or else just enough for the signs."""
    said = checked(kind, grids, details)
    named = {"givens": said.givens, "regions": said.regions, "signs": said.signs if _is_table(said.signs) else None}
    tables = {what: _table(cells, what) for what, cells in named.items() if cells is not None}
    grid = _grid_of(tables, said.size, said.signs)
    values = _flat(grid, tables["givens"], "givens") if "givens" in tables else []
    labels = _flat(grid, tables["regions"], "regions") if "regions" in tables else None
    if _has_letters(values) and labels and not _has_letters(labels):
        first, second = list(grids)[:2]
        raise RuleError(f"letters stand where givens belong: {kind.id}() takes first the {first}, then the {second}")
    holes = {cell: str(word) for cell, word in enumerate(values) if is_hole(word)}
    grid = grid.with_holes(holes)
    if said.values:
        grid = grid.with_span(said.values)
        check_zeros(grid, values)
    signs = signs_of(grid, _sign_pairs(grid, said.signs))
    return build(
        kind,
        Draft(
            kind=kind.id,
            grid=grid,
            givens=tuple(_value(grid, i, v) for i, v in enumerate(values)) or (0,) * len(grid.cells),
            regions=None if labels is None else tuple(map(str, labels)),
            boxes=said.boxes,
            clues=(*signs, *printed_sums(grid, holes), *_clues(grid, said.clues)),
            options=said.options,
            disconnected=said.allow_disconnected,
            title=said.title,
            author=said.author,
            source=said.source,
        ),
    )


def and_clues(details: Mapping[str, object], name: str, clues: object, example: str) -> dict[str, object]:
    """Details with clues among them that a constructor takes under a name of their own."""
    return {**details, "clues": [*listed(name, clues, example), *listed("clues", details.get("clues"), example)]}


def _clues(grid: Grid, clues: Iterable[object]) -> Iterator[Clue]:
    """Clues as objects; a word such as `r1c1-r1c2=white` means one. Givens have a place of their own."""
    for stated in clues:
        clue = as_clue(grid, stated)  # type: ignore[arg-type]
        if isinstance(clue, Given):
            raise RuleError(f"{clue.word} is a given; put it among the givens")
        yield clue


def _is_table(signs: Sequence[object]) -> bool:
    """Whether signs are a grid of sides rather than a list of signs."""
    try:
        first = next(iter(signs[0]), None)  # type: ignore[call-overload]
    except (IndexError, TypeError):
        return False
    return isinstance(first, str) and len(first) == 4 and set(first) <= set("<>.")


def _table(cells: object, what: str) -> Table:
    """Cells as a list of rows, however they came."""
    rows = as_lists(cells)
    if not isinstance(rows, str) and not is_sequence(rows):
        raise RuleError(f"the {what} are rows of cells, not {rows!r}")
    table = [as_lists(row) for row in rows]  # type: ignore[attr-defined]
    if isinstance(rows, str) or (table and not is_sequence(table[0]) and not isinstance(table[0], str)):
        return _square(table, what)
    for number, row in enumerate(table, 1):
        if not is_sequence(row) and not isinstance(row, str):
            raise RuleError(f"row {number} of the {what} is not a row of cells: {row!r}")
    full: Table = [list(row) for row in table]  # type: ignore[call-overload]
    if full and full[0] and is_sequence(as_lists(full[0][0])):
        raise RuleError(f"the {what} have three dimensions; a puzzle is one grid, and an engine solves many")
    return full


def _square(cells: list[object], what: str) -> Table:
    """The rows of a square grid that came as one row."""
    side = isqrt(len(cells))
    if side**2 != len(cells):
        raise RuleError(f"{len(cells)} {what} in one row do not make a square grid; give them row by row")
    return [cells[row * side : (row + 1) * side] for row in range(side)]


def _grid_of(tables: Mapping[str, Table], size: int | None, signs: Sequence[object]) -> Grid:
    for what, rows in tables.items():
        if not rows or not rows[0]:
            raise RuleError("the grid is empty")
        if size not in (None, len(rows)):
            raise RuleError(f"the size is {size}, but the {what} have {len(rows)} rows")
        return Grid(len(rows), len(rows[0]))
    if size is not None:
        return Grid(size, size)
    if not signs:
        raise RuleError("nothing says how large the grid is: give givens, regions or size")
    reach = Grid(100, 100)
    side = max(max(reach.where(cell)) for pair in _sign_pairs(reach, signs) for cell in pair) + 1
    return Grid(side, side)


def _flat(grid: Grid, rows: Table, what: str) -> list[object]:
    for number, row in enumerate(rows, 1):
        if len(row) != grid.cols:
            raise RuleError(f"row {number} of the {what} has {len(row)} cells instead of {grid.cols}: {row!r}")
    if len(rows) != grid.rows:
        raise RuleError(f"the {what} have {len(rows)} rows instead of {grid.rows}")
    return [cell for row in rows for cell in row]


def _has_letters(cells: Iterable[object]) -> bool:
    return any(isinstance(cell, str) and cell.isalpha() for cell in cells)


def _value(grid: Grid, cell: int, value: object) -> int:
    if isinstance(value, str):
        empty = value in ("", " ", ".") or is_hole(value)
        number = 0 if empty else shown_number(grid, int(value)) if value.isdecimal() else None
    else:
        number = shown_number(grid, value)
    if number is None:
        raise RuleError(Problem(f"{grid.name(cell)}: {value!r} is not a value", (cell,)))
    return number


def _sign_pairs(grid: Grid, signs: Sequence[object]) -> tuple[tuple[int, int], ...]:
    if _is_table(signs):
        return from_sides(grid, [str(sides) for sides in _flat(grid, _table(signs, "signs"), "signs")])
    return tuple(_sign(grid, sign) for sign in signs)


def _sign(grid: Grid, sign: object) -> tuple[int, int]:
    if isinstance(sign, str):
        return Sign.read(grid, sign).cells
    try:
        less, greater = (_cell(grid, cell) for cell in sign)  # type: ignore[attr-defined]
    except (TypeError, ValueError) as error:
        if isinstance(error, RuleError):
            raise
        raise RuleError(f"{sign!r} is not a sign; give 'r1c1<r1c2' or ((0, 0), (0, 1))") from None
    return less, greater


def _cell(grid: Grid, cell: Cell) -> int:
    if isinstance(cell, str):
        return grid.named(cell)
    row, col = (int(part) for part in cell)
    if not (0 <= row < grid.rows and 0 <= col < grid.cols):
        raise RuleError(f"({row}, {col}) is off the grid of {grid.rows}x{grid.cols}")
    return row * grid.cols + col
