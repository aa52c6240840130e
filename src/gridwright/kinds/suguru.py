"""Suguru (Tectonic, Number Blocks): regions of n cells hold 1 to n, and equal values never touch."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Unpack

from gridwright.kinds._arrays import Cells, Labels, SignDetails, assemble
from gridwright.kinds._kind import Kind
from gridwright.model.grid import Grid, Regions
from gridwright.model.puzzle import Puzzle
from gridwright.model.rules import Rule, no_touch, regions_filled


def suguru(regions: Labels, givens: Cells | None = None, **details: Unpack[SignDetails]) -> Puzzle:
    """A Suguru from a grid of region labels and its givens. Details: signs, options, allow_disconnected, title …"""
    return assemble(KIND, {"regions": regions, "givens": givens}, details)


def suguru_rules(grid: Grid, regions: Regions) -> Iterator[Rule]:
    """1 to n in regions of n cells, and no touching equals."""
    yield from regions_filled(regions)
    yield no_touch(grid)


EXAMPLE = """\
suguru 5x5
1..1.
...53
...2.
.5...
.42..
regions:
AABBB
CCDDD
CCDDD
EEFFF
EEEFF
"""

KIND = Kind(
    id="suguru",
    title="Suguru",
    aliases=("tectonic", "number-blocks"),
    summary="Fill every region of n cells with 1 to n. Equal values never touch, not even at a corner.",
    regions="needed",
    square=False,
    rules=suguru_rules,
    make=suguru,
    examples=(EXAMPLE,),
    region_sizes={1: 1, 2: 2, 3: 3, 4: 5, 5: 8},
    usual_size=(8, 8),
    levels=(1.2, 2.3, 2.9, 5.5, 7.5),
)
