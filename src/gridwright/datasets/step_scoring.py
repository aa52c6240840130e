"""`gw.score_steps`: how many of some steps are right, and follow where they are taken."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import islice

import gridwright as gw
from gridwright.datasets.scoring import Score
from gridwright.datasets.step_text import StatedStep, concludes, stated_steps
from gridwright.logic.board import Board
from gridwright.logic.explain import usable
from gridwright.logic.route import board_of, filled
from gridwright.logic.structure.shape import UNDERSTOOD
from gridwright.model.arguments import must_be
from gridwright.model.clock import Clock
from gridwright.model.layout import layout_of
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

_NEARLY = 0.75
"""More of the rules than any technique takes."""

_FLAWS: Mapping[float | None, str] = {0.0: "score-step-wrong", _HALF: "score-step-unproven"}


def score_steps(puzzle: gw.Puzzle, steps: object, *, lang: str = "en", timeout: float | None = None) -> Score:
    """How much of a list of steps is right and proven: a trail, steps, data as `as_data` gives it, JSON, or sentences.

    Each step counts 1 if it is proven, a half if it is right and no more, and 0 if it is wrong. The value is the mean
    of that, times the share of open cells that are filled in the end. A step is proven by what is printed and what was
    proven before it: stated premises must do so by themselves, as `verify` checks, without being the puzzle itself; of
    a step without any, a technique that people use must come to the same. What is printed, follows from that at once,
    or was said before is not counted, however often it is said. `worth` has what each step of a list counts, or each
    line of a text that has one. A GridwrightError says that the puzzle has not exactly one solution.
    """
    must_be(puzzle, gw.Puzzle, "a Puzzle")
    clock = Clock(timeout)
    outcome = gw.solve(puzzle, timeout=timeout)
    if outcome.status is not gw.Status.UNIQUE or outcome.solution is None:
        raise gw.GridwrightError("only steps on a puzzle with exactly one solution can be scored")
    stated = stated_steps(puzzle, steps)
    open_cells = [cell for cell in puzzle.grid.filled if not puzzle.givens[cell]]
    if not any(map(concludes, stated)):
        return Score(0.0, 0, 0, len(open_cells), (say("score-no-steps", lang),))
    told, proven = board_of(puzzle, clock), board_of(puzzle, clock)
    worth: list[float | None] = []
    flaws: list[str] = []
    for number, step in enumerate(stated, 1):
        clock.require()
        if not _is_right(step, tuple(outcome.solution.values)):
            one: float | None = 0.0
        elif _is_known(puzzle, told, step):
            one = None
        else:
            one = 1.0 if _is_proven(puzzle, proven, step, clock) else _HALF
            for board in (told, proven) if one == 1.0 else (told,):
                _take(board, step)
        worth.append(one)
        if one in _FLAWS:
            flaws.append(say(_FLAWS[one], lang, number=number, text=step.text))
    counted = [one for one in worth if one is not None]
    right = sum(one > 0 for one in counted)
    reasons = [say("score-steps", lang, right=right, proven=counted.count(1.0), count=len(counted)), *flaws[:_SHOWN]]
    if known := sum(one is None and concludes(step) for one, step in zip(worth, stated, strict=True)):
        reasons.append(say("score-steps-known", lang, count=known))
    left = sum(not told.values[cell] for cell in open_cells)
    if left:
        reasons.append(say("score-empty", lang, count=left))
    done = 1 - left / max(len(open_cells), 1)
    value = done * sum(counted) / max(len(counted), 1)
    return Score(value, right, len(counted) - right, left, tuple(reasons), tuple(worth))


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
    if step.step is not None and not _takes_all(puzzle, step.step):
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


def _takes_all(puzzle: gw.Puzzle, step: gw.Step) -> bool:
    """Whether the premises are the puzzle itself, or nearly: they prove all that is right, and show nothing."""
    facts = layout_of(puzzle).facts_for("score", *UNDERSTOOD)
    rules = {*step.rules, *(house.rule for house in step.houses)}
    rules |= {house.rule for house in facts.houses for pair in step.pairs if {*pair} <= {*house.cells}}
    return step.whole or len(rules) > _NEARLY * len(puzzle.rules)


def _take(board: Board, step: StatedStep) -> None:
    for cell, value in step.eliminations:
        board.eliminate(cell, value)
    for cell, value in step.placements:
        board.place(cell, value)
