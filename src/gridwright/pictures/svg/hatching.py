"""Shaded cells without colours: a grey, or lines across them that tell one ink from another."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from gridwright.model.figures import Ink
from gridwright.pictures.scene import Scene
from gridwright.pictures.svg.geometry import CELL, Point, centre, outline, through
from gridwright.pictures.svg.layer import Layer, path

__all__ = ["hatching"]

_Slope = tuple[int, int]

_LINES: Mapping[Ink, tuple[tuple[_Slope, ...], int]] = {
    "green": (((1, -1),), 6),
    "orange": (((1, 1),), 6),
    "magenta": (((1, -1), (1, 1)), 8),
    "cyan": (((1, 0),), 4),
    "yellow": (((0, 1),), 4),
    "peach": (((1, 0),), 8),
    "teal": (((0, 1),), 8),
    "red": (((1, 0), (0, 1)), 8),
    "blue": (((1, -1),), 12),
    "lavender": (((1, 1),), 12),
    "pink": (((1, -1), (1, 1)), 12),
}
"""The slopes of the lines of each ink and how far they are apart; grey has none."""


def hatching(scene: Scene, ink: Ink, cells: Iterable[int]) -> Iterator[Layer]:
    shaded = sorted(set(cells))
    slopes, apart = _LINES.get(ink, ((), 1))
    if not slopes:
        yield path("shade", [outline(scene.grid, shaded, 1.5)])
        return
    across = [_line(centre(scene.grid, cell), slope, apart) for cell in shaded for slope in slopes]
    yield path("hatch", across, (f'<g class="{ink}">',))


def _line(middle: Point, slope: _Slope, apart: int) -> str:
    """Lines across one cell, that go on in the next."""
    half, (right, down) = CELL / 2, slope
    x, y = middle
    lines = []
    for away in range(-CELL + apart // 2, CELL, apart):
        if not right or not down:
            if abs(away) < half:
                ends = [(x - half * right + away * down, y - half * down + away * right)]
                ends.append((x + half * right + away * down, y + half * down + away * right))
                lines.append(through(ends))
        else:
            low, high = max(-half, away - half), min(half, away + half)
            lines.append(through([(x + low, y + down * (low - away)), (x + high, y + down * (high - away))]))
    return "".join(lines)
