"""Random ways to cut a grid into regions."""

from __future__ import annotations

from gridwright.engine import _core
from gridwright.model.errors import RuleError
from gridwright.model.grid import Grid

__all__ = ["Labels", "recombined"]

Labels = tuple[int, ...]
"""The region of each cell; regions are numbered from 0 in the order of their first cells."""

_COMPACT = 4
"""Steps for each cell, from stripes to regions that nothing is left of them in: borders are as long after one."""

_UNIFORM = 5
"""Further steps for each cell, times the size of regions, until borders have the length that they keep; 4×4 and 5×5
grids then show no difference to drawing one of all ways to cut them."""


def recombined(
    rows: int, cols: int, size: int, key: int, *, steps: int | None = None, uniform: bool = False
) -> Labels:
    """Connected regions of `size` cells each, drawn from the stream of a key.

    Two regions that touch are merged and cut apart at random, `steps` times for each cell. Regions are compact, or,
    if `uniform`, every way to cut the grid up is as likely as another, however frayed; that takes longer.
    """
    cells = len(Grid(rows, cols).cells)
    if size < 1 or cells % size:
        raise RuleError(f"regions of {size} cells do not fill a grid of {rows}x{cols}")
    each = steps if steps is not None else _UNIFORM * size if uniform else _COMPACT
    compact = _COMPACT if uniform else each
    return tuple(_core.recombined(rows, cols, size, key, compact * cells, each * cells if uniform else 0))
