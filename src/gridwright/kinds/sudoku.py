"""Sudoku of any size: 1 to n in every row, column and box."""

from __future__ import annotations

from typing import Any

from gridwright.arrays import Cells, assemble
from gridwright.kind import Kind
from gridwright.puzzle import Puzzle
from gridwright.rules import latin_rules


def sudoku(rows: Cells, **details: Any) -> Puzzle:
    """A Sudoku from its givens. Details: boxes=(rows, columns), signs, options, regions, title, author, source."""
    return assemble(KIND, givens=rows, **details)


KIND = Kind(
    id="sudoku",
    title="Sudoku",
    summary="Fill in 1 to n so that every row, every column and every box holds each value once.",
    regions="boxes",
    square=True,
    rules=latin_rules,
    make=sudoku,
    examples=(
        """\
sudoku 9x9
53..7....
6..195...
.98....6.
8...6...3
4..8.3..1
7...2...6
.6....28.
...419..5
....8..79
""",
        """\
sudoku 6x6 diagonals
......
......
......
......
......
......
""",
    ),
)
