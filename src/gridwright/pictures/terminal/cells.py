"""A scene prepared for text: what to write in each cell and between two, and how wide each column is."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

from gridwright.model.figures import Chevron, Disc, Letter, Stroke, Tile
from gridwright.pictures.numbers_outside import Place
from gridwright.pictures.scene import Scene
from gridwright.pictures.terminal.characters import Pen
from gridwright.pictures.terminal.margin import in_black_cells, outside

__all__ = ["COLUMNS", "FAINT", "FOUND", "GIVEN", "PLAIN", "Sheet", "Span", "length", "sheet", "signs_of", "slope_of"]

COLUMNS = 80
"""A drawing that would be wider than this gets narrower cells."""

# Styles, as ANSI codes.
PLAIN, GIVEN, FOUND, FAINT = "", "1", "36", "2"
PLACED, REMOVED, ON, OFF, SEEN = "1;30;42", "9;31", "1;34", "33", "7"

Span = tuple[str, str]
"""Some text and its style."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """`contents` has what each cell shows, `signs` what stands between two neighbours (lower cell first).

    `outside` has what stands beside the grid, and `sides` how wide that is on the left and on the right.
    """

    scene: Scene
    pen: Pen
    contents: Sequence[Sequence[Span]]
    signs: Mapping[tuple[int | None, int | None], frozenset[str]]
    outside: Mapping[Place, str]
    sides: tuple[int, int]
    widths: Sequence[int]
    margin: int = 0
    """How wide the names of rows are that stand before all else; 0 where neither rows nor columns are named."""

    def is_mixed(self, cell: int, other: int) -> bool:
        """Whether signs of several sorts stand between two cells, so that none of them can be seen."""
        signs = self.signs[min(cell, other), max(cell, other)]
        return len(signs) > 1 and not signs <= {*self.pen.beside, *self.pen.below}


def sheet(scene: Scene, pen: Pen, *, named: bool = False) -> Sheet:
    contents, labels = _contents(scene, pen), outside(scene, pen)
    left, right = (
        max((len(text) + 1 for (_, col), text in labels.items() if col == beyond), default=0)
        for beyond in (-1, scene.grid.cols)
    )
    margin = len(f"r{scene.grid.rows} ") if named else 0
    widths = _widths(scene, contents, labels, margin + left + right)
    return Sheet(scene, pen, contents, signs_of(scene, pen), labels, (left, right), widths, margin)


def length(content: Iterable[Span]) -> int:
    return sum(len(text) for text, _ in content)


def _contents(scene: Scene, pen: Pen) -> list[list[Span]]:
    """What stands in each cell: its value, its candidates, or the lines that run through it."""
    digits = 1 if scene.candidates else 2  # two, so that units stand below each other
    number = scene.grid.shown
    black = in_black_cells(scene, pen)
    shown = {**_strokes(scene, pen), **black}
    shown |= {tile.cell: pen.tiles[not tile.round] for tile in scene.figures(Tile)}
    contents = [[(shown.get(cell, pen.empty).rjust(digits), FAINT)] for cell in scene.grid.cells]
    if scene.candidates:
        separator = "," if any(number(value) > 9 for cell in scene.candidates for value in cell) else ""
        named = {cell for cell, _ in scene.highlight.candidates}
        for cell, values in enumerate(scene.candidates):
            if values:
                styled = _styled if cell in named else _plain
                contents[cell] = _bracketed(styled(scene, cell, sorted(values), separator), len(values) == 1)
    for cell, value in enumerate(scene.values):
        if value:
            style = SEEN if cell in scene.highlight.seen else GIVEN if scene.givens[cell] else FOUND
            before = pen.black if cell in black else ""
            contents[cell] = [(f"{before}{number(value)}".rjust(digits), style)]
    for cell, value in scene.highlight.placed:
        contents[cell] = [(str(number(value)).rjust(digits), PLACED)]
    return contents


def _plain(scene: Scene, cell: int, values: Sequence[int], separator: str) -> list[Span]:
    """Candidates as one word, of which none is marked."""
    return [(separator.join([str(scene.grid.shown(value)) for value in values]), PLAIN)]


def _styled(scene: Scene, cell: int, values: Sequence[int], separator: str) -> list[Span]:
    """Candidates as one word, each in the style of what a step says about it."""
    shown = scene.highlight
    styles = ((REMOVED, shown.removed), (ON, shown.on), (OFF, shown.off))
    spans = []
    for value in values:
        style = next((style for style, candidates in styles if (cell, value) in candidates), PLAIN)
        spans += [(separator, PLAIN), (str(scene.grid.shown(value)), style)]
    return spans[1:]


def _bracketed(spans: list[Span], single: bool) -> list[Span]:
    """A single candidate in brackets, or it would look like a value."""
    return [("(", PLAIN), *spans, (")", PLAIN)] if single else spans


def _strokes(scene: Scene, pen: Pen) -> dict[int, str]:
    """The diagonal lines, in each cell they run through."""
    falling: set[int] = set()
    rising: set[int] = set()
    for stroke in scene.figures(Stroke):
        if slope := slope_of(scene, stroke):
            (falling if slope > 0 else rising).update(stroke.cells)
    return {cell: pen.strokes[(cell in falling) + 2 * (cell in rising) - 1] for cell in falling | rising}


def slope_of(scene: Scene, stroke: Stroke) -> int:
    """1 for a diagonal from side to side that falls and -1 for one that rises; 0 for any other line."""
    places = [scene.grid.where(cell) for cell in stroke.cells]
    steps = {(below[0] - above[0], below[1] - above[1]) for above, below in pairwise(sorted(places))}
    height, width = scene.grid.rows - 1, scene.grid.cols - 1
    ends = all(row in (0, height) or col in (0, width) for row, col in (places[0], places[-1]))
    return {frozenset({(1, 1)}): 1, frozenset({(1, -1)}): -1}.get(frozenset(steps), 0) if ends else 0


def signs_of(scene: Scene, pen: Pen) -> dict[tuple[int | None, int | None], frozenset[str]]:
    """What stands between two neighbours; several where clues of several sorts do."""
    signs: dict[tuple[int | None, int | None], frozenset[str]] = {}

    def add(cell: int, other: int, sign: str) -> None:
        signs[cell, other] = signs.get((cell, other), frozenset()) | {sign}

    for chevron in scene.figures(Chevron):
        first, second = sorted((chevron.less, chevron.greater))
        same_row = scene.grid.where(first)[0] == scene.grid.where(second)[0]
        add(first, second, (pen.beside if same_row else pen.below)[chevron.less != first])
    for disc in scene.figures(Disc):
        add(disc.first, disc.second, pen.dots[disc.filled])
    for letter in scene.figures(Letter):
        if len(letter.text) == 1:
            add(letter.first, letter.second, letter.text)
    return signs


def _widths(
    scene: Scene, contents: Sequence[Sequence[Span]], labels: Mapping[Place, str], beside: int
) -> list[int]:
    """As each column's candidates need it; without candidates the same for all.

    Three characters, enough for two digits, make a cell about as wide as it is high. Where blanks around the text of
    the cells would make the drawing too wide, there are none. What stands above and below a column fits it, too.
    """
    cols = scene.grid.cols
    longest = [max(map(length, contents[col::cols])) for col in range(cols)]
    tight, blanks = (longest, 2) if scene.candidates else ([max(longest)] * cols, 1)
    beyond = [(col, len(text)) for (row, col), text in labels.items() if row in (-1, scene.grid.rows)]
    above = [max((wide for at, wide in beyond if at == col), default=0) for col in range(cols)]
    if not scene.candidates:
        above = [max(above)] * cols
    roomy = [max(width + blanks, least) for width, least in zip(tight, above, strict=True)]
    if sum(roomy) + cols + 1 + beside <= COLUMNS:
        return roomy
    return [max(width, least) for width, least in zip(tight, above, strict=True)]
