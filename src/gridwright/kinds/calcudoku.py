"""Calcudoku (KenKen, Mathdoku, Keen): a Latin square with cages whose values give a number."""

from __future__ import annotations

from typing import Unpack

from gridwright.kinds._arrays import AllDetails, Cells, Words, and_clues, assemble
from gridwright.kinds._kind import Kind
from gridwright.model.puzzle import Puzzle
from gridwright.model.rules import latin_rules


def calcudoku(cages: Words, givens: Cells | None = None, **details: Unpack[AllDetails]) -> Puzzle:
    """A Calcudoku from its cages (`r1c1-r1c2=3-`, `r2c1-r3c1=12x`), with or without givens. Details: size, options …"""
    return assemble(KIND, {"givens": givens}, and_clues(details, "cages", cages, "r1c1-r1c2=3-"))


EXAMPLE = """\
calcudoku 4x4
....
....
....
....
calculations: r1c1-r2c1-r3c1-r3c2=32x r1c2-r2c2=3/ r1c3-r1c4=1- r2c3-r2c4=4/ r3c3-r4c3=7+
r3c4-r4c4=2/ r4c1-r4c2=1-
"""

KIND = Kind(
    id="calcudoku",
    title="Calcudoku",
    aliases=("kenken", "mathdoku"),
    summary=(
        "Fill in 1 to n so that every row and every column holds each value once. The values in a cage give its "
        "number: as a sum or product, or two of them as a difference or quotient."
    ),
    regions="none",
    square=True,
    rules=latin_rules,
    make=calcudoku,
    examples=(EXAMPLE,),
    usual_size=(6, 6),
)
