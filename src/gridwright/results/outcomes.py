"""What solving says: as data, and in a sentence."""

from __future__ import annotations

from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from typing import Literal, TypedDict, cast

from gridwright.engine.canonical import Canonical
from gridwright.model.puzzle import Outcome, Puzzle, Solution, Status
from gridwright.words import say

__all__ = [
    "CandidatesData", "CanonicalData", "OutcomeData", "Rows", "StatusName", "candidates_data", "canonical_data",
    "outcome_data", "status_name", "verdict",
]

Rows = tuple[tuple[int, ...], ...]
"""Values row by row, 0 for none."""

StatusName = Literal["unique", "several", "none", "undecided"]


class OutcomeData(TypedDict):
    """What solving says: the solutions found, how many there are at least, and whether that is all (`complete`)."""

    solutions: list[Rows]
    status: StatusName
    at_least: int
    complete: bool
    guesses: int


class CandidatesData(TypedDict):
    """The values that each cell has in some solution, row by row; None when that is not known, or there is none."""

    status: StatusName
    candidates: list[list[list[int]]] | None


class CanonicalData(TypedDict):
    """What puzzles that are the same have in common."""

    id: str


def canonical_data(canonical: Canonical) -> CanonicalData:
    return {"id": canonical.id}


def status_name(status: Status) -> StatusName:
    return cast(StatusName, str(status))


def outcome_data(outcome: Outcome) -> OutcomeData:
    return {
        "solutions": [solution.rows for solution in outcome.solutions],
        "status": status_name(outcome.status),
        "at_least": outcome.at_least,
        "complete": outcome.complete,
        "guesses": outcome.guesses,
    }


def candidates_data(puzzle: Puzzle, found: Sequence[AbstractSet[int]] | None) -> CandidatesData:
    """What `true_candidates` says of a puzzle."""
    cells = [sorted(map(puzzle.grid.shown, values)) for values in found or ()]
    rows = [cells[i : i + puzzle.grid.cols] for i in range(0, len(cells), puzzle.grid.cols)]
    most = max(map(len, cells), default=0)  # without a solution, none has any
    return {"status": status_name(Status.of(most, complete=found is not None)), "candidates": rows or None}


def verdict(outcome: Outcome, shown: int) -> str:
    """What an outcome means to a person who sees so many of its solutions."""
    if outcome.status is Status.UNIQUE:
        return say("unique") if shown else say("counted", count=1)
    if outcome.status is Status.NONE or not outcome.at_least:
        return say(str(outcome.status))
    if outcome.status is Status.UNDECIDED:
        return say("undecided-found")
    if shown == 1 and len(outcome.solutions) > 1:
        return _difference(*outcome.solutions[:2])
    if not shown:
        return say("counted" if outcome.complete else "counted-at-least", count=outcome.at_least)
    return say("counted" if outcome.complete else "shown", count=shown)


def _difference(first: Solution, second: Solution) -> str:
    """Where a second solution is not the first."""
    grid = first.grid
    cells = [cell for cell in grid.cells if first[cell] != second[cell]]
    examples = ", ".join(f"{grid.name(cell)}={grid.shown(second[cell])}" for cell in cells[:2])
    more = len(cells) - 2
    return say("several-more" if more > 0 else "several", examples=examples, more=more)
