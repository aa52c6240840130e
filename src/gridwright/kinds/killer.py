"""Killer Sudoku: Sudoku with cages whose values differ and add up to a number."""

from __future__ import annotations

from typing import Unpack

from gridwright.kinds._arrays import AllDetails, Cells, Words, and_clues, assemble
from gridwright.kinds._kind import Kind
from gridwright.model.puzzle import Puzzle
from gridwright.model.rules import latin_rules


def killer(cages: Words, givens: Cells | None = None, **details: Unpack[AllDetails]) -> Puzzle:
    """A killer Sudoku from its cages (`r1c1-r1c2=cage9`), with or without givens. Details: size, boxes, options …"""
    return assemble(KIND, {"givens": givens}, and_clues(details, "cages", cages, "r1c1-r1c2=cage9"))


EXAMPLE = """\
killer 4x4
....
....
....
....
cages: r1c1-r2c1-r2c2=cage9 r1c2-r1c3=cage3 r1c4-r2c3-r2c4=cage8 r3c1-r4c1=cage4
r3c2-r3c3-r3c4=cage9 r4c2-r4c3=cage3 r4c4=cage4
"""

KIND = Kind(
    id="killer",
    title="Killer Sudoku",
    aliases=("killer-sudoku", "sumdoku"),
    summary="A Sudoku with cages: the values in a cage differ and add up to the number in its corner.",
    regions="boxes",
    square=True,
    rules=latin_rules,
    make=killer,
    examples=(EXAMPLE,),
    titles={"cs": "Killer sudoku", "de": "Killer-Sudoku", "es": "Sudoku killer", "pt": "Sudoku killer"},
)
