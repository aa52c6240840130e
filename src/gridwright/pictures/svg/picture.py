"""A scene as SVG, self-contained: no fonts, no scripts, nothing from elsewhere."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache, partial
from itertools import pairwise
from zlib import crc32

from gridwright.model.errors import GridwrightError
from gridwright.model.grid import Grid
from gridwright.pictures.escape import escaped, shortened
from gridwright.pictures.highlight import NOTHING
from gridwright.pictures.scene import HEAVY, LIGHT, Scene
from gridwright.pictures.svg.candidates import pencilled
from gridwright.pictures.svg.digits import DIGITS
from gridwright.pictures.svg.geometry import (
    CELL,
    Point,
    centre,
    chevron,
    disc,
    grid_lines,
    number,
    outline,
    square,
    through,
)
from gridwright.pictures.svg.layer import Layer, drawn, path
from gridwright.pictures.svg.themes import style

__all__ = ["draw", "framed", "layers", "picture", "size"]

_MARGIN = 6.5
"""Around the grid; a half, so that lines of an odd width begin and end with whole pixels."""

_INSET = 3.5
"""From the middle of a line to what is marked inside of it."""

_DOT = 5.5
"""The radius of a dot between two cells."""

_TILE = 18.5
"""Half the width of what fills a cell behind its value."""

_SCOPE = re.compile(r"[A-Za-z][A-Za-z0-9_-]{0,63}")
_USED = re.compile(r"#@(\w+)")


def picture(scene: Scene, theme: str) -> bytes:
    """The scene as a file."""
    return draw(scene, theme).encode()


def size(scene: Scene) -> tuple[int, int]:
    """Width and height in pixels."""
    return round(CELL * scene.grid.cols + 2 * _MARGIN), round(CELL * scene.grid.rows + 2 * _MARGIN)


def draw(scene: Scene, theme: str = "auto", *, id: str = "") -> str:
    """The scene as one `<svg>` element, for a file of its own or for a page.

    `id` is that of the element, and all other ids begin with it. Without one it depends on what there is to see, so
    that different pictures on a page never get in each other's way.
    """
    return framed(scene, drawn(layers(scene)), theme, id=id)


def framed(scene: Scene, body: str, theme: str = "auto", *, id: str = "") -> str:
    """Parts that stand for a scene as one element, with all that they need."""
    title = shortened(scene.title)
    scope = id or f"g{crc32(f'{theme} {title} {body}'.encode(errors='replace')):08x}"
    if not _SCOPE.fullmatch(scope):
        raise GridwrightError(f"{id!r} is not an id; it must begin with a letter; letters, digits, - and _ may follow")
    width, height = size(scene)
    inside = f"<defs>{_defined(body)}</defs>{body}".replace("@", f"{scope}-")
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" id="{scope}" width="{width}" height="{height}"'
        f' viewBox="{-_MARGIN} {-_MARGIN} {width} {height}" fill="none" role="img"'
        f' aria-labelledby="{scope}-title {scope}-desc"><title id="{scope}-title">{escaped(title)}</title>'
        f'<desc id="{scope}-desc">{escaped(scene.description)}</desc><style>{style(theme, scope, body)}</style>'
        f"{inside}</svg>"
    )


def layers(scene: Scene) -> Iterator[Layer]:
    """All that is to be seen, what lies below first. An @ stands for what ids begin with."""
    grid, shown = scene.grid, scene.highlight
    width, height = size(scene)
    yield path("paper", [f"M{-_MARGIN} {-_MARGIN}h{width}v{height}h{-width}Z"])
    for tint in sorted({*scene.tints} - {-1}):
        yield path(f"tint{tint}", [outline(grid, [c for c in grid.cells if scene.tints[c] == tint], 0)])
    for house in shown.houses:
        yield path("band", [outline(grid, house, _INSET)])
    new = {cell for cell, _ in shown.placed}
    for part, cells in (("seen", shown.seen), ("cells", shown.cells - new), ("new", new)):
        yield path(part, [outline(grid, [cell], _INSET) for cell in sorted(cells)])
    # Whatever stands in the cells of the same grid, this is drawn once.
    yield from _grid(replace(scene, givens=(), values=(), candidates=None, highlight=NOTHING, title="", description=""))
    yield from pencilled(scene)
    values = [(cell, value) for cell, value in enumerate(scene.values) if value]
    yield _values("given", [(cell, str(value)) for cell, value in values if scene.givens[cell]], grid)
    yield _values("found", [(cell, f"i{value}") for cell, value in values if not scene.givens[cell]], grid)
    yield _values("placed", [(cell, f"i{value}") for cell, value in shown.placed], grid)


@lru_cache(maxsize=8)
def _grid(scene: Scene) -> tuple[Layer, ...]:
    """Lines, and what rules and clues show."""
    return tuple(_lines(scene))


def _lines(scene: Scene) -> Iterator[Layer]:
    middle = partial(centre, scene.grid)
    for shape in (disc, square):
        tiles = [tile.cell for tile in scene.tiles if tile.round is (shape is disc)]
        yield path("tile", [shape(middle(cell), _TILE) for cell in tiles])
    yield path("line", [_inside([*map(middle, stroke.cells)]) for stroke in scene.strokes])
    yield path("thin", [grid_lines(scene, LIGHT)])
    yield path("thick", [grid_lines(scene, HEAVY)])
    yield path("sign", [chevron(middle(sign.less), middle(sign.greater)) for sign in scene.chevrons])
    for part, filled in (("white-dot", False), ("black-dot", True)):
        dots = [dot for dot in scene.discs if dot.filled is filled]
        yield path(part, [disc(_between(middle(dot.first), middle(dot.second)), _DOT) for dot in dots])


def _between(one: Point, other: Point) -> Point:
    return (one[0] + other[0]) / 2, (one[1] + other[1]) / 2


def _values(part: str, names: list[tuple[int, str]], grid: Grid) -> Layer:
    """Values in the middle of their cells."""
    return Layer((f'<g class="{part}">',), "", names, _Middle(grid))


@dataclass(frozen=True, slots=True)
class _Middle:
    """Where values stand."""

    grid: Grid

    def __call__(self, name: tuple[int, str]) -> str:
        cell, used = name
        x, y = centre(self.grid, cell)
        return f'<use href="#@{used}" x="{number(x)}" y="{number(y)}"/>'


def _inside(points: list[Point]) -> str:
    """A line through cells, from the corner where it enters the first to the corner where it leaves the last."""
    if len(points) < 2:
        return ""
    (first, second), (before, last) = next(pairwise(points)), [*pairwise(points)][-1]
    start = first[0] - (second[0] - first[0]) / 2, first[1] - (second[1] - first[1]) / 2
    end = last[0] + (last[0] - before[0]) / 2, last[1] + (last[1] - before[1]) / 2
    return through([start, *points[1:-1], end])


def _defined(body: str) -> str:
    """What a picture uses, each once: digits, numbers made of them, both slanted, and a disc."""
    made: dict[str, str] = {}
    names = _USED.findall(body)
    while names:
        name = names.pop()
        if name not in made:
            made[name] = _definition(name)
            names += _USED.findall(made[name])
    return "".join(made[name] for name in sorted(made, key=lambda name: (len(name), name)))


def _definition(name: str) -> str:
    if name == "o":
        return '<circle id="@o" r="16"/>'
    if name[0] == "i":
        return f'<g id="@{name}" transform="skewX(-10)"><use href="#@{name[1:]}"/></g>'
    if len(name) == 1:
        return f'<path id="@{name}" d="{DIGITS[int(name)]}"/>'
    left = -8.4 * (len(name) - 1)
    uses = "".join(f'<use href="#@{d}" x="{number(left + 16.8 * place)}"/>' for place, d in enumerate(name))
    return f'<g id="@{name}" transform="scale({number(1.66 / len(name))})">{uses}</g>'
