"""Broad lines through cells, with the bulbs where they begin.

They are known by their colours. Where there are none, a ribbon is a tube, and a line of its own inside tells its ink.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import get_args

from gridwright.model.figures import Bulb, Ink, Ribbon
from gridwright.pictures.scene import Scene
from gridwright.pictures.svg.geometry import Point, centre, disc, path, through
from gridwright.pictures.svg.rings import Ring, rings

__all__ = ["INKS", "ribbons"]

INKS: tuple[Ink, ...] = get_args(Ink)

_BULB = 19.5
_RIM = 1


def ribbons(scene: Scene, *, coloured: bool) -> Iterator[str]:
    """All of them, ink by ink."""
    around, lines, bulbs = rings(scene), scene.figures(Ribbon), scene.figures(Bulb)
    radius = _BULB if coloured else _BULB - _RIM
    if not coloured:
        yield path("bulb-rim", [disc(centre(scene.grid, bulb.cell), _BULB) for bulb in bulbs])
        yield from _lines("ribbon-rim", scene, lines, around)
    for ink in INKS:
        here = [ribbon for ribbon in lines if ribbon.ink == ink]
        discs = [disc(centre(scene.grid, bulb.cell), radius) for bulb in bulbs if bulb.ink == ink]
        if here or discs:
            yield f'<g class="{ink}">'
            yield path("bulb", discs)
            yield from _lines("ribbon" if coloured else "ribbon-core", scene, here, around)
            yield "</g>"
    if not coloured:
        for ink in INKS:
            yield path(f"spine-{ink}", [_run(scene, ribbon, around) for ribbon in lines if ribbon.ink == ink])


def _lines(part: str, scene: Scene, lines: Iterable[Ribbon], around: Sequence[Ring]) -> Iterator[str]:
    """Lines with round ends, and those that end at a ring, which cuts them."""
    cut = [line for line in lines if _is_cut(line, around)]
    yield path(part, [_run(scene, line, around) for line in lines if line not in cut])
    yield path(f"{part}-cut", [_run(scene, line, around) for line in cut])


def _is_cut(line: Ribbon, around: Sequence[Ring]) -> bool:
    return any(line.cells[end] in ring.cells for ring in around for end in (0, -1))


def _run(scene: Scene, line: Ribbon, around: Sequence[Ring]) -> str:
    """From the middle of the first cell to that of the last, or to the rings there."""
    points: list[Point] = [centre(scene.grid, cell) for cell in line.cells]
    if len(points) < 2:
        return through([points[0], points[0]])
    for end, beside in ((0, 1), (-1, -2)):
        for ring in around:
            if line.cells[end] in ring.cells and line.cells[beside] not in ring.cells:
                points[end] = ring.rim(centre(scene.grid, line.cells[end]), points[beside])
                break
    return through(points)
