"""Numbers beside the rows and columns: which clues they are, the rules say."""

from __future__ import annotations

from math import floor

from gridwright.model.grid import Grid
from gridwright.notations._drawn.meanings import Judge, Sense
from gridwright.notations._drawn.pieces import DrawnMark, take
from gridwright.notations._drawn.wording import RuleText

__all__ = ["read_numbers_outside"]

_SORTS = {
    "sandwich": r"sandwich|between (?:the )?(?:1|one)\b",
    "xsum": r"x[- ]sums?\b|first x (?:digits|cells|numbers)",
    "skyscraper": r"skyscraper|buildings?|taller|visible|can be seen",
    "numberedroom": r"numbered[- ]rooms?|n(?:th|-th)\b",
}


def read_numbers_outside(grid: Grid, rules: RuleText, marks: list[DrawnMark], judge: Judge) -> None:
    numbers = [(mark, side) for mark in marks if mark.text.isdigit() and (side := side_of(grid, mark))]
    sorts = [word for word, pattern in _SORTS.items() if rules.speaks_of(pattern)]
    meanings = [
        Sense(tuple(f"{side}={word}{int(mark.text)}" for mark, side in numbers), len(sorts) == 1) for word in sorts
    ]
    if judge.accepts(meanings):
        take(marks, [mark for mark, _ in numbers])


def side_of(grid: Grid, mark: DrawnMark) -> str:
    """The row or column beside which a mark is, and on which side; empty if it is beside none."""
    row, col = mark.place
    if 0 <= row < grid.rows:
        side = "left" if -1.7 < col < 0 else "right" if grid.cols < col < grid.cols + 1.7 else ""
        return f"{side}{floor(row) + 1}" if side else ""
    if 0 <= col < grid.cols:
        side = "top" if -1.7 < row < 0 else "bottom" if grid.rows < row < grid.rows + 1.7 else ""
        return f"{side}{floor(col) + 1}" if side else ""
    return ""
