"""Clues as Penpa+ draws them: what they want to be seen of themselves, as things on a board, some in own colours."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

from gridwright.model.clue import Clue
from gridwright.model.errors import FormatError
from gridwright.model.figures import (
    Arrow,
    Border,
    Bulb,
    Cage,
    Chevron,
    Corner,
    Disc,
    Ink,
    Letter,
    Notches,
    Outside,
    Pill,
    Ribbon,
    Shade,
    Stroke,
    Tile,
)
from gridwright.notations.penpa.board import BELOW, BESIDE, CELL, CORNER, PenpaBoard

__all__ = ["PenpaSketch", "needs_margin", "sketch_of"]

_INKS: dict[Ink, str] = {
    "grey": "#cccccc", "green": "#67F067", "orange": "#FF9A00", "magenta": "#F067F0", "cyan": "#2ECBFF",
    "yellow": "#C9C883", "peach": "#FFCCAA", "teal": "#33BBBB", "red": "#F98C86", "blue": "#8FA8F0",
    "lavender": "#CDB1EC", "pink": "#C54B8B",
}  # fmt: skip
_SMALL, _MEDIUM, _NORMAL, _AROUND = "5", "6", "1", "4"
"""Modes of numbers; those around a point are the values of a quadruple."""
_PLAIN, _ON_DISC, _ON_BLACK = 1, 6, 4
"""Styles of numbers: black, black on a white disc, white."""
_GREY_LINE, _GREY_CELL = 5, 3


@dataclass(slots=True)
class PenpaSketch:
    """The things on a board, by their sorts, and the colours of those that have their own."""

    board: PenpaBoard
    things: dict[str, Any] = field(default_factory=dict)
    colours: dict[str, Any] = field(default_factory=dict)
    words: dict[tuple[str, str], str] = field(default_factory=dict)
    """Which clue something at a point is for."""
    word: str = ""
    """That of the clue which is being drawn."""

    def path(self, name: str, points: Sequence[int], colour: str = "") -> None:
        self.things.setdefault(name, []).append(list(points))
        self.colours.setdefault(name, []).append(colour or None)

    def put(self, name: str, point: int | str, thing: object, colour: str = "") -> None:
        things = self.things.setdefault(name, {})
        if things.setdefault(str(point), thing) != thing:
            raise FormatError(f"penpa cannot say both {self.words[name, str(point)]} and {self.word}")
        self.words[name, str(point)] = self.word
        if colour:
            self.colours.setdefault(name, {})[str(point)] = colour


def needs_margin(clues: Iterable[Clue]) -> bool:
    """Whether something stands outside the grid."""
    return any(isinstance(figure, Outside) for clue in clues for figure in clue.figures())


def sketch_of(board: PenpaBoard, clues: Iterable[Clue]) -> PenpaSketch:
    sketch = PenpaSketch(board)
    for clue in clues:
        sketch.word, figures = clue.word, [*clue.figures()]
        bulbs = {figure.cell for figure in figures if isinstance(figure, Bulb)}
        tails = {figure.cells[0] for figure in figures if isinstance(figure, Arrow)}
        for figure in figures:
            drawn = _areas(sketch, figure) or _lines(sketch, figure, bulbs, tails) or _marks(sketch, figure)
            if not drawn:
                raise FormatError(f"penpa cannot carry {clue.label}: it has no drawing for it")
    return sketch


def _areas(sketch: PenpaSketch, figure: object) -> bool:
    """Draws what covers or surrounds cells; False if it does not."""
    board = sketch.board
    match figure:
        case Cage() | Border():
            cells = sorted(figure.cells)
            sketch.path("killercages", _centres(board, cells))
            if isinstance(figure, Cage) and figure.text:
                sketch.put("numberS", 4 * board.of_cell(CORNER, cells[0]), [figure.text, _PLAIN])
        case Shade():
            for cell in figure.cells:
                sketch.put("surface", board.of_cell(CELL, cell), _GREY_CELL, _INKS[figure.ink])
        case Notches():
            sketch.put("surface", board.of_cell(CELL, figure.cell), _GREY_CELL)
        case _:
            return False
    return True


def _lines(sketch: PenpaSketch, figure: object, bulbs: set[int], tails: set[int]) -> bool:
    """Draws what goes through cells; False if it does not. A thermometer has its bulb, an arrow its circle."""
    board = sketch.board
    match figure:
        case Stroke():
            for one, other in pairwise(_centres(board, figure.cells)):
                sketch.put("line", f"{min(one, other)},{max(one, other)}", _GREY_LINE)
        case Ribbon():
            name = "thermo" if figure.cells[0] in bulbs else "nobulbthermo"
            sketch.path(name, _centres(board, figure.cells), _INKS[figure.ink])
        case Arrow():
            sketch.path("arrows", _centres(board, figure.cells))
        case Pill() if len(figure.cells) > 1:
            sketch.path("squareframe", _centres(board, figure.cells))
        case Pill() if figure.diamond or figure.cells[0] not in tails:
            name = "diamond_L" if figure.diamond else "circle_L"
            sketch.put("symbol", board.of_cell(CELL, figure.cells[0]), [1, name, 1])
        case _:
            return isinstance(figure, Bulb | Pill)
    return True


def _centres(board: PenpaBoard, cells: Iterable[int]) -> list[int]:
    return [board.of_cell(CELL, cell) for cell in cells]


def _marks(sketch: PenpaSketch, figure: object) -> bool:
    """Draws what stands in a cell, between cells or outside; False if it does not."""
    board = sketch.board
    match figure:
        case Chevron():
            first, point = _between(board, figure.less, figure.greater)
            level = board.grid.where(figure.less)[0] == board.grid.where(figure.greater)[0]
            style = (1 if level else 2) + (0 if first == figure.less else 2)
            sketch.put("symbol", point, [style, "inequality", 1])
        case Disc():
            _, point = _between(board, figure.first, figure.second)
            sketch.put("symbol", point, [2 if figure.filled else 1, "circle_SS", 1])
            if figure.text:
                sketch.put("number", point, [figure.text, _ON_BLACK if figure.filled else _PLAIN, _SMALL])
        case Letter():
            _, point = _between(board, figure.first, figure.second)
            sketch.put("number", point, [figure.text, _PLAIN, _MEDIUM])
        case Corner():
            point = board.of_cell(CORNER, figure.cell)
            sketch.put("number", point, ["".join(map(str, figure.values)), _ON_DISC, _AROUND])
        case Tile():
            name = "circle_L" if figure.round else "square_L"
            sketch.put("symbol", board.of_cell(CELL, figure.cell), [3, name, 1])
        case Outside():
            _outside(sketch, figure)
        case _:
            return False
    return True


def _between(board: PenpaBoard, one: int, other: int) -> tuple[int, int]:
    """The first of two neighbours, and the point between them."""
    first = min(one, other)
    sort = BESIDE if board.grid.moved(first, (0, 1)) == max(one, other) else BELOW
    return first, board.of_cell(sort, first)


def _outside(sketch: PenpaSketch, figure: Outside) -> None:
    board = sketch.board
    row, col = board.grid.where(figure.cell)
    down, right = figure.towards
    start = board.point(CELL, row - down, col - right)
    sketch.put("number", start, [figure.text, _PLAIN, _NORMAL])
    if down and right:  # an arrow to the corner by which it looks into the grid
        corner = board.point(CORNER, row - (down > 0), col - (right > 0))
        sketch.path("direction", [start, corner])
