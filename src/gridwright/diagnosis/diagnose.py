"""All that can be said about a puzzle in one value."""

from __future__ import annotations

from dataclasses import dataclass

from gridwright.clues import Clue, clues_of
from gridwright.diagnosis.ambiguity import Ambiguity, ambiguity
from gridwright.diagnosis.clashes import clashing_clues
from gridwright.diagnosis.conflict import Conflict, conflict
from gridwright.engine import Edit, counts, solve
from gridwright.model.arguments import whole
from gridwright.model.clock import Cancel, Clock
from gridwright.model.display import as_text, brief
from gridwright.model.errors import GridwrightError, Problem
from gridwright.model.puzzle import Outcome, Puzzle, Status

__all__ = ["Diagnosis", "diagnose"]

_CAP = 10_000

_NONE = Outcome(Status.NONE, (), 0, complete=True)


@dataclass(frozen=True, slots=True, repr=False)
class Diagnosis:
    """A puzzle's outcome and what stands in the way of exactly one solution.

    `clashes` are clues that contradict each other directly. `conflict` is there when there is no solution, `ambiguity`
    when there are several, unless the time was over. `redundant` are the clues of a sound puzzle that can each be left
    out, if these were asked for.
    """

    puzzle: Puzzle
    outcome: Outcome
    clashes: tuple[Problem, ...] = ()
    conflict: Conflict | None = None
    ambiguity: Ambiguity | None = None
    redundant: tuple[Clue, ...] | None = None

    __str__ = as_text

    def __repr__(self) -> str:
        return brief(self, repr(self.puzzle)[1:-1], self.outcome.status, f"{len(self.clashes)} direct clashes")

    @property
    def ok(self) -> bool:
        """Whether there is exactly one solution."""
        return self.outcome.status is Status.UNIQUE

    @property
    def minimal(self) -> bool | None:
        """Whether every clue of a sound puzzle is needed; None if that was not asked."""
        return None if self.redundant is None else not self.redundant


def diagnose(
    puzzle: Puzzle,
    *,
    redundant: bool = False,
    cap: int = _CAP,
    timeout: float | None = None,
    cancel: Cancel | None = None,
) -> Diagnosis:
    """Whether a puzzle has exactly one solution; if not, why, and what would mend it.

    Solutions are counted up to `cap`. With `redundant`, clues are looked for that a sound puzzle does not need. After
    `timeout` seconds, or when another thread sets `cancel`, it tells what is known by then.
    """
    clock = Clock(timeout, cancel)
    if whole(cap, "cap") < 1:
        raise GridwrightError(f"cap {cap} is less than 1: solutions are counted up to it")
    direct = dict(clashing_clues(puzzle))
    # What contradicts itself need not be solved.
    outcome = _NONE if direct else solve(puzzle, timeout=timeout, cancel=cancel)
    if outcome.status is Status.NONE:
        known = tuple(dict.fromkeys(direct.values()))
        return Diagnosis(puzzle, outcome, tuple(direct), conflict=conflict(puzzle, known, clock))
    if outcome.status is Status.SEVERAL:
        return Diagnosis(puzzle, outcome, ambiguity=ambiguity(puzzle, outcome, cap, clock))
    needless = _redundant(puzzle, clock) if redundant and outcome.status is Status.UNIQUE else None
    return Diagnosis(puzzle, outcome, redundant=needless)


def _redundant(puzzle: Puzzle, clock: Clock) -> tuple[Clue, ...] | None:
    """The clues without which there is still one solution; None when the time is over."""
    clues = clues_of(puzzle)
    found = counts(puzzle, [Edit(without=(clue,)) for clue in clues], timeout=clock.left(), cancel=clock.cancel)
    if None in found:
        return None
    return tuple(clue for clue, count in zip(clues, found, strict=True) if count == 1)
