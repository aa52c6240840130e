"""A scene prepared for text: what to write in each cell and between two, and how wide each column is."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

from gridwright.pictures.scene import Scene
from gridwright.pictures.terminal.characters import Pen

__all__ = ["COLUMNS", "FAINT", "FOUND", "GIVEN", "PLAIN", "Sheet", "Span", "length", "sheet", "signs_of"]

COLUMNS = 80
"""A drawing that would be wider than this gets narrower cells."""

# Styles, as ANSI codes.
PLAIN, GIVEN, FOUND, FAINT = "", "1", "36", "2"
PLACED, REMOVED, ON, OFF, SEEN = "1;30;42", "9;31", "1;34", "33", "7"

Span = tuple[str, str]
"""Some text and its style."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """`contents` has what each cell shows, `signs` what stands between two neighbours (lower cell first)."""

    scene: Scene
    pen: Pen
    contents: Sequence[Sequence[Span]]
    signs: Mapping[tuple[int | None, int | None], str]
    widths: Sequence[int]


def sheet(scene: Scene, pen: Pen) -> Sheet:
    contents = _contents(scene, pen)
    return Sheet(scene, pen, contents, signs_of(scene, pen), _widths(scene, contents))


def length(content: Iterable[Span]) -> int:
    return sum(len(text) for text, _ in content)


def _contents(scene: Scene, pen: Pen) -> list[list[Span]]:
    """What stands in each cell: its value, its candidates, or the lines that run through it."""
    digits = 1 if scene.candidates else 2  # two, so that units stand below each other
    shown = _strokes(scene, pen) | {tile.cell: pen.tiles[not tile.round] for tile in scene.tiles}
    contents = [[(shown.get(cell, pen.empty).rjust(digits), FAINT)] for cell in scene.grid.cells]
    if scene.candidates:
        separator = "," if any(value > 9 for cell in scene.candidates for value in cell) else ""
        for cell, values in enumerate(scene.candidates):
            contents[cell] = _pencilled(scene, cell, values, separator) or contents[cell]
    for cell, value in enumerate(scene.values):
        if value:
            style = SEEN if cell in scene.highlight.seen else GIVEN if scene.givens[cell] else FOUND
            contents[cell] = [(str(value).rjust(digits), style)]
    for cell, value in scene.highlight.placed:
        contents[cell] = [(str(value).rjust(digits), PLACED)]
    return contents


def _pencilled(scene: Scene, cell: int, values: Collection[int], separator: str) -> list[Span]:
    """Candidates as one word; a single one in brackets, or it would look like a value."""
    shown = scene.highlight
    styles = ((REMOVED, shown.removed), (ON, shown.on), (OFF, shown.off))
    spans = []
    for value in sorted(values):
        style = next((style for style, candidates in styles if (cell, value) in candidates), PLAIN)
        spans += [(separator, PLAIN), (str(value), style)]
    return [("(", PLAIN), *spans[1:], (")", PLAIN)] if len(values) == 1 else spans[1:]


def _strokes(scene: Scene, pen: Pen) -> dict[int, str]:
    """The diagonal lines, in each cell they run through."""
    falling: set[int] = set()
    rising: set[int] = set()
    for stroke in scene.strokes:
        for cell, other in pairwise(stroke.cells):
            (row, col), (to_row, to_col) = scene.grid.where(cell), scene.grid.where(other)
            slope = (to_row - row) * (to_col - col)
            if slope:
                (falling if slope > 0 else rising).update((cell, other))
    return {cell: pen.strokes[(cell in falling) + 2 * (cell in rising) - 1] for cell in falling | rising}


def signs_of(scene: Scene, pen: Pen) -> dict[tuple[int | None, int | None], str]:
    """What stands between two neighbours."""
    signs: dict[tuple[int | None, int | None], str] = {}
    for chevron in scene.chevrons:
        first, second = sorted((chevron.less, chevron.greater))
        same_row = scene.grid.where(first)[0] == scene.grid.where(second)[0]
        sign = (pen.beside if same_row else pen.below)[chevron.less != first]
        signs[first, second] = sign if signs.get((first, second), sign) == sign else pen.clash
    for disc in scene.discs:
        dot = pen.dots[disc.filled]
        signs[disc.first, disc.second] = dot if signs.get((disc.first, disc.second), dot) == dot else pen.clash
    return signs


def _widths(scene: Scene, contents: Sequence[Sequence[Span]]) -> list[int]:
    """As each column's candidates need it; without candidates the same for all.

    Three characters, enough for two digits, make a cell about as wide as it is high. Where blanks around the text of
    the cells would make the drawing too wide, there are none.
    """
    cols = scene.grid.cols
    longest = [max(map(length, contents[col::cols])) for col in range(cols)]
    tight, blanks = (longest, 2) if scene.candidates else ([max(longest)] * cols, 1)
    roomy = [width + blanks for width in tight]
    return roomy if sum(roomy) + cols + 1 <= COLUMNS else tight
