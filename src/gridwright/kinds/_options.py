"""The options by the names that notations use: rules that any kind can take, and those about clues of a sort."""

from __future__ import annotations

from functools import cache

from gridwright.clues import all_sorts
from gridwright.model.errors import RuleError
from gridwright.model.option import Option
from gridwright.model.rules import NoConsecutive, anti_knight, diagonals, no_touch
from gridwright.model.suggestions import unknown

__all__ = ["all_options", "option"]

_OPTIONS = (
    Option(
        "diagonals",
        "The values on each of the two diagonals all differ.",
        lambda grid, clues: diagonals(grid),
        r"diagonal\w*|x-?sudokus?|sudokus?[- ]x",
        "diagonal",
        square=True,
    ),
    Option(
        "no-touch",
        "Equal values never touch, not even at a corner.",
        lambda grid, clues: (no_touch(grid),),
        r"no[- ]touch\w*|touchless|anti[- ]?king|king['’]?s[- ]moves?",
        "king",
    ),
    Option(
        "anti-knight",
        "Equal values are never a knight's move apart.",
        lambda grid, clues: (anti_knight(grid),),
        r"anti[- ]?knight|knight['’]?s[- ]moves?|chess[- ]sudoku",
        "knight",
    ),
    Option(
        "no-consecutive",
        "Neighbours side by side never hold consecutive values.",
        lambda grid, clues: (NoConsecutive(grid),),
        r"(?:no|non|anti)[- ]?consecutive",
        "consecutive",
    ),
)


@cache
def all_options() -> tuple[Option, ...]:
    """Every option there is."""
    return (*_OPTIONS, *(option for sort in all_sorts() for option in sort.options))


def option(name: str) -> Option:
    """The option of that name."""
    for candidate in all_options():
        if candidate.id == name:
            return candidate
    raise RuleError(unknown("option", name, [each.id for each in all_options()]))
