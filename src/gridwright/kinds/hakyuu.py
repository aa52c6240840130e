"""Hakyuu (Ripple Effect): regions as in Suguru; equal values in a line keep their distance."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Unpack

from gridwright.kinds._arrays import Cells, Labels, SignDetails, assemble
from gridwright.kinds._kind import Kind
from gridwright.model.grid import Grid, Regions
from gridwright.model.primitives import Pair, Primitive, Relation, relation
from gridwright.model.puzzle import Puzzle
from gridwright.model.rules import Rule, regions_filled


def hakyuu(regions: Labels, givens: Cells | None = None, **details: Unpack[SignDetails]) -> Puzzle:
    """A Hakyuu from a grid of region labels and its givens. Details: signs, options, allow_disconnected, title …"""
    return assemble(KIND, {"regions": regions, "givens": givens}, details)


@dataclass(frozen=True, slots=True)
class Ripple:
    """Two equal values v in a row or column have at least v cells between them."""

    grid: Grid

    @property
    def cells(self) -> tuple[int, ...]:
        return tuple(self.grid.cells)

    @property
    def label(self) -> str:
        return "distance of equals"

    def holds(self, values: Sequence[int]) -> bool:
        lines = [*map(self.grid.row, range(self.grid.rows)), *map(self.grid.column, range(self.grid.cols))]
        return all(
            values[cell] not in [values[other] for other in line[i + 1 : i + 1 + values[cell]]]
            for line in lines
            for i, cell in enumerate(line)
        )

    def lower(self, span: range) -> tuple[Primitive, ...]:
        return tuple(
            Pair(a, b, _apart(span, distance))
            for distance in span
            for a, b in self.grid.pairs(((0, distance), (distance, 0)))
        )


@cache
def _apart(span: range, distance: int) -> Relation:
    return relation(span, lambda value, other: value != other or value < distance)


def _rules(grid: Grid, regions: Regions) -> Iterator[Rule]:
    yield from regions_filled(regions)
    yield Ripple(grid)


EXAMPLE = """\
hakyuu 5x5
....4
.2...
...3.
.....
..1..
regions:
ABBBC
AACCC
DEFGC
EEEGH
IIGGG
"""

KIND = Kind(
    id="hakyuu",
    title="Hakyuu",
    aliases=("ripple-effect", "ripple"),
    summary="Fill every region of n cells with 1 to n. Two equal values v in a row or column have at least v cells "
    "between them.",
    regions="needed",
    square=False,
    rules=_rules,
    make=hakyuu,
    examples=(EXAMPLE,),
    region_sizes={1: 1, 2: 2, 3: 3, 4: 4, 5: 4, 6: 3, 7: 1},
    usual_size=(8, 8),
    levels=(1.2, 2.3, 2.9, 5.5, 7.5),
)
