"""The first rungs of the ladder in the core: which of many positions do techniques up to a rating solve?

What it knows are houses, values that two cells cannot share, signs, sums, and rules that can be filled; whoever has a
layout says these (`logic/first_rungs.py`), or that it has more than that.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from gridwright.engine import _core
from gridwright.engine.rule_filler import RuleFiller
from gridwright.model.layout import Layout
from gridwright.model.rules import Rule

__all__ = [
    "HIGHEST_RUNG", "NO_SUMS", "RUNG_TECHNIQUES", "CellsFilled", "CellsOfSets", "CellsTotal", "Climbed",
    "DifferentCells", "DrawnHouse", "FirstRungs", "SameCells", "SignedCells", "SumFacts",
]

HIGHEST_RUNG = _core.HIGHEST_RUNG / 10
"""The rating up to which the core has all rungs. Above it knows some techniques: what they solve is no harder, but what
they do not solve may be as easy all the same."""

RUNG_TECHNIQUES: tuple[str, ...] = tuple(_core.rung_techniques())
"""The ids of the techniques that the core knows, easiest first; beside the rungs, some that are rated higher."""

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


class CellsOfSets(NamedTuple):
    """Different cells whose values together are one of the sets."""

    cells: tuple[int, ...]
    sets: tuple[int, ...]


class CellsTotal(NamedTuple):
    """Cells that add up to something from low to high, each times its coefficient; for each, by their places, those
    before it that differ from it. Its sort is "printed", "of sets", "left over" or, of cells that all differ and are
    all added, "left over set"."""

    cells: tuple[int, ...]
    coefficients: tuple[int, ...]
    low: int
    high: int
    differ: tuple[tuple[int, ...], ...]
    sort: str


class CellsFilled(NamedTuple):
    """A rule that can be filled; the number of the optional rule that it is, or -1."""

    cells: tuple[int, ...]
    filler: RuleFiller
    optional: int


class SumFacts(NamedTuple):
    """What there is beside houses and pairs of cells."""

    choices: Sequence[CellsOfSets]
    totals: Sequence[CellsTotal]
    filled: Sequence[CellsFilled]


NO_SUMS = SumFacts((), (), ())


class Climbed(NamedTuple):
    """A position that techniques led to: candidates, cells without a value, for each value the cells that can hold it
    (nothing for 0), and whether some cell has no candidate left."""

    candidates: list[int]
    open: int
    where: list[int]
    broken: bool


@dataclass(frozen=True, eq=False)
class FirstRungs:
    """A layout as the core's rungs know it."""

    layout: Layout
    optional: tuple[Rule, ...]
    core: _core.Rungs
    has_sums: bool

    @classmethod
    def of(
        cls,
        layout: Layout,
        optional: tuple[Rule, ...],
        houses: Sequence[DrawnHouse],
        different: Sequence[DifferentCells],
        signs: Sequence[SignedCells],
        same: Sequence[SameCells],
        sums: SumFacts = NO_SUMS,
    ) -> FirstRungs:
        holes = sorted(layout.grid.holes)
        core = _core.Rungs(layout.values, layout.domains, houses, different, signs, same, holes, *sums)
        return cls(layout, optional, core, any(sums))

    def solve(
        self, grids: Sequence[Sequence[int]], rating: float, *, toggles: Sequence[int] = (), threads: int = 1
    ) -> list[bool]:
        """Whether techniques that the core knows solve each grid, 0 for empty cells, with no step that is rated higher.

        `toggles` are the optional rules that are on, as words of bits for each grid; without them all are.
        """
        found = self.core.solve(b"".join(map(bytes, grids)), toggles, _tenths(rating), threads)
        return [bool(solved) for solved in found]

    def first_technique(self, candidates: Sequence[int], open_cells: int) -> int:
        """The number of the first of `RUNG_TECHNIQUES` that finds a step there; how many there are, if none does."""
        return self.core.first_technique(candidates, open_cells.to_bytes(self._bytes, "little"))

    def begin(self, givens: Sequence[int], rating: float, *, toggles: Sequence[int] = ()) -> Climbed:
        """Where techniques of this rating at most lead to from givens, 0 for empty cells."""
        return self._told(self.core.begin(bytes(givens), toggles, _tenths(rating)))

    def climb(
        self, candidates: Sequence[int], open_cells: int, rating: float, *, toggles: Sequence[int] = ()
    ) -> Climbed:
        """The same from the middle of things."""
        opened = open_cells.to_bytes(self._bytes, "little")
        return self._told(self.core.climb(candidates, opened, toggles, _tenths(rating)))

    def _told(self, climbed: tuple[list[int], bytes, bytes, bool]) -> Climbed:
        candidates, opened, places, broken = climbed
        size = self._bytes
        where = [int.from_bytes(places[at : at + size], "little") for at in range(0, len(places), size)]
        return Climbed(candidates, int.from_bytes(opened, "little"), [0, *where], broken)

    @property
    def _bytes(self) -> int:
        """Of a set of cells, in whole words."""
        return -(-len(self.layout.domains) // _WORD) * (_WORD // 8)


def _tenths(rating: float) -> int:
    return round(rating * 10)
