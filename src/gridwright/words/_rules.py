"""The rules of a puzzle in sentences: made from the rules themselves, so that every mix of them is told."""

from __future__ import annotations

from collections.abc import Iterator

from gridwright.kinds import find
from gridwright.model.grid import Grid
from gridwright.model.option import Option
from gridwright.model.puzzle import Puzzle
from gridwright.model.rules import Values
from gridwright.model.sorts import sort_of
from gridwright.words._language import language

__all__ = ["tell_option", "tell_rules"]

_TOGETHER = ("row", "column", "box", "region")
"""Houses that one sentence tells of."""

_SMALL = Grid(2, 2)


def tell_rules(puzzle: Puzzle, lang: str = "en", *, size: object = None) -> tuple[str, ...]:
    """The rules of a puzzle, a sentence each. `size` is what to call the greatest value, if not by its number.

    A rule that has no sentence is told by what its kind says of itself.
    """
    words = language(lang)
    highest = max((rule.high for rule in puzzle.rules if isinstance(rule, Values)), default=0)
    told = dict.fromkeys(_sorts(puzzle))
    for sort in told:
        statement = words.statements.get(sort)
        if statement is not None:
            told[sort] = statement.format(size=size or highest)
        elif puzzle.kind:
            told[sort] = find(puzzle.kind).summary
    return tuple(dict.fromkeys(filter(None, told.values())))


def tell_option(option: Option, lang: str = "en") -> str:
    """What an option says, by its rules on a small grid; by what it says of itself if these have no sentence."""
    statements = language(lang).statements
    told = dict.fromkeys(statements.get(sort_of(rule), option.summary) for rule in option.rules(_SMALL, ()))
    return " ".join(told)


def _sorts(puzzle: Puzzle) -> Iterator[str]:
    """What sorts of rules there are: those of houses first, and all of them together as `row+column+box`."""
    found = dict.fromkeys(sort_of(rule) for rule in puzzle.rules if not isinstance(rule, Values))
    houses = [sort for sort in _TOGETHER if sort in found]
    if houses:
        yield "+".join(houses)
    yield from (sort for sort in found if sort not in houses)
