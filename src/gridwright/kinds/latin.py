"""Latin square: 1 to n in every row and column."""

from __future__ import annotations

from typing import Unpack

from gridwright.kinds._arrays import AllDetails, Cells, assemble
from gridwright.kinds._kind import Kind
from gridwright.model.puzzle import Puzzle
from gridwright.model.rules import latin_rules


def latin(rows: Cells | None = None, **details: Unpack[AllDetails]) -> Puzzle:
    """A Latin square from its givens, or empty from its size. Details: size, signs, regions, options, title …"""
    return assemble(KIND, {"givens": rows}, details)


EXAMPLE = """\
latin 4x4
13..
4...
....
..41
"""

KIND = Kind(
    id="latin",
    title="Latin square",
    aliases=("latin-square",),
    summary="Fill in 1 to n so that every row and every column holds each value once.",
    regions="none",
    square=True,
    rules=latin_rules,
    make=latin,
    examples=(EXAMPLE,),
    usual_size=(7, 7),
    levels=(1.5, 2.3, 3.4, 5.5, 7.5),
    titles={"cs": "Latinský čtverec", "de": "Lateinisches Quadrat", "es": "Cuadrado latino", "pt": "Quadrado latino"},
)
