"""All clues that a puzzle could have: the values of a full grid, and what is true in it of the sorts wanted."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from gridwright.clues import Clue
from gridwright.clues import sort as sort_named
from gridwright.kinds import build, find
from gridwright.making.blank import Blank
from gridwright.making.carving import CarveJob
from gridwright.making.request import FEW, Request
from gridwright.making.symmetry import images
from gridwright.model.clue import as_printed
from gridwright.model.grid import Grid
from gridwright.model.puzzle import Puzzle
from gridwright.model.random_stream import RandomStream
from gridwright.model.rules import regions_in

__all__ = ["Stock", "job_of", "stock_of"]

_SHARED = 4
"""Clues for each cell up to which all that could be true of a sort are rules of one layout, whatever the grid."""


_EARLY = 0.4
"""Givens are tried within this part of the way, so that more of what makes the puzzle special is left."""


@dataclass(frozen=True, slots=True, eq=False)
class Stock:
    """A full grid with the clues that can be printed in it. By numbers: givens by their cells, then `clues` in order.

    `puzzle` has all clues and no given; `there` are the numbers of those that are true and wanted, and `staying` of
    those among them that are not to be taken out.
    """

    blank: Blank
    puzzle: Puzzle
    values: tuple[int, ...]
    clues: tuple[Clue, ...] = ()
    optional: bool = True
    there: frozenset[int] = frozenset()
    staying: frozenset[int] = frozenset()

    def puzzle_with(self, kept: Collection[int]) -> Puzzle:
        """The puzzle with these clues and no others."""
        givens = tuple([value if cell in kept else 0 for cell, value in enumerate(self.values)])
        if not self.clues:
            return replace(self.puzzle, givens=givens)
        cells = len(self.values)
        printed = tuple([clue for number, clue in enumerate(self.clues, cells) if number in kept])
        return build(replace(self.blank.draft, givens=givens, clues=printed))

    def count_givens(self, kept: Iterable[int]) -> int:
        return sum(number < len(self.values) for number in kept)


def stock_of(request: Request, blank: Blank, values: tuple[int, ...], stream: RandomStream, most: int = 0) -> Stock:
    """The clues for a full grid, as many of each sort as are wanted; cages have `most` cells at most (0: as usual)."""
    if not request.clues:
        return Stock(blank, blank.puzzle, values)
    shared = _all_offers(request, blank) if _is_shared(request) else None
    regions = regions_in(blank.puzzle.rules)
    chosen: list[tuple[Clue, bool]] = []
    for name, amount in request.clues:
        sort = sort_named(name)
        found = [*sort.proposals(blank.grid, regions, values, stream, most)]
        joined = [*as_printed(found)] != found  # clues that count together cannot go one by one
        if isinstance(amount, int):
            found = found[:amount]
        elif amount == FEW and joined:
            found = found[: len(found) // 2]
        stays = amount != FEW or joined or _counts_all(request, sort)
        chosen += [(clue, stays) for clue in found]
    if shared:
        puzzle, numbers = shared
        there = frozenset(numbers[clue] for clue, _ in chosen)
        staying = frozenset(numbers[clue] for clue, stays in chosen if stays)
        return Stock(blank, puzzle, values, tuple(numbers), True, there, staying)
    clues = tuple(clue for clue, _ in chosen)
    optional = not any(_counts_all(request, sort_named(name)) for name, _ in request.clues)
    puzzle = build(replace(blank.draft, clues=clues))
    cells = len(values)
    there = frozenset(range(cells, cells + len(clues)))
    return Stock(
        blank, puzzle, values, clues, optional and not all(stays for _, stays in chosen), there,
        frozenset(number for number, (_, stays) in enumerate(chosen, cells) if stays),
    )  # fmt: skip


def job_of(request: Request, stock: Stock, stream: RandomStream) -> CarveJob:
    """What is to be carved of a stock: givens and clues in orbits, in random order.

    Where only so many givens may stay, they are tried first.
    """
    cells = len(stock.values)
    givens = [*_orbits(request, request.grid, [((cell,), cell) for cell in sorted(request.places)])]
    if request.pattern is not None:  # what would break the symmetry is no clue
        givens = [group for group in givens if len(group) == len(_images_of(request, group[0]))]
    loose = sorted(stock.there - stock.staying)
    others: list[tuple[int, ...]] = []
    for name, _ in request.clues:
        own = ((stock.clues[number - cells], number) for number in loose)
        others += _orbits(request, request.grid, [(clue.cells, number) for clue, number in own if clue.sort == name])
    if request.givens[1] == 0:
        givens = []
    early = 1.0 if not others else _EARLY if request.givens[1] >= len(request.places) else 0.0
    ranked = [(stream.fraction() * early, group) for group in givens]
    ranked += [(stream.fraction(), group) for group in others]
    if not early:
        stream.shuffle(ranked)
    return CarveJob(stock.values, tuple(sorted(stock.staying)), tuple(group for _, group in sorted(ranked, key=_rank)))


def _rank(ranked: tuple[float, tuple[int, ...]]) -> float:
    return ranked[0]


def _images_of(request: Request, cell: int) -> set[tuple[int, ...]]:
    return images(request.grid, request.symmetry, (cell,))


def _orbits(request: Request, grid: Grid, placed: Sequence[tuple[Sequence[int], int]]) -> Iterator[tuple[int, ...]]:
    """Numbers of clues, those together whose places the symmetry takes to each other."""
    if request.symmetry == "none":
        yield from ((number,) for _, number in placed)
        return
    by_place: dict[tuple[int, ...], list[int]] = {}
    for where, number in placed:
        by_place.setdefault(tuple(sorted(where)), []).append(number)
    left = dict.fromkeys(by_place)
    while left:
        there = sorted(images(grid, request.symmetry, next(iter(left))) & left.keys())
        yield tuple(number for place in there for number in by_place[place])
        for place in there:
            del left[place]


def _counts_all(request: Request, sort: type[Clue]) -> bool:
    """Whether the puzzle has a rule about all clues of the sort: then each of them must be printed."""
    asked = request.options | find(request.kind).options
    return any(option.id in asked for option in sort.options)


@lru_cache(maxsize=64)
def _is_shared(request: Request) -> bool:
    """Whether what could be true is so little that all full grids of a blank can share a layout."""
    every = [frozenset(range(1, max(request.grid.rows, request.grid.cols) + 1))] * len(request.grid.cells)
    count = 0
    for name, _ in request.clues:
        sort = sort_named(name)
        offers = tuple(sort.offers(request.grid, every))
        if not offers or _counts_all(request, sort) or [*as_printed(offers)] != [*offers] or sort.covering:
            return False
        count += len(offers)
    return count <= _SHARED * len(request.grid.cells)


@lru_cache(maxsize=8)
def _offers(request: Request, high: int) -> tuple[Clue, ...]:
    every = [frozenset(range(1, high + 1))] * len(request.grid.cells)
    return tuple(clue for name, _ in request.clues for clue in sort_named(name).offers(request.grid, every))


@lru_cache(maxsize=16)
def _all_offers(request: Request, blank: Blank) -> tuple[Puzzle, dict[Clue, int]]:
    """The blank with all that could be true of the sorts that are wanted, and the number of each of these clues."""
    clues = _offers(request, max(request.grid.rows, request.grid.cols))
    numbers = {clue: number for number, clue in enumerate(clues, len(request.grid.cells))}
    return replace(blank.puzzle, rules=(*blank.puzzle.rules, *numbers)), numbers
