"""What stands in the cells of a drawn board and between them: values, candidates, and the characters of clues."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from typing import NamedTuple

from gridwright.clues import Clue
from gridwright.model.errors import Problem
from gridwright.model.grid import Grid
from gridwright.notations._reading.drawn_board import DrawnBoard
from gridwright.notations._shared.clue_words import clue_in
from gridwright.notations._shared.source_text import as_int, quoted, refuse
from gridwright.notations._shared.symbols import value_of

__all__ = ["DrawnCells", "black_cells", "clues_between", "drawn_cells"]

_BETWEEN = {
    "<": "{}<{}", ">": "{}>{}", "∧": "{}<{}", "^": "{}<{}", "∨": "{}>{}", "v": "{}>{}",
    "○": "{}-{}=white", "o": "{}-{}=white", "●": "{}-{}=black", "*": "{}-{}=black",
    "X": "{}-{}=x", "V": "{}-{}=v", **{str(total): f"{{}}-{{}}=sum{total}" for total in range(1, 10)},
}  # fmt: skip
_SORTS = frozenset({"signs", "dots", "xv"})
"""What stands between cells."""
_INSIDE = {"◯": "{}=odd", "o": "{}=odd", "□": "{}=even", "#": "{}=even"}
_FALLING, _RISING = frozenset("╲╳\\X"), frozenset("╱╳/X")
_EMPTY = frozenset(("", ".", "0", "_", "·"))
_CLASH = "!"
_CANDIDATES = re.compile(r"\([1-9][0-9]?\)|[1-9]{2,}|[1-9][0-9]?(?:,[1-9][0-9]?)+")
_FROM_ZERO = re.compile(r"\([0-9]{1,2}\)|[0-9]{2,}|[0-9]{1,2}(?:,[0-9]{1,2})+")
"""The same where 0 is a value."""
_BLACK = re.compile(r"▒+|##|\d+\\\d*|\\\d+")


class DrawnCells(NamedTuple):
    """What each cell shows; `diagonals` has the options that lines through cells mean."""

    values: tuple[int, ...]
    marks: tuple[frozenset[int], ...]
    clues: list[Clue]
    diagonals: frozenset[str]


def clues_between(board: DrawnBoard, listed: Sequence[Clue] = ()) -> list[Clue]:
    """The signs, dots and sums between cells, apart from those of which words around the drawing say more."""
    found: list[Clue] = []
    problems: list[Problem] = []
    told = [clue for clue in listed if clue.sort in _SORTS]
    for (first, second), text in board.signs.items():
        names = f"{board.grid.name(first)} and {board.grid.name(second)}"
        words = [clue.word for clue in told if {*clue.cells} == {first, second}]
        if text in _BETWEEN:
            clue = clue_in(board.grid, _BETWEEN[text], (first, second))
            # A dot with a number is drawn as one without.
            if not any(word.startswith(clue.word) for word in words):
                found.append(clue)
        elif text != _CLASH:
            message = f"{quoted(text)} between {names} is no sign, no dot and no sum"
            problems.append(Problem(message, (first, second), *board.places[first]))
        elif not words:
            message = f"there are two clues between {names}, and the drawing does not tell which"
            problems.append(Problem(message, (first, second), *board.places[first]))
    refuse(problems)
    return found


def black_cells(board: DrawnBoard) -> dict[int, str]:
    """The cells of a Kakuro that hold nothing but sums, with these as our text has them."""
    blacks = {cell: text for cell, text in enumerate(board.texts) if _BLACK.fullmatch(text)}
    return {cell: text if "\\" in text else "\\" for cell, text in blacks.items()}


def drawn_cells(board: DrawnBoard, sizes: Sequence[int]) -> DrawnCells:
    """What stands in the cells; `sizes` are the greatest values that they can have."""
    values = [0] * len(board.texts)
    marks = [frozenset[int]()] * len(board.texts)
    clues: list[Clue] = []
    strokes: dict[int, str] = {}
    problems: list[Problem] = []
    listed = any("," in text for text in board.texts)
    grid, pattern = board.grid, _pattern(board)
    for cell, (text, size) in enumerate(zip(board.texts, sizes, strict=True)):
        if text in _EMPTY and (text != "0" or grid.first):
            continue
        value = _value(text, grid, size)
        if text in _FALLING | _RISING and (text != "X" or size < 33):
            strokes[cell] = text
        elif text in _INSIDE:
            clues.append(clue_in(board.grid, _INSIDE[text], (cell,)))
        elif value and value <= size and (listed or len(text) == 1 or not _pencilled(board, sizes)):
            values[cell] = value
        elif pattern.fullmatch(text) and not (value and value <= size):
            numbers = re.findall("[0-9]+", text) if listed or text[0] == "(" else text
            marks[cell] = frozenset(grid.value(int(number)) for number in numbers)
        else:
            problems.append(_problem(board, cell, text, size))
    problems += [_no_diagonal(board, cell, text) for cell, text in strokes.items() if not _is_on(board, cell, text)]
    refuse(problems)
    return DrawnCells(tuple(values), tuple(marks), clues, _diagonals(strokes.values()))


def _value(text: str, grid: Grid, size: int) -> int | None:
    """The value that a text in a cell is, if it can be one."""
    number = as_int(text) if len(text) > 1 else value_of(text, max(size, grid.span(size)[-1]))
    if number is None or grid.first == 1:
        return number
    value = grid.value(number)
    return value if value > 0 and (len(text) == 1 or text[0] != "0") else None


def _pattern(board: DrawnBoard) -> re.Pattern[str]:
    return _CANDIDATES if board.grid.first else _FROM_ZERO


def _is_on(board: DrawnBoard, cell: int, stroke: str) -> bool:
    """Whether the diagonals that a stroke is part of run through a cell."""
    (row, col), last = board.grid.where(cell), board.grid.cols - 1
    on = (stroke not in _FALLING or row == col) and (stroke not in _RISING or row + col == last)
    return board.grid.is_square and on


def _no_diagonal(board: DrawnBoard, cell: int, stroke: str) -> Problem:
    message = f"{board.grid.name(cell)}: {quoted(stroke)} is part of no diagonal from corner to corner"
    return Problem(message, (cell,), *board.places[cell])


def _diagonals(strokes: Collection[str]) -> frozenset[str]:
    falling, rising = (not shown.isdisjoint(strokes) for shown in (_FALLING, _RISING))
    if falling and rising:
        return frozenset({"diagonals"})
    return frozenset({"falling-diagonal"} if falling else {"rising-diagonal"} if rising else ())


def _pencilled(board: DrawnBoard, sizes: Sequence[int]) -> bool:
    """Whether words can be candidates only. Then others that are numbers too may be either."""
    pattern, grid = _pattern(board), board.grid
    return any(
        pattern.fullmatch(text) and (_value(text, grid, size) or size + 1) > size
        for text, size in zip(board.texts, sizes, strict=True)
    )


def _problem(board: DrawnBoard, cell: int, text: str, size: int) -> Problem:
    if _pattern(board).fullmatch(text):
        message = "may be a value or candidates"
    else:
        span = board.grid.span(size)
        message = f"is neither a value of {span[0]} to {span[-1]} nor candidates"
    return Problem(f"{board.grid.name(cell)}: {quoted(text)} {message}", (cell,), *board.places[cell])
