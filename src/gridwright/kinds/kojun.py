"""Kojun: regions as in Suguru; equal values not side by side; within a region the upper of two is greater."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Unpack

from gridwright.kinds._arrays import Cells, Labels, SignDetails, assemble
from gridwright.kinds._kind import Kind
from gridwright.model.grid import BESIDE, Grid, Regions
from gridwright.model.primitives import Pair, Primitive, less_than
from gridwright.model.puzzle import Puzzle
from gridwright.model.rules import Different, Rule, regions_filled


def kojun(regions: Labels, givens: Cells | None = None, **details: Unpack[SignDetails]) -> Puzzle:
    """A Kojun from a grid of region labels and its givens. Details: signs, options, allow_disconnected, title …"""
    return assemble(KIND, {"regions": regions, "givens": givens}, details)


@dataclass(frozen=True, slots=True)
class UpperGreater:
    """Where two cells of the region stand one above the other, the upper is greater."""

    cells: tuple[int, ...]
    cols: int

    @property
    def label(self) -> str:
        return "upper cells greater"

    def holds(self, values: Sequence[int]) -> bool:
        return all(values[cell] > values[cell + self.cols] for cell in self.cells if cell + self.cols in self.cells)

    def lower(self, span: range) -> tuple[Primitive, ...]:
        uppers = set(self.cells) & {below - self.cols for below in self.cells}
        return tuple(Pair(cell + self.cols, cell, less_than(span)) for cell in uppers)


def _rules(grid: Grid, regions: Regions) -> Iterator[Rule]:
    yield from regions_filled(regions)
    yield Different(grid, BESIDE, "no equals side by side")
    for region in regions:
        yield UpperGreater(region, grid.cols)


EXAMPLE = """\
kojun 5x5
.3.45
...2.
.....
.4...
.....
regions:
ABBBC
DBBCC
DDEEC
DEECC
FFEGG
"""

KIND = Kind(
    id="kojun",
    title="Kojun",
    aliases=("cojun",),
    summary="Fill every region of n cells with 1 to n. Equal values never stand side by side. Where two cells of one "
    "region stand one above the other, the upper is greater.",
    regions="needed",
    square=False,
    rules=_rules,
    make=kojun,
    examples=(EXAMPLE,),
    region_sizes={1: 1, 2: 2, 3: 3, 4: 5, 5: 5, 6: 3, 7: 1},
    usual_size=(8, 8),
    levels=(1.2, 2.3, 2.9, 5.5, 7.5),
)
