"""`gw.score`: how much of an answer is right, as a number with its reasons; any text is an answer, if a poor one."""

from __future__ import annotations

from dataclasses import dataclass

import gridwright as gw
from gridwright.datasets.answer_text import Values, answer_values
from gridwright.logic.route import board_of
from gridwright.model.arguments import must_be
from gridwright.model.display import brief
from gridwright.model.primitives import values_in
from gridwright.words import say

__all__ = ["Score", "score"]

_SHOWN = 5
"""Cells that a reason names."""


@dataclass(frozen=True, slots=True, repr=False)
class Score:
    """How much of something is right: `value` from 0 to 1, and why. `right` and `wrong` are counts of cells, or of
    steps, and `missing` of open cells that remain. `worth` is what each step is worth, None if it is not counted."""

    value: float
    right: int
    wrong: int
    missing: int
    reasons: tuple[str, ...]
    worth: tuple[float | None, ...] = ()

    @property
    def is_correct(self) -> bool:
        """Whether nothing is wrong with it and nothing missing."""
        return self.value == 1.0

    def __str__(self) -> str:
        return f"{self.value:.3f}: {' '.join(self.reasons)}"

    def __repr__(self) -> str:
        return brief(self, f"{self.value:.3f}", f"{self.right} right", f"{self.wrong} wrong", f"{self.missing} missing")


def score(puzzle: gw.Puzzle, answer: object, *, lang: str = "en", timeout: float | None = None) -> Score:
    """How much of an answer is right: a solution, a partly filled grid, lists, an array, or any text around a grid.

    The value is the share of open cells that are filled rightly. A given that was changed takes one of them off, and a
    cell that is wrong so much that it is no use to guess among what the printed clues leave at once: one where there
    are two candidates, half where there are three. Of a puzzle with several solutions any of them is right.
    Text is only ever read. A GridwrightError says that the puzzle has no solution, and an OutOfTimeError that this took
    longer than `timeout` seconds to find out.
    """
    must_be(puzzle, gw.Puzzle, "a Puzzle")
    outcome = gw.solve(puzzle, timeout=timeout)
    if outcome.status is gw.Status.UNDECIDED:
        raise gw.OutOfTimeError("undecided whether there is a solution, so no answer can be scored")
    if outcome.status is gw.Status.NONE or outcome.solution is None:
        raise gw.GridwrightError("the puzzle has no solution, so no answer is right")
    open_cells = sum(puzzle.givens[cell] == 0 for cell in puzzle.grid.filled)
    values = answer_values(puzzle, answer)
    if values is None:
        return Score(
            0.0, 0, 0, open_cells, (say("score-unreadable", lang, rows=puzzle.grid.rows, cols=puzzle.grid.cols),)
        )
    solution = tuple(outcome.solution.values)
    if outcome.status is gw.Status.SEVERAL:
        solution = _nearest(puzzle, values, timeout) or solution
    return _compared(puzzle, values, solution, lang)


def _nearest(puzzle: gw.Puzzle, values: Values, timeout: float | None) -> Values | None:
    """A solution that agrees with all that was filled in; None if none does."""
    try:
        found = gw.solve(gw.Puzzle(puzzle.grid, puzzle.rules, values, puzzle.kind), limit=1, timeout=timeout)
    except gw.GridwrightError:
        return None
    return tuple(found.solution.values) if found.solution else None


def _compared(puzzle: gw.Puzzle, values: Values, solution: Values, lang: str) -> Score:
    grid = puzzle.grid
    open_cells = [cell for cell in grid.filled if not puzzle.givens[cell]]
    changed = [cell for cell, given in enumerate(puzzle.givens) if given and values[cell] not in (0, given)]
    right = [cell for cell in open_cells if values[cell] == solution[cell]]
    empty = [cell for cell in open_cells if not values[cell]]
    wrong = [cell for cell in open_cells if values[cell] and values[cell] != solution[cell]]
    reasons = [say("score-right", lang, right=len(right), cells=len(open_cells))]
    if wrong:
        reasons.append(say("score-wrong", lang, count=len(wrong), cells=_named(grid, wrong)))
    if empty:
        reasons.append(say("score-empty", lang, count=len(empty)))
    if changed:
        reasons.append(say("score-changed", lang, count=len(changed), cells=_named(grid, changed)))
    off = len(changed) + sum(1 / max(len(left) - 1, 1) for left in _left(puzzle, wrong))
    value = max(len(right) - off, 0.0) / len(open_cells) if open_cells else float(not changed)
    return Score(value, len(right), len(wrong) + len(changed), len(empty), tuple(reasons))


def _left(puzzle: gw.Puzzle, cells: list[int]) -> list[list[int]]:
    """The candidates of cells that are left once what is printed has been crossed out where it is seen."""
    candidates = board_of(puzzle).candidates if cells else []
    return [list(values_in(candidates[cell])) for cell in cells]


def _named(grid: gw.Grid, cells: list[int]) -> str:
    names = [grid.name(cell) for cell in cells[:_SHOWN]]
    return ", ".join(names) + (" …" if len(cells) > _SHOWN else "")
