"""exact-cover: Knuth's dancing links in C, asked for two solutions."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module

from bench.peers._peer import Peer

__all__ = ["exact_cover"]


def exact_cover() -> Peer:
    numpy, covers = import_module("numpy"), import_module("exact_cover")
    matrix = numpy.zeros((729, 324), dtype=numpy.int32)
    for cell in range(81):
        row, col = divmod(cell, 9)
        box = row // 3 * 3 + col // 3
        for value in range(9):
            columns = [cell, 81 + row * 9 + value, 162 + col * 9 + value, 243 + box * 9 + value]
            matrix[cell * 9 + value, columns] = 1

    def solve(lines: Sequence[str]) -> int:
        unique = 0
        for line in lines:
            candidates = [
                cell * 9 + value
                for cell, char in enumerate(line)
                for value in (range(9) if char == "." else (int(char) - 1,))
            ]
            unique += len(covers.get_all_solutions(matrix[candidates], max_count=2)) == 1
        return unique

    return Peer("exact-cover", solve)
