"""Consecutive Sudoku: all neighbours whose values are consecutive have a mark between them."""

from __future__ import annotations

from typing import Unpack

from gridwright.kinds._arrays import AllDetails, Cells, Words, and_clues, assemble
from gridwright.kinds._kind import Kind
from gridwright.model.puzzle import Puzzle
from gridwright.model.rules import latin_rules


def consecutive(dots: Words, givens: Cells | None = None, **details: Unpack[AllDetails]) -> Puzzle:
    """A consecutive Sudoku from its marks (`r1c1-r1c2=white`), with or without givens. Details: size, options …"""
    return assemble(KIND, {"givens": givens}, and_clues(details, "dots", dots, "r1c1-r1c2=white"))


EXAMPLE = """\
consecutive 4x4
....
....
...3
....
dots: r1c1-r2c1=white r1c2-r1c3=white r1c2-r2c2=white r1c3-r2c3=white r2c2-r2c3=white
r3c1-r4c1=white r3c2-r3c3=white r3c2-r4c2=white r3c4-r4c4=white
"""

KIND = Kind(
    id="consecutive",
    title="Consecutive Sudoku",
    aliases=("consecutive-sudoku",),
    summary="A Sudoku in which neighbours hold consecutive values just where there is a white dot between them.",
    regions="boxes",
    square=True,
    rules=latin_rules,
    make=consecutive,
    options=frozenset({"all-white-dots"}),
    examples=(EXAMPLE,),
    titles={
        "cs": "Sudoku sousedů",
        "de": "Nachbarsudoku",
        "es": "Sudoku consecutivo",
        "pt": "Sudoku consecutivo",
    },
)
