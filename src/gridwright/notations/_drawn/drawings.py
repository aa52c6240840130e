"""What SudokuPad draws over a grid, and what of it was understood.

Signs, and the diagonals from corner to corner, mean what they mean by themselves; what else is drawn means what the
rules say in words, as far as these, its colour and its shape tell.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import dist
from typing import NamedTuple

from gridwright.clues.sign import Sign
from gridwright.model.clue import Clue
from gridwright.model.grid import Grid
from gridwright.notations._drawn.arrow_clues import read_arrows
from gridwright.notations._drawn.cages import read_cages
from gridwright.notations._drawn.chevrons import read_chevrons
from gridwright.notations._drawn.line_clues import read_lines
from gridwright.notations._drawn.mark_clues import read_marks
from gridwright.notations._drawn.meanings import Judge
from gridwright.notations._drawn.outside_clues import read_numbers_outside
from gridwright.notations._drawn.pieces import DrawnLine, DrawnMark, marks_drawn, strokes_of, take
from gridwright.notations._drawn.places import Place, cell_at
from gridwright.notations._drawn.shapes import is_usual, shape_of
from gridwright.notations._drawn.wording import RuleText
from gridwright.notations._shared.arrowheads import is_arrowhead, sign_between
from gridwright.notations._shared.clue_words import clue_in
from gridwright.notations._shared.site_json import Fields
from gridwright.notations._shared.source_text import counted, quoted

__all__ = ["Drawings", "drawings"]

_DIAGONALS = {"\\": "falling-diagonal", "/": "rising-diagonal"}


_NEAR = 0.3
"""How far from a corner of the grid a diagonal may end."""


class Drawings(NamedTuple):
    clues: tuple[Clue, ...]
    diagonals: frozenset[str] = frozenset()
    unknown: Sequence[str] = ()
    """Words for what is drawn besides."""
    believed: bool = False
    """Whether something was taken for a clue at all that only the rules explain."""


def drawings(said: Fields, rules: str, judge: Judge, *, is_ours: bool) -> Drawings:
    """What is drawn. What we have drawn ourselves needs no rules to be understood."""
    grid, text = judge.grid, RuleText(rules, confirmed=bool(judge.solution))
    clues: list[Clue] = []
    strokes = strokes_of(grid, said, "lines")
    signs = [sign for stroke in strokes if stroke and (sign := _chevron(grid, stroke.points))]
    slopes = [slope for stroke in strokes if stroke and (slope := _slope(grid, stroke.points))]
    lines = [
        stroke
        for stroke in strokes
        if stroke and stroke.colour and not _chevron(grid, stroke.points) and not _slope(grid, stroke.points)
    ]
    arrows = [stroke for stroke in strokes_of(grid, said, "arrows") if stroke]
    strange_arrows = sum(stroke is None for stroke in strokes_of(grid, said, "arrows"))
    marks = list(marks_drawn(grid, said))
    clues += signs
    clues += _signs_and_shapes(grid, marks, None if is_ours else rules)
    shaped = any(not isinstance(clue, Sign) for clue in clues)
    unknown = list(read_cages(grid, said, text, judge))
    read_arrows(grid, text, arrows, marks, judge)
    read_lines(grid, text, lines, marks, judge)
    read_chevrons(grid, lines, marks, judge)
    read_marks(grid, text, marks, judge)
    read_numbers_outside(grid, text, marks, judge)
    left = [stroke for stroke in strokes if stroke is None] + lines
    unknown += _unread(left, len(arrows) + strange_arrows, marks)
    diagonals = frozenset(_DIAGONALS[slope] for slope in slopes)
    if len(diagonals) == 1 and not text.speaks_of("diagonal"):
        unknown.append("only one of the diagonals")
        diagonals = frozenset()
    believed = judge.believed
    return Drawings((*clues, *believed.clues), diagonals, unknown, believed.explained or shaped)


def _signs_and_shapes(grid: Grid, marks: list[DrawnMark], rules: str | None) -> list[Clue]:
    """Takes signs from the marks, and shapes that have no other meaning, as the rules explain them."""
    found: list[tuple[DrawnMark, Clue]] = []
    for mark in marks:
        cells = mark.pair or (() if mark.cell is None else (mark.cell,))
        shape = None if mark.text else shape_of(mark, len(cells))
        if is_arrowhead(mark.text) and len(cells) == 2:
            found.append((mark, Sign(grid, *sign_between(grid, cells[0], cells[1], mark.text, mark.angle))))
        elif shape and (rules is None or is_usual(shape, rules)):
            found.append((mark, clue_in(grid, shape.form, cells)))
    take(marks, [mark for mark, _ in found])
    return [clue for _, clue in found]


def _unread(lines: Sequence[DrawnLine | None], arrows: int, marks: Sequence[DrawnMark]) -> list[str]:
    shapes = sum(mark.is_visible and not mark.text for mark in marks)
    counts = ((len(lines), "drawn line"), (arrows, "drawn arrow"), (shapes, "drawn shape"))
    texts = [f"the text {quoted(mark.text)}" for mark in marks if mark.text]
    return [*(counted(number, what) for number, what in counts if number), *texts]


def _chevron(grid: Grid, points: Sequence[Place]) -> Sign | None:
    """The sign that a line is whose ends are in one cell, and its bend, the tip of the sign, in a neighbour."""
    if len(points) != 3 or sum(dist(a, b) for a, b in pairwise(points)) > 2:
        return None
    start, tip, end = (cell_at(grid, place) for place in points)
    if start is None or tip is None or start != end or points[0] == points[2] or tip not in grid.neighbours(start):
        return None
    return Sign(grid, tip, start)


def _slope(grid: Grid, points: Sequence[Place]) -> str:
    """Which diagonal a line from corner to corner is; empty if it is none."""
    if len(points) != 2:
        return ""
    start, end = sorted(points)
    falling, rising = ((0, 0), (grid.rows, grid.cols)), ((0, grid.cols), (grid.rows, 0))
    for slope, (first, last) in (("\\", falling), ("/", rising)):
        if dist(start, first) <= _NEAR and dist(end, last) <= _NEAR:
            return slope
    return ""
