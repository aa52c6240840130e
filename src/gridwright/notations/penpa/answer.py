"""What a player wrote on a Penpa+ board: numbers, and small notes in the cells."""

from __future__ import annotations

from typing import Any, NamedTuple

from gridwright.model.draft import Draft
from gridwright.model.errors import FormatError
from gridwright.model.grid import Grid
from gridwright.notations._shared.source_text import as_int
from gridwright.notations.penpa.board import (
    BELOW,
    CELL,
    CORNER,
    NUMBERS,
    PenpaBoard,
    layer_of,
    numbers_in,
    things_of,
    written_layer,
)

__all__ = ["PenpaAnswer", "answer_of", "written_answer"]

_CANDIDATES = "7"
_NOTES = (CORNER, BELOW)
"""The sorts of points that stand for four places each: those at a cell's corners, and those at its sides."""


class PenpaAnswer(NamedTuple):
    entries: tuple[int, ...]
    marks: tuple[frozenset[int], ...]


def answer_of(board: PenpaBoard, layer: Any) -> PenpaAnswer:
    """What a player wrote; anything but numbers in cells is passed over."""
    if layer is None:
        return PenpaAnswer((), ())
    layer = layer_of(layer, "answer")
    entries = [0] * len(board.grid.cells)
    marks: list[set[int]] = [set() for _ in board.grid.cells]
    for cell, value, mode in numbers_in(board, things_of(layer, "number")):
        if cell is None:
            continue
        if mode in NUMBERS:
            entries[cell] = as_int(str(value)) or 0
        elif mode == _CANDIDATES and isinstance(value, list):
            marks[cell] |= {number for number, there in enumerate(value, 1) if there == 1}
        elif isinstance(value, str):
            marks[cell] |= _noted(value, board.grid)
    for point, item in things_of(layer, "numberS").items():
        # Four points to a cell, around its corners or its sides.
        number = as_int(point)
        sort, row, col = board.where(-1 if number is None else number // 4)
        cell = board.cell(row, col)
        if sort in _NOTES and cell is not None and isinstance(item, list) and item:
            marks[cell] |= _noted(str(item[0]), board.grid)
    return PenpaAnswer(
        tuple(entries) if any(entries) else (),
        tuple(map(frozenset, marks)) if any(marks) else (),
    )


def _noted(text: str, grid: Grid) -> set[int]:
    """The values that a small text notes: digits that stand together, or one number in larger grids."""
    words = text.split() if max(grid.rows, grid.cols) > 9 else text
    return {value for word in words if (value := as_int(word))}


def written_answer(board: PenpaBoard, draft: Draft) -> str:
    numbers = {board.of_cell(CELL, cell): [value, 2, "1"] for cell, value in enumerate(draft.entries) if value}
    small: dict[int, list[object]] = {}
    for cell, marks in enumerate(draft.marks):
        if any(mark > 9 for mark in marks) or (marks and max(draft.grid.rows, draft.grid.cols) > 9):
            raise FormatError("penpa cannot carry marks in grids larger than 9x9: it has room for digits only")
        # There are four places around the corners and four around the sides; the last takes what is left.
        digits = "".join(map(str, sorted(marks)))
        for place, text in enumerate([*digits[:7], digits[7:]]):
            if text:
                small[4 * board.of_cell(_NOTES[place // 4], cell) + place % 4] = [text, 1]
    return written_layer(number=numbers, numberS=small)
