"""Carving: clues taken out of a puzzle one after the other, as long as its solution stays the only one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from gridwright.engine import Engine
from gridwright.model.puzzle import Puzzle, Status
from gridwright.model.rules import Rule

__all__ = ["CarveJob", "Carved", "carve"]


class CarveJob(NamedTuple):
    """A full grid, the clues that stay, and groups of clues to be taken out in this order, each whole or not at all.

    A clue is a number: of its cell if it is a given, or else the number of cells and its place among the optional
    rules.
    """

    values: tuple[int, ...]
    staying: tuple[int, ...]
    groups: tuple[tuple[int, ...], ...]


class Carved(NamedTuple):
    """The groups that were taken out, in order; whether no other can be, for certain; guesses of the last proof."""

    removed: tuple[int, ...]
    decided: bool
    guesses: int


def carve(
    puzzle: Puzzle, optional: tuple[Rule, ...], jobs: Sequence[CarveJob], *, budget: int | None
) -> list[Carved | None]:
    """What is left of each job when every group was tried; None where all clues together leave several solutions.

    A group goes if that there is one solution is proven without it within so many guesses.
    """
    engine = Engine(puzzle, optional=optional)
    return [_carved(engine, optional, job, budget) for job in jobs]


def _carved(engine: Engine, optional: tuple[Rule, ...], job: CarveJob, budget: int | None) -> Carved | None:
    kept = {*job.staying, *(clue for group in job.groups for clue in group)}
    cells = len(job.values)

    def asked() -> tuple[bool, bool, int]:
        givens = [value if cell in kept else 0 for cell, value in enumerate(job.values)]
        off = [rule for number, rule in enumerate(optional, cells) if number not in kept]
        outcome = engine.solve(givens, without=off, budget=budget)
        return outcome.status is Status.UNIQUE, outcome.status is not Status.UNDECIDED, outcome.guesses

    unique, _, guesses = asked()
    if not unique:
        return None
    removed, decided = [], True
    for number, group in enumerate(job.groups):
        kept.difference_update(group)
        unique, known, needed = asked()
        decided &= known
        if unique:
            removed.append(number)
            guesses = needed
        else:
            kept.update(group)
    return Carved(tuple(removed), decided, guesses)
