"""Comparison Sudoku (Vergleichssudoku, greater-than Sudoku): Sudoku with signs between cells."""

from __future__ import annotations

from typing import Unpack

from gridwright.kinds._arrays import Cells, RegionDetails, Signs, assemble
from gridwright.kinds._kind import Kind
from gridwright.model.puzzle import Puzzle
from gridwright.model.rules import latin_rules


def comparison(signs: Signs, givens: Cells | None = None, **details: Unpack[RegionDetails]) -> Puzzle:
    """A comparison Sudoku from its signs, with or without givens. Details: size, boxes, regions, options, title …"""
    return assemble(KIND, {"signs": signs, "givens": givens}, details)


EXAMPLE = """\
comparison 4x4
. < .   . < .
^   v   v   ^
. > .   . < .
. < .   . > .
^   v   v   ^
. > .   . > .
"""

KIND = Kind(
    id="comparison",
    title="Comparison Sudoku",
    aliases=("greater-than", "vergleich"),
    summary="A Sudoku in which every sign between two cells must be true: the open side faces the greater value.",
    regions="boxes",
    square=True,
    rules=latin_rules,
    make=comparison,
    examples=(EXAMPLE,),
    levels=(1.5, 1.7, 2.8, 5.5, 7.5),
    titles={
        "cs": "Porovnávací sudoku",
        "de": "Vergleichssudoku",
        "es": "Sudoku de comparación",
        "pt": "Sudoku de comparação",
    },
)
