"""The puzzle as it is drawn on a Penpa+ board: numbers, walls, symbols and diagonals."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from gridwright.model.clue import Clue
from gridwright.model.draft import Draft
from gridwright.model.errors import FormatError, Problem
from gridwright.model.grid import Grid
from gridwright.notations._shared.regions import region_numbers
from gridwright.notations._shared.source_text import as_int, quoted, refuse
from gridwright.notations._shared.walls import Wall, below, beside, regions_between, stands
from gridwright.notations.penpa.board import (
    BELOW,
    BESIDE,
    CELL,
    CORNER,
    NUMBERS,
    PenpaBoard,
    layer_of,
    numbers_in,
    things_of,
    written_layer,
)
from gridwright.notations.penpa.drawn import DRAWN, drawn_fields
from gridwright.notations.penpa.sketch import PenpaSketch
from gridwright.notations.penpa.symbols import clues_of

__all__ = ["PenpaQuestion", "board_of", "question_of", "written_question"]

_PARTS = {"freelineE": "lines", "polygon": "polygons", "wall": "walls", "cage": "cages"}
_SHOWN = ("command_redo", "command_undo", "command_replay", "deletelineE", "number", "symbol", "lineE")
# Styles of edges: solid black ones, thick and thicker, are walls; a helper is a small cross.
_WALLS = (2, 21)
_THIN = 80
_DOTTED = 12
_HELPER = 98


class PenpaQuestion(NamedTuple):
    givens: tuple[int, ...]
    regions: tuple[str, ...]
    clues: tuple[Clue, ...]
    diagonals: bool
    drawn: Mapping[str, list[dict[str, Any]]] = MappingProxyType({})
    """What may mean anything, in the form in which SudokuPad has it."""
    symbols: Mapping[str, Any] = MappingProxyType({})
    """The symbols that stand beside it, by their points."""


def board_of(header: list[str], steps: object) -> PenpaBoard:
    """The board that the first line describes, and the cells that are part of it."""
    if header[0] not in ("square", "sudoku", "kakuro"):
        raise FormatError(f"only boards of square cells are puzzles here, not {quoted(header[0])}")
    cols, rows = as_int(header[1]), as_int(header[2])
    if rows is None or cols is None:
        raise FormatError(f"{quoted(header[1])} by {quoted(header[2])} is not a size of a board")
    if header[4:7] != ["0", "1", "1"]:
        raise FormatError("the board is turned or mirrored; turn it back and share it again")
    whole = PenpaBoard(rows, cols, Grid(rows, cols))
    if not isinstance(steps, list) or not all(type(step) is int for step in steps):
        raise FormatError(f"the list of cells is damaged: {quoted(str(steps))}")
    point, places = 0, []
    for step in steps[: len(whole.grid.cells) + 1]:
        point += step
        sort, row, col = whole.where(point)
        if sort != CELL or whole.cell(row, col) is None:
            raise FormatError("the list of cells has one that is not on the board")
        places.append((row, col))
    top, left = min((row for row, _ in places), default=0), min((col for _, col in places), default=0)
    height = max((row for row, _ in places), default=-1) - top + 1
    width = max((col for _, col in places), default=-1) - left + 1
    if not places or len(set(places)) != len(places) or len(places) != height * width:
        raise FormatError("the board is not a rectangle: some cells are not part of it, which Gridwright does not know")
    return PenpaBoard(rows, cols, Grid(height, width), top, left)


def question_of(board: PenpaBoard, layer: Any, colours: dict[str, Any], *, named: bool = False) -> PenpaQuestion:
    """What is drawn; `colours` has those of things with a colour of their own. Clues that are named need no reading."""
    layer = layer_of(layer, "puzzle")
    strange = [name for name, things in layer.items() if things and name not in (*_SHOWN, *DRAWN)]
    parts = dict.fromkeys(_PARTS.get(name, quoted(name)) for name in strange)
    refuse([Problem(f"this puzzle has {part}, which Gridwright does not know") for part in parts])
    walls, diagonals = _walls(board, things_of(layer, "lineE"))
    outside = {point: item for point, item in things_of(layer, "number").items() if not _is_inside(board, point)}
    drawn = named or any(layer.get(name) for name in DRAWN) or bool(outside)
    inside = {point: item for point, item in things_of(layer, "number").items() if point not in outside}
    return PenpaQuestion(
        _givens(board, inside),
        regions_between(board.grid, walls),
        () if drawn else clues_of(board, things_of(layer, "symbol"), things_of(colours, "symbol")),
        diagonals,
        drawn_fields(board, layer, colours) if drawn else {},
        things_of(layer, "symbol") if drawn else {},
    )


def _is_inside(board: PenpaBoard, point: str) -> bool:
    sort, row, col = board.where(point)
    return sort == CELL and board.cell(row, col) is not None


def _givens(board: PenpaBoard, things: dict[str, Any]) -> tuple[int, ...]:
    givens = [0] * len(board.grid.cells)
    problems: list[Problem] = []
    for cell, value, mode in numbers_in(board, things):
        told = str(value).strip()
        if not told:
            continue
        number = as_int(told)
        if cell is None:
            continue
        if mode not in NUMBERS or not number:
            problems.append(Problem(f"{board.grid.name(cell)}: {quoted(told)} is not a number", (cell,)))
        else:
            givens[cell] = number
    refuse(problems)
    return tuple(givens)


def _walls(board: PenpaBoard, things: dict[str, Any]) -> tuple[set[Wall], bool]:
    """The walls between cells, and whether both diagonals are drawn."""
    walls: set[Wall] = set()
    falling: set[int] = set()
    rising: set[int] = set()
    for key, style in things.items():
        ends = [board.where(point) for point in key.split(",")]
        if style in (_THIN, _HELPER) or len(ends) != 2:
            continue
        (sort, row, col), (other, down, right) = sorted(ends)
        cell = board.cell(down, max(col, right))
        step = down - row, right - col
        if sort != CORNER or other != CORNER or (step not in ((1, 0), (0, 1)) and abs(step[0] * step[1]) != 1):
            raise FormatError("this puzzle has lines from corner to corner, which Gridwright does not know")
        if step == (1, 1) and cell is not None:
            falling.add(cell)
        elif step == (1, -1) and cell is not None:
            rising.add(cell)
        elif style not in _WALLS:
            raise FormatError(f"edges of the style {quoted(str(style))} are drawn; Gridwright knows solid black ones")
        else:
            beyond = board.cell(down, right + 1) if step == (1, 0) else board.cell(down + 1, right)
            if cell is not None and beyond is not None:
                walls.add((cell, beyond))
    lines = _diagonals(board.grid)
    if (falling, rising) not in ((set(), set()), lines):
        raise FormatError("lines are drawn across cells; Gridwright knows only both diagonals of a square grid")
    return walls, bool(falling)


def _diagonals(grid: Grid) -> tuple[set[int], set[int]]:
    size = grid.rows if grid.is_square else 0
    return {i * size + i for i in range(size)}, {i * size + size - 1 - i for i in range(size)}


def written_question(board: PenpaBoard, draft: Draft, sketch: PenpaSketch) -> str:
    grid, homes = draft.grid, region_numbers(draft)
    edges: dict[str, int] = {}
    for sort, places in ((BESIDE, beside(grid)), (BELOW, below(grid))):
        for place in places:
            if homes and stands(homes, place):
                row, col = grid.where(place[0])
                start = board.point(CORNER, row - 1, col) if sort == BESIDE else board.point(CORNER, row, col - 1)
                edges[f"{start},{board.point(CORNER, row, col)}"] = _WALLS[0]
    if "diagonals" in draft.options:
        for row in range(grid.rows):
            falling = board.point(CORNER, row - 1, row - 1), board.point(CORNER, row, row)
            col = grid.cols - 1 - row
            rising = board.point(CORNER, row - 1, col), board.point(CORNER, row, col - 1)
            edges |= {f"{a},{b}": _DOTTED for a, b in (falling, rising)}
    givens = {str(board.of_cell(CELL, cell)): [value, 1, "1"] for cell, value in enumerate(draft.givens) if value}
    return written_layer(**{**sketch.things, "number": givens | sketch.things.get("number", {}), "lineE": edges})
