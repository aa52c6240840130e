"""What puzzle is wanted: a value that is checked when it is made, so that nothing is begun that cannot be."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TypedDict

from gridwright.clues import Given, all_sorts
from gridwright.clues import sort as sort_named
from gridwright.kinds import Kind, build, find, option
from gridwright.logic.techniques import technique
from gridwright.making.arguments import names, one_name, whole, window
from gridwright.making.places import RANDOM, grid_of, pattern_of, regions_of
from gridwright.making.symmetry import check_symmetry
from gridwright.making.target import Target, Window, level_target, minutes_target, rating_target
from gridwright.model.arguments import must_be
from gridwright.model.draft import Draft
from gridwright.model.errors import GridwrightError
from gridwright.model.grid import Grid, region_label
from gridwright.model.span import stated_span
from gridwright.model.suggestions import unknown
from gridwright.notations._examples import sorts_of

__all__ = ["ALL", "BY", "FEW", "Amount", "Request", "RequestDetails", "requested"]

FEW, ALL = "few", "all"
Amount = int | str
"""How many clues of a sort: a number, all that can be, or few: no more than are needed."""

BY = ("variety", "flow")
"""By what the best of several puzzles is chosen: many different techniques, or always many cells to go on with."""

_TRIES = 400
"""Attempts at a puzzle."""

_MANY_TRIES = 4000
"""The same where each takes next to no time."""

_SMALL, _USUAL = 36, 81
"""Cells of grids that are quick to carve, whatever is on them, and if all puzzles share the regions and have only
givens."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Request:
    """A puzzle to be made. Make one with `requested`, which checks what it says."""

    kind: str
    grid: Grid
    regions: tuple[str, ...] | str | None = None
    """A label per cell, one of `RANDOM`, or None for what the kind has."""
    options: frozenset[str] = frozenset()
    clues: tuple[tuple[str, Amount], ...] = ()
    """Sorts of clues that are printed beside givens."""
    target: Target | None = None
    symmetry: str = "none"
    givens: tuple[int, int] = (0, 0)
    pattern: frozenset[int] | None = None
    minimal: bool = False
    techniques: tuple[str, ...] = ()
    without: frozenset[str] = frozenset()
    best_of: int = 1
    by: str = BY[0]
    tries: int = _TRIES

    @property
    def places(self) -> frozenset[int]:
        """The cells where givens may stand."""
        return frozenset(self.grid.filled) if self.pattern is None else self.pattern

    @property
    def is_covered(self) -> bool:
        """Whether clues cover the grid, and there are no givens."""
        return self.givens[1] == 0 and any(sort_named(name).covering for name, _ in self.clues)


class RequestDetails(TypedDict, total=False):
    """What can be asked of a puzzle besides its kind and size; see `requested`."""

    values: str | Sequence[int] | None
    level: str | None
    rating: Window | None
    minutes: Window | None
    symmetry: str
    givens: tuple[int, int] | None
    minimal: bool
    clues: Mapping[str, Amount] | None
    regions: str | Sequence[Sequence[object]] | None
    options: Iterable[str]
    techniques: Iterable[str]
    without: Iterable[str]
    pattern: Sequence[Sequence[object]] | None
    best_of: int
    by: str | None
    tries: int | None


def requested(
    kind: str,
    size: int | tuple[int, int] | None = None,
    *,
    values: str | Sequence[int] | None = None,
    level: str | None = None,
    rating: Window | None = None,
    minutes: Window | None = None,
    symmetry: str = "none",
    givens: tuple[int, int] | None = None,
    minimal: bool = False,
    clues: Mapping[str, Amount] | None = None,
    regions: str | Sequence[Sequence[object]] | None = None,
    options: Iterable[str] = (),
    techniques: Iterable[str] = (),
    without: Iterable[str] = (),
    pattern: Sequence[Sequence[object]] | None = None,
    best_of: int = 1,
    by: str | None = None,
    tries: int | None = None,
) -> Request:
    """The request that these words mean; a GridwrightError says what is wrong with it.

    What is in the cells: `values`, the least and the greatest, as "0-8" or (0, 8), where these are not 1 to n. How
    hard: a `level`, or from … to … in `rating` or `minutes`. Where clues stand: `symmetry`, how many `givens` (least,
    most), a `pattern` with a mark in each cell that may have one; `minimal`, so that none is needless. What is printed
    besides: `clues` by sort, each "few", "all" or a number; `regions` as labels, "random" (each as likely as another)
    or "compact"; `options`. On the way: `techniques` that must be used, others to do `without`. Of `best_of` puzzles
    the best is taken, `by` variety or flow; `tries` is how many are attempted for each,
    400 or, where they are quick, 4000 if not said.
    """
    what = find(kind)
    grid = grid_of(what, size, regions)
    span = stated_span(values)
    grid = grid.with_span(span) if span else grid
    check_symmetry(symmetry, grid)
    chosen = frozenset(option(name).id for name in names("options", options))
    wanted = _clues(what, chosen, clues)
    places = None if pattern is None else pattern_of(grid, pattern)
    whole("best_of", best_of, 1)
    if tries is not None:
        whole("tries", tries, 1)
    must_be(minimal, bool, "minimal: true or false")
    if by is not None:
        one_name("measure", by, BY)
        if best_of == 1:
            raise GridwrightError(f"the best by {by!r}: of one puzzle there is none to choose; make several of each")
    request = Request(
        kind=what.id,
        grid=grid,
        regions=regions_of(what, grid, regions),
        options=chosen,
        clues=wanted,
        target=_target(what, level, rating, minutes),
        symmetry=symmetry,
        givens=_givens(grid, givens, wanted, places),
        pattern=places,
        minimal=minimal,
        techniques=tuple(technique(name).id for name in names("techniques", techniques)),
        without=frozenset(technique(name).id for name in names("without", without)),
        best_of=best_of,
        by=by or BY[0],
        tries=tries or _TRIES,
    )
    if tries is None and _is_quick(request):
        request = replace(request, tries=_MANY_TRIES)
    _check_givens(request)
    _check_cover(request)
    _check_techniques(request)
    _check_rules(request)
    return request


def _is_quick(request: Request) -> bool:
    """Whether attempts take next to no time: nothing is rated, or the core says of most that they are too easy, or
    too hard."""
    target, cells = request.target, len(request.grid.cells)
    if (target and target.minutes is not None) or request.techniques or request.without or request.is_covered:
        return False
    if target is None:
        return cells <= _USUAL and not request.clues and request.regions not in RANDOM
    return cells <= _SMALL or (cells <= _USUAL and not request.clues and request.regions not in RANDOM)


def _clues(
    kind: Kind, options: frozenset[str], clues: Mapping[str, Amount] | None
) -> tuple[tuple[str, Amount], ...]:
    """The sorts that the kind has by itself, and what is asked for beside them."""
    known = {sort.sort: sort for sort in all_sorts() if sort is not Given}
    usual: dict[str, Amount] = {sort: ALL if known[sort].covering else FEW for sort in sorts_of(kind.id)}
    if not isinstance(clues, Mapping | None):
        raise TypeError(f"clues are sorts with amounts, such as {{'signs': 'few'}}, not {clues!r}")
    for name, amount in (clues or {}).items():
        if name not in known:
            raise GridwrightError(unknown("sort of clues", name, sorted(known)))
        is_number = isinstance(amount, int) and not isinstance(amount, bool) and amount >= 0
        if not (amount in (FEW, ALL) or is_number):
            raise GridwrightError(f"{name}: {amount!r} is not an amount; give a number, {FEW} or {ALL}")
        about = next((one.id for one in known[name].options if one.id in options | kind.options), None)
        if about and isinstance(amount, int):
            raise GridwrightError(f"{name}: {about} says that all of them are there, so there cannot be just {amount}")
        usual[name] = amount
        if amount == 0:
            del usual[name]
    return tuple(sorted(usual.items()))


def _target(kind: Kind, level: str | None, rating: Window | None, minutes: Window | None) -> Target | None:
    asked = [name for name, value in (("level", level), ("rating", rating), ("minutes", minutes)) if value is not None]
    if len(asked) > 1:
        raise GridwrightError(f"{' and '.join(asked)} cannot be asked for together; say one of them")
    if level is not None:
        return level_target(kind, level)
    if rating is not None:
        return rating_target(window("rating", rating))
    return None if minutes is None else minutes_target(window("minutes", minutes))


def _givens(
    grid: Grid, givens: tuple[int, int] | None, clues: Sequence[tuple[str, Amount]], pattern: frozenset[int] | None
) -> tuple[int, int]:
    places = len(grid.filled) if pattern is None else len(pattern)
    if givens is None:
        # So many cages cover no grid, as all of them or few do, so there are givens beside them.
        covered = any(sort_named(name).covering and not isinstance(amount, int) for name, amount in clues)
        return (0, 0) if pattern is None and covered else (0, places)
    low, high = window("givens", givens)
    if low > places:
        where = "in the pattern" if pattern is not None else f"on a grid of {grid.rows}x{grid.cols}"
        raise GridwrightError(f"givens {low:g}..{high:g}: there are only {places} cells for them {where}")
    return int(low), int(min(high, places))


_FEWEST = {4: 4, 6: 8, 9: 17}
"""The fewest givens that leave a Sudoku of that size one solution, as others have proven."""


def _check_givens(request: Request) -> None:
    """Refuses fewer givens than any puzzle without other clues has."""
    kind, size = find(request.kind), request.grid.rows
    if request.clues or request.options or kind.options or not kind.square or request.grid.count:
        return
    fewest = _FEWEST.get(size, size - 1) if kind.regions == "boxes" and request.regions is None else size - 1
    if request.givens[1] < fewest:
        where = "in the pattern" if request.pattern is not None else "at most"
        few = f"with {request.givens[1]} givens {where}"
        raise GridwrightError(f"a {kind.id} of {size}x{size} {few} never has one solution; it takes {fewest} at least")


def _check_cover(request: Request) -> None:
    """Clues that cover the grid are cut and joined, not taken out one by one."""
    if not request.is_covered:
        return
    cover = next(sort for name, _ in request.clues if (sort := sort_named(name)).covering).nouns[1]
    asked = f"symmetry {request.symmetry!r}" if request.symmetry != "none" else "minimal" if request.minimal else None
    if asked:
        raise GridwrightError(f"{asked}: the {cover} of a {request.kind} cover the whole grid, whatever is asked")


def _check_techniques(request: Request) -> None:
    both = set(request.techniques) & request.without
    if both:
        raise GridwrightError(f"{', '.join(sorted(both))}: the technique cannot be both used and done without")
    for name in request.techniques:
        found = technique(name)
        if found.needs_uniqueness:
            raise GridwrightError(f"{name} relies on the solution being the only one, and no rating counts such steps")
        if request.target and found.rating > request.target.high:
            asked = f"harder than {request.target.name}, which is asked for"
            raise GridwrightError(f"{name} is rated {found.rating:.1f}: {asked}")


def _check_rules(request: Request) -> None:
    """Refuses what `build` refuses, whatever the regions will be; holes cut a grid up, so what fits is known later."""
    if find(request.kind).holes:
        return
    labels = request.regions
    if labels in RANDOM:
        if not find(request.kind).square:
            return
        # Any regions of the right size do: what is laid later is as sound.
        labels = tuple(region_label(cell // request.grid.cols) for cell in request.grid.cells)
    build(
        Draft(
            kind=request.kind, grid=request.grid, givens=(0,) * len(request.grid.cells),
            regions=labels if isinstance(labels, tuple) else None, options=_apart(request),
        )
    )  # fmt: skip


def _apart(request: Request) -> frozenset[str]:
    """The options that do not speak of clues, which are not there yet."""
    about = {one.id for sort in all_sorts() for one in sort.options}
    return request.options - about

