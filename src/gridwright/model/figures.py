"""What a rule wants to be seen of itself: the vocabulary between rules and pictures.

A new clue is drawn with these; a new figure has to be drawn in every sort of picture, which the type checker sees to.
"""

from __future__ import annotations

from dataclasses import dataclass

__all__ = ["Border", "Chevron", "Disc", "Figure", "SmallDigits", "Stroke", "Tile"]


@dataclass(frozen=True, slots=True)
class Border:
    """A thick line around the cells."""

    cells: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Chevron:
    """A `<` between two cells, open towards the greater."""

    less: int
    greater: int


@dataclass(frozen=True, slots=True)
class Stroke:
    """A thin line through the cells, one after the other (a diagonal)."""

    cells: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Disc:
    """A small disc between two neighbours, black when it is filled and else white; the lower cell comes first."""

    first: int
    second: int
    filled: bool


@dataclass(frozen=True, slots=True)
class Tile:
    """A grey disc that fills a cell, or else a grey square."""

    cell: int
    round: bool


@dataclass(frozen=True, slots=True)
class SmallDigits:
    """Small digits in a cell, of which one is its value: candidates that are printed."""

    cell: int
    values: tuple[int, ...]


Figure = Border | Chevron | Stroke | Disc | Tile | SmallDigits
