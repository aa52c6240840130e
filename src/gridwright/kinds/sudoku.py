"""Sudoku of any size: 1 to n in every row, column and box."""

from __future__ import annotations

from typing import Unpack

from gridwright.kinds._arrays import AllDetails, Cells, assemble
from gridwright.kinds._kind import Kind
from gridwright.model.puzzle import Puzzle
from gridwright.model.rules import latin_rules


def sudoku(rows: Cells, **details: Unpack[AllDetails]) -> Puzzle:
    """A Sudoku from its givens. Details: boxes=(rows, columns), signs, options, regions, title, author, source."""
    return assemble(KIND, {"givens": rows}, details)


EXAMPLE = """\
sudoku 6x6
16...4
......
5.3.2.
.2..1.
...5..
3.....
"""

KIND = Kind(
    id="sudoku",
    title="Sudoku",
    summary="Fill in 1 to n so that every row, every column and every box holds each value once.",
    regions="boxes",
    square=True,
    rules=latin_rules,
    make=sudoku,
    examples=(EXAMPLE,),
    timed_size=9,
)
