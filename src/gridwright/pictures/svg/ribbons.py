"""Broad lines through cells, with the bulbs where they begin.

They are known by their colours. Where there are none, a ribbon is a tube, and a line of its own inside tells its ink.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import get_args

from gridwright.model.figures import Bulb, Ink, Ribbon
from gridwright.pictures.scene import Scene
from gridwright.pictures.svg.geometry import centre, disc, through
from gridwright.pictures.svg.inks import SPINES
from gridwright.pictures.svg.layer import Layer, path
from gridwright.pictures.svg.rings import Ring, cut_short, rings

__all__ = ["INKS", "ribbons"]

INKS: tuple[Ink, ...] = get_args(Ink)

_BULB = 19.5
_RIM = 1


def ribbons(scene: Scene, *, coloured: bool) -> Iterator[Layer]:
    """All of them, ink by ink."""
    around, lines, bulbs = rings(scene), scene.figures(Ribbon), scene.figures(Bulb)
    radius = _BULB if coloured else _BULB - _RIM
    if not coloured:
        yield path("bulb-rim", [disc(centre(scene.grid, bulb.cell), _BULB) for bulb in bulbs])
        yield from _lines("ribbon-rim", scene, lines, around)
    for ink in INKS:
        here = [ribbon for ribbon in lines if ribbon.ink == ink]
        discs = [disc(centre(scene.grid, bulb.cell), radius) for bulb in bulbs if bulb.ink == ink]
        group = (f'<g class="{ink}">',)
        yield path("bulb", discs, group)
        yield from _lines("ribbon" if coloured else "ribbon-core", scene, here, around, group)
    if not coloured:
        for ink in SPINES:
            yield path(f"spine-{ink}", [_run(scene, ribbon, around) for ribbon in lines if ribbon.ink == ink])


def _lines(
    part: str, scene: Scene, lines: Iterable[Ribbon], around: Sequence[Ring], groups: tuple[str, ...] = ()
) -> Iterator[Layer]:
    """Lines with round ends, and those that end at a ring, which cuts them."""
    cut = [line for line in lines if _is_cut(line, around)]
    yield path(part, [_run(scene, line, around) for line in lines if line not in cut], groups)
    yield path(f"{part}-cut", [_run(scene, line, around) for line in cut], groups)


def _is_cut(line: Ribbon, around: Sequence[Ring]) -> bool:
    return any(line.cells[end] in ring.cells for ring in around for end in (0, -1))


def _run(scene: Scene, line: Ribbon, around: Sequence[Ring]) -> str:
    """From the middle of the first cell to that of the last, or to the rings there."""
    points = cut_short(scene, line.cells, around)
    return through(points if len(points) > 1 else points * 2)
