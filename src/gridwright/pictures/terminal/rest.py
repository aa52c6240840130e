"""What cannot be drawn with characters, in words below the drawing, so that nothing is missing."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from textwrap import wrap
from typing import assert_never

from gridwright.model.clue import Clue
from gridwright.model.figures import (
    Arrow,
    BlackCell,
    Border,
    Bulb,
    Cage,
    Chevron,
    Corner,
    Disc,
    Figure,
    Letter,
    Notches,
    Outside,
    Pill,
    Ribbon,
    Shade,
    SmallDigits,
    Stroke,
    Tile,
)
from gridwright.model.rules import Rule
from gridwright.model.span import span_text
from gridwright.pictures.numbers_outside import to_explain
from gridwright.pictures.scene import Scene
from gridwright.pictures.terminal.cells import COLUMNS, Sheet, slope_of

__all__ = ["in_words"]

_WIDTH = COLUMNS - 2
"""Leaves room to indent a picture."""
_TOGETHER = "\N{NO-BREAK SPACE}"


def in_words(sheet: Sheet) -> Iterator[str]:
    """What values there are if that must be said, and the words of clues that are not to be seen, each sort in lines of
    its own; no clues once all cells are filled."""
    grid = sheet.scene.grid
    is_filled = all(sheet.scene.values[cell] for cell in grid.filled)
    if not is_filled:
        yield from _wrapped("# outside", _badges(sheet), "#   ")  # a comment, should it be read
    if not grid.shows_usual_values:
        yield f"values: {span_text(grid.span())}"
    if is_filled:
        return
    told: dict[str, list[str]] = {}
    for rule, figures in sheet.scene.shown:
        if not all(_is_drawn(figure, sheet) for figure in figures):
            sort, word = _named(rule, sheet.scene)
            told.setdefault(sort, []).append(word)
    for sort, words in told.items():
        yield from _wrapped(sort, words)


def _wrapped(name: str, words: Collection[str], indent: str = "  ") -> Iterator[str]:
    if words:
        listed = f"{name}: {' '.join(words)}"
        lines = wrap(listed, _WIDTH, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False)
        yield from (line.replace(_TOGETHER, " ") for line in lines)


def _badges(sheet: Sheet) -> list[str]:
    """What numbers outside are, by an example of each sort."""
    found = to_explain(sheet.scene).items()
    return [f"{sheet.pen.outside(figure)}{_TOGETHER}({sort})" for sort, figure in found]


def _named(rule: Rule, scene: Scene) -> tuple[str, str]:
    """What a rule is listed under, and what it says."""
    if isinstance(rule, Clue):
        return rule.sort, rule.word
    return rule.label, "-".join(map(scene.grid.name, rule.cells))


def _is_drawn(figure: Figure, sheet: Sheet) -> bool:
    """Whether all of a figure is to be seen in the drawing."""
    match figure:
        case Border() | BlackCell() | SmallDigits() | Tile() | Outside():
            drawn = True
        case Stroke():
            drawn = not figure.text and slope_of(sheet.scene, figure) != 0
        case Chevron():
            drawn = not sheet.is_mixed(figure.less, figure.greater)
        case Disc():
            drawn = not figure.text and not sheet.is_mixed(figure.first, figure.second)
        case Letter():
            drawn = len(figure.text) == 1 and not sheet.is_mixed(figure.first, figure.second)
        case Cage():
            drawn = figure.solid and not figure.text
        case Ribbon() | Bulb() | Arrow() | Pill() | Corner() | Notches() | Shade():
            drawn = False
        case _:
            assert_never(figure)
    return drawn
