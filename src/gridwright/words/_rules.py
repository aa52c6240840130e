"""The rules of a puzzle in sentences: made from the rules themselves, so that every mix of them is told."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator

from gridwright.kinds import find
from gridwright.model.clue import Clue
from gridwright.model.grid import Grid
from gridwright.model.option import Option
from gridwright.model.puzzle import Puzzle
from gridwright.model.rules import Rule, Values
from gridwright.model.sorts import sort_of
from gridwright.words._language import language

__all__ = ["tell_clue", "tell_option", "tell_rules"]

_TOGETHER = ("row", "column", "box", "region")
"""Houses that one sentence tells of."""

_SMALL = Grid(2, 2)


def tell_rules(puzzle: Puzzle, lang: str = "en", *, size: object = None) -> tuple[str, ...]:
    """The rules of a puzzle, a sentence each. `size` is what to call the greatest value, if not by its number.

    A rule that has no sentence is told by what its kind says of itself.
    """
    statements, grid = language(lang).statements, puzzle.grid
    count = max((rule.high for rule in puzzle.rules if isinstance(rule, Values)), default=0)
    # What is called by a letter is as much as the grid is large; other values are told by their numbers.
    highest = size if size and grid.shows_usual_values else grid.shown(count)
    told = dict[str, None]()
    for sort, value in dict.fromkeys(_sorts(puzzle, statements)):
        statement = statements.get(sort)
        if statement is not None:
            told[statement.format(first=grid.first, size=highest, value=value)] = None
        elif puzzle.kind:
            told[find(puzzle.kind).summary] = None
    return tuple(told)


def tell_clue(clue: Clue, lang: str = "en") -> str:
    """What clues of the sort and variety of this one say, whatever their numbers; what the sort says of itself if the
    language has no sentence for it."""
    statements = language(lang).statements
    statement = statements.get(clue.variety) or statements.get(clue.sort) or clue.summary
    value = getattr(clue, "value", "")  # a condition is told as it is
    return statement.format(size="n", value=value if isinstance(value, str) else "n")


def tell_option(option: Option, lang: str = "en") -> str:
    """What an option says, by its rules on a small grid; by what it says of itself if these have no sentence."""
    statements = language(lang).statements
    told = dict[str, None]()
    for rule, sort in _sorts_of(option.rules(_SMALL, (), _SMALL.boxes(1, 2))).items():
        told[statements.get(sort, option.summary).format(first=1, size="n", value=getattr(rule, "move", ""))] = None
    return " ".join(told)


def _sorts(puzzle: Puzzle, statements: Container[str]) -> Iterator[tuple[str, object]]:
    """What sorts of rules there are: those of houses first, and all of them together as `row+column+box`.

    Clues come with the number that their sentence may need, and by their variety where that has one of its own.
    """
    found = _sorts_of(puzzle.rules)
    houses = [sort for sort in _TOGETHER if sort in found.values()]
    if houses:
        yield "+".join(houses) + (", some" if puzzle.grid.count else ""), ""
    for rule, sort in found.items():
        if isinstance(rule, Clue):
            yield rule.variety if rule.variety in statements else sort, getattr(rule, "value", "")
        elif sort not in houses:
            yield sort, getattr(rule, "move", "")


def _sorts_of(rules: Iterable[Rule]) -> dict[Rule, str]:
    """The sorts of rules, each with its rule; a diagonal that is there without the other has a name of its own."""
    found = {rule: sort_of(rule) for rule in rules if not isinstance(rule, Values)}
    diagonals = [rule for rule, sort in found.items() if sort == "diagonal"]
    return found | {rule: rule.label for rule in diagonals if len(diagonals) == 1}
