"""Rules to blame: which of them leave no grid, or no solution, and how many there are without them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from math import factorial

from gridwright.engine import Edit, Engine, counts
from gridwright.engine.rule_conflicts import without_clues
from gridwright.engine.symmetry import ties
from gridwright.kinds import all_options, draft_of, find, option
from gridwright.model.clock import Clock
from gridwright.model.clue import Clue
from gridwright.model.display import brief
from gridwright.model.errors import GridwrightError
from gridwright.model.layout import layout_of
from gridwright.model.puzzle import Puzzle
from gridwright.model.rules import Rule, Values, regions_in
from gridwright.model.sorts import sort_of

__all__ = ["Relaxation", "relaxations"]

_CAP = 2_000_000
"""Grids that are counted."""

_GUESSES = 500_000
"""Guesses after which no more grids are counted: about a second."""

_PATIENCE = 20_000
"""Conflicts after which it stays open whether there is a solution."""

_LINES = ("row", "column")


@dataclass(frozen=True, slots=True, repr=False)
class Relaxation:
    """Rules of some sorts that could be dropped, so that there is a solution.

    `solutions` says how many the puzzle then has: 1, or 2 for several; 0 if none, because its clues clash as well, and
    None if that was not found out. `grids` is how many grids the other rules leave without any clue, or at least so
    many if it is not `complete`; None where these rules leave some, too.
    """

    sorts: tuple[str, ...]
    rules: tuple[Rule, ...]
    solutions: int | None
    grids: int | None = None
    complete: bool = False

    def __repr__(self) -> str:
        return brief(self, " + ".join(self.sorts), "" if self.grids is None else f"{self.grids} grids")


def relaxations(puzzle: Puzzle, clock: Clock, *, grids: bool) -> tuple[Relaxation, ...]:
    """The smallest sets of rules without which a puzzle has a solution: options, as far as they are enough.

    With `grids`, the rules leave none even without clues. Then it is grids that count, and where no option is to blame,
    other rules of the kind may be; rows and columns last of all.
    """
    sorts = _sorts(puzzle)
    options = _options(puzzle)
    tiers = [[sort for sort in options if sort in sorts]]
    if grids:
        others = [sort for sort in sorts if sort not in options]
        tiers += [[sort for sort in others if sort not in _LINES], [sort for sort in others if sort in _LINES]]
    allowed: list[str] = []
    for tier in tiers:
        allowed += tier
        found = tuple(_smallest(puzzle, sorts, allowed, clock, grids=grids))
        if found:
            return found
    return ()


def _smallest(
    puzzle: Puzzle, sorts: dict[str, tuple[Rule, ...]], allowed: Sequence[str], clock: Clock, *, grids: bool
) -> Iterator[Relaxation]:
    known: list[set[str]] = []
    for size in range(1, len(allowed) + 1):
        for some in combinations(allowed, size):
            if any(smaller <= set(some) for smaller in known):
                continue
            gone = tuple(rule for sort in some for rule in sorts[sort])
            # By their sorts: a row that is a region, too, stays when regions go.
            rules = (rule for rule in puzzle.rules if isinstance(rule, Values | Clue) or sort_of(rule) not in some)
            left = replace(puzzle, rules=tuple(rules))
            relaxed = _counted(some, gone, left, clock) if grids else _solved(some, gone, left, clock)
            if relaxed:
                known.append(set(some))
                yield relaxed


def _solved(sorts: tuple[str, ...], rules: tuple[Rule, ...], left: Puzzle, clock: Clock) -> Relaxation | None:
    solutions = _count(left, clock)
    return Relaxation(sorts, rules, solutions) if solutions else None


def _counted(sorts: tuple[str, ...], rules: tuple[Rule, ...], left: Puzzle, clock: Clock) -> Relaxation | None:
    bare = without_clues(left)
    if not _count(bare, clock):
        return None
    grids, complete = _grids(bare, clock)
    solutions = min(grids, 2) if bare == left else _count(left, clock)
    return Relaxation(sorts, rules, solutions, grids, complete)


def _count(puzzle: Puzzle, clock: Clock) -> int | None:
    """How many solutions there are, up to 2; None if that was not found out."""
    (count,) = counts(puzzle, [Edit()], timeout=clock.left(), cancel=clock.cancel, patience=_PATIENCE)
    return count


def _grids(puzzle: Puzzle, clock: Clock) -> tuple[int, bool]:
    """How many grids there are, at least one, and whether that is all.

    Where values can change places, those are counted in which they stand in order somewhere.
    """
    layout = layout_of(puzzle)
    tied = ties(layout, layout.domains)
    times = 1
    if tied and len(tied.values) == len(tied.houses[0]):
        order = dict(zip(tied.houses[0], tied.values, strict=True))
        puzzle = puzzle.with_values([order.get(cell, 0) for cell in puzzle.grid.cells])
        times = factorial(len(order))
    found = Engine(puzzle).explore(limit=_CAP, budget=_GUESSES, clock=clock, keep=False)
    return max(found.at_least, 1) * times, found.complete


def _sorts(puzzle: Puzzle) -> dict[str, tuple[Rule, ...]]:
    """The rules that could be dropped, by their sorts."""
    sorts: dict[str, tuple[Rule, ...]] = {}
    for rule in puzzle.rules:
        if not isinstance(rule, Values | Clue):
            sorts[sort_of(rule)] = (*sorts.get(sort_of(rule), ()), rule)
    return sorts


def _options(puzzle: Puzzle) -> tuple[str, ...]:
    """The sorts of rules that the kind of the puzzle does not have by itself, in the order of all options."""
    try:
        draft = draft_of(find(puzzle.kind), puzzle)
    except GridwrightError:  # rules that somebody put together, of no kind
        return tuple(sort for sort in _sorts(puzzle) if sort not in ("box", *_LINES))
    order = [option.id for option in all_options()]
    names = sorted(draft.options, key=lambda name: (order.index(name) if name in order else len(order), name))
    about = puzzle.grid, draft.clues, regions_in(puzzle.rules)
    return tuple(dict.fromkeys(sort_of(rule) for name in names for rule in option(name).on(*about)))
