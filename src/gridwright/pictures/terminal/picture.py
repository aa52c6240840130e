"""A scene as text: with box drawing characters or in plain ASCII, and with colours for terminals if asked for."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import groupby, pairwise

from gridwright.pictures.highlight import NOTHING
from gridwright.pictures.scene import HEAVY, Scene
from gridwright.pictures.terminal.cells import FAINT, PLAIN, Sheet, Span, length, sheet, signs_of
from gridwright.pictures.terminal.characters import ASCII, UNICODE, Pen
from gridwright.pictures.terminal.rest import in_words

__all__ = ["draw", "picture", "width"]


def draw(scene: Scene, *, ascii: bool = False, colour: bool = False, named: bool = False) -> str:
    """The scene as lines of equal width, without a line break at the end; below them in words what cannot be drawn.

    If `named`, rows and columns have their names beside them, of which those of cells are made.
    """
    page = sheet(scene, ASCII if ascii else UNICODE, named=named)
    finish = _painted if colour else _bare
    return "\n".join([*(finish(line) for line in _lines(page)), *in_words(page)])


def width(scene: Scene, *, named: bool = False) -> int:
    """How many characters wide a drawing of it is."""
    page = sheet(scene, ASCII, named=named)
    return page.margin + sum(page.widths) + scene.grid.cols + 1 + sum(page.sides)


def picture(scene: Scene, theme: str) -> bytes:
    """The scene as a file; text has no themes."""
    return f"{draw(scene)}\n".encode()


def _lines(sheet: Sheet) -> Iterator[Iterable[Span]]:
    empty = replace(sheet.scene, givens=(), values=(), candidates=None, highlight=NOTHING, title="", description="")
    first, *edges = _all_edges(empty, sheet.pen, tuple(sheet.widths))
    rows = sheet.scene.grid.rows
    if sheet.margin:
        yield _column_names(sheet)
    if any(row < 0 for row, _ in sheet.outside):
        yield _beyond(sheet, -1)
    yield _beside(sheet, None, first)
    for row, edge in enumerate(edges):
        yield _beside(sheet, row, _cells(sheet, row))
        yield _beside(sheet, None, edge)
    if any(row == rows for row, _ in sheet.outside):
        yield _beyond(sheet, rows)


def _column_names(sheet: Sheet) -> Iterator[Span]:
    """`c1`, `c2`, or `1`, `2` where that is too wide for the columns."""
    names = [f"c{col + 1}" for col in range(sheet.scene.grid.cols)]
    if any(len(name) > width for name, width in zip(names, sheet.widths, strict=True)):
        names = [name[1:] for name in names]
    columns = (f" {name.center(width)}" for name, width in zip(names, sheet.widths, strict=True))
    return _beside(sheet, None, [("".join(columns) + " ", FAINT)])


def _beyond(sheet: Sheet, row: int) -> Iterator[Span]:
    """What stands above the columns, or below them."""
    texts = ((sheet.outside.get((row, col), ""), width) for col, width in enumerate(sheet.widths))
    columns = (f" {text.center(width)}" for text, width in texts)
    return _beside(sheet, row, [("".join(columns) + " ", PLAIN)])


def _beside(sheet: Sheet, row: int | None, line: Iterable[Span]) -> Iterator[Span]:
    """A line with what stands outside the grid before it and behind it."""
    left, right = sheet.sides
    rows, cols = sheet.scene.grid.rows, sheet.scene.grid.cols
    if sheet.margin:
        name = f"r{row + 1} " if row is not None and 0 <= row < rows else ""
        yield name.rjust(sheet.margin), FAINT
    before, behind = ("" if row is None else sheet.outside.get((row, col), "") for col in (-1, cols))
    if left:
        yield f"{before} ".rjust(left), PLAIN
    yield from line
    if right:
        yield f" {behind}".ljust(right), PLAIN


@lru_cache(maxsize=8)
def _all_edges(scene: Scene, pen: Pen, widths: tuple[int, ...]) -> tuple[tuple[Span, ...], ...]:
    """The lines above rows and the one below, remembered: whatever is in the cells, they are the same."""
    bare = Sheet(scene, pen, (), signs_of(scene, pen), {}, (0, 0), widths)
    return tuple(tuple(_edges(bare, row)) for row in range(scene.grid.rows + 1))


def _edges(sheet: Sheet, row: int) -> Iterator[Span]:
    """The line above a row of cells; the last one is below them all."""
    weight = sheet.scene.weight
    corners = zip(pairwise(_row(sheet, row - 1)), pairwise(_row(sheet, row)), strict=True)
    for col, ((north_west, north_east), (south_west, south_east)) in enumerate(corners):
        up, right = weight(north_west, north_east), weight(north_east, south_east)
        down, left = weight(south_west, south_east), weight(north_west, south_west)
        yield sheet.pen.junction(up, right, down, left), _line_style(max(up, right, down, left))
        if col < len(sheet.widths):
            line, style, width = sheet.pen.rows[right], _line_style(right), sheet.widths[col]
            yield line * (width // 2), style
            yield _between(sheet, north_east, south_east, (line, style))
            yield line * (width - width // 2 - 1), style


def _cells(sheet: Sheet, row: int) -> Iterator[Span]:
    """A row of cells and the lines between them."""
    for col, (left, right) in enumerate(pairwise(_row(sheet, row))):
        weight = sheet.scene.weight(left, right)
        yield _between(sheet, left, right, (sheet.pen.columns[weight], _line_style(weight)))
        if right is not None:
            yield from _centred(sheet.contents[right], sheet.widths[col])


def _row(sheet: Sheet, row: int) -> tuple[int | None, ...]:
    """The cells of a row with the outside (None) around them, so that every corner lies between four cells."""
    grid = sheet.scene.grid
    inside = grid.row(row) if 0 <= row < grid.rows else (None,) * grid.cols
    return None, *inside, None


def _between(sheet: Sheet, cell: int | None, other: int | None, line: Span) -> Span:
    """The sign between two cells, or else the line."""
    signs = sheet.signs.get((cell, other))
    if signs is None:
        return line
    return min(signs) if len(signs) == 1 else sheet.pen.clash, PLAIN


def _line_style(weight: int) -> str:
    return PLAIN if weight == HEAVY else FAINT


def _centred(content: Sequence[Span], width: int) -> Iterator[Span]:
    """With blanks around it, the odd one behind; those around a single value look like it."""
    blanks, style = width - length(content), content[0][1] if len(content) == 1 else PLAIN
    yield " " * (blanks // 2), style
    yield from content
    yield " " * (blanks - blanks // 2), style


def _bare(line: Iterable[Span]) -> str:
    return "".join(text for text, _ in line)


def _painted(line: Iterable[Span]) -> str:
    """A line with ANSI codes, one pair of them for each run of a style."""
    runs = ((style, _bare(run)) for style, run in groupby(line, key=lambda span: span[1]))
    return "".join(f"\x1b[{style}m{text}\x1b[0m" if style else text for style, text in runs)
