"""Numbers outside the grid: beside rows and columns, `R1` and `C1`, and before diagonals."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from gridwright.clues._outside import LookingClue
from gridwright.model.clue import Clue
from gridwright.model.errors import FormatError
from gridwright.model.grid import Grid, Move
from gridwright.notations._shared.source_text import as_int, quoted
from gridwright.notations.interactive_sudoku_solver.constraints import Constraint, cell_name, written

__all__ = ["LittleKillers", "Sandwiches", "Sides", "diagonal_of", "lines_of", "side_of"]

_ENDS = {"R": ("left", "right"), "C": ("top", "bottom")}
"""From where rows and columns are looked at: from their beginning, and from their end."""

_DIRECTIONS: Mapping[Move, str] = {(1, 1): "downright", (1, -1): "downleft", (-1, 1): "upright", (-1, -1): "upleft"}


def _line(grid: Grid, said: Constraint, place: int) -> tuple[str, int]:
    """Whether an argument is a row or a column, and its number from 1."""
    text = said.argument(place)
    number = as_int(text[1:])
    if text[:1] not in _ENDS or number is None or not 1 <= number <= grid.rows:
        where = place if place < len(said.arguments) else None
        raise said.error(f"{said.type}: {quoted(text)} is not a row or column; these are R1 to C{grid.rows}", where)
    return text[0], number


def lines_of(grid: Grid, said: Constraint) -> Iterator[tuple[int, tuple[int, ...]]]:
    """The numbers at the ends of a row or column, each with the cells that are seen from there."""
    way, line = _line(grid, said, 0)
    cells = grid.row(line - 1) if way == "R" else grid.column(line - 1)
    for place in (1, 2):
        if said.argument(place):
            yield said.number(place), tuple(cells if place == 1 else reversed(cells))


def side_of(grid: Grid, cells: list[int]) -> str:
    """From where one sees just these cells of a row or column, such as `left1`; "" if they are not all of one."""
    for sides, lines in (("R", map(grid.row, range(grid.rows))), ("C", map(grid.column, range(grid.cols)))):
        for number, line in enumerate(lines, 1):
            if sorted(cells) == sorted(line) and cells in ([*line], [*reversed(line)]):
                return f"{_ENDS[sides][cells != [*line]]}{number}"
    return ""


def diagonal_of(grid: Grid, cells: list[int]) -> str:
    """From where one sees just these cells of a diagonal, such as `r1c2-downleft`; "" if they are not all of one."""
    for move, name in _DIRECTIONS.items():
        before = grid.moved(cells[0], (-move[0], -move[1]))
        if before is None and len(cells) > 1 and [*grid.line(cells[0], move)] == cells:
            return f"{grid.name(cells[0])}-{name}"
    return ""


@dataclass(frozen=True, slots=True)
class Sides:
    """A number for each end of a row or column: `XSum~R1~15~21`, either of which may be left out."""

    type: str
    name: str

    @property
    def names(self) -> tuple[str, ...]:
        return (self.name,)

    def words(self, grid: Grid, said: Constraint) -> Iterator[str]:
        way, number = _line(grid, said, 0)
        for place, side in enumerate(_ENDS[way], 1):
            if said.argument(place):
                yield f"{side}{number}={self.name}{said.number(place)}"

    def constraints(self, clue: Clue) -> Iterator[str]:
        if isinstance(clue, LookingClue):
            line, at_end = _seen_along(clue)
            yield f".{self.type}~{line}~{'~' if at_end else ''}{clue.value}{'' if at_end else '~'}"


def _seen_along(clue: LookingClue) -> tuple[str, bool]:
    """The row or column along which a number looks, and whether it does so from its end."""
    row, col = clue.grid.where(clue.cell)
    return (f"C{col + 1}", clue.towards[0] < 0) if clue.towards[0] else (f"R{row + 1}", clue.towards[1] < 0)


class Sandwiches:
    """A number for a row or column, `Sandwich~15~R1`. At the other end, it is written as a lunchbox."""

    type = "Sandwich"
    names = ("sandwich",)

    def words(self, grid: Grid, said: Constraint) -> Iterator[str]:
        way, number = _line(grid, said, 1)
        yield f"{_ENDS[way][0]}{number}=sandwich{said.number(0)}"

    def constraints(self, clue: Clue) -> Iterator[str]:
        if isinstance(clue, LookingClue):
            line, at_end = _seen_along(clue)
            yield written("Lunchbox", clue.grid, clue.cells, clue.value) if at_end else f".Sandwich~{clue.value}~{line}"


class LittleKillers:
    """A number before a diagonal, which one of its ends names: `LittleKiller~15~R1C3`. From the other end, it is
    written as a sum."""

    type = "LittleKiller"
    names = ("littlekiller",)

    def words(self, grid: Grid, said: Constraint) -> Iterator[str]:
        cell = said.cell(grid, 1)
        move = _move_from(grid, cell)
        if move is None:
            raise said.error(f"LittleKiller: no diagonal is named after {grid.name(cell)}", 1)
        yield f"{grid.name(cell)}-{_DIRECTIONS[move]}=littlekiller{said.number(0)}"

    def constraints(self, clue: Clue) -> Iterator[str]:
        if isinstance(clue, LookingClue):
            if len(clue.cells) == 1:
                raise FormatError(f"interactive-sudoku-solver has no little killer of a single cell: {clue.word}")
            if _move_from(clue.grid, clue.cell) == clue.towards:
                yield f".LittleKiller~{clue.value}~{cell_name(clue.grid, clue.cell)}"
            else:
                yield written("Sum", clue.grid, clue.cells, clue.value)


def _move_from(grid: Grid, cell: int) -> Move | None:
    """Where the diagonal goes that is named after a cell: every diagonal is named after one of its ends."""
    (row, col), last = grid.where(cell), grid.rows - 1
    if col == 0:
        return (1, 1) if row < last else None
    if row == 0:
        return (1, -1)
    if col == last:
        return (-1, -1) if row < last else None
    return (-1, 1) if row == last else None
