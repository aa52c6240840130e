"""What stands in the cells of a drawn board and between them: values, candidates, and the characters of clues."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from gridwright.clues import Clue
from gridwright.model.errors import Problem
from gridwright.notations._reading.drawn_board import DrawnBoard
from gridwright.notations._shared.clue_words import clue_in
from gridwright.notations._shared.source_text import as_int, quoted, refuse
from gridwright.notations._shared.symbols import value_of

__all__ = ["DrawnCells", "clues_between", "drawn_cells"]

_BETWEEN = {
    "<": "{}<{}", ">": "{}>{}", "∧": "{}<{}", "^": "{}<{}", "∨": "{}>{}", "v": "{}>{}",
    "○": "{}-{}=white", "o": "{}-{}=white", "●": "{}-{}=black", "*": "{}-{}=black",
}  # fmt: skip
_INSIDE = {"◯": "{}=odd", "o": "{}=odd", "□": "{}=even", "#": "{}=even"}
_STROKES = frozenset("╲╱╳\\/X")
_EMPTY = frozenset(("", ".", "0", "_", "·"))
_CLASH = "!"
_CANDIDATES = re.compile(r"\([1-9][0-9]?\)|[1-9]{2,}|[1-9][0-9]?(?:,[1-9][0-9]?)+")


class DrawnCells(NamedTuple):
    """What each cell shows; `strokes` are the cells with a line through them."""

    values: tuple[int, ...]
    marks: tuple[frozenset[int], ...]
    clues: list[Clue]
    strokes: list[int]


def clues_between(board: DrawnBoard) -> list[Clue]:
    """The signs and dots between cells."""
    found: list[Clue] = []
    problems: list[Problem] = []
    for (first, second), text in board.signs.items():
        names = f"{board.grid.name(first)} and {board.grid.name(second)}"
        if text in _BETWEEN:
            found.append(clue_in(board.grid, _BETWEEN[text], (first, second)))
            continue
        if text == _CLASH:
            message = f"there are two clues between {names}, and the drawing does not tell which"
        else:
            message = f"{quoted(text)} between {names} is no sign and no dot"
        problems.append(Problem(message, (first, second), *board.places[first]))
    refuse(problems)
    return found


def drawn_cells(board: DrawnBoard, sizes: Sequence[int]) -> DrawnCells:
    """What stands in the cells; `sizes` are the greatest values that they can have."""
    values = [0] * len(board.texts)
    marks = [frozenset[int]()] * len(board.texts)
    clues: list[Clue] = []
    strokes: list[int] = []
    problems: list[Problem] = []
    listed = any("," in text for text in board.texts)
    for cell, (text, size) in enumerate(zip(board.texts, sizes, strict=True)):
        value = as_int(text) if len(text) > 1 else value_of(text, size)
        if text in _EMPTY:
            continue
        if text in _STROKES and (text != "X" or size < 33):
            strokes.append(cell)
        elif text in _INSIDE:
            clues.append(clue_in(board.grid, _INSIDE[text], (cell,)))
        elif value and value <= size and (listed or len(text) == 1 or not _pencilled(board, sizes)):
            values[cell] = value
        elif _CANDIDATES.fullmatch(text) and not (value and value <= size):
            marks[cell] = frozenset(map(int, re.findall("[0-9]+", text) if listed or text[0] == "(" else text))
        else:
            problems.append(_problem(board, cell, text, size))
    refuse(problems)
    return DrawnCells(tuple(values), tuple(marks), clues, strokes)


def _pencilled(board: DrawnBoard, sizes: Sequence[int]) -> bool:
    """Whether words can be candidates only. Then others that are numbers too may be either."""
    return any(
        _CANDIDATES.fullmatch(text) and (as_int(text) or size + 1) > size
        for text, size in zip(board.texts, sizes, strict=True)
    )


def _problem(board: DrawnBoard, cell: int, text: str, size: int) -> Problem:
    if _CANDIDATES.fullmatch(text):
        message = f"{board.grid.name(cell)}: {quoted(text)} may be a value or candidates"
    else:
        message = f"{board.grid.name(cell)}: {quoted(text)} is neither a value of 1 to {size} nor candidates"
    return Problem(message, (cell,), *board.places[cell])
