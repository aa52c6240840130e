"""A puzzle that was carved and may be what is wanted, and what there is to say against it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from typing import cast

from gridwright.clues import Clue, Given, changes_others, clues_of
from gridwright.engine import Edit, counts
from gridwright.engine.carving import CarvedPuzzle, ClueGroup, numbers_of, order_of, toggle_words
from gridwright.logic.first_rungs import HIGHEST_RUNG
from gridwright.making.ladder import Climb, Start, climb, climb_by_houses, climb_from
from gridwright.making.request import Request
from gridwright.making.stock import Stock
from gridwright.making.target import Target, tenth_below
from gridwright.model.clock import ENDLESS, Clock
from gridwright.model.puzzle import Puzzle
from gridwright.model.random_stream import RandomStream

__all__ = ["Attempt", "Judgement", "attempt_of", "judged", "loosened"]

_FAR = 100.0
"""More than any rating."""


@dataclass(frozen=True, eq=False)
class Attempt:
    """What is left of a stock. `proven`, whether every group that is left is needed; `guesses` what the proof took that
    there is one solution."""

    stock: Stock
    givens: tuple[int, ...]
    clues: tuple[Clue, ...] = ()
    order: int = 0
    proven: bool = False
    guesses: int = 0
    rung: float | None = None
    """The rating up to which the core knows that techniques solve it."""

    @property
    def puzzle(self) -> Puzzle:
        return self.stock.puzzle_with(self.givens, self.clues)

    @cached_property
    def start(self) -> Start | None:
        """The puzzle as the core's rungs know it; None if there are rules that they do not."""
        rungs = self.stock.rungs
        toggles = toggle_words(self.stock.optional, self.clues) if rungs else ()
        return Start(rungs, toggles, self.givens, lambda: self.puzzle) if rungs else None

    @property
    def given_count(self) -> int:
        return len(self.givens) - self.givens.count(0)

    @property
    def removed(self) -> list[ClueGroup]:
        """The groups that were taken out, first ones first."""
        groups = self.stock.groups
        order = order_of(self.order, len(groups), self.stock.early, self.stock.share)
        printed, kept = set(self.stock.clues), set(self.clues)
        there = (groups[number] for number in order)
        return [
            group
            for group in there
            if any(not self.givens[cell] for cell in group.cells)
            or any(clue in printed and clue not in kept for clue in group.rules)
        ]

    def with_back(self, groups: list[ClueGroup]) -> Attempt:
        """With some of the groups put back."""
        cells = {cell for group in groups for cell in group.cells}
        values, gone = self.stock.givens, {clue for group in groups for clue in group.rules}
        kept = gone.union(self.clues)
        return replace(
            self,
            givens=tuple(values[cell] if cell in cells else given for cell, given in enumerate(self.givens)),
            clues=tuple(clue for clue in self.stock.clues if clue in kept),
            proven=False,
        )

    def without(self, groups: list[ClueGroup]) -> Attempt:
        """With some of the groups taken out."""
        cells = {cell for group in groups for cell in group.cells}
        gone = {clue for group in groups for clue in group.rules}
        return replace(
            self,
            givens=tuple(0 if cell in cells else given for cell, given in enumerate(self.givens)),
            clues=tuple(clue for clue in self.clues if clue not in gone),
            proven=False,
        )


@dataclass(frozen=True, slots=True, eq=False)
class Judgement:
    """An attempt, perhaps with clues put back, and how far it is from the target: 0 if it is what was asked for."""

    attempt: Attempt
    distance: float

    @property
    def is_met(self) -> bool:
        return self.distance == 0


def attempt_of(
    request: Request, stock: Stock, carved: CarvedPuzzle, order: int, stream: RandomStream
) -> Attempt | None:
    """The attempt that carving left; None if it has too many givens, or is not minimal where that is asked for."""
    clues = stock.clues
    if stock.shared:
        clues = cast("tuple[Clue, ...]", carved.rules)
    elif stock.optional:
        kept, loose = set(carved.rules), numbers_of(stock.optional)
        clues = tuple([clue for clue in clues if clue in kept or clue not in loose])
    attempt = Attempt(stock, carved.givens, clues, order, carved.minimal, carved.guesses)
    low, high = request.givens
    if attempt.given_count > high or (request.minimal and not _is_minimal(request, attempt)):
        return None
    if attempt.given_count >= low:
        return attempt
    return None if request.minimal else _filled_up(attempt, low, high, stream)


def _is_minimal(request: Request, attempt: Attempt) -> bool:
    """Whether every clue is needed; that each orbit is, was seen when it was carved."""
    if not attempt.proven or request.symmetry == "none":
        return attempt.proven
    puzzle = attempt.puzzle
    loose = [clue for clue in clues_of(puzzle) if isinstance(clue, Given) or not changes_others(puzzle)]
    return 1 not in counts(puzzle, [Edit(without=(clue,)) for clue in loose])


def _filled_up(attempt: Attempt, low: int, high: int, stream: RandomStream) -> Attempt | None:
    """With as many givens put back as are wanted at least."""
    removed = [group for group in attempt.removed if group.cells]
    stream.shuffle(removed)
    back: list[ClueGroup] = []
    count = attempt.given_count
    for group in removed:
        if count < low and count + len(group.cells) <= high:
            back.append(group)
            count += len(group.cells)
    return attempt.with_back(back) if count >= low else None


def loosened(request: Request, attempt: Attempt, count: int, key: int) -> Attempt:
    """The attempt with some groups put back, if there may be so many givens.

    Of small grids there are few puzzles without needless clues, which would be there already.
    """
    removed = attempt.removed
    RandomStream(key).shuffle(removed)
    tried = attempt.with_back(removed[:count])
    return tried if tried.given_count <= request.givens[1] else attempt


def judged(request: Request, attempt: Attempt, *, back: bool, clock: Clock = ENDLESS) -> Judgement:
    """How near an attempt comes to what was asked; with clues put `back` where it is too hard."""
    target = request.target
    if target is None and not request.techniques and not request.without:
        return Judgement(attempt, 0)
    if target is not None and target.minutes is not None:
        return _judged_by_minutes(request, attempt, clock)
    if target is not None and _is_too_easy(attempt, target):
        return Judgement(attempt, 1.0 + len(request.techniques))
    named = bool(request.techniques or request.without)
    exact = named or (target is not None and target.counts_chains and bool(attempt.clues))
    if attempt.rung is not None and not exact and target is not None and target.above < HIGHEST_RUNG:
        return Judgement(attempt, 0.0)
    found = _climbed(attempt, target, exact=exact, clock=clock)
    if not (found.solved or found.cut) and back:
        attempt, found = _easier(request, attempt, exact=exact, clock=clock)
    return Judgement(attempt, _distance(request, found))


def _is_too_easy(attempt: Attempt, target: Target) -> bool:
    """Whether easier techniques than the target wants solve it, as far as the core knows."""
    start = attempt.start if target.above > 0 else None
    return start is not None and start.is_solved_below(tenth_below(target.above))


def _climbed(attempt: Attempt, target: Target | None, *, exact: bool, clock: Clock) -> Climb:
    """How far the techniques lead that the target allows; which they are, and how hard just, is known if `exact`."""
    if target is None:
        return climb(attempt.puzzle, _FAR, clock=clock)
    start = None if exact else attempt.start
    if start:
        return climb_from(start, target, clock=clock)
    if exact:
        return climb(attempt.puzzle, target.high, clock=clock)
    return climb_by_houses(attempt.puzzle, target, clock=clock)


def _easier(request: Request, attempt: Attempt, *, exact: bool, clock: Clock) -> tuple[Attempt, Climb]:
    """The attempt with as few clues put back as make it easy enough."""
    removed = attempt.removed
    low, most = 0, len(removed)
    best, reached = attempt, Climb(False, 0.0, ())
    while low < most:  # with `low` groups taken out it is easy enough, or nothing is known yet; with `most` it is not
        count = (low + most) // 2
        tried = attempt.with_back(removed[count:])
        found = _climbed(tried, request.target, exact=exact, clock=clock)
        if not found.solved:
            most = count
            continue
        low = count + 1
        if tried.given_count <= request.givens[1]:
            best, reached = tried, found
    return _tidied(request, best, reached, exact=exact, clock=clock)


def _tidied(request: Request, best: Attempt, reached: Climb, *, exact: bool, clock: Clock) -> tuple[Attempt, Climb]:
    """The best without what is not needed for it to be easy enough: groups were put back many at a time."""
    gone = {id(group) for group in best.removed}
    parts = [[group for group in best.stock.groups if id(group) not in gone]] if reached.solved else []
    while parts:
        part = parts.pop()
        tried = best.without(part)
        if tried.given_count >= request.givens[0]:
            found = _climbed(tried, request.target, exact=exact, clock=clock)
            if found.solved and _distance(request, found) <= _distance(request, reached):
                best, reached = tried, found
                continue
        if len(part) > 1:
            parts += [part[len(part) // 2 :], part[: len(part) // 2]]
    return best, reached


def _distance(request: Request, found: Climb) -> float:
    target = request.target
    missing = len(set(request.techniques).difference(found.used)) + len(request.without.intersection(found.used))
    if not (found.solved or found.cut):
        return 1.0 + missing
    if target is not None and not target.takes(found.rating):
        return max(target.above - found.rating, found.rating - target.high, 0.0) + 0.01 + missing
    return float(missing)


def _judged_by_minutes(request: Request, attempt: Attempt, clock: Clock) -> Judgement:
    """By what people need: that is known of a puzzle as a whole only."""
    from gridwright.logic.rate import rate  # noqa: PLC0415 - loaded when it is needed

    assert request.target is not None
    assert request.target.minutes is not None
    low, high = request.target.minutes
    rated = rate(attempt.puzzle, timeout=None if clock.is_endless else clock.left())
    used = {name for name, _ in rated.techniques}
    missing = len(set(request.techniques) - used) + len(request.without & used)
    return Judgement(attempt, max(low - rated.effort, rated.effort - high, 0.0) + missing)
