"""Short texts in a picture, written with the shapes of digits and letters: in cages, on dots, beside the grid."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from gridwright.pictures.svg.geometry import Point, number
from gridwright.pictures.svg.layer import Layer

__all__ = ["ADVANCE", "HEIGHT", "Label", "shape_name", "width", "written"]

ADVANCE = 16.8
"""From the middle of a character to that of the next, as large as values are written."""

HEIGHT = 22
"""Of a character, as large as values are written."""


@dataclass(frozen=True, slots=True)
class Label:
    """A text around a point, so much smaller than a value."""

    middle: Point
    text: str
    scale: float

    def fitting(self, room: float) -> Label:
        """The same, smaller where it would be wider than that."""
        wide = width(self.text, self.scale)
        return self if wide <= room else Label(self.middle, self.text, self.scale * room / wide)


def width(text: str, scale: float) -> float:
    """What a text takes from side to side."""
    return ADVANCE * scale * len(text)


def shape_name(character: str) -> str:
    """What the shape of a character is called in a picture."""
    return character if character in "0123456789" else f"u{ord(character):x}"


def written(part: str, labels: Iterable[Label]) -> Iterator[Layer]:
    """Texts as layers of a picture, those of a size together."""
    sizes: dict[float, list[str]] = {}
    for label in labels:
        scale = round(label.scale, 3)
        x, y = label.middle[0] / scale, label.middle[1] / scale
        left = x - ADVANCE * (len(label.text) - 1) / 2
        for place, character in enumerate(label.text):
            use = f'<use href="#@{shape_name(character)}" x="{number(left + ADVANCE * place)}" y="{number(y)}"/>'
            sizes.setdefault(scale, []).append(use)
    for scale, uses in sizes.items():
        yield Layer((f'<g class="{part}" transform="scale({scale:g})">',), "", uses)
