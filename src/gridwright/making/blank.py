"""A grid with its rules and no clue yet: the shape of a puzzle that is made."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from functools import lru_cache

from gridwright.clues import all_sorts
from gridwright.engine.partitions import grown, recombined
from gridwright.kinds import build, find, option
from gridwright.making.holes import random_holes
from gridwright.making.places import RANDOM
from gridwright.making.request import Request
from gridwright.model.clock import ENDLESS, Clock
from gridwright.model.draft import Draft
from gridwright.model.grid import Grid, Regions, region_label
from gridwright.model.puzzle import Puzzle
from gridwright.model.random_stream import RandomStream
from gridwright.model.rules import Rule, regions_in

__all__ = ["Blank", "blank_of"]


@dataclass(frozen=True, slots=True, eq=False)
class Blank:
    """What all clues of a puzzle are printed on. `values` are those that it was grown with, if it was."""

    draft: Draft
    puzzle: Puzzle
    values: tuple[int, ...] | None = None

    @property
    def grid(self) -> Grid:
        return self.draft.grid


def blank_of(request: Request, key: int, clock: Clock = ENDLESS) -> Blank | None:
    """A blank for a request, random where regions or holes are; None if none was found with this key.

    OutOfTimeError when the clock says so before.
    """
    kind, grid = find(request.kind), request.grid
    if kind.holes:
        return _blank(request, replace(grid, holes=random_holes(grid.rows, grid.cols, RandomStream(key))))
    if request.regions not in RANDOM:
        return _stated(request)
    if kind.square:
        labels = recombined(grid.rows, grid.cols, grid.rows, key, uniform=request.regions == RANDOM[0], clock=clock)
        return _blank(request, grid, _named(labels))
    sizes = {size: often for size, often in kind.region_sizes.items() if size <= len(grid.cells)}
    found = grown(grid, _rules_of(kind.id, request.options), sizes, key, clock=clock)
    return _blank(request, grid, _named(found[0]), found[1]) if found else None


def _named(labels: Iterable[int]) -> tuple[str, ...]:
    return tuple(region_label(label) for label in labels)


@lru_cache(maxsize=16)
def _stated(request: Request) -> Blank:
    """The blank that all puzzles of a request share."""
    return _blank(request, request.grid, request.regions if isinstance(request.regions, tuple) else None)


def _blank(
    request: Request, grid: Grid, labels: tuple[str, ...] | None = None, values: tuple[int, ...] | None = None
) -> Blank:
    draft = Draft(
        kind=request.kind, grid=grid, givens=(0,) * len(grid.cells), regions=labels, options=request.options
    )
    return Blank(draft, _without_all(build(replace(draft, options=draft.options - _about_clues()))), values)


@lru_cache(maxsize=64)
def _rules_of(kind: str, options: frozenset[str]) -> Callable[[Grid, Regions], Iterable[Rule]]:
    """The rules of a kind with options, for regions that grow by them; the same function whenever it is asked for."""
    own = find(kind).rules
    added = [option(name) for name in sorted(options - _about_clues())]

    def rules(grid: Grid, regions: Regions) -> Iterator[Rule]:
        yield from own(grid, regions)
        for one in added:
            yield from one.on(grid, (), regions)

    return rules if added else own


def _without_all(puzzle: Puzzle) -> Puzzle:
    """A puzzle without rules about all clues of a sort, which say something of clues that are not there yet."""
    regions = regions_in(puzzle.rules)
    own = [one for sort in all_sorts() for one in sort.options if one.id in find(puzzle.kind).options]
    early = {rule for one in own for rule in one.on(puzzle.grid, (), regions)}
    return replace(puzzle, rules=tuple(rule for rule in puzzle.rules if rule not in early)) if early else puzzle


def _about_clues() -> frozenset[str]:
    return frozenset(one.id for sort in all_sorts() for one in sort.options)
