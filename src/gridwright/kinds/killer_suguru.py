"""Killer Suguru: Suguru with cages whose values add up to a number."""

from __future__ import annotations

from typing import Unpack

from gridwright.kinds._arrays import Cells, Labels, SignDetails, Words, and_clues, assemble
from gridwright.kinds._kind import Kind
from gridwright.kinds.suguru import suguru_rules
from gridwright.model.puzzle import Puzzle


def killer_suguru(
    regions: Labels, cages: Words, givens: Cells | None = None, **details: Unpack[SignDetails]
) -> Puzzle:
    """A killer Suguru from a grid of region labels and its cages (`r1c1-r1c2=cage5`), with or without givens."""
    return assemble(
        KIND, {"regions": regions, "givens": givens}, and_clues(details, "cages", cages, "r1c1-r1c2=cage5")
    )


EXAMPLE = """\
killer_suguru 4x4
....
....
....
....
cages: r1c1-r2c1-r3c1=cage9 r1c2-r2c2=cage4 r1c3-r1c4-r2c3=cage8 r2c4-r3c4=cage10 r3c2-r3c3=cage6
r4c1-r4c2-r4c3=cage9
regions:
ABBB
AABB
ACCC
DCCC
"""

KIND = Kind(
    id="killer_suguru",
    title="Killer Suguru",
    aliases=("killer-suguru",),
    summary=(
        "Fill every region of n cells with 1 to n. Equal values never touch, not even at a corner. The values in a "
        "cage differ and add up to the number in its corner."
    ),
    regions="needed",
    square=False,
    rules=suguru_rules,
    make=killer_suguru,
    examples=(EXAMPLE,),
    region_sizes={1: 1, 2: 2, 3: 3, 4: 5, 5: 8},
    usual_size=(6, 6),
    titles={"cs": "Killer suguru", "de": "Killer-Suguru", "es": "Suguru killer", "pt": "Suguru killer"},
)
