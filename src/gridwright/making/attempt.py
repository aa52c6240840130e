"""A puzzle that was carved and may be what is wanted, and what there is to say against it."""

from __future__ import annotations

from dataclasses import dataclass, replace

from gridwright.clues import Given, changes_others, clues_of
from gridwright.engine import Edit, counts
from gridwright.making.carving import Carved, CarveJob
from gridwright.making.ladder import Climb, climb
from gridwright.making.request import Request
from gridwright.making.stock import Stock
from gridwright.model.puzzle import Puzzle
from gridwright.model.random_stream import RandomStream

__all__ = ["Attempt", "Judgement", "attempt_of", "judged"]

_FAR = 100.0
"""How far a puzzle is from a target at most."""


@dataclass(frozen=True, slots=True, eq=False)
class Attempt:
    """What is kept of a stock. `removed` are the groups that were taken out, first ones first; `proven`, whether every
    group that is left is needed; `guesses` what the proof took that there is one solution."""

    stock: Stock
    kept: frozenset[int]
    removed: tuple[tuple[int, ...], ...] = ()
    proven: bool = False
    guesses: int = 0

    @property
    def puzzle(self) -> Puzzle:
        return self.stock.puzzle_with(self.kept)

    def with_first(self, count: int) -> Attempt:
        """With only so many of the groups taken out."""
        back = (number for group in self.removed[count:] for number in group)
        return replace(self, kept=self.kept.union(back), removed=self.removed[:count], proven=False)


@dataclass(frozen=True, slots=True, eq=False)
class Judgement:
    """An attempt, perhaps with clues put back, and how far it is from the target: 0 if it is what was asked for."""

    attempt: Attempt
    distance: float

    @property
    def is_met(self) -> bool:
        return self.distance == 0


def attempt_of(
    request: Request, stock: Stock, job: CarveJob, carved: Carved, stream: RandomStream
) -> Attempt | None:
    """The attempt that carving left; None if it has too many givens, or is not minimal where that is asked for."""
    removed = tuple(job.groups[number] for number in carved.removed)
    every = {*job.staying, *(number for group in job.groups for number in group)}
    kept = frozenset(every.difference(number for group in removed for number in group))
    attempt = Attempt(stock, kept, removed, carved.decided, carved.guesses)
    low, high = request.givens
    if stock.count_givens(kept) > high or (request.minimal and not _is_minimal(request, attempt)):
        return None
    if stock.count_givens(kept) >= low:
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
    back = [*attempt.removed]
    stream.shuffle(back)
    kept, stock = set(attempt.kept), attempt.stock
    gone = list(attempt.removed)
    for group in back:
        count = stock.count_givens(kept)
        if count >= low:
            break
        if 0 < stock.count_givens(group) <= high - count:
            kept.update(group)
            gone.remove(group)
    if stock.count_givens(kept) < low:
        return None
    return replace(attempt, kept=frozenset(kept), removed=tuple(gone), proven=False)


def judged(request: Request, attempt: Attempt, *, back: bool) -> Judgement:
    """How near an attempt comes to what was asked; with clues put `back` where it is too hard."""
    target = request.target
    if target is None and not request.techniques and not request.without:
        return Judgement(attempt, 0)
    if target is not None and target.minutes is not None:
        return _judged_by_minutes(request, attempt)
    high = target.high if target else _FAR
    enough = target.above if target and target.is_open and not (request.techniques or request.without) else None
    found = climb(attempt.puzzle, high, enough=enough)
    if not (found.solved or found.cut) and back:
        attempt, found = _easier(request, attempt, high)
    return Judgement(attempt, _distance(request, found))


def _easier(request: Request, attempt: Attempt, high: float) -> tuple[Attempt, Climb]:
    """The attempt with as few clues put back as make it easy enough."""
    low, most = 0, len(attempt.removed)
    best, reached = attempt, Climb(False, 0.0, ())
    while low < most:  # with `low` groups taken out it is easy enough, or nothing is known yet; with `most` it is not
        count = (low + most) // 2
        tried = attempt.with_first(count)
        found = climb(tried.puzzle, high)
        if found.solved and tried.stock.count_givens(tried.kept) <= request.givens[1]:
            best, reached, low = tried, found, count + 1
        elif found.solved:
            low = count + 1
        else:
            most = count
    return best, reached


def _distance(request: Request, found: Climb) -> float:
    target = request.target
    missing = len(set(request.techniques).difference(found.used)) + len(request.without.intersection(found.used))
    if not (found.solved or found.cut):
        return 1.0 + missing
    if target is not None and not target.takes(found.rating):
        return max(target.above - found.rating, found.rating - target.high, 0.0) + 0.01 + missing
    return float(missing)


def _judged_by_minutes(request: Request, attempt: Attempt) -> Judgement:
    """By what people need: that is known of a puzzle as a whole only."""
    from gridwright.logic.rate import rate  # noqa: PLC0415 - loaded when it is needed

    assert request.target is not None
    assert request.target.minutes is not None
    low, high = request.target.minutes
    rated = rate(attempt.puzzle)
    used = {name for name, _ in rated.techniques}
    missing = len(set(request.techniques) - used) + len(request.without & used)
    return Judgement(attempt, max(low - rated.effort, rated.effort - high, 0.0) + missing)
