"""Where lines run in a picture, as SVG path data: between cells, around cells, and from one candidate to another."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from functools import lru_cache
from itertools import pairwise
from math import hypot

from gridwright.model.figures import Chevron, Letter
from gridwright.model.grid import Grid
from gridwright.pictures.scene import HEAVY, Scene

__all__ = [
    "CELL", "Point", "arrow", "centre", "chevron", "disc", "grid_lines", "loops", "number", "outline", "square",
    "through", "unit",
]

CELL = 48
"""The side of a cell."""

_GAP = 7.0
"""Half of what is left out of a line for a sign."""
_END = 1.5
"""By how much a heavy line is longer at its ends, to fill corners."""

Point = tuple[float, float]
_Span = tuple[float, float]


@lru_cache(maxsize=1 << 14)
def number(value: float) -> str:
    """A number as short as can be, to a hundredth; remembered, since things stand in rows and columns."""
    return f"{round(value, 2) + 0:g}"


def centre(grid: Grid, cell: int) -> Point:
    row, col = grid.where(cell)
    return CELL * (col + 0.5), CELL * (row + 0.5)


def through(points: Iterable[Point]) -> str:
    """A line from point to point."""
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points)


def grid_lines(scene: Scene, weight: int) -> str:
    """The lines of that weight between cells and around the grid, with gaps where signs are."""
    grid = scene.grid
    gaps: dict[tuple[int | None, ...], float] = {
        tuple(sorted((chevron.less, chevron.greater))): _GAP for chevron in scene.figures(Chevron)
    }
    for letter in scene.figures(Letter):
        beside = grid.where(letter.first)[0] == grid.where(letter.second)[0]
        gaps[letter.first, letter.second] = _GAP if beside else _GAP + 4 * (len(letter.text) - 1)
    if weight == HEAVY:
        gaps = {pair: gap + _END for pair, gap in gaps.items()}
    path = []
    for y in range(grid.rows + 1):
        above = grid.row(y - 1) if y else (None,) * grid.cols
        below = grid.row(y) if y < grid.rows else (None,) * grid.cols
        for start, end in _spans(zip(above, below, strict=True), scene, weight, gaps):
            path.append(f"M{number(start)} {CELL * y}H{number(end)}")
    for x in range(grid.cols + 1):
        left = grid.column(x - 1) if x else (None,) * grid.rows
        right = grid.column(x) if x < grid.cols else (None,) * grid.rows
        for start, end in _spans(zip(left, right, strict=True), scene, weight, gaps):
            path.append(f"M{CELL * x} {number(start)}V{number(end)}")
    return "".join(path)


def _spans(
    sides: Iterable[tuple[int | None, int | None]],
    scene: Scene,
    weight: int,
    gaps: Mapping[tuple[int | None, ...], float],
) -> list[_Span]:
    """From where to where a line runs between these neighbours, in pieces as long as can be."""
    spans: list[_Span] = []
    for place, pair in enumerate(sides):
        if scene.weight(*pair) != weight:
            continue
        start, end, middle = CELL * place, CELL * (place + 1), CELL * (place + 0.5)
        gap = gaps.get(pair)
        pieces = [(start, middle - gap), (middle + gap, end)] if gap else [(start, end)]
        for piece in pieces:
            if spans and spans[-1][1] == piece[0]:
                spans[-1] = spans[-1][0], piece[1]
            else:
                spans.append(piece)
    return spans


def outline(grid: Grid, cells: Collection[int], inset: float) -> str:
    """The lines around cells, in one piece for each part that they form, moved inwards by `inset`."""
    return "".join(map(_around, loops(grid, cells, inset)))


def loops(grid: Grid, cells: Collection[int], inset: float) -> list[list[Point]]:
    """The corners of the lines around cells, line by line, each clockwise around them."""
    ends: dict[tuple[int, int], list[tuple[int, int]]] = {}
    inside = {grid.where(cell) for cell in cells}
    for row, col in inside:  # clockwise: the cells are always on the right
        corners = ((col, row), (col + 1, row), (col + 1, row + 1), (col, row + 1))
        beyond = ((row - 1, col), (row, col + 1), (row + 1, col), (row, col - 1))
        for side, other in enumerate(beyond):
            if other not in inside:
                ends.setdefault(corners[side], []).append(corners[(side + 1) % 4])
    found = []
    while ends:
        found.append(_loop(ends, inset))
    return found


def _loop(ends: dict[tuple[int, int], list[tuple[int, int]]], inset: float) -> list[Point]:
    """Follows one line around and takes its sides away."""
    here = start = min(ends)
    corners: list[tuple[int, int]] = []
    ways = [(0, 0)]
    while not corners or here != start:
        x, y = here
        right = x - ways[-1][1], y + ways[-1][0]
        ahead = right if right in ends[here] else ends[here][0]  # where cells touch at a corner, each is on its own
        ends[here].remove(ahead)
        if not ends[here]:
            del ends[here]
        corners.append(here)
        ways.append((ahead[0] - x, ahead[1] - y))
        here = ahead
    ways[0] = ways[-1]
    return [
        (CELL * x - inset * (before[1] + way[1]), CELL * y + inset * (before[0] + way[0]))
        for (x, y), (before, way) in zip(corners, pairwise(ways), strict=True)
        if before != way
    ]


def _around(loop: list[Point]) -> str:
    """A line along corners at each of which it turns by a right angle, and back."""
    path = through(loop[:1])
    for (x, _), (to_x, to_y) in pairwise(loop):
        path += f"V{number(to_y)}" if x == to_x else f"H{number(to_x)}"
    return path + "Z"


def chevron(less: Point, greater: Point) -> str:
    """A sign half-way between two cells, open towards the greater."""
    (x, y), (to_x, to_y) = less, greater
    length = hypot(to_x - x, to_y - y)
    ahead, aside = 3.5 * (to_x - x) / length, 3.5 * (to_y - y) / length
    middle_x, middle_y, wide = (x + to_x) / 2, (y + to_y) / 2, 1.6
    return through(
        [
            (middle_x + ahead - wide * aside, middle_y + aside + wide * ahead),
            (middle_x - ahead, middle_y - aside),
            (middle_x + ahead + wide * aside, middle_y + aside - wide * ahead),
        ]
    )


def disc(middle: Point, radius: float) -> str:
    """A circle around a point, as two arcs."""
    (x, y), width = middle, number(2 * radius)
    arc = f"a{number(radius)} {number(radius)} 0 1 0 "
    return f"M{number(x - radius)} {number(y)}{arc}{width} 0{arc}-{width} 0Z"


def square(middle: Point, half: float) -> str:
    """A square around a point, half of whose side that is."""
    (x, y), side = middle, number(2 * half)
    return f"M{number(x - half)} {number(y - half)}h{side}v{side}h-{side}Z"


def arrow(start: Point, end: Point, clear: float, board: Point) -> tuple[str, str]:
    """A bent line between two points, `clear` of both and of the edges of a board of that size, and its tip."""
    (x, y), (to_x, to_y) = start, end
    bent = 0.16 if hypot(to_x - x, to_y - y) > 4 * clear else 0.8  # near each other, only a bow can be seen
    middle = (x + to_x + bent * (to_y - y)) / 2, (y + to_y - bent * (to_x - x)) / 2
    if not all(clear < place < edge - clear for place, edge in zip(middle, board, strict=True)):
        bent = -bent
    control = (x + to_x) / 2 + bent * (to_y - y), (y + to_y) / 2 - bent * (to_x - x)
    out, back = unit(start, control), unit(end, control)
    first = x + clear * out[0], y + clear * out[1]
    tip = to_x + clear * back[0], to_y + clear * back[1]
    last = tip[0] + 7 * back[0], tip[1] + 7 * back[1]
    wing = 10 * back[0], 10 * back[1], -4.5 * back[1], 4.5 * back[0]
    line = through([first]) + "Q" + " ".join(number(round(part)) for part in (*control, *last))
    sides = [(tip[0] + wing[0] + side * wing[2], tip[1] + wing[1] + side * wing[3]) for side in (1, -1)]
    return line, through([tip, *sides]) + "Z"


def unit(start: Point, end: Point) -> Point:
    """The way from one point to another, 1 long."""
    length = hypot(end[0] - start[0], end[1] - start[1])
    return (end[0] - start[0]) / length, (end[1] - start[1]) / length
