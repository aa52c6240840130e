"""Rules that say nothing and are only seen, and an example of each figure."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from gridwright.kinds.latin import latin
from gridwright.model.figures import (
    Arrow,
    BlackCell,
    Border,
    Bulb,
    Cage,
    Chevron,
    Corner,
    Disc,
    Figure,
    Letter,
    Notches,
    Outside,
    Pill,
    Ribbon,
    Shade,
    SmallDigits,
    Stroke,
    Tile,
)
from gridwright.model.primitives import Primitive
from gridwright.model.puzzle import Puzzle

EMPTY = latin(size=4)

SAMPLES: dict[type[Figure], tuple[Figure, ...]] = {
    Arrow: (Arrow((0, 1, 6)),),
    BlackCell: (BlackCell(5),),
    Border: (Border((0, 1)),),
    Bulb: (Bulb(0, "grey"),),
    Cage: (Cage((0, 1, 4), "12"), Cage((0, 1)), Cage((2, 3), "2÷", solid=True), Cage((2, 3), solid=True)),
    Chevron: (Chevron(0, 1),),
    Corner: (Corner(0, (1, 2, 2, 4)), Corner(0, (3,)), Corner(0, ())),
    Disc: (Disc(0, 1, filled=False), Disc(0, 4, filled=True), Disc(0, 1, filled=True, text="3")),
    Letter: (Letter(0, 1, "X"), Letter(0, 4, "V"), Letter(0, 4, "12")),
    Notches: (Notches(5, inward=True), Notches(5, inward=False)),
    Outside: (
        Outside(0, (0, 1), "12"), Outside(3, (0, -1), "3"), Outside(0, (1, 0), "5"), Outside(12, (-1, 0), "7"),
        Outside(1, (1, 1), "9"), Outside(2, (1, -1), "9"), Outside(13, (-1, 1), "9"), Outside(14, (-1, -1), "9"),
        Outside(6, (0, 1), "16"), Outside(6, (1, 0), "16"),
        Outside(0, (0, 1), "12", "bars"), Outside(0, (1, 0), "12", "box"), Outside(0, (0, 1), "12", "sigma"),
    ),
    Pill: (Pill((5,)), Pill((4, 5)), Pill((0, 4, 8)), Pill((5,), diamond=True)),
    Ribbon: (Ribbon((0, 1, 6), "green"), Ribbon((0, 1, 6), "grey"), Ribbon((0, 1, 6), "teal", "4")),
    Shade: (Shade((0, 1), "red"), Shade((0, 1), "grey"), Shade((0, 1), "red", apart=True)),
    SmallDigits: (SmallDigits(0, (1, 2)),),
    Stroke: (Stroke((0, 5, 10, 15)), Stroke((0, 1, 2)), Stroke((0, 1, 2), "3")),
    Tile: (Tile(0, round=True), Tile(0, round=False)),
}  # fmt: skip
"""Of each sort of figures, all ways it can look, on a grid of four by four."""


@dataclass(frozen=True)
class Drawing:
    """A rule that every grid keeps."""

    shown: tuple[Figure, ...]
    cells: tuple[int, ...] = (0,)
    label: str = "drawing"

    def holds(self, values: Sequence[int]) -> bool:
        return True

    def lower(self, span: range) -> tuple[Primitive, ...]:
        return ()

    def figures(self) -> Iterator[Figure]:
        return iter(self.shown)


def with_figures(*figures: Figure, puzzle: Puzzle = EMPTY) -> Puzzle:
    """A puzzle that shows these besides."""
    return replace(puzzle, rules=(*puzzle.rules, *(Drawing((figure,)) for figure in figures)))
