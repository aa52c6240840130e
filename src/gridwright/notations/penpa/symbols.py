"""The symbols on a Penpa+ board that are clues: a name and a style, in a cell or on the edge between two."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, NamedTuple

from gridwright.model.clue import Clue
from gridwright.model.draft import Draft
from gridwright.model.errors import FormatError
from gridwright.notations._shared.clue_words import clue_in, form_of
from gridwright.notations._shared.source_text import quoted
from gridwright.notations.penpa.board import BELOW, BESIDE, CELL, PenpaBoard

__all__ = ["SYMBOLS", "clues_of", "written_symbols"]


class PenpaSymbol(NamedTuple):
    """What a symbol says, on what points, by what names and in what styles; the first of these are written."""

    form: str
    points: tuple[int, ...]
    names: tuple[str, ...]
    styles: tuple[int, ...]


_DOTS = ("circle_SS", "circle_S")
_WHITE, _BLACK, _GREY = (1, 8), (2,), (3, 5, 9)
SYMBOLS = (
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
    return tuple(_clue(board, point, item, coloured=point in colours) for point, item in things.items())


def _clue(board: PenpaBoard, point: str, item: Any, *, coloured: bool) -> Clue:
    style, name = item[:2] if isinstance(item, list) and len(item) >= 2 else (None, None)
    sort, row, col = board.where(point)
    places = {CELL: [(row, col)], BESIDE: [(row, col), (row, col + 1)], BELOW: [(row, col), (row + 1, col)]}
    cells = [cell for place in places.get(sort, ()) if (cell := board.cell(*place)) is not None]
    for symbol in SYMBOLS:
        is_it = sort in symbol.points and name in symbol.names and type(style) is int and style in symbol.styles
        if is_it and symbol.form.count("{}") == len(cells) and not coloured:
            return clue_in(board.grid, symbol.form, cells)
    what = f"{quoted(str(name))}{' in colours of their own' if coloured else ''}"
    raise FormatError(f"this puzzle has symbols ({what}), which Gridwright does not know")


def written_symbols(board: PenpaBoard, draft: Draft) -> dict[int, list[object]]:
    symbols: dict[int, list[object]] = {}
    said: dict[int, Clue] = {}
    for clue in draft.clues:
        first = min(clue.cells)
        points = {board.grid.moved(first, (0, 1)): BESIDE, board.grid.moved(first, (1, 0)): BELOW, first: CELL}
        sort = points[max(clue.cells)]
        fitting = {symbol.form: symbol for symbol in SYMBOLS if sort in symbol.points}
        form, _ = form_of(clue, fitting, in_order=True)
        point = board.of_cell(sort, first)
        if point in symbols:
            raise FormatError(f"penpa cannot say both {said[point].word} and {clue.word}")
        symbols[point], said[point] = [fitting[form].styles[0], fitting[form].names[0], 1], clue
    return symbols
