"""Supposition: a candidate is supposed, and steps with names lead on from there until a cell has nothing left.

For boards that have no short reason: what sums, sets and houses leave together is a single step for a person, and many
statements for a reason.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import inf
from typing import NamedTuple

from gridwright.logic.board import Board
from gridwright.logic.explain import next_step, usable
from gridwright.logic.needs import ALL, needs_of
from gridwright.logic.route import take
from gridwright.logic.step import Candidate, Step, Technique
from gridwright.logic.structure.links import longer
from gridwright.logic.techniques.forcing_nested import NESTED, WORK_IN_ALL
from gridwright.model.primitives import values_in

__all__ = ["TECHNIQUES"]

_ID = "supposition"


class _Stage(NamedTuple):
    """Techniques below a rating are used, on so many candidates, until so many came to an end in so few steps, and
    these are compared; on fewer, if so many of the first come to none."""

    below: float
    tried: int
    in_vain: int
    compared: int
    longest: int


_STAGES = (_Stage(4.5, 150, 150, 12, 60), _Stage(9.0, 150, 150, 12, 60), _Stage(10.8, 40, 10, 4, 120))
"""The harder ones only where the easier ones lead nowhere: forcing in forcing comes last, for it takes long, and then
the way may be long, too, as there is no other left."""

_NESTED_WORK = 300_000_000
"""Work for forcing in forcing where a candidate is supposed, if it was given up on the board itself: about half a
second."""

_FOLLOWED = 200
"""Steps that are taken to find those that are needed."""

_FAILURES = 2
"""After so many boards on which nothing was found, each of seconds, no more are looked at."""

_RATINGS = ((6.5, 9.0), (8.0, 9.5), (8.5, 10.0), (inf, 10.5))
"""As nested forcing is rated: by the hardest step inside, patterns, chains, chains from every candidate or forcing; but
never below that step."""

_HARDEST = 10.9


def supposition(board: Board) -> Iterator[Step]:
    """The candidate that is refuted in the fewest steps, of those that are looked at."""
    if board.spent[_ID] == _FAILURES:
        return
    wrong = _wrong(board)
    for stage in _STAGES:
        inside = [technique for technique in usable() if technique.rating < stage.below]
        found: list[Step] = []
        for number, candidate in enumerate(board.in_time(wrong[: stage.tried])):
            if number == stage.in_vain and not found:
                break
            course = _Course(board, candidate)
            if course.leads_nowhere(inside) and (step := course.told(stage.longest)):
                found.append(step)
                if len(found) == stage.compared:
                    break
        if found:
            yield min(found, key=lambda step: (len(step.substeps), step.rating))
            return
    board.spent[_ID] += 1


def _wrong(board: Board) -> list[Candidate]:
    """The candidates that no solution has, those first that leave the fewest others."""
    candidates, possible = board.candidates, board.possible()
    cells = sorted(board.open_cells(), key=lambda cell: candidates[cell].bit_count())
    return [(cell, value) for cell in cells for value in values_in(candidates[cell] & ~possible[cell])]


class _Course:
    """The steps that follow from a candidate, and which of them crossed out what."""

    def __init__(self, board: Board, supposed: Candidate) -> None:
        cell, value = self.supposed = supposed
        marks = [frozenset(values_in(mask)) for mask in board.candidates]
        self.board = Board(board.layout, board.values, marks, board.clock)
        self.board.spent[NESTED] = min(board.spent[NESTED], WORK_IN_ALL - _NESTED_WORK)
        self.board.place(cell, value)
        self.steps: list[Step] = []
        self._lost: list[list[tuple[int, int]]] = [[] for _ in marks]
        """By cell: values that it lost, as a mask, and the number of the step."""

    def leads_nowhere(self, techniques: Sequence[Technique]) -> bool:
        """Whether the techniques come to a cell with nothing left."""
        board = self.board
        while board.open and not board.broken:
            step = next_step(board, techniques) if len(self.steps) < _FOLLOWED else None
            if step is None:
                return False
            before = list(board.candidates)
            take(board, step)
            for cell, mask in enumerate(before):
                if gone := mask & ~board.candidates[cell]:
                    self._lost[cell].append((gone, len(self.steps)))
            self.steps.append(step)
        return board.broken and bool(self.steps)

    def told(self, longest: int) -> Step | None:
        """The step that takes the candidate away, with what is needed for it; None if that is longer."""
        empty = [cell for cell, mask in enumerate(self.board.candidates) if not mask]
        course, cell = min(((self._needed_for(cell), cell) for cell in empty), key=lambda one: len(one[0]))
        if len(course) > longest:
            return None
        hardest = max(step.rating for step in course)
        rating = next(rating for below, rating in _RATINGS if hardest < below)
        return Step(
            _ID, max(min(longer(rating, len(course)), _HARDEST), hardest), eliminations=(self.supposed,),
            cells=(self.supposed[0], cell), values=(self.supposed[1],), substeps=tuple(course), whole=True,
        )  # fmt: skip

    def _needed_for(self, empty: int) -> list[Step]:
        """The steps without which the cell would not be empty, and those without which these could not be taken."""
        numbers: set[int] = set()
        todo = [(len(self.steps), {empty: ALL})]
        while todo:
            before, needs = todo.pop()
            for cell, mask in needs.items():
                for gone, number in self._lost[cell]:
                    if number < before and gone & mask and number not in numbers:
                        numbers.add(number)
                        todo.append((number, needs_of(self.steps[number], len(self._lost))))
        return [self.steps[number] for number in sorted(numbers)]


TECHNIQUES = (Technique(_ID, "Supposition", 10.95, supposition),)
