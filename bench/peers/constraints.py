"""OR-Tools CP-SAT: a model for each puzzle."""

from __future__ import annotations

from collections.abc import Sequence

import gridwright as gw
from bench.cp_sat import count_by_listing
from bench.peers._peer import Peer
from gridwright.model.layout import layout_of

__all__ = ["cp_sat"]


def cp_sat() -> Peer:
    layout = layout_of(gw.load("." * 81))

    def solve(lines: Sequence[str]) -> int:
        return sum(count_by_listing(layout, _givens(line)) == 1 for line in lines)

    return Peer("OR-Tools CP-SAT", solve)


def _givens(line: str) -> list[int]:
    return [0 if char == "." else int(char) for char in line]
