"""The first rungs of the ladder in the core: which of many positions do techniques up to a rating solve?

What it knows are houses, values that two cells cannot share, and signs; whoever has a layout says these
(`logic/first_rungs.py`), or that it has more than that.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from gridwright.engine import _core
from gridwright.model.layout import Layout
from gridwright.model.rules import Rule

__all__ = ["HIGHEST_RUNG", "DifferentCells", "DrawnHouse", "FirstRungs", "SameCells", "SignedCells"]

HIGHEST_RUNG = _core.HIGHEST_RUNG / 10
"""The rating of the highest rung that the core has."""

_WORD = 64


class DrawnHouse(NamedTuple):
    """Cells that all differ, the mask of values that they must hold (0: not all), and the sort of the house."""

    cells: tuple[int, ...]
    values: int
    sort: str


class DifferentCells(NamedTuple):
    """Two cells, and the mask of values that they cannot both hold."""

    first: int
    second: int
    values: int


class SignedCells(NamedTuple):
    """A cell that is less than another; the number of the optional rule that says so, or -1."""

    less: int
    greater: int
    optional: int


class SameCells(NamedTuple):
    """Two cells that hold the same value, one of this mask."""

    one: int
    other: int
    values: int


@dataclass(frozen=True, eq=False)
class FirstRungs:
    """A layout as the core's rungs know it."""

    layout: Layout
    optional: tuple[Rule, ...]
    core: _core.Rungs

    @classmethod
    def of(
        cls,
        layout: Layout,
        optional: tuple[Rule, ...],
        houses: Sequence[DrawnHouse],
        different: Sequence[DifferentCells],
        signs: Sequence[SignedCells],
        same: Sequence[SameCells],
    ) -> FirstRungs:
        holes = sorted(layout.grid.holes)
        core = _core.Rungs(layout.values, layout.domains, houses, different, signs, same, holes)
        return cls(layout, optional, core)

    def solve(
        self, grids: Sequence[Sequence[int]], rating: float, *, toggles: Sequence[int] = (), threads: int = 1
    ) -> list[bool]:
        """Whether each grid, 0 for empty cells, is solved by techniques of this rating at most.

        `toggles` are the optional rules that are on, as words of bits for each grid; without them all are.
        """
        tenths = min(round(rating * 10), _core.HIGHEST_RUNG)
        return [bool(solved) for solved in self.core.solve(b"".join(map(bytes, grids)), toggles, tenths, threads)]
