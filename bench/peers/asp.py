"""clingo: one grounded program for all puzzles, givens as assumptions."""

from __future__ import annotations

from collections.abc import Sequence

from bench.asp_programs import grounded
from bench.peers._peer import Peer

__all__ = ["clingo"]


def clingo() -> Peer:
    control, literals = grounded(3, 3, models=2)

    def solve(lines: Sequence[str]) -> int:
        unique = 0
        for line in lines:
            givens = [literals[cell, int(char)] for cell, char in enumerate(line) if char != "."]
            with control.solve(assumptions=givens, yield_=True) as models:
                unique += sum(1 for _ in models) == 1
        return unique

    return Peer("clingo", solve)
