"""Random ways to cut a grid into regions: of one size, or of several and grown together with their values."""

from __future__ import annotations

import atexit
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import lru_cache
from itertools import combinations

from gridwright.engine import _core
from gridwright.engine.graph_sketch import different
from gridwright.model.clock import ENDLESS, Clock
from gridwright.model.errors import OutOfTimeError, RuleError
from gridwright.model.grid import Grid, Regions
from gridwright.model.layout import Layout
from gridwright.model.primitives import MAX_VALUES, Distinct, Domain, Pair, Primitive, Relation
from gridwright.model.rules import Rule, Values

__all__ = ["Labels", "grown", "recombined"]

Labels = tuple[int, ...]
"""The region of each cell; regions are numbered from 0 in the order of their first cells."""

RulesOf = Callable[[Grid, Regions], Iterable[Rule]]

_COMPACT = 4
"""Steps for each cell, from stripes to regions that nothing is left of them in: borders are as long after one."""

_UNIFORM = 5
"""Further steps for each cell, times the size of regions, until borders have the length that they keep; 4×4 and 5×5
grids then show no difference to drawing one of all ways to cut them."""

_REFILLED = 20
"""Steps for each cell that leave nothing of the order in which regions were grown."""

_HEAVIEST = 1 << 20
"""The largest number by which a size may be wanted."""


def recombined(
    rows: int,
    cols: int,
    size: int,
    key: int,
    *,
    steps: int | None = None,
    uniform: bool = False,
    clock: Clock = ENDLESS,
) -> Labels:
    """Connected regions of `size` cells each, drawn from the stream of a key.

    Two regions that touch are merged and cut apart at random, `steps` times for each cell. Regions are compact, or,
    if `uniform`, every way to cut the grid up is as likely as another, however frayed; that takes longer.
    OutOfTimeError when the clock says so.
    """
    cells = len(Grid(rows, cols).cells)
    if size < 1 or cells % size:
        raise RuleError(f"regions of {size} cells do not fill a grid of {rows}x{cols}")
    each = steps if steps is not None else _UNIFORM * size if uniform else _COMPACT
    compact = _COMPACT if uniform else each
    found = _core.recombined(rows, cols, size, key, compact * cells, each * cells if uniform else 0, clock.over)
    if found is None:
        raise OutOfTimeError("the time is over")
    return tuple(found)


def grown(
    grid: Grid,
    rules: RulesOf,
    sizes: Mapping[int, int],
    key: int,
    *,
    steps: int = _REFILLED,
    clock: Clock = ENDLESS,
) -> tuple[Labels, tuple[int, ...]] | None:
    """Connected regions and a value for each cell, drawn from the stream of a key; None if its work is spent before.

    `rules` are those of a kind, for a grid and its regions, that has 1 … n in regions of n cells; what else they say
    must be about two cells each. `sizes` says how often regions of so many cells are wanted. When the grid is full, two
    regions that touch are merged, cut apart and filled anew, `steps` times for each cell.
    """
    if grid.holes:
        raise RuleError("regions cannot grow around cells that hold nothing")
    wanted = tuple(sorted((size, often) for size, often in sizes.items() if often))
    for size, often in wanted:
        if not 1 <= size <= MAX_VALUES or not 0 < often <= _HEAVIEST:
            raise RuleError(f"regions of {size} cells, wanted {often} times: sizes are 1 to {MAX_VALUES}")
    if not wanted:
        raise RuleError("regions of no size are wanted")
    found = _growth(grid, rules, wanted).grown(key, steps * len(grid.cells), clock.over)
    if found is None:
        clock.require()
    return found and (tuple(found[0]), tuple(found[1]))


@lru_cache(maxsize=64)
def _growth(grid: Grid, rules: RulesOf, sizes: tuple[tuple[int, int], ...]) -> _core.Growth:
    largest = sizes[-1][0]
    relations: dict[Relation, int] = {}
    pairs = []
    for inside, primitives in _said_of_two(grid, rules, largest):
        for first, second, related in _pairs(primitives, largest):
            pairs.append((first, second, relations.setdefault(related, len(relations)), inside))
    weights = dict(sizes)
    tables = [list(related.allowed) for related in relations]
    return _core.Growth(grid.rows, grid.cols, [weights.get(n, 0) for n in range(1, largest + 1)], tables, pairs)


atexit.register(_growth.cache_clear)  # as compiled layouts in native.py


def _said_of_two(grid: Grid, rules: RulesOf, largest: int) -> Iterator[tuple[bool, tuple[Primitive, ...]]]:
    """What the rules say without regions, and what they say besides within one: as if all cells were one region."""
    whole = tuple(grid.cells)
    always = tuple(rules(grid, ()))
    within = tuple([rule for rule in rules(grid, (whole,)) if rule not in always and not isinstance(rule, Values)])
    for inside, some in ((False, always), (True, within)):
        layout = Layout(grid, largest, some, tuple([tuple(rule.lower(grid.span(largest))) for rule in some]))
        for rule in range(len(some)):
            primitives = layout.lowered(rule, "growing of regions", Distinct, Pair, Domain)
            yield inside, tuple([one for one in primitives if not inside or one != Distinct(whole)])


def _pairs(primitives: Iterable[Primitive], largest: int) -> Iterator[tuple[int, int, Relation]]:
    unequal = different(largest)
    for primitive in primitives:
        match primitive:
            case Distinct():
                yield from ((a, b, unequal) for a, b in combinations(primitive.cells, 2))
            case Pair():
                yield primitive.first, primitive.second, primitive.relation
            case _:
                raise RuleError("growing of regions cannot deal with rules about single cells")
