"""What making puzzles asks the engine, from many puzzles at once: a work states its questions and gets the answers.

A work is a generator that makes one thing. Many of them go on side by side: what they ask at the same time goes to the
lanes together, and none notices that there are others.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any, NamedTuple, TypeVar

from gridwright.engine.fills import fill
from gridwright.making.carving import Carved, CarveJob, carve
from gridwright.model.layout import layout_of
from gridwright.model.puzzle import Puzzle
from gridwright.model.rules import Rule

__all__ = ["Carve", "Fill", "Making", "together"]

T = TypeVar("T")


class Fill(NamedTuple):
    """Random full grids of a puzzle's rules, one for each key. The answer: values of each, or None."""

    puzzle: Puzzle
    keys: tuple[int, ...]


class Carve(NamedTuple):
    """Clues taken out one after the other while a solution stays the only one. The answer: a `Carved` each, or None."""

    puzzle: Puzzle
    optional: tuple[Rule, ...]
    budget: int | None
    jobs: tuple[CarveJob, ...]


Making = Generator[Fill | Carve, Any, T]
"""A work in the making of something."""


def together(works: Sequence[Making[T]]) -> list[T]:
    """What all works make, in order."""
    made: dict[int, T] = {}
    waiting: dict[int, Fill | Carve] = {}

    def go_on(number: int, answer: object) -> None:
        try:
            waiting[number] = works[number].send(answer)
        except StopIteration as end:
            made[number] = end.value

    for number in range(len(works)):
        go_on(number, None)
    while waiting:
        asked, waiting = waiting, {}
        groups: dict[tuple[object, ...], list[int]] = {}
        for number, question in asked.items():
            groups.setdefault((type(question), *_shared(question)), []).append(number)
        for numbers in groups.values():
            for number, answer in zip(numbers, _answers([asked[number] for number in numbers]), strict=True):
                go_on(number, answer)
    return [made[number] for number in range(len(works))]


def _shared(question: Fill | Carve) -> tuple[object, ...]:
    """What questions must have in common to be asked together."""
    if isinstance(question, Fill):
        return (id(question.puzzle.rules),)
    return id(question.puzzle.rules), question.budget


def _answers(questions: Sequence[Any]) -> list[list[tuple[int, ...] | None]] | list[list[Carved | None]]:
    """The answers to questions that are asked together."""
    first = questions[0]
    if isinstance(first, Fill):
        keys = [key for question in questions for key in question.keys]
        grids = fill(layout_of(first.puzzle), keys, givens=first.puzzle.givens)
        return _cut(grids, [len(question.keys) for question in questions])
    jobs = [job for question in questions for job in question.jobs]
    carved = carve(first.puzzle, first.optional, jobs, budget=first.budget)
    return _cut(carved, [len(question.jobs) for question in questions])


def _cut(answers: list[T], lengths: Sequence[int]) -> list[list[T]]:
    found, at = [], 0
    for length in lengths:
        found.append(answers[at : at + length])
        at += length
    return found
