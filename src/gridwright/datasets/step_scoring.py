"""`gw.score_steps`: how many of some steps are right, and follow where they are taken."""

from __future__ import annotations

from itertools import islice

import gridwright as gw
from gridwright.datasets.scoring import Score
from gridwright.datasets.step_text import StatedStep, stated_steps
from gridwright.logic.board import Board
from gridwright.logic.explain import usable
from gridwright.logic.route import board_of, filled
from gridwright.model.arguments import must_be
from gridwright.model.clock import Clock
from gridwright.model.primitives import bit, values_in
from gridwright.words import say

__all__ = ["score_steps"]

_HARDEST = 5.0
"""The rating of techniques that are tried to find what a step without premises follows from."""

_FOUND = 200
"""Steps of a technique that are looked at."""

_SHOWN = 5
_HALF = 0.5
"""What a step is worth that is right, but not shown to follow."""


def score_steps(puzzle: gw.Puzzle, steps: object, *, lang: str = "en", timeout: float | None = None) -> Score:
    """How much of a list of steps is right and proven: a trail, steps, data as `as_data` gives it, JSON, or sentences.

    Each step counts 1 if it is proven, a half if it is right and no more, and 0 if it is wrong; the value is the mean.
    Stated premises must prove it by themselves, as `verify` checks; of a step without any, a technique that people use
    must come to the same where it is taken. What the board says already, since it is printed or was said before, is not
    counted, however often it is said. A GridwrightError says that the puzzle has not exactly one solution.
    """
    must_be(puzzle, gw.Puzzle, "a Puzzle")
    clock = Clock(timeout)
    outcome = gw.solve(puzzle, timeout=timeout)
    if outcome.status is not gw.Status.UNIQUE or outcome.solution is None:
        raise gw.GridwrightError("only steps on a puzzle with exactly one solution can be scored")
    stated = stated_steps(puzzle, steps)
    if not stated:
        return Score(0.0, 0, 0, 1, (say("score-no-steps", lang),))
    board = board_of(puzzle, clock)
    worth: list[float] = []
    flaws: list[str] = []
    known = 0
    for number, step in enumerate(stated, 1):
        clock.require()
        if not _is_right(step, tuple(outcome.solution.values)):
            worth.append(0.0)
            flaws.append(say("score-step-wrong", lang, number=number, text=step.text))
            continue
        if _is_known(puzzle, board, step):
            known += 1
            continue
        proven = _is_proven(puzzle, board, step, clock)
        worth.append(1.0 if proven else _HALF)
        if not proven:
            flaws.append(say("score-step-unproven", lang, number=number, text=step.text))
        _take(board, step)
    right, proven_ = sum(one > 0 for one in worth), worth.count(1.0)
    reasons = [say("score-steps", lang, right=right, proven=proven_, count=len(worth)), *flaws[:_SHOWN]]
    if known:
        reasons.append(say("score-steps-known", lang, count=known))
    return Score(sum(worth) / max(len(worth), 1), right, len(worth) - right, 0, tuple(reasons))


def _is_right(step: StatedStep, solution: tuple[int, ...]) -> bool:
    placed = all(solution[cell] == value for cell, value in step.placements)
    return placed and all(solution[cell] != value for cell, value in step.eliminations)


def _is_known(puzzle: gw.Puzzle, board: Board, step: StatedStep) -> bool:
    """Whether a step says nothing that the board does not show."""
    values, masks = filled(board, puzzle)
    placed = all(values[cell] == value for cell, value in step.placements)
    return placed and not any(masks[cell] & bit(value) for cell, value in step.eliminations)


def _is_proven(puzzle: gw.Puzzle, board: Board, step: StatedStep, clock: Clock) -> bool:
    values, masks = filled(board, puzzle)
    if step.step is not None:
        position = gw.Position(puzzle, values, tuple(frozenset(values_in(mask)) for mask in masks))
        return not gw.verify(position, [step.step], timeout=clock.left())
    left_placed = {(cell, value) for cell, value in step.placements if values[cell] != value}
    left_removed = {(cell, value) for cell, value in step.eliminations if masks[cell] & bit(value)}
    for technique in usable():
        if not (left_placed or left_removed):
            return True
        if technique.rating > _HARDEST:
            break
        for found in islice(technique.find(board), _FOUND):
            left_placed.difference_update(found.placements)
            left_removed.difference_update(found.eliminations)
    return not (left_placed or left_removed)


def _take(board: Board, step: StatedStep) -> None:
    for cell, value in step.eliminations:
        board.eliminate(cell, value)
    for cell, value in step.placements:
        board.place(cell, value)
