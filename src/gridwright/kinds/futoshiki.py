"""Futoshiki (Unequal): a Latin square with signs between cells."""

from __future__ import annotations

from typing import Unpack

from gridwright.kinds._arrays import Cells, RegionDetails, Signs, assemble
from gridwright.kinds._kind import Kind
from gridwright.model.puzzle import Puzzle
from gridwright.model.rules import latin_rules


def futoshiki(signs: Signs, givens: Cells | None = None, **details: Unpack[RegionDetails]) -> Puzzle:
    """A Futoshiki from its signs, with or without givens. Details: size, regions, options, title, author, source."""
    return assemble(KIND, {"signs": signs, "givens": givens}, details)


EXAMPLE = """\
futoshiki 4x4
1   .   .   .
.   4   .   .
        v
. < .   .   .
.   .   .   .
"""

KIND = Kind(
    id="futoshiki",
    title="Futoshiki",
    aliases=("unequal",),
    summary="Fill in 1 to n so that every row and every column holds each value once and every sign is true.",
    regions="none",
    square=True,
    rules=latin_rules,
    make=futoshiki,
    examples=(EXAMPLE,),
    usual_size=(7, 7),
    levels=(1.5, 2.3, 3.4, 5.5, 7.5),
)
