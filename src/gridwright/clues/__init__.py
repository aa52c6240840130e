"""Clues, one sort per file, found by scanning this folder. A new sort is a new file with a `CLUE`."""

from __future__ import annotations

import pkgutil
import re
from collections.abc import Collection, Iterable
from dataclasses import replace
from functools import cache
from importlib import import_module

from gridwright.clues.given import Given
from gridwright.model.arguments import must_be, several
from gridwright.model.checks import clue_problems, given_problems
from gridwright.model.clue import Clue, as_printed, in_order
from gridwright.model.display import quoted_word
from gridwright.model.errors import GridwrightError, RuleError
from gridwright.model.grid import Grid
from gridwright.model.option import Option
from gridwright.model.primitives import Domain
from gridwright.model.puzzle import Puzzle
from gridwright.model.rules import regions_in
from gridwright.model.suggestions import closest, unknown

__all__ = [
    "Clue", "Given", "all_sorts", "as_clue", "changes_others", "clues_of", "in_order", "narrows", "printed_in",
    "read_clue", "sort", "with_clues",
]

_BARE_SUM = re.compile(r"(r[0-9]+c[0-9]+(?:[-+]r[0-9]+c[0-9]+)+)\s*=\s*([0-9]+)", re.IGNORECASE)
_NAME = re.compile(r"(?<==)\s*[a-z]+", re.IGNORECASE)
"""What a word calls its sort."""

_FEW = 4
"""Examples of clues in a message."""


@cache
def all_sorts() -> tuple[type[Clue], ...]:
    """Every sort of clues that there is, givens first."""
    names = sorted(module.name for module in pkgutil.iter_modules(__path__) if module.name[0] != "_")
    sorts: list[type[Clue]] = [import_module(f"{__name__}.{name}").CLUE for name in names]
    return tuple(sorted(sorts, key=lambda one: (one is not Given, one.sort)))


@cache
def sort(name: str) -> type[Clue]:
    """The sort of that name; a GridwrightError says that there is none."""
    for one in all_sorts():
        if one.sort == name:
            return one
    raise GridwrightError(unknown("sort of clues", name, [one.sort for one in all_sorts()]))


def read_clue(grid: Grid, word: str) -> Clue:
    """The clue that a word means, of whatever sort."""
    for one in all_sorts():
        if one.form.fullmatch(word.strip()):
            return one.read(grid, word)
    meant = _meant(word)
    wrong = f"{quoted_word(word)} is not a clue; clues are written like {_examples(word)}"
    raise RuleError(f"{wrong}; did you mean {meant}?" if meant else wrong)


def _meant(word: str) -> str | None:
    """A word in which nothing but the name of the sort is mistyped or, for a cage, missing, with the name."""
    if bare := _BARE_SUM.fullmatch(word.strip()):
        return f"{bare[1].replace('+', '-')}=cage{bare[2]}"
    typed = _NAME.search(word)
    known = (_NAME.search(one.example) for one in all_sorts())
    close = closest(typed[0], {name[0] for name in known if name}) if typed else None
    meant = word.strip().replace(typed[0], close, 1) if typed and close else ""
    return meant if any(one.form.fullmatch(meant) for one in all_sorts()) else None


def _examples(word: str = "") -> str:
    """A few words of clues, those most like one that is none."""
    from difflib import get_close_matches  # noqa: PLC0415 - only mistakes need it

    every = [one.example for one in all_sorts()]
    return ", ".join(get_close_matches(word, every, _FEW, 0) if word else every[:_FEW])


def printed_in(puzzle: Puzzle) -> tuple[Clue, ...]:
    """The clues of a puzzle that are rules of it: all but its givens."""
    return tuple([rule for rule in puzzle.rules if isinstance(rule, Clue)])


def clues_of(puzzle: Puzzle) -> tuple[Clue, ...]:
    """All clues: givens in reading order, then those of other sorts."""
    must_be(puzzle, Puzzle, "a Puzzle")
    givens = (Given.of(puzzle.grid, cell, value) for cell, value in enumerate(puzzle.givens) if value)
    return (*givens, *printed_in(puzzle))


def as_clue(grid: Grid, stated: str | Clue) -> Clue:
    """A clue of that grid, from itself or from its word; anything else is refused. It may still have problems."""
    clue = read_clue(grid, stated) if isinstance(stated, str) else stated
    if not isinstance(clue, Clue):
        raise RuleError(f"{stated!r} is not a clue; clues are objects, or words such as {_examples()}")
    if clue.grid != grid:
        theirs, ours = (f"{one.rows}x{one.cols}" for one in (clue.grid, grid))
        raise RuleError(f"{clue.word} is a clue of a grid of {theirs}, not of {ours}")
    if not set(clue.cells) <= set(grid.cells):
        raise RuleError(f"{clue!r} is not on the grid of {grid.rows}x{grid.cols}")
    return clue


def with_clues(puzzle: Puzzle, added: Iterable[str | Clue] = (), *, without: Iterable[str | Clue] = ()) -> Puzzle:
    """The puzzle without some of its clues and with others besides: clues, or their words.

    A RuleError says what is no clue of the puzzle's grid, and which givens their cells cannot take.
    """
    must_be(puzzle, Puzzle, "a Puzzle")
    regions, added, without = regions_in(puzzle.rules), _listed(added), _listed(without)
    new = [as_clue(puzzle.grid, one).within(regions) for one in added]
    if problems := clue_problems(puzzle.grid, puzzle.rules, [clue for clue in new if not isinstance(clue, Given)]):
        raise RuleError(*problems)
    return _edited(puzzle, new, {as_clue(puzzle.grid, one).within(regions) for one in without})


def _listed(clues: Iterable[str | Clue]) -> Iterable[str | Clue]:
    """Clues in a row; a word by itself is one of them."""
    return [clues] if isinstance(clues, str) else several(clues, "a sequence of clues")


def _edited(puzzle: Puzzle, added: Iterable[Clue], without: Collection[Clue]) -> Puzzle:
    gone = {(clue.cell, clue.number) for clue in without if isinstance(clue, Given)}
    givens = [0 if (cell, value) in gone else value for cell, value in enumerate(puzzle.givens)]
    new = []
    for clue in dict.fromkeys(added):
        if isinstance(clue, Given):
            givens[clue.cell] = clue.number
        else:
            new.append(clue)
    options, regions = _options_about_clues(puzzle), regions_in(puzzle.rules)
    old = {rule for option in options for rule in option.on(puzzle.grid, printed_in(puzzle), regions)}
    rules = tuple(rule for rule in puzzle.rules if rule not in without and rule not in old)
    printed = tuple(rule for rule in rules if isinstance(rule, Clue))
    rules = (*(rule for rule in rules if not isinstance(rule, Clue)), *as_printed((*printed, *new)))
    if problems := given_problems(puzzle.grid, rules, givens):
        raise RuleError(*problems)
    changed = replace(puzzle, givens=tuple(givens), rules=rules)
    again = tuple(rule for option in options for rule in option.on(puzzle.grid, printed_in(changed), regions))
    return replace(changed, rules=changed.rules + again) if again else changed


def changes_others(puzzle: Puzzle) -> bool:
    """Whether a clue more or less changes other rules of the puzzle: those that speak of all clues of a sort."""
    return bool(_options_about_clues(puzzle))


def _options_about_clues(puzzle: Puzzle) -> list[Option]:
    about = puzzle.rules, puzzle.grid, printed_in(puzzle), regions_in(puzzle.rules)
    options = (option for one in all_sorts() for option in one.options)
    return [option for option in options if option.is_part_of(*about)]


def narrows(clue: Clue, size: int) -> dict[int, int] | None:
    """The values that a clue leaves single cells of a puzzle with so many, as masks, if that is all it says."""
    masks: dict[int, int] = {}
    for primitive in clue.lower(clue.grid.span(size)):
        if not isinstance(primitive, Domain):
            return None
        for cell in primitive.cells:
            masks[cell] = masks.get(cell, -1) & primitive.mask
    return masks
