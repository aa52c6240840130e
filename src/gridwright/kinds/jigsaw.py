"""Jigsaw Sudoku (nonomino): Sudoku whose boxes are irregular regions."""

from __future__ import annotations

from typing import Unpack

from gridwright.kinds._arrays import Cells, Labels, SignDetails, assemble
from gridwright.kinds._kind import Kind
from gridwright.model.puzzle import Puzzle
from gridwright.model.rules import latin_rules


def jigsaw(rows: Cells | None = None, regions: Labels | None = None, **details: Unpack[SignDetails]) -> Puzzle:
    """A jigsaw from its givens and a grid of region labels. Details: signs, options, allow_disconnected, title …"""
    return assemble(KIND, {"givens": rows, "regions": regions}, details)


EXAMPLE = """\
jigsaw 5x5
4...3
...3.
.1...
1....
..5..
regions:
ABBBB
AACCB
AACCC
DDDDE
DEEEE
"""

KIND = Kind(
    id="jigsaw",
    title="Jigsaw Sudoku",
    aliases=("nonomino",),
    summary="Fill in 1 to n so that every row, column and outlined region holds each value once.",
    regions="needed",
    square=True,
    rules=latin_rules,
    make=jigsaw,
    examples=(EXAMPLE,),
    titles={"cs": "Nepravidelné sudoku", "de": "Jigsaw-Sudoku", "es": "Sudoku irregular", "pt": "Sudoku irregular"},
)
