"""All clues that a puzzle could have: the values of a full grid, and what is true in it of the sorts wanted."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from typing import cast

from gridwright.clues import Clue
from gridwright.clues import sort as sort_named
from gridwright.engine.carving import ClueGroup
from gridwright.engine.rungs import FirstRungs
from gridwright.kinds import build, find
from gridwright.logic.first_rungs import first_rungs
from gridwright.making.blank import Blank, blank_of
from gridwright.making.request import FEW, Request
from gridwright.making.symmetry import images
from gridwright.model.checks import fitting_clues
from gridwright.model.clue import as_printed, in_order
from gridwright.model.grid import Grid
from gridwright.model.layout import layout_of
from gridwright.model.puzzle import Puzzle
from gridwright.model.random_stream import RandomStream
from gridwright.model.rule_set import Rules
from gridwright.model.rules import regions_in

__all__ = ["Stock", "can_have_gaps", "climbs", "grouped", "has_all", "loose_stock", "printed", "stock_of"]

_SHARED = 4
"""Clues for each cell up to which all that could be true of a sort are rules of one layout, whatever the grid."""

_EARLY = 0.4
"""Givens are tried within this part of the way; before all other clues where only so many of them may stay."""

_LOOKS = 8
"""Keys that are tried for a blank."""


@dataclass(frozen=True, eq=False)
class Stock:
    """A full grid with the clues that are printed in it at first, and the groups in which they may be taken out.

    `puzzle` has the rules of all that `optional` has, of which only `clues` are true and wanted here.
    """

    blank: Blank
    puzzle: Puzzle
    values: tuple[int, ...]
    givens: tuple[int, ...]
    groups: tuple[ClueGroup, ...]
    clues: tuple[Clue, ...] = ()
    optional: tuple[Clue, ...] = ()
    shared: bool = False
    """Whether all full grids of the blank have this puzzle, so that clues are rules of it as they stand."""

    early: int = 0
    """How many groups are tried within the first `share` of the way, or before all others if that is 0: givens, so that
    more of what makes the puzzle special is left."""
    share: float = 1.0

    @property
    def shown(self) -> Sequence[int]:
        """The values as they are shown: what clues speak of."""
        return self.blank.grid.all_shown(self.values)

    @cached_property
    def rungs(self) -> FirstRungs | None:
        """The layout as the core climbs the first rungs of the ladder on it; None if it does not know all rules."""
        return first_rungs(layout_of(self.puzzle), self.optional)

    def puzzle_with(self, givens: tuple[int, ...], clues: tuple[Clue, ...]) -> Puzzle:
        """The puzzle with these clues and no others."""
        if self.shared:  # and they are in order
            own = Rules(self.blank.puzzle.rules, len(givens))
            return replace(self.blank.puzzle, givens=givens, rules=own.with_more(clues, known=True))
        if not self.clues:
            return replace(self.puzzle, givens=givens)
        ordered = tuple(sorted(clues, key=in_order))  # as whoever reads it will have them
        return build(replace(self.blank.draft, givens=givens, clues=ordered))


def stock_of(request: Request, blank: Blank, values: tuple[int, ...], stream: RandomStream, most: int = 0) -> Stock:
    """The clues for a full grid, as many of each sort as are wanted; cages have `most` cells at most (0: as usual)."""
    givens = _first_givens(request, values)
    own = _given_groups(request)
    if not request.clues:
        return Stock(blank, blank.puzzle, values, givens, own)
    share = _EARLY if request.givens[1] >= len(request.places) else 0.0
    if _is_shared(request):
        puzzle, optional, groups = _shared_stock(request, blank)
        true = _true_ones(request, optional, blank.grid.all_shown(values), stream)
        return Stock(blank, puzzle, values, givens, (*own, *groups), true, optional, True, len(own), share)
    regions = regions_in(blank.puzzle.rules)
    chosen: list[Clue] = []
    loose: list[Clue] = []
    shown = blank.grid.all_shown(values)
    for name, amount in request.clues:
        sort = sort_named(name)
        proposed = sort.proposals(blank.grid, regions, shown, stream, most)
        found = fitting_clues(blank.grid, blank.puzzle.rules, proposed)
        joined = [*as_printed(found)] != found  # clues that count together cannot go one by one
        if isinstance(amount, int):
            found = found[:amount]
        elif amount == FEW and joined:
            found = found[: len(found) // 2]
        chosen += found
        if amount == FEW and not joined and not _counts_all(request, sort):
            loose += found
    if request.is_covered:
        # What covers the grid is cut and joined; the rest may go where it is not needed.
        rest = tuple(clue for clue in loose if not sort_named(clue.sort).covering)
        stock = Stock(blank, blank.puzzle, values, givens, own, optional=rest, early=len(own), share=share)
        return printed(stock, chosen)
    puzzle = build(replace(blank.draft, clues=tuple(chosen)))
    groups = tuple(_clue_groups(request, loose))
    return Stock(blank, puzzle, values, givens, (*own, *groups), tuple(chosen), tuple(loose), False, len(own), share)


def printed(stock: Stock, clues: Sequence[Clue]) -> Stock:
    """The stock with these clues instead of its own, none of which may go."""
    ordered = tuple(sorted(clues, key=lambda clue: clue.cells))
    blank = stock.blank.puzzle
    puzzle = replace(blank, rules=(*blank.rules, *ordered))  # what is in these clues was checked when they were made
    return replace(stock, puzzle=puzzle, clues=ordered)


def loose_stock(request: Request, stock: Stock) -> Stock:
    """The same where each of the clues may go, even if they cover the grid; first those that are as good as givens."""
    lone = [clue for clue in stock.clues if len(clue.cells) == 1]
    others = [clue for clue in stock.clues if len(clue.cells) > 1]
    groups = (*_clue_groups(request, lone), *_clue_groups(request, others))
    return replace(stock, groups=groups, optional=stock.clues, early=len(lone), share=0.0)


def grouped(request: Request, stock: Stock) -> Stock:
    """The same where none but its optional clues may go."""
    return replace(stock, groups=tuple(_clue_groups(request, stock.optional)), early=0, share=1.0)


def can_have_gaps(request: Request) -> bool:
    """Whether all sorts that cover the grid may also leave some of its cells out."""
    return all(sort.gaps for name, _ in request.clues if (sort := sort_named(name)).covering)


def has_all(request: Request, stock: Stock) -> bool:
    """Whether there are as many clues of each sort as were asked for by number."""
    wanted = {sort_named(name).sort: amount for name, amount in request.clues if isinstance(amount, int)}
    return not wanted or all(sum(clue.sort == name for clue in stock.clues) >= wanted[name] for name in wanted)


@lru_cache(maxsize=64)
def climbs(request: Request) -> bool:
    """Whether the core's rungs know all rules of what is asked for, so that it can carve by them."""
    blanks = (blank_of(request, key) for key in range(_LOOKS))
    blank = next((blank for blank in blanks if blank), None)
    if blank is None or request.is_covered or (request.clues and not _is_shared(request)):
        return False
    puzzle, optional = _shared_stock(request, blank)[:2] if request.clues else (blank.puzzle, ())
    return first_rungs(layout_of(puzzle), optional) is not None


def _first_givens(request: Request, values: tuple[int, ...]) -> tuple[int, ...]:
    """All values, but for cells where no given may stand."""
    if request.givens[1] == 0:
        return (0,) * len(values)
    if request.pattern is None:
        return values
    there = {cell for group in _given_groups(request) for cell in group.cells}
    return tuple(value if cell in there else 0 for cell, value in enumerate(values))


@lru_cache(maxsize=64)
def _given_groups(request: Request) -> tuple[ClueGroup, ...]:
    """Cells in orbits; an orbit that is not all within the pattern has no givens."""
    if request.givens[1] == 0:
        return ()
    places = request.places
    orbits = _orbits(request, [(cell,) for cell in sorted(places)])
    cells = (tuple(sorted(cell for place in orbit for cell in place)) for orbit in orbits)
    return tuple(ClueGroup(cells=orbit) for orbit in cells if places.issuperset(orbit))


def _clue_groups(request: Request, clues: Sequence[Clue]) -> Iterator[ClueGroup]:
    """Clues in orbits, those of each sort by themselves."""
    for name in dict.fromkeys(clue.sort for clue in clues):
        by_place: dict[tuple[int, ...], list[Clue]] = {}
        for clue in clues:
            if clue.sort == name:
                by_place.setdefault(tuple(sorted(clue.cells)), []).append(clue)
        for orbit in _orbits(request, by_place):
            yield ClueGroup(rules=tuple(clue for place in sorted(orbit) for clue in by_place.get(place, ())))


def _orbits(request: Request, places: Iterable[tuple[int, ...]]) -> Iterator[set[tuple[int, ...]]]:
    """Places that the symmetry takes to each other, whether or not anything stands there."""
    left = dict.fromkeys(places)
    while left:
        orbit = images(request.grid, request.symmetry, next(iter(left)))
        yield orbit
        for place in orbit:
            left.pop(place, None)


def _counts_all(request: Request, sort: type[Clue]) -> bool:
    """Whether the puzzle has a rule about all clues of the sort: then each of them must be printed."""
    asked = request.options | find(request.kind).options
    return any(option.id in asked for option in sort.options)


@lru_cache(maxsize=64)
def _is_shared(request: Request) -> bool:
    """Whether what could be true is so little that all full grids of a blank can share a layout."""
    count = 0
    for name, _ in request.clues:
        sort = sort_named(name)
        offers = _offers(request.grid, name)
        if not offers or _counts_all(request, sort) or [*as_printed(offers)] != [*offers] or sort.covering:
            return False
        count += len(offers)
    return count <= _SHARED * len(request.grid.cells)


@lru_cache(maxsize=64)
def _offers(grid: Grid, name: str) -> tuple[Clue, ...]:
    """All that could be true of a sort, whatever the values; the very same clues for all requests on such a grid."""
    every = frozenset(grid.span())
    return tuple(sort_named(name).offers(grid, [every] * len(grid.cells)))


@lru_cache(maxsize=16)
def _shared_stock(request: Request, blank: Blank) -> tuple[Puzzle, tuple[Clue, ...], tuple[ClueGroup, ...]]:
    """The blank with all that could be true of the sorts wanted, these clues, and the groups of those that may go."""
    all_of = {name: _offers(blank.grid, name) for name, _ in request.clues}
    offers = {name: fitting_clues(blank.grid, blank.puzzle.rules, some) for name, some in all_of.items()}
    every = sorted((clue for name, _ in request.clues for clue in offers[name]), key=in_order)
    clues = cast("tuple[Clue, ...]", Rules(every, len(blank.grid.cells)))  # hashed once
    loose = [clue for name, amount in request.clues if amount == FEW for clue in offers[name]]
    puzzle = replace(blank.puzzle, rules=(*blank.puzzle.rules, *clues))
    return puzzle, clues, tuple(_clue_groups(request, loose))


def _true_ones(
    request: Request, offers: tuple[Clue, ...], shown: Sequence[int], stream: RandomStream
) -> tuple[Clue, ...]:
    """Of all that could be true those that are, in the same order: one of those over the same cells, and of sorts that
    are wanted in some number no more than that."""
    found = [clue for clue in offers if clue.holds(shown)]
    if not _are_apart(offers):
        places: dict[Hashable, list[Clue]] = {}
        for clue in found:
            places.setdefault(_place(clue), []).append(clue)
        found = [stream.choice(some) for some in places.values()]
    for name, amount in request.clues:
        if isinstance(amount, int):
            numbers = [number for number, clue in enumerate(found) if clue.sort == name]
            stream.shuffle(numbers)
            needless = frozenset(numbers[amount:])
            found = [clue for number, clue in enumerate(found) if number not in needless]
    return tuple(found)


@lru_cache(maxsize=16)
def _are_apart(clues: tuple[Clue, ...]) -> bool:
    """Whether no two of a sort are over the same cells."""
    return len({_place(clue) for clue in clues}) == len(clues)


def _place(clue: Clue) -> Hashable:
    return clue.sort, clue.cells
