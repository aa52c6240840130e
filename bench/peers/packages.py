"""Sudoku packages that people install."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module

from bench.peers._peer import Peer

__all__ = ["dokusan", "pencilmark", "py_sudoku"]


def pencilmark() -> Peer:
    package = import_module("pencilmark")

    def solve(lines: Sequence[str]) -> int:
        # It raises an error when there is no solution or more than one.
        return sum(len(package.solve(package.from_string(line.replace(".", "0")))) == 81 for line in lines)

    return Peer("pencilmark", solve)


def dokusan() -> Peer:
    boards, solvers = import_module("dokusan.boards"), import_module("dokusan.solvers")
    box = boards.BoxSize(3, 3)

    def solve(lines: Sequence[str]) -> int:
        puzzles = (boards.Sudoku.from_list(_rows(line), box_size=box) for line in lines)
        return sum(solvers.backtrack(puzzle).is_solved() for puzzle in puzzles)

    return Peer("dokusan", solve, proves=False)


def py_sudoku() -> Peer:
    package = import_module("sudoku")

    def solve(lines: Sequence[str]) -> int:
        puzzles = (package.Sudoku(3, 3, board=_rows(line)) for line in lines)
        return sum(not puzzle.has_multiple_solutions() for puzzle in puzzles)

    return Peer("py-sudoku", solve)


def _rows(line: str) -> list[list[int]]:
    values = [0 if char == "." else int(char) for char in line]
    return [values[start : start + 9] for start in range(0, 81, 9)]
