"""What a rule wants to be seen of itself: the vocabulary between rules and pictures.

A new clue is drawn with these; a new figure has to be drawn in every sort of picture, which the type checker sees to.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from gridwright.model.grid import Move

__all__ = [
    "Arrow", "Badge", "BlackCell", "Border", "Bulb", "Cage", "Chevron", "Corner", "Disc", "Figure", "Ink", "Letter",
    "Notches", "Outside", "Pill", "Ribbon", "Shade", "SmallDigits", "Stroke", "Tile",
]

Ink = Literal[
    "grey", "green", "orange", "magenta", "cyan", "yellow", "peach", "teal", "red", "blue", "lavender", "pink"
]
"""The colours that lines are known by; a theme has its own shade of each, and pictures for print a pattern."""

Badge = Literal["", "bars", "box", "sigma"]
"""What tells numbers outside of one sort from those of another: a bar above and below, a box around, a Σ before."""


@dataclass(frozen=True, slots=True)
class BlackCell:
    """A black cell, which holds nothing, or a value in white."""

    cell: int


@dataclass(frozen=True, slots=True)
class Border:
    """A thick line around the cells."""

    cells: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Cage:
    """A dashed line inside the border of the cells, with a text in the corner of the first if there is one.

    A solid one is a border, for puzzles that have no others.
    """

    cells: tuple[int, ...]
    text: str = ""
    solid: bool = False


@dataclass(frozen=True, slots=True)
class Chevron:
    """A `<` between two cells, open towards the greater."""

    less: int
    greater: int


@dataclass(frozen=True, slots=True)
class Stroke:
    """A thin line through the cells, one after the other: from side to side (a diagonal), or between two rings.

    A text stands beside it, near its beginning.
    """

    cells: tuple[int, ...]
    text: str = ""


@dataclass(frozen=True, slots=True)
class Ribbon:
    """A broad line through the middles of the cells, one after the other, perhaps with a text on it."""

    cells: tuple[int, ...]
    ink: Ink
    text: str = ""


@dataclass(frozen=True, slots=True)
class Bulb:
    """A disc of the same breadth as what fills a cell, where a broad line begins (a thermometer)."""

    cell: int
    ink: Ink


@dataclass(frozen=True, slots=True)
class Arrow:
    """A thin line through the middles of the cells, from the rim of a ring in the first to a head in the last."""

    cells: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Pill:
    """A ring around what stands in a cell, or around several in a row; pointed when it is a diamond."""

    cells: tuple[int, ...]
    diamond: bool = False


@dataclass(frozen=True, slots=True)
class Disc:
    """A small disc between two neighbours, black when it is filled and else white, perhaps with a number in it.

    The lower cell comes first.
    """

    first: int
    second: int
    filled: bool
    text: str = ""


@dataclass(frozen=True, slots=True)
class Letter:
    """A text between two neighbours, without a disc (X, V); the lower cell comes first."""

    first: int
    second: int
    text: str


@dataclass(frozen=True, slots=True)
class Corner:
    """A white disc on the corner that four cells share, with values in it; the first of the four is named."""

    cell: int
    values: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Tile:
    """A grey disc that fills a cell, or else a grey square."""

    cell: int
    round: bool


@dataclass(frozen=True, slots=True)
class Notches:
    """Four small chevrons at the sides of a shaded cell, which point into it (a minimum) or out of it (a maximum)."""

    cell: int
    inward: bool


@dataclass(frozen=True, slots=True)
class Shade:
    """Cells that are shaded, a ground for whatever else stands in them; each of a group in the same ink.

    One that is `apart` belongs to the others of its clue alone, so each such clue of a picture has an ink of its own.
    """

    cells: tuple[int, ...]
    ink: Ink
    apart: bool = False


@dataclass(frozen=True, slots=True)
class Outside:
    """A text before the cell from where it looks into the grid: outside, or in a black cell.

    An oblique one has a small arrow, any other may have a badge.
    """

    cell: int
    towards: Move
    text: str
    badge: Badge = ""


@dataclass(frozen=True, slots=True)
class SmallDigits:
    """Small digits in a cell, of which one is its value: candidates that are printed."""

    cell: int
    values: tuple[int, ...]


Figure = (
    Border | BlackCell | Cage | Chevron | Stroke | Ribbon | Bulb | Arrow | Pill | Disc | Letter | Corner | Tile
    | Notches | Shade | Outside | SmallDigits
)
