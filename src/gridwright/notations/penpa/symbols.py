"""The symbols on a Penpa+ board that are clues: a name and a style, in a cell or on the edge between two."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, NamedTuple

from gridwright.model.clue import Clue
from gridwright.model.errors import FormatError
from gridwright.notations._shared.clue_words import clue_in
from gridwright.notations._shared.source_text import quoted
from gridwright.notations.penpa.board import BELOW, BESIDE, CELL, PenpaBoard

__all__ = ["clue_at", "clues_of"]


class PenpaSymbol(NamedTuple):
    """What a symbol says, on what points, by what names and in what styles; the first of these are written."""

    form: str
    points: tuple[int, ...]
    names: tuple[str, ...]
    styles: tuple[int, ...]


_DOTS = ("circle_SS", "circle_S")
_WHITE, _BLACK, _GREY = (1, 8), (2,), (3, 5, 9)
_SYMBOLS = (
    PenpaSymbol("{}<{}", (BESIDE,), ("inequality",), (1,)),
    PenpaSymbol("{}>{}", (BESIDE,), ("inequality",), (3,)),
    PenpaSymbol("{}<{}", (BELOW,), ("inequality",), (2,)),
    PenpaSymbol("{}>{}", (BELOW,), ("inequality",), (4,)),
    PenpaSymbol("{}-{}=white", (BESIDE, BELOW), _DOTS, _WHITE),
    PenpaSymbol("{}-{}=black", (BESIDE, BELOW), _DOTS, _BLACK),
    PenpaSymbol("{}=odd", (CELL,), ("circle_L", "circle_M"), _GREY),
    PenpaSymbol("{}=even", (CELL,), ("square_L", "square_M"), _GREY),
)


def clues_of(board: PenpaBoard, things: dict[str, Any], colours: Collection[str]) -> tuple[Clue, ...]:
    """The clues that symbols are. One with a colour of its own may be any."""
    clues: list[Clue] = []
    for point, item in things.items():
        clue = clue_at(board, point, item, coloured=point in colours)
        if clue is None:
            name = item[1] if isinstance(item, list) and len(item) > 1 else None
            what = f"{quoted(str(name))}{' in colours of their own' if point in colours else ''}"
            raise FormatError(f"this puzzle has symbols ({what}), which Gridwright does not know")
        clues.append(clue)
    return tuple(clues)


def clue_at(board: PenpaBoard, point: str, item: Any, *, coloured: bool) -> Clue | None:
    """The clue that a symbol looks like."""
    style, name = item[:2] if isinstance(item, list) and len(item) >= 2 else (None, None)
    sort, row, col = board.where(point)
    places = {CELL: [(row, col)], BESIDE: [(row, col), (row, col + 1)], BELOW: [(row, col), (row + 1, col)]}
    cells = [cell for place in places.get(sort, ()) if (cell := board.cell(*place)) is not None]
    for symbol in _SYMBOLS:
        is_it = sort in symbol.points and name in symbol.names and type(style) is int and style in symbol.styles
        if is_it and symbol.form.count("{}") == len(cells) and not coloured:
            return clue_in(board.grid, symbol.form, cells)
    return None
