"""Smallest reasons as steps: what has no name, or what is asked for, follows from as few statements as can be found."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

from gridwright.engine import Reason, fillable, reason_against
from gridwright.logic.board import Board
from gridwright.logic.evidence import ruling_out
from gridwright.logic.explain import singles
from gridwright.logic.preparations import is_preparation
from gridwright.logic.route import placed
from gridwright.logic.step import Candidate, Link, Step
from gridwright.logic.structure.sets import cells_in
from gridwright.logic.structure.shape import facts_of, shape_of
from gridwright.logic.techniques import ladder
from gridwright.model.arguments import whole
from gridwright.model.clock import Cancel, Clock
from gridwright.model.errors import GridwrightError
from gridwright.model.layout import Layout, layout_of
from gridwright.model.primitives import bit, values_in
from gridwright.model.puzzle import Position, Puzzle

__all__ = ["elimination", "rating_of", "reason"]

_RATINGS = ((0, 1.0), (2, 2.9), (4, 4.5), (5, 7.0), (6, 7.2), (8, 8.4), (10, 9.0), (20, 9.3), (60, 9.9), (200, 10.9))
"""Sizes of reasons and how hard such steps are, on Sudoku Explainer's scale."""

_EASY = 1.5
"""Techniques below this rating see at most one relation."""


def reason(
    start: Puzzle | Position,
    cell: int | str,
    value: int,
    *,
    timeout: float | None = None,
    cancel: Cancel | None = None,
) -> Step:
    """Why a value must stand in a cell, or cannot: a step with the smallest set of premises that was found.

    The cell is a number or a name such as "r1c1", the value as the puzzle shows it. What is given, or ruled out at
    first sight by a clue or a value that the cell sees, is told as such: there is nothing left to be done about it.
    Raises GridwrightError when asked about what does not follow, and OutOfTimeError after `timeout` seconds, or when
    another thread sets `cancel`.
    """
    clock = Clock(timeout, cancel)
    position = Position.of(start)
    grid, layout = position.puzzle.grid, layout_of(position.puzzle)
    number = grid.named(cell) if isinstance(cell, str) else whole(cell, "a cell without a name such as r1c1")
    if number not in grid.cells:
        raise GridwrightError(f"{cell!r} is not a cell of this grid")
    span = grid.span(layout.values)
    value = whole(value, "a value")
    if value not in span:
        raise GridwrightError(f"{value} is not a value of this puzzle, which has {span[0]} to {span[-1]}")
    value = grid.value(value)
    if position.puzzle.givens[number]:
        step = _given(number, value, position.puzzle.givens[number])
        return placed(position, [step])[0]
    position = _without(position, number)
    board = Board(layout, position.values)
    if value not in values_in(board.candidates[number]):
        return placed(position, [_at_sight(position, number, value)])[0]
    position = _with_mark(position, number, value)
    return placed(position, [_following(position, number, value, clock)])[0]


def _following(position: Position, cell: int, value: int, clock: Clock) -> Step:
    """The step that places or crosses out a candidate."""
    layout, name = layout_of(position.puzzle), position.puzzle.grid.name(cell)
    board = Board(layout, position.values, position.marks, clock)
    mask = board.candidates[cell]
    before, after = board.candidates[:cell], board.candidates[cell + 1 :]
    claims = [(cell, bit(value)), (cell, mask & ~bit(value))]
    with_it, without = fillable(layout, [[*before, values, *after] for _, values in claims], clock)
    if with_it and without:
        shown = position.puzzle.grid.shown(value)
        raise GridwrightError(f"it does not follow that {name} is {shown} or is not: there are solutions of both sorts")
    if not with_it and not without:
        raise GridwrightError(f"nothing follows about {name}: there is no solution from here")
    for step in _easy(board):
        if step.placements == ((cell, value),):
            return step
        if (cell, value) in step.eliminations:
            return replace(step, eliminations=((cell, value),))
    found = reason_against(layout, board.candidates, claims[with_it], clock)
    assert found is not None, "the learning solver refutes all that has no solution"
    return _placement(layout, found, (cell, value)) if with_it else elimination(layout, found)


def _easy(board: Board) -> Iterator[Step]:
    """Singles, naked ones first, which need no rule, and what a sign or dot alone rules out: no reason is smaller."""
    for technique in sorted(singles(), key=lambda technique: technique.id != "naked-single"):
        yield from technique.find(board)
    for technique in ladder():
        if technique.rating < _EASY:
            yield from (step for step in technique.find(board) if is_preparation(step) and not step.grounds)


def _without(position: Position, cell: int) -> Position:
    """The position without what a player entered in the cell, nor what it took from the marks of others."""
    entry = position.entries[cell] if position.entries else 0
    if not entry:
        return position
    marks = list(position.marks)
    if marks:
        marks[cell] = frozenset()
        for lost, cells in shape_of(layout_of(position.puzzle)).effects[cell][entry]:
            for other in cells_in(cells):
                marks[other] |= {lost} if marks[other] else set()
    entries = (*position.entries[:cell], 0, *position.entries[cell + 1 :])
    return replace(position, entries=entries, marks=tuple(marks))


def _with_mark(position: Position, cell: int, value: int) -> Position:
    """The position with a candidate that may have been crossed out."""
    if not position.marks or not position.marks[cell]:
        return position
    marked = position.marks[cell] | {value}
    return replace(position, marks=(*position.marks[:cell], marked, *position.marks[cell + 1 :]))


def _given(cell: int, value: int, given: int) -> Step:
    """That a cell has its value from the beginning, or another one."""
    right = ((cell, value),)
    placements, eliminations = (right, ()) if value == given else ((), right)
    return Step(
        "given", _RATINGS[0][1], placements=placements, eliminations=eliminations, cells=(cell,), values=(given,),
        grounds=(cell,),
    )  # fmt: skip


def _at_sight(position: Position, cell: int, value: int) -> Step:
    """That a clue about the cell, or a value that it sees, leaves a candidate out."""
    seen = ruling_out(position.puzzle, position.values, [(cell, value)])
    pairs = tuple((cell, other) for other, _ in seen)
    return Step(
        "ruled-out", _RATINGS[0][1], eliminations=((cell, value),), cells=(cell, *(other for other, _ in seen)),
        values=(value,), grounds=tuple(other for other, _ in seen) or (cell,), pairs=pairs,
    )  # fmt: skip


def elimination(layout: Layout, found: Reason) -> Step:
    """The step that takes away all candidates a reason refutes."""
    wrong = tuple((cell, value) for cell, mask in found.refuted for value in values_in(mask))
    return _step(layout, found, wrong[0], eliminations=wrong, grounds=found.grounds)


def _placement(layout: Layout, found: Reason, right: Candidate) -> Step:
    """The step that enters a value, from a reason against all others of the cell."""
    grounds = tuple(sorted({right[0], *found.grounds}))
    return _step(layout, found, right, placements=(right,), grounds=grounds)


def _step(
    layout: Layout, found: Reason, first: Candidate, *, grounds: tuple[int, ...],
    placements: tuple[Candidate, ...] = (), eliminations: tuple[Candidate, ...] = (),
) -> Step:  # fmt: skip
    houses = facts_of(layout).houses
    # What a rule or house says of many cells at once is in no link: a chain would not lead to what follows.
    links = () if found.rules or found.houses else tuple(Link(*link) for link in found.links)
    chain = [first, *(link.second for link in links)]
    told = (value for _, value in chain) if links else (first[1], *(value for _, value in found.places))
    return Step(
        "smallest-reason", rating_of(found.size), placements=placements, eliminations=eliminations,
        cells=tuple(dict.fromkeys(cell for cell, _ in chain)),
        values=tuple(dict.fromkeys(told)) if links else tuple(told),  # a place is told by its house and its value
        links=links,
        grounds=grounds,
        houses=tuple(houses[house] for house in (*(house for house, _ in found.places), *found.houses)),
        pairs=tuple(dict.fromkeys(found.pairs)),
        rules=found.rules,
    )  # fmt: skip


def rating_of(size: float) -> float:
    """How hard a reason of that size is, between the sizes for which it is known."""
    for (smaller, low), (larger, high) in pairwise(_RATINGS):
        if size <= larger:
            return round(low + (high - low) * (size - smaller) / (larger - smaller), 1)
    return _RATINGS[-1][1]
