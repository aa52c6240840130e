"""A scene as SVG, self-contained: no fonts, no scripts, nothing from elsewhere."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import chain
from zlib import crc32

from gridwright.model.arguments import must_be
from gridwright.model.errors import GridwrightError
from gridwright.model.figures import BlackCell
from gridwright.model.grid import Grid
from gridwright.pictures.escape import escaped, shortened
from gridwright.pictures.highlight import NOTHING
from gridwright.pictures.scene import HEAVY, LIGHT, Scene
from gridwright.pictures.svg.candidates import pencilled
from gridwright.pictures.svg.figures import grounds, lines, signs
from gridwright.pictures.svg.geometry import CELL, centre, grid_lines, number, outline
from gridwright.pictures.svg.layer import Layer, drawn, path
from gridwright.pictures.svg.letters import shape
from gridwright.pictures.svg.outside import margins
from gridwright.pictures.svg.themes import is_coloured, style

__all__ = ["HEIGHTS", "box", "defined", "draw", "framed", "heights", "layers", "picture", "size"]

HEIGHTS = ("ground", "marks", "lines", "pencil", "values")
"""What lies over what: paper and shades, what a step points at, lines and clues, candidates, values."""

_INSET = 3.5
"""From the middle of a line to what is marked inside of it."""

_SCOPE = re.compile(r"[A-Za-z][A-Za-z0-9_-]{0,63}")
_USED = re.compile(r"#@(\w+)")


def picture(scene: Scene, theme: str) -> bytes:
    """The scene as a file."""
    return draw(scene, theme).encode()


def size(scene: Scene) -> tuple[int, int]:
    """Width and height in pixels."""
    grid, room = scene.grid, margins(scene)
    return round(CELL * grid.cols + room.left + room.right), round(CELL * grid.rows + room.top + room.bottom)


def box(scene: Scene) -> tuple[float, float, int, int]:
    """Where the picture begins, cells being at 0 and further on, and how large it is."""
    room = margins(scene)
    return (-room.left, -room.top, *size(scene))


def draw(scene: Scene, theme: str = "auto", *, id: str = "") -> str:
    """The scene as one `<svg>` element, for a file of its own or for a page.

    `id` is that of the element, and all other ids begin with it. Without one it depends on what there is to see, so
    that different pictures on a page never get in each other's way.
    """
    return framed(scene, drawn(layers(scene, coloured=is_coloured(theme))), theme, id=id)


def framed(scene: Scene, body: str, theme: str = "auto", *, id: str = "") -> str:
    """Parts that stand for a scene as one element, with all that they need."""
    title = shortened(scene.title)
    scope = id or f"g{crc32(f'{theme} {title} {body}'.encode(errors='replace')):08x}"
    must_be(scope, str, "an id")
    if not _SCOPE.fullmatch(scope):
        raise GridwrightError(f"{id!r} is not an id; it must begin with a letter; letters, digits, - and _ may follow")
    left, top, width, height = box(scene)
    inside = f"<defs>{defined(_USED.findall(body))}</defs>{body}".replace("@", f"{scope}-")
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" id="{scope}" width="{width}" height="{height}"'
        f' viewBox="{left:g} {top:g} {width} {height}" fill="none" role="img"'
        f' aria-labelledby="{scope}-title {scope}-desc"><title id="{scope}-title">{escaped(title)}</title>'
        f'<desc id="{scope}-desc">{escaped(scene.description)}</desc><style>{style(theme, scope, body)}</style>'
        f"{inside}</svg>"
    )


def layers(scene: Scene, *, coloured: bool = True) -> Iterator[Layer]:
    """All that is to be seen, what lies below first. An @ stands for what ids begin with."""
    return chain.from_iterable(heights(scene, coloured=coloured).values())


def heights(scene: Scene, *, coloured: bool = True) -> dict[str, Iterable[Layer]]:
    """The same by what lies over what, as `HEIGHTS` has it."""
    # Whatever stands in the cells of the same grid, this is drawn once.
    bare = replace(scene, givens=(), values=(), candidates=None, highlight=NOTHING, title="", description="")
    below, above = _grid(bare, coloured)
    drawn = (below, _marks(scene), above, pencilled(scene), _numbers(scene))
    return dict(zip(HEIGHTS, drawn, strict=True))


def _marks(scene: Scene) -> Iterator[Layer]:
    """What a step points at."""
    grid, shown = scene.grid, scene.highlight
    for house in shown.houses:
        yield path("band", [outline(grid, house, _INSET)])
    new = {cell for cell, _ in shown.placed}
    for part, cells in (("seen", shown.seen), ("cells", shown.cells - new), ("new", new)):
        yield path(part, [outline(grid, [cell], _INSET) for cell in sorted(cells)])


def _numbers(scene: Scene) -> Iterator[Layer]:
    """Values, by where they come from."""
    grid, shown = scene.grid, scene.highlight
    values = [(cell, grid.shown(value)) for cell, value in enumerate(scene.values) if value]
    black = {one.cell for one in scene.figures(BlackCell)}
    given = [(cell, str(value)) for cell, value in values if scene.givens[cell]]
    yield _values("given", [(cell, name) for cell, name in given if cell not in black], grid)
    yield _values("given-white", [(cell, name) for cell, name in given if cell in black], grid)
    yield _values("found", [(cell, f"i{value}") for cell, value in values if not scene.givens[cell]], grid)
    yield _values("placed", [(cell, f"i{grid.shown(value)}") for cell, value in shown.placed], grid)


@lru_cache(maxsize=8)
def _grid(scene: Scene, coloured: bool) -> tuple[tuple[Layer, ...], tuple[Layer, ...]]:
    """Lines, and what rules and clues show: what lies below the marks of a step, and what lies above them."""
    return tuple(_ground(scene, coloured)), tuple(_lines(scene, coloured))


def _ground(scene: Scene, coloured: bool) -> Iterator[Layer]:
    (width, height), room, grid = size(scene), margins(scene), scene.grid
    yield path("paper", [f"M{-room.left:g} {-room.top:g}h{width}v{height}h{-width}Z"])
    for tint in sorted({*scene.tints} - {-1}):
        yield path(f"tint{tint}", [outline(grid, [c for c in grid.cells if scene.tints[c] == tint], 0)])
    yield from grounds(scene, coloured=coloured)


def _lines(scene: Scene, coloured: bool) -> Iterator[Layer]:
    yield from lines(scene, coloured=coloured)
    yield path("thin", [grid_lines(scene, LIGHT)])
    yield path("thick", [grid_lines(scene, HEAVY)])
    yield from signs(scene, coloured=coloured)


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


def defined(used: Iterable[str]) -> str:
    """What a picture uses, each once: digits, numbers made of them, both slanted, letters, and a disc."""
    made: dict[str, str] = {}
    names = list(used)
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
    if len(name) == 1 or name[0] == "u":
        return f'<path id="@{name}" d="{shape(name if len(name) == 1 else chr(int(name[1:], 16)))}"/>'
    left = -8.4 * (len(name) - 1)
    uses = "".join(f'<use href="#@{d}" x="{number(left + 16.8 * place)}"/>' for place, d in enumerate(name))
    return f'<g id="@{name}" transform="scale({number(1.66 / len(name))})">{uses}</g>'
