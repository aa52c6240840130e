"""Carving: clues are taken out of full grids as long as these stay the only solution, many puzzles in lockstep."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache, reduce
from operator import or_

from gridwright.engine import _core
from gridwright.engine.fills import FullGrid
from gridwright.engine.native import compiled
from gridwright.engine.rungs import HIGHEST_RUNG, FirstRungs
from gridwright.model.clock import ENDLESS, Clock
from gridwright.model.errors import GridwrightError, OutOfTimeError
from gridwright.model.layout import Layout
from gridwright.model.random_stream import RandomStream, stream_key
from gridwright.model.rules import Rule

__all__ = ["CarvedPuzzle", "ClueGroup", "carve", "numbers_of", "order_of", "toggle_words"]

_WORD = 64

_PATIENCE = 100_000
"""Guesses for a question where none are asked for: no puzzle takes so many that anybody would wait for."""


@dataclass(frozen=True, slots=True)
class ClueGroup:
    """Clues that are taken out together or not at all: givens of cells, and optional rules."""

    cells: tuple[int, ...] = ()
    rules: tuple[Rule, ...] = ()


@dataclass(frozen=True, slots=True)
class CarvedPuzzle:
    """What is left of a full grid: givens, 0 where there is none, and optional rules.

    `unique` if the grid is the only solution; if not, it was not at first, and nothing was taken out. `minimal` if it
    is proven that no group that is left can go. `guesses` are what the lanes need to prove it unique.
    """

    givens: tuple[int, ...]
    optional: tuple[Rule, ...]
    toggles: tuple[int, ...]
    """Which of the optional rules are left, as words of bits."""
    unique: bool
    minimal: bool
    guesses: int

    @property
    def rules(self) -> tuple[Rule, ...]:
        """The optional rules that are left."""
        packed = b"".join([word.to_bytes(_WORD // 8, "little") for word in self.toggles])
        return tuple([self.optional[number] for number in _core.members(packed)])


def carve(
    layout: Layout,
    grids: Sequence[FullGrid],
    groups: Sequence[ClueGroup],
    keys: Sequence[int] | None = None,
    *,
    optional: tuple[Rule, ...] = (),
    givens: Sequence[Sequence[int]] | None = None,
    rules: Sequence[Sequence[Rule]] | None = None,
    early: int = 0,
    share: float = 1.0,
    budget: int | None = None,
    patience: int = _PATIENCE,
    rungs: FirstRungs | None = None,
    rating: float = HIGHEST_RUNG,
    threads: int = 1,
    instruction_set: str | None = None,
    clock: Clock = ENDLESS,
) -> list[CarvedPuzzle]:
    """Takes groups of clues out of each grid, one after the other, as long as the grid is the only solution.

    Groups are tried in a random order for each key (see `order_of`), the first ones `early`, or as they stand.
    A puzzle begins with all values of its grid, or with `givens`, and with those rules of `optional` that hold for it,
    or with `rules`. With a `budget`, it must be proven unique within so many guesses, so that easy puzzles are made;
    without one, a question that takes more than `patience` guesses counts as not proven. With `rungs` of the same
    layout and optional rules, techniques up to that `rating` must solve it instead, which proves it unique, too. What
    is left depends on nothing else: not on threads, instruction set, or the other grids. OutOfTimeError when the clock
    says so.
    """
    native = compiled(layout, optional)
    cells = len(layout.grid.cells)
    begin = grids if givens is None else givens
    if len(begin) != len(grids) or (keys is not None and len(keys) != len(grids)):
        raise GridwrightError(f"there are {len(grids)} grids, but not as many givens and keys")
    if budget is not None and budget < 0:
        raise GridwrightError(f"a budget of {budget} guesses is negative")
    shown = map(layout.grid.all_shown, grids)
    first = [[rule for rule in optional if rule.holds(grid)] for grid in shown] if rules is None else rules
    words_of = {id(some): toggle_words(optional, some) for some in {id(some): some for some in first}.values()}
    begun = [words_of[id(some)] for some in first]
    number = numbers_of(optional)
    clues: list[int] = []
    ends: list[int] = []
    for group in groups:
        clues += group.cells
        clues += [cells + number[rule] for rule in group.rules]
        ends.append(len(clues))
    found = _core.carve(
        native.core,
        _inside(layout, grids),
        b"".join(map(bytes, begin)),
        [word for words in begun for word in words],
        clues,
        ends,
        [key or 1 for key in keys] if keys is not None else [0] * len(grids),
        patience if budget is None else budget,
        budget is not None,
        rungs.core if rungs else None,
        round(rating * 10),
        threads,
        instruction_set,
        early,
        share,
        clock.over,
    )
    if found is None:
        raise OutOfTimeError("the time is over")
    kept, on, told = found
    words = -(-len(optional) // _WORD)
    return [
        CarvedPuzzle(
            tuple(kept[at * cells : (at + 1) * cells]), optional, tuple(on[at * words : (at + 1) * words]), *facts
        )
        for at, facts in enumerate(told)
    ]


def _inside(layout: Layout, grids: Sequence[FullGrid]) -> bytes:
    """Full grids as the core has them, where holes have a value, too."""
    if not layout.grid.holes:
        return b"".join(map(bytes, grids))
    return b"".join(bytes(value or 1 for value in grid) for grid in grids)


def order_of(key: int, groups: int, early: int = 0, share: float = 1.0) -> list[int]:
    """The order in which so many groups are tried for a key; the first ones, those that come early, within a share of
    the way, or before all others if that is 0."""
    order, stream = [*range(groups)], RandomStream(stream_key(key or 1))
    if not 0 < early < groups:
        stream.shuffle(order)
        return order
    ranks = [stream.fraction() for _ in order]
    for group in range(early):
        ranks[group] = ranks[group] * share if share else ranks[group] - 1.0
    return sorted(order, key=ranks.__getitem__)


@lru_cache(maxsize=64)
def numbers_of(rules: tuple[Rule, ...]) -> Mapping[Rule, int]:
    """The place of each rule among them."""
    return {rule: number for number, rule in enumerate(rules)}


@lru_cache(maxsize=64)
def _bits_by_id(rules: tuple[Rule, ...]) -> Mapping[int, int]:
    """A bit for each of those very rules, which takes no time to look up: they live as long as this is kept."""
    return {id(rule): 1 << number for number, rule in enumerate(rules)}


def toggle_words(rules: tuple[Rule, ...], some: Iterable[Rule]) -> list[int]:
    """Which of the rules are among others, as words of bits."""
    there = tuple(some)
    try:
        bits = reduce(or_, map(_bits_by_id(rules).__getitem__, map(id, there)), 0)
    except KeyError:  # equal rules, or others
        numbers = numbers_of(rules)
        bits = reduce(or_, (1 << numbers[rule] for rule in there if rule in numbers), 0)
    return [bits >> at & (1 << _WORD) - 1 for at in range(0, len(rules), _WORD)]
