"""Random full grids of a layout, many at a time. Each follows from its key alone, whatever is filled beside it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from gridwright.engine import _core
from gridwright.engine.native import Native, compiled
from gridwright.model.clock import ENDLESS, Clock
from gridwright.model.errors import GridwrightError, OutOfTimeError
from gridwright.model.layout import Layout
from gridwright.model.rules import Rule

__all__ = ["FullGrid", "fill", "resample"]

FullGrid = tuple[int, ...]
"""The values of all cells; 0 for holes."""

_RESTART = 0.75
"""Guesses per cell after which a grid is begun anew: few more than a fill without a mistake takes. On most layouts more
would do as well; where luck at the first cells decides over thousands of guesses, this is several times as fast."""

_PATIENCE = 100
"""Guesses per cell after which a grid is given up."""

_WAYS = 10_000
"""Ways to fill what was erased, from which a grid stays as it is: listing them would take too long."""


def fill(
    layout: Layout,
    keys: Sequence[int],
    *,
    givens: Sequence[int] | None = None,
    optional: tuple[Rule, ...] = (),
    restart: int | None = None,
    budget: int | None = None,
    threads: int = 1,
    instruction_set: str | None = None,
    clock: Clock = ENDLESS,
) -> list[FullGrid | None]:
    """For each key of a random stream a full grid with the givens; None where there is none within `budget` guesses.

    Rules of `optional` are left out. Not all grids are equally likely: see `resample`. OutOfTimeError when the clock
    says so.
    """
    native = compiled(layout, optional)
    cells = len(layout.grid.cells)
    grid = bytes(cells) if givens is None else _as_bytes(layout, givens)
    restart = max(1, int(cells * _RESTART)) if restart is None else restart
    budget = cells * _PATIENCE if budget is None else budget
    found = _core.fill(
        native.core, keys, grid * len(keys), _all_off(native, len(keys)), budget, restart, threads, instruction_set,
        clock.over,
    )  # fmt: skip
    if found is None:
        raise OutOfTimeError("the time is over")
    return list(_grids(layout, found))


def resample(
    layout: Layout,
    grids: Sequence[FullGrid],
    keys: Sequence[int],
    *,
    rounds: int,
    erased: int,
    fixed: Sequence[int] = (),
    optional: tuple[Rule, ...] = (),
    ways: int = _WAYS,
    threads: int = 1,
    instruction_set: str | None = None,
) -> list[FullGrid]:
    """The grids, of each of which so many cells are erased in each round, and one of all ways to fill them is taken.

    The more rounds and cells, the nearer all full grids of the layout come to being equally likely. Cells of `fixed`
    keep their values. A round with `ways` ways or more leaves the grid as it is, which favours none.
    """
    native = compiled(layout, optional)
    kept = bytes(cell in layout.grid.holes or cell in set(fixed) for cell in layout.grid.cells)
    data = b"".join(_as_bytes(layout, grid) for grid in grids)
    budget = ways * len(kept)
    found = _core.resample(
        native.core, keys, data, kept, _all_off(native, len(keys)),
        rounds, erased, ways, budget, threads, instruction_set,
    )  # fmt: skip
    return [grid for grid in _grids(layout, found) if grid is not None]


def _as_bytes(layout: Layout, values: Sequence[int]) -> bytes:
    if len(values) != len(layout.grid.cells):
        raise GridwrightError(f"{len(values)} values are given for {len(layout.grid.cells)} cells")
    for cell, value in enumerate(values):
        if not 0 <= value <= layout.values:
            raise GridwrightError(f"{layout.grid.name(cell)}: {value} is not a value of that cell")
    return bytes(values)


def _all_off(native: Native, count: int) -> list[int]:
    return native.toggles(native.optional) * count


def _grids(layout: Layout, data: bytes) -> Iterator[FullGrid | None]:
    cells, holes = len(layout.grid.cells), layout.grid.holes
    for begin in range(0, len(data), cells):
        grid = data[begin : begin + cells]
        if not any(grid):
            yield None
        else:
            yield tuple(0 if cell in holes else value for cell, value in enumerate(grid)) if holes else tuple(grid)
