"""The options by the names that notations use: rules that any kind can take, and those about clues of a sort."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Set
from functools import cache

from gridwright.clues import all_sorts
from gridwright.model.clue import Clue
from gridwright.model.errors import RuleError
from gridwright.model.grid import Grid, Move, Regions
from gridwright.model.option import Option
from gridwright.model.rules import (
    Different,
    NoConsecutive,
    Rule,
    anti_knight,
    diagonals,
    disjoint_groups,
    falling_diagonal,
    no_equals_apart,
    no_touch,
    rising_diagonal,
)
from gridwright.model.suggestions import unknown

__all__ = ["all_options", "option", "options_in"]

_MOVE = re.compile(r"anti-([0-9]{1,2})x([0-9]{1,2})")


def _apart(move: Move) -> Option:
    """The option of a move by so many cells to one side and so many to another: `anti-1x3`."""
    low, high = sorted(move)
    return Option(
        f"anti-{low}x{high}",
        f"Equal values are never a move of {low} by {high} cells apart; likewise with any other two numbers.",
        lambda grid, clues, regions: (no_equals_apart(grid, (low, high)),),
        rf"anti-{low}x{high}",
    )


_OPTIONS = (
    Option(
        "diagonals",
        "The values on each of the two diagonals all differ.",
        lambda grid, clues, regions: diagonals(grid),
        r"(?<!falling.)(?<!rising.)diagonal\w*(?! from)|x-?sudokus?|sudokus?[- ]x",
        "diagonal",
        square=True,
    ),
    Option(
        "no-touch",
        "Equal values never touch, not even at a corner.",
        lambda grid, clues, regions: (no_touch(grid),),
        r"no[- ]touch\w*|touchless|anti[- ]?king|king['’]?s[- ]moves?",
        "king",
    ),
    Option(
        "anti-knight",
        "Equal values are never a knight's move apart.",
        lambda grid, clues, regions: (anti_knight(grid),),
        r"anti[- ]?knight|knight['’]?s[- ]moves?|chess[- ]sudoku",
        "knight",
    ),
    Option(
        "no-consecutive",
        "Neighbours side by side never hold consecutive values.",
        lambda grid, clues, regions: (NoConsecutive(grid),),
        r"(?:no|non|anti)[- ]?consecutive",
        "consecutive",
    ),
    Option(
        "falling-diagonal",
        "The values on the diagonal from top left to bottom right all differ.",
        lambda grid, clues, regions: (falling_diagonal(grid),),
        r"falling[- ]diagonal|diagonal from top left",
        "diagonal",
        square=True,
    ),
    Option(
        "rising-diagonal",
        "The values on the diagonal from bottom left to top right all differ.",
        lambda grid, clues, regions: (rising_diagonal(grid),),
        r"rising[- ]diagonal|diagonal from bottom left",
        "diagonal",
        square=True,
    ),
    Option(
        "disjoint-groups",
        "Cells in the same place of different regions hold different values.",
        lambda grid, clues, regions: disjoint_groups(regions),
        r"disjoint[- ](?:groups?|sudoku)",
        "disjoint",
        regional=True,
    ),
    _apart((1, 3)),  # one of many, so that people see how they are written
)


@cache
def all_options() -> tuple[Option, ...]:
    """Every option there is; of moves by their numbers, only one."""
    return (*_OPTIONS, *(option for sort in all_sorts() for option in sort.options))


def option(name: str) -> Option:
    """The option of that name."""
    for candidate in all_options():
        if candidate.id == name:
            return candidate
    match = _MOVE.fullmatch(name)
    move = (int(match[1]), int(match[2])) if match else (0, 0)
    if move == (0, 0):
        raise RuleError(unknown("option", name, [each.id for each in all_options()]))
    return _option_of(move)


def _option_of(move: Move) -> Option:
    """The option of a move, by its name if it has one: `anti-1x2` is a knight's move."""
    small, moved = Grid(1, 1), _apart(move)
    rules = set(moved.rules(small, (), ()))
    return next((each for each in _OPTIONS if not each.regional and set(each.rules(small, (), ())) == rules), moved)


def options_in(
    rules: Collection[Rule], own: Set[Rule], grid: Grid, clues: Iterable[Clue], regions: Regions
) -> frozenset[str]:
    """The options among these rules that say something which neither the kind's own rules nor another option says.

    A part of what one says may be said by the kind already: a disjoint group may be a column.
    """
    clues = tuple(clues)
    moves = [_option_of(max(rule.moves)) for rule in rules if isinstance(rule, Different) and rule.move]
    there = [one for one in (*all_options(), *moves) if one.is_part_of(rules, grid, clues, regions)]
    said = {one.id: frozenset(one.rules(grid, clues, regions)) - own for one in there}
    return frozenset(name for name, some in said.items() if some and not any(some < more for more in said.values()))
