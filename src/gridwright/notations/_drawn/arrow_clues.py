"""Arrows: with a circle or a pill at their end they add up to it; outside the grid they look along a diagonal."""

from __future__ import annotations

from math import dist

from gridwright.model.grid import Grid
from gridwright.notations._drawn.meanings import Judge, Sense
from gridwright.notations._drawn.pieces import DrawnLine, DrawnMark, take
from gridwright.notations._drawn.places import Place, cell_at
from gridwright.notations._drawn.wording import RuleText

__all__ = ["DIRECTIONS", "read_arrows"]

DIRECTIONS = {(1, 1): "downright", (1, -1): "downleft", (-1, 1): "upright", (-1, -1): "upleft"}
_FARTHEST = 1.2
"""How far from its arrow a number may stand, in cells."""


def read_arrows(grid: Grid, rules: RuleText, arrows: list[DrawnLine], marks: list[DrawnMark], judge: Judge) -> None:
    """Takes arrows that are believed to be clues from those drawn, and what belongs to them from the marks."""
    if rules.speaks_of("arrow|sum|add|total|diagonal|killer"):
        _little_killers(grid, rules, arrows, marks, judge)
    if rules.speaks_of("arrow|pill"):
        _sums(grid, rules, arrows, marks, judge)


def _sums(grid: Grid, rules: RuleText, arrows: list[DrawnLine], marks: list[DrawnMark], judge: Judge) -> None:
    round_marks = [mark for mark in marks if mark.rounded and not mark.text and min(mark.width, mark.height) >= 0.5]
    bulbs = [mark for mark in round_marks if mark.cells]
    words: list[str] = []
    used: list[DrawnMark] = []
    taken: list[DrawnLine] = []
    sure = rules.speaks_of(r"arrows?\b[^.]*(?:sum|add|total)|(?:sum|add|total)[^.]*arrow")
    for arrow in arrows:
        if len(arrow.cells) < 2:
            continue
        start = arrow.cells[0]
        bulb = max((mark for mark in bulbs if start in mark.cells), key=lambda mark: len(mark.cells), default=None)
        pill = bulb.cells if bulb else (start,)
        sure = sure and bulb is not None
        shaft = [cell for cell in arrow.cells if cell not in pill]
        words.append(f"{'-'.join(map(grid.name, (*pill, *shaft)))}=arrow{len(pill) if len(pill) > 1 else ''}")
        taken.append(arrow)
        used += [mark for mark in bulbs if bulb and mark.cells == bulb.cells]
    if judge.accepts([Sense(tuple(words), sure)]):
        take(arrows, taken)
        take(marks, used)


def _little_killers(grid: Grid, rules: RuleText, arrows: list[DrawnLine], marks: list[DrawnMark], judge: Judge) -> None:
    numbers = [mark for mark in marks if mark.is_outside and mark.text.isdigit()]
    words: list[str] = []
    used: list[DrawnMark] = []
    taken: list[DrawnLine] = []
    for arrow in arrows:
        start, tip = arrow.points[0], arrow.points[-1]
        slope = _sign(tip[0] - start[0]), _sign(tip[1] - start[1])
        if slope not in DIRECTIONS or cell_at(grid, start) is not None or dist(start, tip) > 1.6:
            continue
        near = min(numbers, key=lambda mark: dist(mark.place, start), default=None)
        cell = _entered(grid, tip, slope)
        if near is None or cell is None or dist(near.place, start) > _FARTHEST:
            continue
        words.append(f"{grid.name(cell)}-{DIRECTIONS[slope]}=littlekiller{int(near.text)}")
        taken.append(arrow)
        used.append(near)
    sure = rules.speaks_of("little killer|diagonal")
    if judge.accepts([Sense(tuple(words), sure)]):
        take(arrows, taken)
        take(marks, used)


def _entered(grid: Grid, tip: Place, slope: tuple[int, int]) -> int | None:
    """The first cell that an arrow outside the grid points into."""
    for far in (0.1, 0.3, 0.5, 0.7):
        cell = cell_at(grid, (tip[0] + far * slope[0], tip[1] + far * slope[1]))
        if cell is not None:
            return cell
    return None


def _sign(number: float) -> int:
    return (number > 0.05) - (number < -0.05)
