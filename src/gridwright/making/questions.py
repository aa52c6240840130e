"""What making puzzles asks the engine, from many puzzles at once: a work states its questions and gets the answers.

A work is a generator that makes one thing. Many of them go on side by side: what they ask at the same time goes to the
lanes together, and none notices that there are others.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any, NamedTuple, TypeVar

from gridwright.engine.carving import CarvedPuzzle, carve
from gridwright.engine.fills import fill
from gridwright.logic.first_rungs import HIGHEST_RUNG
from gridwright.making.stock import Stock
from gridwright.model.clock import ENDLESS, Clock
from gridwright.model.layout import layout_of
from gridwright.model.puzzle import Puzzle

__all__ = ["Carve", "Fill", "Making", "together"]

T = TypeVar("T")


class Fill(NamedTuple):
    """Random full grids of a puzzle's rules, one for each key. The answer: values of each, or None."""

    puzzle: Puzzle
    keys: tuple[int, ...]


class Carve(NamedTuple):
    """Clues taken out of stocks one after the other while the solution stays the only one, in the orders of these keys.

    The stocks have a layout and groups in common. The answer: what is left of each.
    """

    stocks: tuple[Stock, ...]
    orders: tuple[int, ...]
    budget: int | None
    rung: float | None = None
    """The rating up to which techniques must solve what is left, instead of the budget."""


Making = Generator[Fill | Carve, Any, T]
"""A work in the making of something."""


def together(works: Sequence[Making[T]], clock: Clock = ENDLESS) -> list[T]:
    """What all works make, in order; OutOfTimeError when the clock says so before."""
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
            for number, answer in zip(numbers, _answers([asked[number] for number in numbers], clock), strict=True):
                go_on(number, answer)
    return [made[number] for number in range(len(works))]


def _shared(question: Fill | Carve) -> tuple[object, ...]:
    """What questions must have in common to be asked together."""
    if isinstance(question, Fill):
        return (id(question.puzzle.rules),)
    stock = question.stocks[0]
    return id(stock.puzzle.rules), len(stock.groups), question.budget, question.rung


def _answers(questions: Sequence[Any], clock: Clock) -> list[list[tuple[int, ...] | None]] | list[list[CarvedPuzzle]]:
    """The answers to questions that are asked together."""
    first = questions[0]
    if isinstance(first, Fill):
        keys = [key for question in questions for key in question.keys]
        grids = fill(layout_of(first.puzzle), keys, givens=first.puzzle.givens, clock=clock)
        return _cut(grids, [len(question.keys) for question in questions])
    stocks = [stock for question in questions for stock in question.stocks]
    orders = [order for question in questions for order in question.orders]
    return _cut(_carved(stocks, orders, first, clock), [len(question.stocks) for question in questions])


def _carved(stocks: Sequence[Stock], orders: Sequence[int], question: Carve, clock: Clock) -> list[CarvedPuzzle]:
    first = stocks[0]
    return carve(
        layout_of(first.puzzle),
        [stock.values for stock in stocks],
        first.groups,
        orders,
        optional=first.optional,
        givens=[stock.givens for stock in stocks],
        rules=[stock.clues for stock in stocks] if first.optional else None,
        early=first.early,
        share=first.share,
        budget=question.budget,
        rungs=first.rungs if question.rung else None,
        rating=question.rung or HIGHEST_RUNG,
        clock=clock,
    )


def _cut(answers: list[T], lengths: Sequence[int]) -> list[list[T]]:
    found, at = [], 0
    for length in lengths:
        found.append(answers[at : at + length])
        at += length
    return found
