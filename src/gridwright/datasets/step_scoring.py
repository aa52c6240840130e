"""`gw.score_steps`: how many of some steps are right, and follow where they are taken."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import islice
from typing import NamedTuple

import gridwright as gw
from gridwright.datasets.scoring import Score
from gridwright.datasets.step_text import StatedStep, concludes, stated_steps
from gridwright.logic.board import Board
from gridwright.logic.explain import usable
from gridwright.logic.preparations import is_preparation
from gridwright.logic.route import board_of, filled, take
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


class _Boards(NamedTuple):
    """Boards with all that was said and is right, with what of it was proven, and that with what is crossed out without
    being told: what a single sign, cage or clue forbids in its own cells."""

    told: Board
    proven: Board
    prepared: Board


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
    boards = _Boards(*(board_of(puzzle, clock) for _ in range(3)))
    worth: list[float | None] = []
    flaws: list[str] = []
    for number, step in enumerate(stated, 1):
        clock.require()
        if not _is_right(step, tuple(outcome.solution.values)):
            one: float | None = 0.0
        elif _is_known(puzzle, boards.told, step):
            one = None
        else:
            one = 1.0 if _is_proven(puzzle, boards, step, clock) else _HALF
            for board in boards if one == 1.0 else (boards.told,):
                _take(board, step)
        worth.append(one)
        if one in _FLAWS:
            flaws.append(say(_FLAWS[one], lang, number=number, text=step.text))
    counted = [one for one in worth if one is not None]
    right = sum(one > 0 for one in counted)
    reasons = [say("score-steps", lang, right=right, proven=counted.count(1.0), count=len(counted)), *flaws[:_SHOWN]]
    if known := sum(one is None and concludes(step) for one, step in zip(worth, stated, strict=True)):
        reasons.append(say("score-steps-known", lang, count=known))
    left = sum(not boards.told.values[cell] for cell in open_cells)
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


def _is_proven(puzzle: gw.Puzzle, boards: _Boards, step: StatedStep, clock: Clock) -> bool:
    if step.step is not None and not _takes_all(puzzle, step.step):
        values, masks = filled(boards.proven, puzzle)
        position = gw.Position(puzzle, values, tuple(frozenset(values_in(mask)) for mask in masks))
        return not gw.verify(position, [step.step], timeout=clock.left())
    if _is_found(boards.proven, step):
        return True
    while prepared := [*filter(is_preparation, _found(boards.prepared))]:
        for one in prepared:
            take(boards.prepared, one)
    return _is_found(boards.prepared, step)


def _is_found(board: Board, step: StatedStep) -> bool:
    """Whether techniques that people use come to all that a step says."""
    left = {("=", *one) for one in step.placements if board.values[one[0]] != one[1]}
    left |= {("≠", *one) for one in step.eliminations if board.candidates[one[0]] & bit(one[1])}
    for found in _found(board) if left else ():
        left.difference_update(("=", *one) for one in found.placements)
        left.difference_update(("≠", *one) for one in found.eliminations)
        if not left:
            break
    return not left


def _found(board: Board) -> Iterator[gw.Step]:
    """What techniques find on a board that people use, the easiest first."""
    for technique in usable():
        if technique.rating <= _HARDEST:
            yield from [*islice(technique.find(board), _FOUND)]


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
